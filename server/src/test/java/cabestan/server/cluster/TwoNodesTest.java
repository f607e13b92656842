package cabestan.server.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.catalog.Games;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Game;
import cabestan.rules.game.MatchRecord;
import cabestan.rules.game.Seed;
import cabestan.server.support.Client;
import cabestan.server.support.Page;
import cabestan.server.support.Postgres;
import cabestan.server.support.Redis;
import cabestan.server.support.RoamingPlayer;
import cabestan.server.support.ServerProcess;
import cabestan.server.torture.KillableServer;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A site of two processes with a real PostgreSQL and Redis: four players play all games to the end while parts of it fail. */
@Timeout(300)
class TwoNodesTest {

    private static final int CLIENTS = 4;
    private static final int LONGEST_FAILOVER_MILLIS = 3_000;

    @TempDir
    Path data;

    private final Dice dice = Seed.of(11).dice();
    private final List<Client> clients = new ArrayList<>();
    private final List<RoamingPlayer> players = new ArrayList<>();
    private final List<Future<Void>> playing = new ArrayList<>();
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private Redis redis;
    private KillableServer one;
    private KillableServer two;
    private List<Integer> ports;

    @BeforeEach
    void start() throws IOException {
        String database = Postgres.fresh();
        redis = new Redis(data);
        one = ServerProcess.server(data, database, redis.url());
        two = ServerProcess.server(data, database, redis.url());
        one.start();
        two.start();
        ports = List.of(one.address().getPort(), two.address().getPort());
        for (int i = 0; i < CLIENTS; i++) {
            clients.add(new Client(ports.get(i % 2), "Player " + (i + 1)));
        }
    }

    @AfterEach
    void stop() {
        threads.shutdownNow();
        one.close();
        two.close();
        redis.close();
    }

    @Test
    void a_node_is_killed_and_its_players_go_on_at_the_other() throws Exception {
        playAllGames();
        awaitAnswers(30);
        one.kill();
        finish();
        List<RoamingPlayer> moved =
                players.stream().filter(who -> !who.failovers().isEmpty()).toList();
        assertFalse(moved.isEmpty(), "nobody was on the node that died");
        for (RoamingPlayer who : moved) { // a short match may have ended before the kill
            assertEquals(1, who.node(), "everybody who moved is on the surviving node");
            for (long failover : who.failovers()) {
                assertTrue(failover < LONGEST_FAILOVER_MILLIS, "somebody was away for " + failover + " ms");
            }
        }
    }

    @Test
    void Redis_is_killed_and_restarted() throws Exception {
        playAllGames();
        awaitAnswers(30);
        redis.kill();
        awaitAnswers(8);
        redis.start();
        finish();
        players.forEach(who -> assertEquals(List.of(), who.failovers(), "nobody lost the connection"));
    }

    @Test
    void PostgreSQL_is_restarted_and_rejected_actions_succeed_later() throws Exception {
        playAllGames();
        playAtOneNode();
        awaitAnswers(30);
        Postgres.restart(() -> await(
                () -> players.stream().mapToInt(RoamingPlayer::triedAgain).sum() > 0, "nobody was asked to try again"));
        finish();
        players.forEach(who -> assertEquals(List.of(), who.failovers(), "nobody lost the connection"));
    }

    /** An upgrade without downtime: the first new node upgrades the schema, old nodes keep running, but an old node can no longer start. */
    @Test
    void older_nodes_play_on_with_the_schema_of_a_newer_program() throws Exception {
        playAllGames();
        awaitAnswers(30);
        for (String table : List.of("matches", "events", "seats", "players", "house", "tokens", "links", "solved")) {
            Postgres.execute("ALTER TABLE " + table + " ADD COLUMN later BIGINT NOT NULL DEFAULT 0");
        }
        Postgres.execute("CREATE TABLE later (id TEXT PRIMARY KEY); INSERT INTO schema_version VALUES (999)");
        finish();
        players.forEach(who -> assertEquals(List.of(), who.failovers(), "nobody lost the connection"));
        two.kill();
        assertThrows(IllegalStateException.class, two::start, "an old program does not start with a newer schema");
        assertTrue(Files.readString(two.log()).contains("install the newer program"));
    }

    @Test
    void a_page_is_asked_to_meet_the_others_until_its_socket_names_the_match() {
        Client anna = clients.getFirst();
        String match = anna.make("{\"game\":\"arcanor\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}]}")
                .path("match")
                .asText();
        try (Page page = new Page(anna);
                Page meeting = Page.meetingAt(match, anna)) {
            page.follow(match);
            assertEquals(match, page.next("meet").path("match").asText());
            meeting.follow(match);
            meeting.say("{\"type\":\"ping\"}");
            meeting.next("pong");
            assertFalse(meeting.traffic().stream().anyMatch(message -> message.contains("\"meet\"")));
        }
    }

    /** A table for each game, with neighbours on different nodes. */
    private void playAllGames() {
        for (Game game : Games.all()) {
            int seats = Math.min(CLIENTS, game.variants().getFirst().maxSeats());
            sitDown(game.id(), clients.subList(0, seats), seat -> seat % 2);
        }
    }

    /** A table of two players on one node, who need no messages from the other and so act even while all others wait for the database. */
    private void playAtOneNode() {
        sitDown("arcanor", clients.subList(0, 2), seat -> 0);
    }

    private void sitDown(String game, List<Client> people, IntUnaryOperator nodeOfSeat) {
        JsonNode made = people.getFirst()
                .make("{\"game\":\"" + game + "\",\"seats\":[{\"kind\":\"me\"}"
                        + ",{\"kind\":\"open\"}".repeat(people.size() - 1) + "],\"listed\":true}");
        String match = made.path("match").asText();
        List<RoamingPlayer> here = new ArrayList<>();
        for (int seat = 0; seat < people.size(); seat++) {
            Client client = people.get(seat);
            if (seat > 0) {
                String key = made.at("/invites/" + (seat - 1) + "/key").asText();
                client.post("/api/matches/" + match + "/join", "{\"key\":\"" + key + "\"}");
            }
            int node = nodeOfSeat.applyAsInt(seat);
            here.add(new RoamingPlayer(
                    ports,
                    node,
                    client,
                    match,
                    seat + 1,
                    people.size(),
                    dice.seed().dice()));
        }
        players.addAll(here);
        here.forEach(who -> playing.add(threads.submit(who)));
    }

    private void awaitAnswers(int more) {
        int wanted = answers() + more;
        await(() -> answers() >= wanted, "play does not continue");
    }

    private int answers() {
        return players.stream().mapToInt(RoamingPlayer::answers).sum();
    }

    private void await(BooleanSupplier condition, String otherwise) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(120);
        while (!condition.getAsBoolean()) {
            playing.stream().filter(Future::isDone).forEach(TwoNodesTest::mustBeWell);
            assertTrue(System.nanoTime() < end, otherwise);
            LockSupport.parkNanos(5_000_000);
        }
    }

    private static void mustBeWell(Future<Void> done) {
        try {
            done.get();
        } catch (ExecutionException e) {
            throw new AssertionError(e.getCause());
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Lets everybody play to the end, then compares the record with what each player saw and what was acknowledged. */
    private void finish() throws Exception {
        for (Future<Void> player : playing) {
            player.get(200, TimeUnit.SECONDS);
        }
        for (RoamingPlayer who : players) {
            String text = who.client()
                    .at(ports.get(1))
                    .send("GET", "/api/matches/" + who.match() + "/record", "")
                    .body();
            MatchRecord record = MatchRecord.read(text, Games::named);
            record.verify();
            List<String> played =
                    record.actions().stream().map(MatchRecord.Played::text).toList();
            assertFalse(played.isEmpty());
            assertEquals(played, who.followed().record(), "nothing is lost or doubled");
            JsonNode events;
            try (Page page = who.client().at(ports.get(1)).open()) {
                events = page.follow(who.match(), 0).path("events");
            }
            who.acknowledged().forEach((version, action) -> assertActed(action, events, version));
        }
    }

    /** A docker that walks on is written as one whole walk, after the shorter one was undone (F14). */
    private static void assertActed(String action, JsonNode events, int version) {
        JsonNode gesture = events.path(version - 1).path("gesture");
        boolean walkedOn = events.path(version - 2).path("kind").asText().equals("undone");
        assertEquals(
                walkedOn ? action.substring(action.lastIndexOf('-') + 1) : action,
                gesture.path(walkedOn ? "to" : "text").asText(),
                "what was acknowledged stands where it was promised");
    }
}
