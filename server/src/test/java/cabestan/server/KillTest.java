package cabestan.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.game.Dice;
import cabestan.rules.game.Seed;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The server is killed again and again while clients play: nothing acknowledged is lost, nothing is done twice. */
class KillTest {

    private static final int KILLS = 50;
    private static final int CLIENTS = 4;

    @TempDir
    Path data;

    @Test
    void kill_9_loses_no_acknowledged_action_on_sqlite() throws IOException {
        torture("");
    }

    @Test
    void kill_9_loses_no_acknowledged_action_on_postgresql() throws IOException {
        torture(Postgres.fresh());
    }

    private void torture(String database) throws IOException {
        Dice dice = Seed.of(4).dice();
        List<Stubborn> players = new ArrayList<>();
        try (ServerProcess server = new ServerProcess(data, database)) {
            server.start();
            server.awaitReady();
            for (int i = 0; i < CLIENTS; i++) {
                players.add(new Stubborn(
                        new Client(server.port(), "Player " + i),
                        i % 2 == 1,
                        Seed.of(i).dice()));
            }
            players.forEach(Stubborn::start);
            for (int kill = 0; kill < KILLS; kill++) {
                awaitActions(players, 1 + dice.below(15));
                ServerProcess.pause(dice.below(20));
                server.kill();
                server.start();
                server.awaitReady();
            }
            for (Stubborn player : players) {
                player.finish();
                player.check();
            }
            int repeated = players.stream().mapToInt(player -> player.repeated).sum();
            System.out.println("kills " + KILLS + ", acknowledged actions " + acknowledged(players)
                    + ", commands repeated after a kill " + repeated);
            assertTrue(repeated > 0, "no kill fell between a command and its answer");
        }
    }

    private static void awaitActions(List<Stubborn> players, int more) {
        int wanted = acknowledged(players) + more;
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
        while (acknowledged(players) < wanted) {
            assertTrue(System.nanoTime() < end, "nobody plays on after a kill");
            ServerProcess.pause(1);
        }
    }

    private static int acknowledged(List<Stubborn> players) {
        return players.stream().mapToInt(player -> player.count.get()).sum();
    }

    /** Plays on whatever happens: reconnects, repeats the command that got no answer, and notes what was acknowledged. */
    private static final class Stubborn {

        private final Client client;
        private final String wish;
        private final Dice dice;
        private final Map<String, Map<Integer, String>> finished = new TreeMap<>();
        private final Map<Integer, String> acknowledged = new TreeMap<>();
        private final Thread thread = Thread.ofVirtual().unstarted(this::play);
        private volatile boolean enough;
        private final AtomicInteger count = new AtomicInteger();
        private volatile RuntimeException trouble;
        private String match;
        private String unanswered;
        private int repeated;

        Stubborn(Client client, boolean againstBot, Dice dice) {
            this.client = client;
            this.dice = dice;
            this.wish = "{\"game\":\"arcanor\",\"seats\":[{\"kind\":\"me\"},"
                    + (againstBot ? "{\"kind\":\"bot\",\"level\":1}" : "{\"kind\":\"guest\",\"name\":\"Kim\"}") + "]}";
            this.match = client.make(wish).path("match").asText();
        }

        void start() {
            thread.start();
        }

        private void play() {
            while (!enough) {
                try (Page page = client.open()) {
                    playOn(page);
                } catch (AssertionError e) {
                    trouble = new IllegalStateException(e);
                    return;
                } catch (RuntimeException e) {
                    ServerProcess.pause(20); // the server is away
                }
            }
        }

        private void playOn(Page page) {
            if (unanswered != null) {
                repeated++;
                settle(page.ask(unanswered));
            }
            JsonNode now = page.follow(match);
            while (!enough) {
                int seat = now.at("/summary/onTurn").asInt();
                JsonNode mine = seat == 0 ? null : viewOf(now, seat);
                if (seat == 0) {
                    String next = client.make(wish).path("match").asText();
                    finished.put(match, new TreeMap<>(acknowledged));
                    acknowledged.clear();
                    match = next;
                    now = page.follow(match);
                } else if (mine == null) {
                    now = page.changedTo(now.path("version").asInt() + 1); // a bot thinks
                } else {
                    JsonNode legal = mine.path("legal");
                    String action =
                            legal.get(dice.below(legal.size())).path("text").asText();
                    int version = now.path("version").asInt();
                    unanswered = Client.command("act", match, version, seat, action);
                    settle(page.ask(unanswered));
                    now = page.changedTo(version + 1);
                }
            }
        }

        private static JsonNode viewOf(JsonNode changed, int seat) {
            for (JsonNode view : changed.path("views")) {
                if (view.path("seat").asInt() == seat) {
                    return view;
                }
            }
            return null;
        }

        private void settle(JsonNode answer) {
            assertEquals("accepted", answer.path("type").asText(), answer.toString());
            String action = Client.read(unanswered).path("action").asText();
            acknowledged.put(answer.path("version").asInt(), action);
            count.incrementAndGet();
            unanswered = null;
        }

        void finish() {
            enough = true;
            try {
                thread.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            if (trouble != null) {
                throw trouble;
            }
        }

        /** A match begins at version 1, and every later version is one action. */
        void check() {
            finished.put(match, acknowledged);
            try (Page page = client.open()) {
                finished.forEach(
                        (each, actions) -> check(page.follow(each).path("record"), actions, each.equals(match)));
            }
        }

        private void check(JsonNode record, Map<Integer, String> actions, boolean last) {
            actions.forEach((version, action) ->
                    assertEquals(action, record.path(version - 2).path("text").asText(), "version " + version));
            int byMe = 0;
            for (JsonNode entry : record) {
                byMe += wish.contains("bot") && entry.path("seat").asInt() == 2 ? 0 : 1;
            }
            int unknown = byMe - actions.size();
            assertTrue(
                    unknown == 0 || unknown == 1 && last && unanswered != null,
                    byMe + " actions on disk, " + actions.size() + " acknowledged");
        }
    }
}
