package cabestan.table;

import static cabestan.table.TestTable.ANA;
import static cabestan.table.TestTable.BO;
import static cabestan.table.TestTable.CLEO;
import static cabestan.table.TestTable.SEED;
import static cabestan.table.TestTable.VISITOR;
import static cabestan.table.TestTable.guestOf;
import static cabestan.table.TestTable.keptFor;
import static cabestan.table.TestTable.open;
import static cabestan.table.TestTable.player;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.game.Gesture;
import cabestan.table.TestTable.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the host, a seated player, an invited player, a watcher and a stranger may know. */
class ViewTest {

    static Stream<Kind> kinds() {
        return TestTable.kinds();
    }

    private static TestTable waiting() {
        return TestTable.of("jamaica 4", player(ANA), player(BO), open("key-3"), keptFor(CLEO, "key-4"));
    }

    private static TableSummary summary(TestTable test, String player) {
        return test.table.view(player).summary();
    }

    @Test
    void invite_keys_are_for_the_host_and_the_watch_key_for_those_who_sit() {
        TestTable test = waiting();
        assertEquals(
                Optional.of(List.of(new TableSummary.Invite(2, "key-3"), new TableSummary.Invite(3, "key-4"))),
                summary(test, ANA).invites());
        assertEquals("watch-key", summary(test, ANA).watch());
        assertEquals(Optional.empty(), summary(test, BO).invites());
        assertEquals("watch-key", summary(test, BO).watch());
        for (String other : List.of(CLEO, "fay", VISITOR)) { // invited, stranger, visitor
            assertEquals(Optional.empty(), summary(test, other).invites());
            assertEquals("", summary(test, other).watch());
        }
    }

    @Test
    void nobody_else_finds_a_key_anywhere_in_the_view() {
        TestTable test = waiting();
        for (String viewer : List.of(BO, CLEO, "fay", VISITOR)) {
            assertFalse(test.table.view(viewer).toString().contains("key-"), viewer);
        }
        assertFalse(test.table.view("fay").toString().contains("watch-key"));
    }

    @Test
    void a_table_that_is_not_listed_is_seen_by_those_it_concerns() {
        Table table = waiting().table;
        for (String player : List.of(ANA, BO, CLEO)) { // host, seated, invited
            assertTrue(table.isVisibleTo(player, ""), player);
        }
        for (String key : List.of("watch-key", "key-3", "key-4")) {
            assertTrue(table.isVisibleTo(VISITOR, key), key);
        }
        for (String key : List.of("", "watch", "watch-key ", "key-5")) {
            assertFalse(table.isVisibleTo("fay", key), key);
            assertFalse(table.isVisibleTo(VISITOR, key), key);
        }
    }

    @Test
    void an_invite_still_shows_the_table_when_its_seat_is_taken() {
        TestTable test = waiting();
        test.give("fay", new TableCommand.Join("key-3", TableCommand.Join.ANY));
        assertTrue(test.table.isVisibleTo(VISITOR, "key-3"));
    }

    @Test
    void whoever_resigned_can_still_see_how_the_others_play_on() {
        TestTable test = TestTable.of("jamaica 3", player(ANA), player(BO), player(CLEO));
        assertEquals("resigned bot-took-seat", test.give(BO, new TableCommand.Resign(1)));
        assertTrue(test.table.isVisibleTo(BO, ""));
        assertFalse(test.table.isVisibleTo("fay", ""));
        assertEquals(test.table.view(VISITOR).seats(), test.table.view(BO).seats());
    }

    @Test
    void a_listed_table_is_seen_by_all() {
        Table table = TestTable.listed("open 2", player(ANA), open("key-2")).table;
        assertTrue(table.isVisibleTo(VISITOR, ""));
    }

    @Test
    void a_table_without_a_watch_key_is_not_opened_by_an_empty_one() {
        TableHead head = waiting().table.head();
        Table table = Table.open(new TableHead(
                "t1", head.game(), head.beginning(), head.clock(), head.seats(), ANA, false, "", "", head.created()));
        assertFalse(table.isVisibleTo(VISITOR, ""));
        assertFalse(table.isVisibleTo("fay", "-"));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void the_seed_is_published_at_the_end_and_its_hash_at_all_times(Kind kind) {
        TestTable test = TestTable.ofPeople(kind);
        for (String viewer : List.of(ANA, BO, "fay", VISITOR)) {
            assertEquals(SEED.hash(), summary(test, viewer).seedHash());
            assertEquals("", summary(test, viewer).seed());
            assertFalse(test.table.view(viewer).toString().contains(SEED.hex()));
        }
        test.end();
        assertEquals(SEED.hex(), summary(test, VISITOR).seed());
        assertEquals(SEED.hash(), summary(test, VISITOR).seedHash());
    }

    @Test
    void a_match_from_a_position_has_no_seed_to_tell() {
        TestTable test = TestTable.problem();
        assertEquals("", summary(test, ANA).seedHash());
        test.give(ANA, new TableCommand.Resign(0));
        assertEquals("", summary(test, ANA).seed());
    }

    @Test
    void hidden_cards_are_question_marks() {
        TestTable test = TestTable.ofPeople("jamaica 3").endTurn();
        assertTrue(position(test, VISITOR).contains("?"));
        assertTrue(position(test, BO).contains("?"));
    }

    @Test
    void of_a_stack_the_top_alone_is_seen() { // A16
        TestTable test = TestTable.ofPeople("memory 2");
        assertTrue(test.table.match().state().position().contains("12,34"));
        for (String viewer : List.of(ANA, BO, VISITOR)) {
            assertFalse(position(test, viewer).contains("12,34"));
            assertTrue(position(test, viewer).contains("1,3"));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"jamaica 3", "memory 2"})
    void nothing_is_hidden_after_the_end(String kind) {
        TestTable test = TestTable.ofPeople(kind).endTurn().end();
        for (String viewer : List.of(ANA, BO, VISITOR)) {
            assertEquals(test.table.match().state().position(), position(test, viewer));
        }
    }

    @Test
    void everybody_sees_their_own_hand_alone() {
        TestTable test = TestTable.ofPeople("jamaica 3");
        String[] truth = hands(test.table.match().state().position());
        for (int viewer = 0; viewer < 3; viewer++) {
            String[] seen = hands(position(test, TestTable.PEOPLE.get(viewer)));
            for (int seat = 0; seat < 3; seat++) {
                assertEquals(seat == viewer, truth[seat].equals(seen[seat]), "seat " + seat + " by " + viewer);
            }
        }
    }

    private static String[] hands(String position) {
        List<String> hands = new ArrayList<>();
        for (String line : position.split("\n")) {
            if (line.startsWith("hand")) {
                hands.add(line);
            }
        }
        return hands.toArray(new String[0]);
    }

    private static String position(TestTable test, String viewer) {
        return test.table.view(viewer).seats().getFirst().position();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void legal_actions_are_listed_for_the_seat_on_turn_alone(Kind kind) {
        TestTable test = TestTable.ofPeople(kind);
        assertFalse(test.table.view(ANA).seats().getFirst().legal().isEmpty());
        for (String other : List.of(BO, "fay", VISITOR)) {
            assertEquals(List.of(), test.table.view(other).seats().getFirst().legal());
        }
        test.end();
        assertEquals(List.of(), test.table.view(ANA).seats().getFirst().legal());
    }

    @Test
    void whoever_hosts_guests_sees_each_of_their_seats() {
        TestTable test = TestTable.of("jamaica 3", player(ANA), player(BO), guestOf(ANA));
        List<TableView.SeatView> seats = test.table.view(ANA).seats();
        assertEquals(List.of(0, 2), List.of(seats.get(0).seat(), seats.get(1).seat()));
        assertEquals(List.of(0, 2), summary(test, ANA).mine());
        assertFalse(seats.get(0).legal().isEmpty());
        assertEquals(List.of(), seats.get(1).legal());
        assertFalse(seats.get(0).position().equals(seats.get(1).position()));
        assertEquals(-1, test.table.view(VISITOR).seats().getFirst().seat());
    }

    @Test
    void how_much_can_be_undone_is_shown_only_to_the_seat_on_turn() {
        TestTable test = TestTable.ofPeople("standard 2").placeDockers().act(TestTable::staysInTurn);
        assertEquals(1, test.table.view(ANA).seats().getFirst().undoable());
        assertEquals(0, test.table.view(BO).seats().getFirst().undoable());
    }

    @Test
    void before_the_start_there_is_no_board() {
        assertEquals(List.of(), waiting().table.view(ANA).seats());
        assertEquals(List.of(), TableView.entries(waiting().table));
        assertEquals(List.of(), TableView.recent(waiting().table));
    }

    @Test
    void the_actions_so_far_and_those_of_the_last_turn() {
        TestTable test = TestTable.ofPeople("open 2").act(0, "b1^c2");
        test.act(1, "b7^c6");
        assertEquals(
                List.of(new TableView.Entry(0, 1, "b1^c2"), new TableView.Entry(1, 2, "b7^c6")),
                TableView.entries(test.table));
        assertEquals(
                List.of("b7^c6"),
                TableView.recent(test.table).stream().map(Gesture::text).toList());
    }

    @Test
    void a_moment_of_the_past_shows_what_the_seat_saw_then() {
        TestTable test = TestTable.ofPeople("jamaica 2");
        String before = position(test, BO);
        test.act();
        String after = position(test, BO);
        assertEquals(new Table.Moment(0, before, List.of(0, 0), 0, Optional.empty()), test.table.momentAfter(0, 1));
        assertEquals(after, test.table.momentAfter(1, 1).position());
        assertEquals(
                test.table.changesSince(1).getFirst().gesture(),
                test.table.momentAfter(1, 1).led());
        test.end();
        assertFalse(test.table.momentAfter(0, -1).position().contains("?"));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void lists_say_the_same_as_the_table(Kind kind) {
        for (TestTable test : List.of(
                TestTable.ofPeople(kind),
                TestTable.ofPeople(kind).act(),
                TestTable.ofPeople(kind).act().end())) {
            for (String viewer : List.of(ANA, BO, "fay", VISITOR)) {
                Table table = test.table;
                assertEquals(
                        summary(test, viewer).standing(),
                        TableSummary.of(table.head(), table.seats(), table.standing(), viewer)
                                .standing());
                assertEquals(
                        withoutPlay(summary(test, viewer)),
                        TableSummary.of(table.head(), table.seats(), table.standing(), viewer));
            }
        }
    }

    /** Lists omit what only the table knows: running clocks, offers, the rematch, absences. */
    private static TableSummary withoutPlay(TableSummary of) {
        return new TableSummary(
                of.id(),
                of.game(),
                of.variant(),
                of.options(),
                of.seats(),
                of.mine(),
                of.vacant(),
                of.standing(),
                of.clock(),
                List.of(),
                0,
                of.listed(),
                of.seedHash(),
                of.seed(),
                of.watch(),
                of.invites(),
                Optional.empty(),
                "",
                List.of(),
                0,
                of.created());
    }

    @Test
    void F14_a_walk_is_walked_on_and_the_table_keeps_one_walk() {
        TestTable test = TestTable.problem().act(0, "D6-D5");
        List<String> offered = test.table.view(ANA).seats().getFirst().legal().stream()
                .map(Gesture::text)
                .toList();
        assertTrue(offered.contains("D5-D3"));
        assertEquals("undone acted", test.give(ANA, new TableCommand.Act(0, "D5-D3")));
        assertEquals(1, test.table.match().length());
        assertEquals("D6-D3", test.table.match().text(0));
        assertEquals("rejected walk-after-walk", test.give(ANA, new TableCommand.Act(0, "D3-D4")));
    }
}
