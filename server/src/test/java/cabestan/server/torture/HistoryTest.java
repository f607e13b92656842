package cabestan.server.torture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.store.Database;
import cabestan.server.store.MatchRepository.PlanChange;
import cabestan.server.store.Repositories;
import cabestan.server.store.social.ChatChannel;
import cabestan.server.store.social.ChatRepository;
import cabestan.server.store.social.ChatRepository.NewChatRow;
import cabestan.server.store.social.ChatRepository.Place;
import cabestan.server.support.SampleTables;
import cabestan.server.torture.History.Look;
import cabestan.server.torture.History.Operation;
import cabestan.server.torture.History.Outcome;
import cabestan.server.torture.History.Said;
import cabestan.table.Table;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The checker finds what it is there for: a match with one action, c2, that led to version 2. */
class HistoryTest {

    @TempDir
    Path data;

    private final History history = new History();
    private Database database;
    private Repositories stored;

    @BeforeEach
    void play() {
        database = Database.sqlite(data.resolve("cabestan.db"));
        stored = Repositories.of(database);
        stored.matches().create(SampleTables.started("m1"), 0, true, List.of());
        Table table = SampleTables.started("m1");
        var acted = SampleTables.acted(table, "a1-a2");
        table.apply(acted);
        stored.matches().append(table, List.of(acted), PlanChange.NONE, table.seats(), 0, Optional.empty(), List.of());
        history.created("key", "m1");
    }

    @AfterEach
    void close() {
        database.close();
    }

    private void command(String id, long sent, long answered, Outcome outcome, int version) {
        history.add(new Operation("m1", id, sent, answered, outcome, version));
    }

    private void mustFind(String fault) {
        List<String> found = history.check(stored, 0);
        assertTrue(found.stream().anyMatch(each -> each.contains(fault)), found.toString());
    }

    @Test
    void what_was_accepted_and_is_there_is_right() {
        command("c2", 0, 10, Outcome.ACCEPTED, 2);
        command("c3", 20, 30, Outcome.REJECTED, 0);
        history.add(new Look("m1", 20, 2));
        assertEquals(List.of(), history.check(stored, 0));
    }

    @Test
    void what_was_not_answered_may_be_there_or_not() {
        command("c2", 0, 10, Outcome.UNKNOWN, 0);
        command("c3", 0, 10, Outcome.UNKNOWN, 0);
        assertEquals(List.of(), history.check(stored, 0));
    }

    @Test
    void an_accepted_command_that_is_lost_or_elsewhere_is_found() {
        command("c2", 0, 10, Outcome.ACCEPTED, 3);
        command("c3", 0, 10, Outcome.ACCEPTED, 3);
        assertEquals(2, history.check(stored, 0).size());
    }

    @Test
    void a_rejected_command_that_happened_is_found() {
        command("c2", 0, 10, Outcome.REJECTED, 0);
        mustFind("outcome=REJECTED");
    }

    @Test
    void a_command_that_nobody_sent_is_found() {
        mustFind("nobody sent m1 c2");
    }

    @Test
    void whoever_looks_later_must_see_it() {
        command("c2", 0, 10, Outcome.ACCEPTED, 2);
        history.add(new Look("m1", 11, 1));
        mustFind("had been acknowledged");
    }

    @Test
    void a_match_that_nobody_was_told_of_and_one_that_is_missing_are_found() {
        command("c2", 0, 10, Outcome.ACCEPTED, 2);
        stored.matches().create(SampleTables.started("m2"), 0, true, List.of());
        history.created("other key", "m3");
        mustFind("match m2 was made although nobody was told so");
        mustFind("match m3 was acknowledged and is not there");
    }

    @Test
    void matches_from_before_are_none_of_its_business() {
        command("c2", 0, 10, Outcome.ACCEPTED, 2);
        assertEquals(
                List.of(
                        "match m1 was acknowledged and is not there",
                        "Operation[match=m1, id=c2, sent=0, answered=10,"
                                + " outcome=ACCEPTED, version=2] stands at the versions []"),
                history.check(stored, Long.MAX_VALUE));
        stored.matches().create(SampleTables.started("m2"), 0, true, List.of());
        assertEquals(2, history.check(stored, Long.MAX_VALUE).size(), "m2, of which nobody was told, is from before");
    }

    @Test
    void words_stand_once_under_the_number_that_was_told() {
        ChatRepository words = new ChatRepository(database);
        Place place = new Place("m1", ChatChannel.PLAYERS);
        words.add(place, new NewChatRow("anna", "w1", "text", "hello", 0), 10);
        history.add(new Said("m1", "hello", 1));
        assertEquals(List.of(), history.checkWords(words));
        history.add(new Said("m1", "lost", 2));
        assertEquals(1, history.checkWords(words).size());
        words.add(place, new NewChatRow("anna", "w2", "text", "hello", 0), 10);
        assertEquals(2, history.checkWords(words).size(), "it stands there twice");
    }
}
