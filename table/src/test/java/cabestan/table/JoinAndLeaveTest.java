package cabestan.table;

import static cabestan.table.TestTable.ANA;
import static cabestan.table.TestTable.BO;
import static cabestan.table.TestTable.CLEO;
import static cabestan.table.TestTable.VISITOR;
import static cabestan.table.TestTable.bot;
import static cabestan.table.TestTable.keptFor;
import static cabestan.table.TestTable.open;
import static cabestan.table.TestTable.player;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.table.event.LoggedEvent;
import cabestan.table.event.TableEvent;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How seats are taken and given back. */
class JoinAndLeaveTest {

    private static TableCommand join(String key) {
        return new TableCommand.Join(key, TableCommand.Join.ANY);
    }

    private static TableCommand join(String key, int seat) {
        return new TableCommand.Join(key, seat);
    }

    private static TableCommand leave(int seat) {
        return new TableCommand.Leave(seat);
    }

    @Test
    void the_invite_key_opens_its_seat_and_the_last_to_come_starts_the_match() {
        TestTable test = TestTable.of("jamaica 3", player(ANA), open("key-b"), open("key-c"));
        assertEquals("joined", test.give(CLEO, join("key-c")));
        assertEquals(List.of(2), test.table.heldBy(CLEO));
        assertEquals(Phase.WAITING, test.table.phase());
        assertEquals("joined started", test.give(BO, join("key-b")));
        assertEquals(List.of(1), test.table.heldBy(BO));
        assertEquals(Phase.RUNNING, test.table.phase());
    }

    @Test
    void a_key_opens_no_other_seat_than_its_own() {
        TestTable test = TestTable.of("jamaica 3", player(ANA), open("key-b"), open("key-c"));
        assertEquals("rejected forbidden", test.give(BO, join("key-b", 2)));
        assertEquals("joined", test.give(BO, join("key-b", 1)));
    }

    @Test
    void coming_back_by_the_same_link_changes_nothing() {
        TestTable test = TestTable.of("open 2", player(ANA), open("key-b"));
        test.give(BO, join("key-b"));
        assertEquals("nothing", test.give(BO, join("key-b")));
        test.end();
        assertEquals("nothing", test.give(BO, join("key-b")));
    }

    @Test
    void a_seat_that_is_taken_cannot_be_taken_by_another() {
        TestTable test = TestTable.of("jamaica 3", player(ANA), open("key-b"), open("key-c"));
        test.give(BO, join("key-b"));
        assertEquals("rejected forbidden", test.give(CLEO, join("key-b")));
        test.give(CLEO, join("key-c"));
        assertEquals("rejected seat-taken", test.give("fay", join("key-b")));
        assertEquals("rejected forbidden", test.give("fay", join("no such key")));
    }

    @Test
    void a_key_opens_nothing_where_no_key_was_given() {
        TestTable test = TestTable.of("jamaica 3", player(ANA), open(""), open("key-c"));
        assertEquals("rejected forbidden", test.give(BO, join("")));
        assertEquals("rejected forbidden", test.give(BO, join("", 1)));
    }

    @Test
    void a_kept_seat_is_there_for_its_player_and_for_whoever_has_its_key() {
        TestTable test = TestTable.of("jamaica 3", player(ANA), keptFor(BO, "key-b"), keptFor(CLEO, "key-c"));
        assertEquals("rejected forbidden", test.give("fay", join("")));
        assertEquals("joined", test.give(CLEO, join("")));
        assertEquals(List.of(2), test.table.heldBy(CLEO));
        assertEquals("joined started", test.give("fay", join("key-b")));
        assertEquals(List.of(1), test.table.heldBy("fay"));
    }

    @Test
    void a_listed_table_has_seats_for_anybody_but_keeps_the_kept_ones() {
        TestTable test =
                TestTable.listed("jamaica 4", player(ANA), open("key-1"), keptFor(BO, "key-2"), keptFor(CLEO, "key-3"));
        assertEquals("joined", test.give(BO, join("")));
        assertEquals(List.of(2), test.table.heldBy(BO)); // the kept seat is taken before a free one
        assertEquals("rejected forbidden", test.give("fay", join("", 3)));
        assertEquals("joined", test.give("fay", join("")));
        assertEquals(List.of(1), test.table.heldBy("fay"));
        assertEquals("rejected forbidden", test.give("gus", join("")));
    }

    @Test
    void a_visitor_without_a_player_takes_no_seat() {
        TestTable test = TestTable.listed("jamaica 3", player(ANA), open("key-b"), open("key-c"));
        assertEquals("rejected forbidden", test.give(VISITOR, join("")));
        assertEquals("rejected forbidden", test.give(VISITOR, join("key-b")));
        assertEquals("rejected forbidden", test.giveAsSite(join("key-b")));
    }

    @Test
    void a_seat_without_a_player_is_not_held_by_every_visitor() {
        TestTable test = TestTable.of("open 2", player(""), player(ANA));
        assertEquals("rejected not-your-seat", test.ask(VISITOR, new TableCommand.Resign(0)));
        assertFalse(test.table.isVisibleTo(VISITOR, ""));
    }

    @Test
    void a_seat_that_was_left_is_free_again() {
        TestTable test = TestTable.of("jamaica 3", player(ANA), keptFor(BO, "key-b"), open("key-c"));
        test.give(BO, join(""));
        assertEquals("left", test.give(BO, leave(1)));
        assertTrue(test.table.seat(1).isOpen());
        assertEquals("rejected not-your-seat", test.give(BO, leave(1)));
        assertEquals("joined", test.give("fay", join("key-b")));
    }

    @Test
    void a_kept_seat_can_be_declined_and_is_then_free_for_others() {
        TestTable test = TestTable.of("jamaica 3", player(ANA), keptFor(BO, "key-b"), keptFor(CLEO, "key-c"));
        assertEquals("rejected not-your-seat", test.give(BO, leave(2)));
        assertEquals("rejected not-your-seat", test.give(VISITOR, leave(1)));
        assertEquals("left", test.give(BO, leave(1)));
        assertEquals(Occupant.Nobody.class, test.table.seat(1).occupant().getClass());
        assertFalse(test.table.isVisibleTo(BO, ""));
        assertEquals("rejected forbidden", test.give(BO, join("")));
        assertEquals("joined", test.give("fay", join("key-b")));
    }

    @Test
    void a_seat_that_is_kept_in_a_running_match_can_be_declined_but_not_once_it_is_over() {
        TestTable running = TestTable.of("open 2", player(ANA), keptFor(BO, "key-b"));
        running.apply(new LoggedEvent(1, running.now, "", "", new TableEvent.Started()));
        assertEquals("left", running.give(BO, leave(1)));
        TestTable closed = TestTable.of("open 2", player(ANA), keptFor(BO, "key-b"));
        closed.give(ANA, leave(0));
        assertEquals("rejected not-your-seat", closed.give(BO, leave(1)));
    }

    @Test
    void a_host_who_sits_nowhere_can_close_the_table_before_the_start() {
        TestTable test = TestTable.of("open 2", open("key-a"), open("key-b"));
        test.give(BO, join("key-a"));
        assertEquals("rejected not-your-seat", test.give(CLEO, leave(1)));
        assertEquals("closed", test.give(ANA, leave(1)));
        assertEquals("abandoned", test.table.result().orElseThrow().code());
        assertEquals("rejected not-your-seat", test.give(ANA, leave(1)));
    }

    @Test
    void the_host_lets_computer_players_take_free_seats_and_with_the_last_the_match_begins() {
        TestTable test = TestTable.of("jamaica 3", player(ANA), open("key-b"), keptFor(CLEO, "key-c"));
        assertEquals("rejected forbidden", test.give(BO, new TableCommand.SeatBot(1, 2)));
        assertEquals("rejected seat-taken", test.give(ANA, new TableCommand.SeatBot(0, 2)));
        assertEquals("rejected seat-taken", test.give(ANA, new TableCommand.SeatBot(3, 2)));
        assertEquals("bot-took-seat", test.give(ANA, new TableCommand.SeatBot(1, 2)));
        assertEquals(new Occupant.Bot(2, ""), test.table.seat(1).occupant());
        assertEquals("rejected seat-taken", test.give(BO, join("key-b", 1)));
        assertEquals("bot-took-seat started", test.give(ANA, new TableCommand.SeatBot(2, 5)));
        assertEquals(Phase.RUNNING, test.table.phase());
    }

    @Test
    void a_match_needs_at_least_one_person() {
        TestTable test = TestTable.of("open 2", open("key-a"), open("key-b"));
        assertEquals("bot-took-seat", test.give(ANA, new TableCommand.SeatBot(0, 2)));
        assertEquals("rejected no-person", test.give(ANA, new TableCommand.SeatBot(1, 2)));
        assertEquals("joined started", test.give(BO, join("key-b")));
    }

    @Test
    void nobody_can_leave_for_somebody_else() {
        TestTable test = TestTable.of("jamaica 3", player(ANA), open("key-b"), open("key-c"));
        test.give(BO, join("key-b"));
        assertEquals("rejected not-your-seat", test.give(ANA, leave(1)));
        assertEquals("rejected not-your-seat", test.give(BO, leave(0)));
        assertEquals("rejected not-your-seat", test.give(BO, leave(2)));
    }

    @Test
    void when_the_host_leaves_there_will_be_no_match() {
        TestTable test = TestTable.of("jamaica 3", player(ANA), bot(), open("key-c"));
        assertEquals("closed", test.give(ANA, leave(0)));
        assertEquals(Phase.OVER, test.table.phase());
        assertEquals(List.of(1, 1, 1), test.table.result().orElseThrow().ranks());
        assertEquals("abandoned", test.table.result().orElseThrow().code());
        assertEquals("rejected over", test.give(CLEO, join("key-c")));
        assertEquals(List.of(), test.table.view(ANA).seats());
    }

    @Test
    void the_reason_says_whether_the_match_was_played() {
        TestTable left = TestTable.of("open 2", player(ANA), open("key-b"));
        left.give(ANA, leave(0));
        assertEquals("the host has left; this match will not be played", reason(left.decide(BO, join("key-b"))));
        TestTable played = TestTable.ofPeople("open 2").end();
        assertEquals("the match is over", reason(played.decide(CLEO, join("key-c"))));
    }

    private static String reason(Decision decision) {
        return ((Decision.Rejected) decision).rejection().reason();
    }

    @Test
    void a_host_ends_a_match_in_which_only_bots_are_left() {
        TestTable bots = TestTable.of("open 2", bot(), bot());
        assertEquals("rejected not-your-seat", bots.ask(BO, leave(0)));
        assertEquals("closed", bots.give(ANA, leave(0)));
        assertTrue(bots.table.isOver());
        TestTable played = TestTable.of("open 2", player(BO), bot());
        assertEquals("rejected not-your-seat", played.ask(ANA, leave(0)));
    }
}
