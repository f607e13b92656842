package cabestan.server.torture;

import cabestan.rules.catalog.Games;
import cabestan.rules.game.Dice;
import cabestan.server.load.Pause;
import cabestan.server.load.PlanMaker;
import cabestan.server.torture.History.Outcome;
import cabestan.server.torture.RetryingClient.Answer;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Sends random commands of all kinds to any node, sensible or not, and repeats those that were not answered. */
final class ChaosPlayer {

    private static final Pattern MATCH = Pattern.compile("\"match\":\"(\\w+)\"");
    private static final Pattern VERSION = Pattern.compile("\"version\":(\\d+)");
    private static final Pattern NUMBER = Pattern.compile("\"number\":(\\d+)");
    private static final Pattern STATE = Pattern.compile("\"state\":\"(\\w+)\"");
    private static final Pattern ON_TURN = Pattern.compile("\"onTurn\":(\\d+)");
    private static final Pattern LEGAL = Pattern.compile("\"legal\":\\[(\\{.*?)],\"undoable\"");
    private static final Pattern GAME = Pattern.compile("\"game\":\"(\\w+)\"");
    private static final Pattern POSITION = Pattern.compile("\"position\":\"([^\"]*)\"");
    private static final Pattern ACTION = Pattern.compile("\\{\"text\":\"([^\"]*)\"");
    private static final int MOST_MATCHES = 4;

    private static final List<String> WISHES = List.of(
            "\"game\":\"arcanor\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}],\"listed\":true",
            "\"game\":\"arcanor\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"guest\",\"name\":\"Kim\"}]",
            "\"game\":\"fragile\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}],\"listed\":true",
            "\"game\":\"cartagena\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}],\"listed\":true,"
                    + "\"clock\":{\"kind\":\"match\",\"seconds\":3,\"increment\":0}");

    /** The logs in which all players record what they did, planned and waited for. */
    record Logs(History history, PlanHistory plans, LatencyLog latencies) {}

    private final RetryingClient client;
    private final Dice dice;
    private final Logs logs;
    private final PlanMaker planMaker;
    private final List<String> open;
    private final List<String> mine = new ArrayList<>();
    private final Thread thread;
    private volatile boolean enough;

    /** @param open matches that somebody may join, shared by all players */
    ChaosPlayer(RetryingClient client, String name, Dice dice, Logs logs, List<String> open) {
        this.client = client;
        this.dice = dice;
        this.logs = logs;
        this.planMaker = new PlanMaker(dice);
        this.open = open;
        this.thread = Thread.ofVirtual().name(name).unstarted(() -> play(name));
    }

    void start() {
        thread.start();
    }

    /** Stops; what was not answered may still be repeated for a while. */
    void stop() {
        client.settle();
        enough = true;
    }

    void join() {
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void play(String name) {
        client.introduce(name);
        while (!enough) {
            int chance = dice.below(20);
            if (mine.isEmpty() || chance == 0 && mine.size() < MOST_MATCHES) {
                make();
            } else if (chance == 1 && mine.size() < MOST_MATCHES) {
                joinAny();
            } else {
                playAt(mine.get(dice.below(mine.size())));
            }
        }
    }

    private void make() {
        String key = UUID.randomUUID().toString();
        Answer made = client.make("/api/matches", "{" + WISHES.get(dice.below(WISHES.size())) + "}", key);
        String match = text(MATCH, made.body());
        if (made.status() == 201) {
            logs.history.created(key, match);
            mine.add(match);
            open.add(match);
        }
    }

    private void joinAny() {
        if (!open.isEmpty()) {
            String match = open.get(dice.below(open.size()));
            if (client.post("/api/matches/" + match + "/join", "{}").status() == 200 && !mine.contains(match)) {
                mine.add(match);
            }
        }
    }

    private void playAt(String match) {
        long sent = System.nanoTime();
        Answer seen = client.get("/api/matches/" + match);
        if (seen.status() != 200) {
            mine.remove(match);
            return;
        }
        int version = number(VERSION, seen.body());
        logs.history.add(new History.Look(match, sent, version));
        int seat = number(ON_TURN, seen.body());
        String state = text(STATE, seen.body());
        if (state.equals("over")) {
            mine.remove(match);
            open.remove(match);
            command(match, version, 1 + dice.below(2), "rematch", "");
        } else if (state.equals("running") && dice.below(10) > 0) {
            act(match, text(GAME, seen.body()), version, seat);
        } else {
            misbehave(match, version);
        }
    }

    /** The rejection of an illegal action lists the legal ones. */
    private void act(String match, String game, int version, int seat) {
        String rejected = client.post(commands(match), body(match, "look", version, seat, "act", "?"))
                .body();
        List<String> actions = ACTION.matcher(text(LEGAL, rejected))
                .results()
                .map(found -> found.group(1))
                .toList();
        if (dice.below(3) == 0) {
            plan(match, game, version, 3 - seat, text(POSITION, rejected).replace("\\n", "\n"));
        } else if (actions.isEmpty()) {
            Pause.millis(10); // somebody else is on turn
        } else {
            command(match, version, seat, "act", actions.get(dice.below(actions.size())));
        }
    }

    /** Plans what the seat that is not on turn replies; sent again after a lost answer, it may have come too late. */
    private void plan(String match, String game, int version, int seat, String position) {
        if (position.isEmpty() || !hasPlans(game)) {
            return;
        }
        List<List<String>> lines = planMaker.lines(game, position);
        long sent = System.nanoTime();
        Answer answer = client.post(commands(match), PlanMaker.command(match, version, seat, lines));
        boolean accepted = answer.isAccepted();
        boolean known = !answer.isUncertain() && (accepted || answer.attempts().size() == 1);
        logs.plans.add(new PlanHistory.Planned(
                match,
                version,
                seat,
                lines,
                sent,
                accepted ? Outcome.ACCEPTED : known ? Outcome.REJECTED : Outcome.UNKNOWN));
    }

    private static boolean hasPlans(String game) {
        return Games.named(game)
                .hasPerfectInformation(Games.named(game).variants().getFirst().id());
    }

    private void misbehave(String match, int version) {
        int seat = 1 + dice.below(2);
        switch (dice.below(12)) {
            case 0 -> command(match, version, seat, "resign", "");
            case 1, 2 -> client.post("/api/matches/" + match + "/leave", "{\"seat\":" + seat + "}");
            case 3, 4, 5, 6 -> command(match, version, seat, "undo", "");
            case 7 -> command(match, version, seat, "offer-draw", "");
            case 8 -> command(match, version, seat, "ask-takeback", "");
            case 9 -> command(match, version, seat, "grant-takeback", "");
            case 10 -> say(match);
            default -> Pause.millis(20);
        }
    }

    private void say(String match) {
        String text = UUID.randomUUID().toString();
        String saying = "{\"id\":\"" + text + "\",\"text\":\"" + text + "\"}";
        Answer said = client.post("/api/matches/" + match + "/chat", saying);
        if (said.status() == 201) {
            logs.history.add(new History.Said(match, text, number(NUMBER, said.body())));
        }
    }

    private static String commands(String match) {
        return "/api/matches/" + match + "/commands";
    }

    private static String body(String match, String id, int version, int seat, String type, String action) {
        return "{\"type\":\"" + type + "\",\"id\":\"" + id + "\",\"match\":\"" + match + "\",\"version\":" + version
                + ",\"seat\":" + seat + ",\"action\":\"" + action + "\"}";
    }

    private void command(String match, int version, int seat, String type, String action) {
        String id = UUID.randomUUID().toString();
        long sent = System.nanoTime();
        Answer answer = client.post(commands(match), body(match, id, version, seat, type, action));
        boolean accepted = answer.isAccepted();
        logs.history.add(new History.Operation(
                match,
                id,
                sent,
                System.nanoTime(),
                accepted ? Outcome.ACCEPTED : answer.isUncertain() ? Outcome.UNKNOWN : Outcome.REJECTED,
                accepted ? number(VERSION, answer.body()) : 0));
        if (accepted) {
            logs.latencies.add(answer.attempts());
        }
    }

    private static int number(Pattern pattern, String text) {
        Matcher found = pattern.matcher(text);
        return found.find() ? Integer.parseInt(found.group(1)) : 0;
    }

    private static String text(Pattern pattern, String text) {
        Matcher found = pattern.matcher(text);
        return found.find() ? found.group(1) : "";
    }
}
