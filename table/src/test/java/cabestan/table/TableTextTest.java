package cabestan.table;

import static cabestan.table.TestTable.ANA;
import static cabestan.table.TestTable.BO;
import static cabestan.table.TestTable.VISITOR;
import static cabestan.table.TestTable.bot;
import static cabestan.table.TestTable.guestOf;
import static cabestan.table.TestTable.keptFor;
import static cabestan.table.TestTable.player;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.catalog.Games;
import cabestan.rules.game.BadText;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.table.TestTable.Kind;
import cabestan.table.clock.ClockRule;
import cabestan.table.text.TableText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole tables written as text and read again. */
class TableTextTest {

    private static final String SAMPLE = """
            cabestan table 1
            id t1
            game arcanor
            variant open
            option release any
            first 1
            seed 5
            clock match 600 5
            host ana
            created 1000000
            seat - player ana 0 Ana Maria of the Isle
            seat key-2 open bo 0 -
            event 1000000 joined 2 bo c-1
            event 1000000 started 0 - -
            event 1001000 acted 1 ana c-2 b1^c2
            event 1002000 takeback-asked 1 ana c-3
            event 1003000 takeback-granted 2 bo c-4 1
            event 1004000 acted 1 ana c-5 a1-a2
            event 1004500 time-forgiven 2 - - 400
            event 1005000 draw-offered 2 bo c-6
            event 1005500 draw-declined 1 ana c-7
            event 1006000 resigned 2 bo c-8 1,2
            event 1007000 rematch 1 ana c-9 t2
            end
            """;

    private static final String PROBLEM = """
            cabestan table 1
            id p
            game fragile
            variant problem
            start game     fragile-problem
            start crates   C6
            start dockers  D6 B9
            start others   C2
            start goal     C6 C3
            start turns    2
            clock none
            host ana
            created 7
            seat - guest ana 0 -
            event 7 started 0 - -
            event 8 acted 1 ana - D6*C6-B6
            event 9 takeback-asked 1 ana -
            event 9 takeback-granted 1 ana - 1
            end
            """;

    static Stream<Kind> kinds() {
        return TestTable.kinds();
    }

    private static Table read(String text) {
        return TableText.read(text, Games::named);
    }

    private static void assertSurvives(Table table, String... viewers) {
        String text = TableText.write(table);
        Table back = read(text);
        assertEquals(text, TableText.write(back));
        assertEquals(table.events(), back.events());
        assertEquals(table.seats(), back.seats());
        assertEquals(table.standing(), back.standing());
        for (String viewer : viewers) {
            assertEquals(table.view(viewer).seats(), back.view(viewer).seats());
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void tables_of_every_game_and_phase_survive(Kind kind) {
        List<Seat> seats = new ArrayList<>(List.of(player(ANA), keptFor(BO, "key-2")));
        while (seats.size() < kind.seats()) {
            seats.add(bot());
        }
        TestTable test = TestTable.of(TestTable.head(kind, new ClockRule.EachTurn(2), false, seats));
        assertSurvives(test.table, ANA, BO, VISITOR);
        test.give(BO, new TableCommand.Join("", TableCommand.Join.ANY));
        test.later(5_000).endTurn().act();
        assertSurvives(test.table, ANA, BO, VISITOR);
        test.end();
        assertSurvives(test.table, ANA, BO, VISITOR);
    }

    @Test
    void tables_from_a_position_survive() {
        assertSurvives(TestTable.problem().act().table, ANA);
        Kind kind = Kind.of("jamaica 2");
        String position =
                TestTable.ofPeople(kind).endTurn().table.match().state().position();
        Beginning beginning = new Beginning.FromPosition("jamaica", position);
        List<Seat> seats = List.of(player(ANA), guestOf(ANA));
        TestTable test = TestTable.of(TestTable.head(kind.game(), beginning, new ClockRule.None(), false, seats));
        assertSurvives(test.endTurn().table, ANA, VISITOR);
    }

    @Test
    void options_and_the_first_seat_survive() {
        Kind kind = Kind.of("open 2");
        Setup setup = kind.setup().with("release", "any").beginning(1);
        TableHead head = TestTable.head(
                kind.game(),
                new Beginning.FromSetup(setup),
                new ClockRule.None(),
                false,
                List.of(player(ANA), player(BO)));
        Table back = read(TableText.write(TestTable.of(head).table));
        assertEquals(new Beginning.FromSetup(setup), back.head().beginning());
        assertEquals(1, back.onTurn());
    }

    @Test
    void names_may_have_spaces() {
        Table table = read(SAMPLE);
        assertEquals(
                new Occupant.Player(ANA, "Ana Maria of the Isle"), table.seat(0).occupant());
        assertSurvives(table, ANA, BO);
        for (String name : List.of("Ana", "Ana Maria", " Ana  Maria ", "Äña 🏴", "- -", "")) {
            Seat seat = Seat.of(new Occupant.Guest(ANA, name));
            Table named = TestTable.of("open 2", seat, Seat.of(new Occupant.Bot(3, name))).table;
            assertEquals(named.seats(), read(TableText.write(named)).seats());
        }
    }

    @Test
    void a_name_cannot_smuggle_in_a_line() {
        Seat seat = Seat.of(new Occupant.Guest(ANA, "Ana\nevent 1 started 0 - -\rx"));
        Table named = TestTable.of("open 2", seat, player(ANA)).table;
        Table back = read(TableText.write(named));
        assertEquals(named.version(), back.version());
        assertEquals("Ana event 1 started 0 - - x", back.seat(0).occupant().name());
    }

    @Test
    void the_samples_are_good() {
        assertEquals("t2", read(SAMPLE).next());
        assertEquals(11, read(SAMPLE).version());
        assertEquals(Phase.RUNNING, read(PROBLEM).phase());
        assertEquals(read(SAMPLE).events(), read(SAMPLE.replace("\n", "\r\n")).events());
        assertTrue(TableText.isTable(SAMPLE));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            2  | id t1             | name t1               | unknown key in 'name t1'
            3  | game arcanor      | game chess            | 'chess' is not a game
            7  | seed 5            | seed x                | 'x' is not a seed
            8  | clock match 600 5 | clock match 600       | 'match 600' is not a clock
            11 | seat - player ana | seat - pirate ana       | expected open, player, guest or bot
            15 | acted 1 ana       | acted 2 ana           | event 3 cannot have happened at this table
            15 | b1^c2             | b1^c9                 | c9
            17 | granted 2 bo c-4 1| granted 2 bo c-4 9    | event 5 cannot have happened at this table
            22 | bo c-8 1,2        | bo c-8 1,2,3          | event 10 cannot have happened at this table
            22 | bo c-8 1,2        | bo c-8 0,2            | event 10 cannot have happened at this table
            23 | rematch           | applauded             | this version of Cabestan does not know the event
            23 | 1007000 rematch   | soon rematch          | expected a number, found 'soon'
            """)
    void a_wrong_line_is_named(int line, String good, String wrong, String message) {
        assertTrue(SAMPLE.contains(good), good);
        BadText bad = assertThrows(BadText.class, () -> read(SAMPLE.replace(good, wrong)));
        assertTrue(bad.getMessage().contains(message), bad.getMessage());
        assertEquals(line, bad.line());
    }

    @Test
    void a_wrong_line_of_a_position_is_named() {
        BadText bad = assertThrows(BadText.class, () -> read(PROBLEM.replace("D6 B9", "D6 Z9")));
        assertEquals(7, bad.line());
    }

    @Test
    void a_position_has_to_fit_the_table() {
        assertThrows(BadText.class, () -> read(PROBLEM.replace("clock", "seat - guest ana 0 -\nclock")));
        assertThrows(BadText.class, () -> read(PROBLEM.replace("variant problem", "variant standard")));
    }

    @Test
    void a_text_that_is_cut_off_is_rejected_wherever_it_was_cut() {
        for (String sample : List.of(SAMPLE, PROBLEM)) {
            for (int length = 0; length < sample.length() - 1; length++) {
                String cut = sample.substring(0, length);
                assertThrows(BadText.class, () -> read(cut), () -> "cut to " + cut.length());
            }
        }
    }

    @Test
    void a_line_that_is_missing_or_doubled_is_no_other_exception() {
        for (String sample : List.of(SAMPLE, PROBLEM)) {
            String[] lines = sample.split("\n");
            for (int line = 0; line < lines.length; line++) {
                List<String> without = new ArrayList<>(Arrays.asList(lines));
                without.remove(line);
                readOrBadText(String.join("\n", without), 0);
                List<String> doubled = new ArrayList<>(Arrays.asList(lines));
                doubled.add(line, lines[line]);
                readOrBadText(String.join("\n", doubled), 0);
            }
        }
    }

    @Test
    void mangled_text_is_bad_text_and_no_other_exception() {
        for (int number = 0; number < 20_000; number++) {
            Dice dice = Seed.of(number).dice();
            String text = number % 2 == 0 ? SAMPLE : PROBLEM;
            for (int mutations = 1 + dice.below(3); mutations > 0; mutations--) {
                text = mutated(text, dice);
            }
            readOrBadText(text, number);
        }
    }

    private static void readOrBadText(String text, long seed) {
        try {
            TableText.write(read(text));
        } catch (BadText e) {
            assertTrue(!e.getMessage().isEmpty());
        } catch (RuntimeException e) {
            throw new AssertionError("seed " + seed + ":\n" + text, e);
        }
    }

    private static String mutated(String text, Dice dice) {
        List<String> lines = new ArrayList<>(Arrays.asList(text.split("\n", -1)));
        int at = dice.below(lines.size());
        String line = lines.get(at);
        switch (dice.below(6)) {
            case 0 -> lines.remove(at);
            case 1 -> lines.add(dice.below(lines.size()), line);
            case 2 -> lines.set(at, line.substring(0, dice.below(line.length() + 1)));
            case 3 -> lines.set(at, withChar(line, dice));
            case 4 -> lines.set(at, withWord(line, lines.get(dice.below(lines.size())), dice));
            default ->
                lines.set(at, withWord(line, "0 1 2 -1 9 99999999999 -9223372036854775808 , - \u00E9 none", dice));
        }
        return lines.isEmpty() ? "" : String.join("\n", lines);
    }

    private static String withChar(String line, Dice dice) {
        int at = dice.below(line.length() + 1);
        return line.substring(0, at) + (char) (' ' + dice.below(95)) + line.substring(Math.min(at + 1, line.length()));
    }

    private static String withWord(String line, String from, Dice dice) {
        String[] words = line.split(" ", -1);
        String[] others = from.split(" ", -1);
        words[dice.below(words.length)] = others[dice.below(others.length)];
        return String.join(" ", words);
    }
}
