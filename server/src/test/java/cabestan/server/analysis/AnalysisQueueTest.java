package cabestan.server.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.store.Database;
import cabestan.server.store.analysis.AnalysisRepository;
import cabestan.server.store.analysis.AnalysisRepository.Bounds;
import cabestan.server.store.analysis.AnalysisRepository.SeatAccuracy;
import cabestan.server.support.Postgres;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The queue of analyses: fair, bounded, and each of them done by one node. */
class AnalysisQueueTest {

    private static final Bounds BOUNDS = new Bounds(3, 5);

    @TempDir
    Path data;

    private Database database;

    private AnalysisRepository open(String kind) {
        database = kind.equals("sqlite")
                ? Database.sqlite(data.resolve("cabestan.db"))
                : Database.postgresql(Postgres.fresh());
        return new AnalysisRepository(database);
    }

    @AfterEach
    void close() {
        database.close();
    }

    private static boolean ask(AnalysisRepository queue, String match, String player) {
        return queue.add(match, 40, player, 1_000, BOUNDS);
    }

    private static Optional<String> take(AnalysisRepository queue, String node, long now) {
        return queue.take(node, now, now + 100, 3);
    }

    @ParameterizedTest
    @ValueSource(strings = {"sqlite", "postgresql"})
    void players_take_turns_however_much_one_of_them_asks_for(String kind) {
        AnalysisRepository queue = open(kind);
        for (String match : List.of("a1", "a2", "a3")) {
            assertTrue(ask(queue, match, "anna"));
        }
        assertTrue(ask(queue, "b1", "bert"));
        assertTrue(ask(queue, "b2", "bert"));
        List<String> order = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            String next = take(queue, "one", 2_000 + i).orElseThrow();
            queue.finish(next, "one", "{}", List.of());
            order.add(next);
        }
        assertEquals(List.of("a1", "b1", "a2", "b2", "a3"), order);
    }

    @ParameterizedTest
    @ValueSource(strings = {"sqlite", "postgresql"})
    void a_player_and_all_together_can_ask_for_so_much_and_what_is_done_makes_room(String kind) {
        AnalysisRepository queue = open(kind);
        for (String match : List.of("a1", "a2", "a3")) {
            assertTrue(ask(queue, match, "anna"));
        }
        assertFalse(ask(queue, "a4", "anna"), "a player has three");
        assertTrue(ask(queue, "b1", "bert"));
        assertTrue(ask(queue, "b2", "bert"));
        assertFalse(ask(queue, "c1", "carl"), "all together have five");
        queue.finish(take(queue, "one", 2_000).orElseThrow(), "one", "{}", List.of());
        assertTrue(ask(queue, "c1", "carl"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"sqlite", "postgresql"})
    void another_node_takes_over_when_the_lease_is_not_renewed_and_only_it_can_finish(String kind) {
        AnalysisRepository queue = open(kind);
        ask(queue, "a1", "anna");
        assertEquals(Optional.of("a1"), take(queue, "one", 2_000));
        assertTrue(queue.renew("a1", "one", 2_500, 7));
        assertEquals(7, queue.find("a1").orElseThrow().judged());
        assertEquals(Optional.empty(), take(queue, "two", 2_400), "it was renewed");
        assertEquals(Optional.of("a1"), take(queue, "two", 2_600));
        assertEquals(0, queue.find("a1").orElseThrow().judged(), "it is begun anew");
        assertFalse(queue.renew("a1", "one", 9_000, 8));
        assertFalse(queue.finish("a1", "one", "late", List.of(new SeatAccuracy(0, 5, 9_000))));
        assertTrue(queue.finish("a1", "two", "good", List.of(new SeatAccuracy(0, 5, 8_000))));
        assertFalse(queue.finish("a1", "two", "again", List.of(new SeatAccuracy(0, 5, 8_000))), "once");
        assertEquals("good", queue.find("a1").orElseThrow().report());
    }

    @ParameterizedTest
    @ValueSource(strings = {"sqlite", "postgresql"})
    void what_ends_every_process_that_tries_it_is_given_up_and_can_be_asked_for_again(String kind) {
        AnalysisRepository queue = open(kind);
        ask(queue, "a1", "anna");
        for (int i = 0; i < 3; i++) {
            assertEquals(Optional.of("a1"), take(queue, "node " + i, 2_000 + 1_000 * i));
        }
        assertEquals(Optional.empty(), take(queue, "one", 6_000));
        assertTrue(queue.find("a1").orElseThrow().isFailed());
        assertTrue(queue.find("a1").orElseThrow().failure().contains("3 times"));
        assertTrue(ask(queue, "a1", "bert"));
        assertEquals(Optional.of("a1"), take(queue, "one", 7_000));
    }

    @ParameterizedTest
    @ValueSource(strings = {"sqlite", "postgresql"})
    void a_node_that_stops_gives_its_analysis_back_which_does_not_count_as_an_attempt(String kind) {
        AnalysisRepository queue = open(kind);
        ask(queue, "a1", "anna");
        for (int i = 0; i < 10; i++) {
            assertEquals(Optional.of("a1"), take(queue, "one", 2_000));
            queue.release("a1", "one");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"sqlite", "postgresql"})
    void nodes_that_take_at_the_same_time_never_get_the_same(String kind) throws InterruptedException {
        AnalysisRepository queue = open(kind);
        for (int i = 0; i < 40; i++) {
            queue.add("m" + i, 40, "anna", 1_000, new Bounds(100, 100));
        }
        List<String> taken = new ArrayList<>();
        List<Thread> nodes = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            String node = "node " + i;
            nodes.add(Thread.startVirtualThread(() -> {
                for (int round = 0; round < 12; round++) {
                    Optional<String> mine = queue.take(node, 2_000, 9_000, 3);
                    synchronized (taken) {
                        mine.ifPresent(taken::add);
                    }
                }
            }));
        }
        for (Thread node : nodes) {
            node.join();
        }
        assertEquals(40, taken.size());
        assertEquals(40, taken.stream().distinct().count());
    }
}
