package cabestan.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.catalog.Games;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Match;
import cabestan.rules.game.MatchRecord;
import cabestan.rules.game.Opening;
import cabestan.rules.game.Seed;
import cabestan.rules.game.State;
import cabestan.table.TestTable.Kind;
import cabestan.table.clock.ClockRule;
import cabestan.table.text.RecordImport;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What players get of a match that runs tells nothing that is hidden from them: its record, and a branch of it. */
class RunningRecordTest {

    private static final List<String> NAMES = List.of("Ana", "Bo", "Cy");
    private static final Seed FRESH = Seed.of(2026);

    private static Match played(Kind kind, int actions) {
        Match match = Match.begin(kind.game(), kind.setup());
        Dice dice = Seed.of(3).dice();
        for (int i = 0; i < actions; i++) {
            State state = match.state();
            match.play(state.randomAction(dice, new int[state.maxActions()]));
        }
        return match;
    }

    private static MatchRecord running(Opening opening, Match match) {
        List<String> names = NAMES.subList(0, match.state().seats());
        return MatchRecord.of(match, opening, names, new MatchRecord.Running());
    }

    private static MatchRecord branch(Kind kind, Match match, int seat) {
        return RecordImport.branch(running(Opening.published(kind.setup()), match), seat, FRESH);
    }

    @ParameterizedTest
    @ValueSource(strings = {"jamaica 2", "basic 3", "tortuga 2", "straws 3"})
    void a_branch_shows_its_seat_what_the_match_shows_it(String kind) {
        Match match = played(Kind.of(kind), 30);
        for (int seat = State.WATCHER; seat < 2; seat++) {
            Match branch = branch(Kind.of(kind), match, seat).verify();
            assertEquals(match.view(seat).position(), branch.view(seat).position());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"jamaica 2", "basic 3", "tortuga 2"})
    void a_branch_deals_anew_what_its_seat_cannot_see(String kind) {
        Match match = played(Kind.of(kind), 30);
        Match branch = branch(Kind.of(kind), match, 0).verify();
        assertNotEquals(match.state().position(), branch.state().position());
    }

    @Test
    void neither_the_seed_nor_a_hand_of_the_match_is_in_its_branch() {
        Kind kind = Kind.of("jamaica 2");
        Match match = played(kind, 12);
        String branch = branch(kind, match, 0).write();
        assertFalse(branch.contains(kind.setup().seed().hex()), branch);
        assertFalse(branch.contains("\nturn "), branch); // nobody can look back at hands that were held there
        String theirs = line(match.state(), "hand 2");
        assertFalse(branch.contains(theirs), branch);
    }

    private static String line(State state, String key) {
        return state.position()
                .lines()
                .filter(line -> line.replaceAll(" +", " ").startsWith(key))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void straws_of_a_branch_come_from_its_own_seed() {
        Kind kind = Kind.of("straws 3");
        MatchRecord running = running(Opening.published(kind.setup()), played(kind, 30));
        long orders = IntStream.range(0, 20)
                .mapToObj(seed -> nextOrders(
                        RecordImport.branch(running, 0, Seed.of(seed)).verify()))
                .distinct()
                .count();
        assertTrue(orders > 5, orders + " orders of play");
    }

    private static String nextOrders(Match match) {
        StringBuilder turns = new StringBuilder();
        Dice dice = Seed.of(5).dice();
        for (int i = 0; i < 60 && match.onTurn() != State.NOBODY; i++) {
            State state = match.state();
            match.play(state.randomAction(dice, new int[state.maxActions()]));
            turns.append(match.onTurn());
        }
        return turns.toString();
    }

    @Test
    void a_record_that_was_written_and_read_again_branches_alike() {
        Kind kind = Kind.of("jamaica 2");
        MatchRecord running = running(Opening.published(kind.setup()), played(kind, 12));
        MatchRecord again = MatchRecord.read(running.write(), Games::named);
        assertEquals(
                RecordImport.branch(running, 1, FRESH).write(),
                RecordImport.branch(again, 1, FRESH).write());
    }

    private static Table table(Kind kind, Beginning beginning) {
        List<Seat> seats = List.of(TestTable.guestOf(TestTable.ANA), TestTable.guestOf(TestTable.ANA));
        return Table.begin(TestTable.head(kind.game(), beginning, new ClockRule.None(), false, seats));
    }

    private static boolean tellsSeed(Kind kind, Table table) {
        return table.published(NAMES.subList(0, 2))
                .orElseThrow()
                .write()
                .contains(kind.setup().seed().hex());
    }

    @ParameterizedTest
    @ValueSource(strings = {"jamaica 2", "memory 2"})
    void the_record_has_the_seed_once_the_match_is_over(String name) {
        Kind kind = Kind.of(name);
        TestTable test = new TestTable(table(kind, new Beginning.FromSetup(kind.setup())));
        assertFalse(tellsSeed(kind, test.table));
        test.give(TestTable.ANA, new TableCommand.Resign(0));
        assertTrue(tellsSeed(kind, test.table));
    }

    @Test
    void where_nothing_is_hidden_a_record_can_be_continued_elsewhere_at_any_time() {
        Kind kind = Kind.of("open 2");
        Table table = table(kind, new Beginning.FromSetup(kind.setup()));
        assertTrue(tellsSeed(kind, table));
    }

    @Test
    void a_match_from_a_position_that_tells_what_is_hidden_has_no_record_until_it_is_over() {
        Kind kind = Kind.of("jamaica 2");
        String position = played(kind, 9).state().position();
        TestTable test = new TestTable(table(kind, new Beginning.FromPosition("jamaica", position)));
        assertTrue(test.table.published(NAMES.subList(0, 2)).isEmpty());
        test.give(TestTable.ANA, new TableCommand.Resign(0));
        assertTrue(test.table.published(NAMES.subList(0, 2)).isPresent());
    }
}
