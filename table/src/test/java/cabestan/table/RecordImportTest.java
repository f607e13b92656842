package cabestan.table;

import static cabestan.table.TestTable.ANA;
import static cabestan.table.TestTable.BO;
import static cabestan.table.TestTable.NEW_SEED;
import static cabestan.table.TestTable.OPENED_AT;
import static cabestan.table.TestTable.VISITOR;
import static cabestan.table.TestTable.guestOf;
import static cabestan.table.TestTable.open;
import static cabestan.table.TestTable.player;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.catalog.Games;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Gesture;
import cabestan.rules.game.Match;
import cabestan.rules.game.MatchRecord;
import cabestan.rules.game.Opening;
import cabestan.rules.game.Outcome;
import cabestan.rules.game.Seed;
import cabestan.rules.game.State;
import cabestan.rules.noughts.NoughtsGame;
import cabestan.table.TestTable.Kind;
import cabestan.table.clock.ClockRule;
import cabestan.table.event.TableChange;
import cabestan.table.event.TableEvent;
import cabestan.table.text.RecordImport;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Imported matches, which are kept or continued here. */
class RecordImportTest {

    static Stream<Kind> kinds() {
        return TestTable.kinds();
    }

    static Stream<Kind> longMatches() {
        return TestTable.kinds().filter(kind -> !(kind.game() instanceof NoughtsGame)); // over after nine actions
    }

    private static Match played(Kind kind, int actions) {
        Match match = Match.begin(kind.game(), kind.setup());
        Dice dice = Seed.of(3).dice();
        for (int i = 0; i < actions && match.onTurn() != State.NOBODY; i++) {
            State state = match.state();
            match.play(state.randomAction(dice, new int[state.maxActions()]));
        }
        return match;
    }

    /** The record as it would arrive: written and read again. */
    private static MatchRecord record(Kind kind, Match match, Outcome result) {
        List<String> names = new ArrayList<>();
        for (int seat = 0; seat < kind.seats(); seat++) {
            names.add("Player " + (seat + 1));
        }
        return arrived(MatchRecord.of(match, Opening.published(kind.setup()), names, status(result)));
    }

    private static MatchRecord.Status status(Outcome result) {
        return result == null ? new MatchRecord.Running() : new MatchRecord.Ended(result);
    }

    private static MatchRecord arrived(MatchRecord record) {
        return MatchRecord.read(record.write(), Games::named);
    }

    private static Table imported(MatchRecord record, List<Seat> seats) {
        Beginning beginning = RecordImport.beginning(record, record.verify());
        TableHead head = TestTable.head(record.game(), beginning, new ClockRule.None(), false, seats);
        return RecordImport.open(head, record, NEW_SEED);
    }

    private static List<Seat> guests(int count) {
        List<Seat> seats = new ArrayList<>();
        for (int seat = 0; seat < count; seat++) {
            seats.add(guestOf(ANA));
        }
        return seats;
    }

    @ParameterizedTest
    @MethodSource("longMatches")
    void a_match_that_runs_is_played_on(Kind kind) {
        Match match = played(kind, 7);
        Table table = imported(record(kind, match, null), guests(kind.seats()));
        assertEquals(Phase.RUNNING, table.phase());
        assertEquals(match.state().position(), table.match().state().position());
        assertEquals(8, table.version());
        assertEquals(OPENED_AT, table.standing().updated());
        new TestTable(table).act();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void a_match_that_is_over_is_kept(Kind kind) {
        Match match = played(kind, 20_000);
        Outcome outcome = match.state().outcome();
        Table table = imported(record(kind, match, outcome), guests(kind.seats()));
        assertEquals(Phase.OVER, table.phase());
        assertEquals(outcome, table.result().orElseThrow());
    }

    @Test
    void a_match_that_was_given_up_is_over() {
        Kind kind = Kind.of("open 2");
        Outcome resigned = new Outcome(List.of(2, 1), "resigned", "seat 1 resigned");
        Table table = imported(record(kind, played(kind, 5), resigned), guests(2));
        assertEquals(Phase.OVER, table.phase());
        assertEquals(List.of(2, 1), table.result().orElseThrow().ranks());
        assertEquals("resigned", table.result().orElseThrow().code());
    }

    @Test
    void a_match_from_a_position_begins_there() {
        Kind kind = Kind.of("jamaica 2");
        Match later = Match.from(kind.game(), played(kind, 9).state());
        MatchRecord record =
                arrived(MatchRecord.of(later, Opening.position(later), List.of("Ana", "Bo"), status(null)));
        Table table = imported(record, guests(2));
        assertEquals(later.state().position(), table.match().state().position());
        assertEquals("jamaica", table.head().beginning().variant());
        assertEquals("", table.head().seedHash());
    }

    @Test
    void new_deals_of_the_record_are_repeated() {
        Kind kind = Kind.of("jamaica 2");
        Match match = played(kind, 4);
        match.deal(0, Seed.of(77));
        State state = match.state();
        match.play(state.randomAction(Seed.of(1).dice(), new int[state.maxActions()]));
        Table table = imported(record(kind, match, null), guests(2));
        assertEquals(match.state().position(), table.match().state().position());
        assertEquals(match.deals(), table.match().deals());
    }

    @Test
    void whoever_joins_meets_chance_that_the_host_cannot_know() {
        Kind kind = Kind.of("jamaica 2");
        Match match = played(kind, 6);
        Table table = imported(record(kind, match, null), List.of(player(ANA), open("key-2")));
        assertEquals(Phase.RUNNING, table.phase());
        assertEquals(
                match.view(0).position(), table.view(ANA).seats().getFirst().position());
        assertNotEquals(match.state().position(), table.match().state().position());
        assertEquals(new TableEvent.Dealt(0, NEW_SEED), table.events().getLast().event());
        TestTable test = new TestTable(table);
        assertEquals("joined", test.give(BO, new TableCommand.Join("key-2", TableCommand.Join.ANY)));
    }

    @Test
    void without_a_seat_of_the_host_nobodys_hand_is_kept() {
        Kind kind = Kind.of("jamaica 2");
        Table table = imported(record(kind, played(kind, 6), null), List.of(guestOf(ANA), open("key-2")));
        assertEquals(
                new TableEvent.Dealt(State.WATCHER, NEW_SEED),
                table.events().getLast().event());
    }

    @Test
    void nothing_is_taken_back_across_a_new_deal() {
        Kind kind = Kind.of("jamaica 2");
        TestTable test =
                new TestTable(imported(record(kind, played(kind, 6), null), List.of(player(ANA), open("key-2"))));
        test.give(BO, new TableCommand.Join("key-2", TableCommand.Join.ANY));
        assertEquals("rejected revealed", test.ask(ANA, new TableCommand.AskTakeBack(0)));
        assertTrue(test.ask(ANA, new TableCommand.Undo(0)).startsWith("rejected "));
    }

    @ParameterizedTest
    @MethodSource("longMatches")
    void the_last_turn_is_shown_as_it_was_played_even_across_a_new_deal(Kind kind) {
        List<Seat> seats = new ArrayList<>(guests(kind.seats() - 1));
        seats.add(open("key-2"));
        for (int actions = 1; actions < 40; actions++) {
            Table table = imported(record(kind, played(kind, actions), null), seats);
            TestTable test = new TestTable(table);
            test.give(BO, new TableCommand.Join("key-2", TableCommand.Join.ANY));
            Dice dice = Seed.of(actions).dice();
            for (int i = 0; i < 4 && table.isRunning(); i++) {
                State state = table.match().state();
                test.act(table.onTurn(), state.write(state.randomAction(dice, new int[state.maxActions()])));
                assertEquals(lastGestures(table), TableView.recent(table));
            }
            table.view(VISITOR);
        }
    }

    /** What players saw when the actions of the last turn were played. */
    private static List<Gesture> lastGestures(Table table) {
        List<Gesture> gestures = new ArrayList<>();
        for (TableChange change : table.changesSince(0)) {
            change.gesture().ifPresent(gestures::add);
        }
        Match match = table.match();
        int first = match.length();
        while (first > 0 && match.turn(first - 1) == match.turn(match.length() - 1)) {
            first--;
        }
        return gestures.subList(first, gestures.size());
    }
}
