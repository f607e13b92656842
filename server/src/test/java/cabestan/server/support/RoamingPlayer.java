package cabestan.server.support;

import cabestan.rules.game.Dice;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** A player on a site of several nodes, who moves to another node when theirs dies and repeats commands that were not answered. */
public final class RoamingPlayer implements Callable<Void> {

    private static final int ACTIONS_BEFORE_RESIGNING = 120;

    private final List<Integer> ports;
    private final Client client;
    private final String match;
    private final int seat;
    private final int seats;
    private final Dice dice;
    private final FollowedRecord followed = new FollowedRecord();
    private final Map<Integer, String> acknowledged = new TreeMap<>();
    private final AtomicInteger answers = new AtomicInteger();
    private final AtomicInteger triedAgain = new AtomicInteger();
    private final List<Long> failovers = new ArrayList<>();
    private int node;
    private Page page;
    private boolean resigned;

    public RoamingPlayer(List<Integer> ports, int node, Client client, String match, int seat, int seats, Dice dice) {
        this.ports = ports;
        this.node = node;
        this.client = client;
        this.match = match;
        this.seat = seat;
        this.seats = seats;
        this.dice = dice;
    }

    /** Plays until the match is over. */
    @Override
    public Void call() throws InterruptedException {
        connect();
        while (!followed.isOver()) {
            try {
                if (resigned || followed.onTurn() != seat && followed.version() < ACTIONS_BEFORE_RESIGNING) {
                    followed.look(page.next("changed"));
                } else {
                    act();
                }
            } catch (IllegalStateException | CompletionException e) { // the connection is gone
                travel();
            }
        }
        page.close();
        return null;
    }

    private void connect() {
        page = client.at(ports.get(node)).open();
        followed.look(followed.version() < 0 ? page.follow(match) : page.follow(match, followed.version()));
    }

    private void travel() throws InterruptedException {
        long left = System.nanoTime();
        boolean arrived = false;
        while (!arrived) {
            node = (node + 1) % ports.size();
            try {
                page.close();
                connect();
                arrived = true;
            } catch (RuntimeException e) {
                Thread.sleep(50);
            }
        }
        failovers.add(TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - left));
    }

    private void act() throws InterruptedException {
        int version = followed.version();
        boolean enough = version >= ACTIONS_BEFORE_RESIGNING;
        String action = enough
                ? null
                : followed.legal()
                        .get(dice.below(followed.legal().size()))
                        .path("text")
                        .asText();
        JsonNode answer = insist(Client.command(enough ? "resign" : "act", match, version, seat, action));
        String code = answer.path("code").asText();
        if (answer.path("type").asText().equals("accepted")) {
            answers.incrementAndGet();
            resigned |= enough;
            if (!enough) {
                acknowledged.put(answer.path("version").asInt(), action);
            }
        } else if (!code.equals("stale") && !code.equals("over")) {
            throw new AssertionError(answer.toString());
        }
        catchUp(answer.path("version").asInt());
    }

    /** Repeats a command until it is accepted or rejected. */
    private JsonNode insist(String command) throws InterruptedException {
        while (true) {
            try {
                JsonNode answer = ask(command);
                if (!answer.path("code").asText().equals("try-again")) {
                    return answer;
                }
                triedAgain.incrementAndGet();
                Thread.sleep(100);
            } catch (IllegalStateException | CompletionException e) {
                travel();
            }
        }
    }

    private JsonNode ask(String command) {
        String id = Client.read(command).path("id").asText();
        page.say(command);
        return page.next(
                message -> {
                    if (message.path("type").asText().equals("changed")) {
                        followed.look(message);
                    }
                    return message.path("id").asText().equals(id);
                },
                "answer to " + id);
    }

    private void catchUp(int version) {
        while (followed.version() < version) {
            followed.look(page.next("changed"));
        }
    }

    public Client client() {
        return client;
    }

    public String match() {
        return match;
    }

    /** The number of seats at the table. */
    public int seats() {
        return seats;
    }

    public FollowedRecord followed() {
        return followed;
    }

    public int node() {
        return node;
    }

    /** How many commands were accepted so far. */
    public int answers() {
        return answers.get();
    }

    /** How often the answer was to try again. */
    public int triedAgain() {
        return triedAgain.get();
    }

    /** How long each change to another node took, in milliseconds. */
    public List<Long> failovers() {
        return failovers;
    }

    public Map<Integer, String> acknowledged() {
        return acknowledged;
    }
}
