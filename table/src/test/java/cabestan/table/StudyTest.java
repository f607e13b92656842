package cabestan.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.catalog.Games;
import cabestan.rules.game.BadText;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Match;
import cabestan.rules.game.MatchRecord;
import cabestan.rules.game.Opening;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.rules.game.State;
import cabestan.table.study.Study;
import cabestan.table.study.Study.Comment;
import cabestan.table.study.Study.Drawing;
import cabestan.table.study.Study.Trial;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The text of a match with variations, comments and drawings is read and played by the rules. */
class StudyTest {

    private static final String RECORD = """
            game      arcanor
            seat      1 Ana
            seat      2 Bo
            start     ,,,,,,,/,,,,,,,/,,,,,,,/,,,a,,,,/,,,,,,,/,,,,,,,/12,34,,,,,, w
            turn      1 a1-a2
            turn      2 d4-d3
            """;

    private static final Match QUAY = Match.begin(
            Games.named("fragile"), Setup.of(Games.named("fragile").variants().getFirst(), 2, Seed.of(1)));

    private final Dice dice = Seed.of(1).dice();
    private final int[] scratch = new int[QUAY.state().maxActions()];

    private static Study read(String version, String extra) {
        return Study.read("cabestan match " + version + "\n" + RECORD + extra + "\nresult    running\n", Games::named);
    }

    private static BadText refused(String version, String extra) {
        return assertThrows(BadText.class, () -> read(version, extra));
    }

    @Test
    void variations_leave_the_match_and_each_other() {
        Study study = read("3", """
                branch    1 main 0 b1-b2 d4-d3
                branch    2 1 1 d4-e4
                comment   main 1 Too  hasty.
                comment   2 1 Better # so far
                square    1 2 green c2
                arrow     main 2 red a1 c3""");
        assertEquals(
                List.of(new Trial(0, 0, 1, "b1-b2"), new Trial(3, 1, 2, "d4-d3"), new Trial(3, 1, 2, "d4-e4")),
                study.trials());
        assertEquals(List.of(new Comment(1, "Too hasty."), new Comment(5, "Better # so far")), study.comments());
        assertEquals(List.of(new Drawing(4, "c2", "c2", "green"), new Drawing(2, "a1", "c3", "red")), study.drawings());
        assertEquals(2, study.match().length());
    }

    @Test
    void an_action_that_was_played_there_before_leads_to_the_same_position() {
        Study study = read("2", "branch 1 main 0 a1-a2 d4-e4\nbranch 2 main 1 d4-e4 a2-a3");
        assertEquals(List.of(new Trial(1, 1, 2, "d4-e4"), new Trial(3, 0, 3, "a2-a3")), study.trials());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    branch 1 main 0 a1-a5        | 'a1-a5' is not legal here
                    branch 1 main 3 a2-a3        | branch: expected a number of actions from 0 to 2, found '3'
                    branch 1 7 1 a2-a3           | there is no line '7' yet
                    branch main main 0 b1-b2     | a second line 'main'
                    branch 1 main 0              | branch: expected an action
                    comment main x Good          | comment: expected a number of actions from 0 to 2, found 'x'
                    square main 1 purple b3      | square: expected a colour
                    square main 1 red            | square: expected a place
                    square main 1 red b3 b4      | square: expected the end of the line
                    arrow main 1 red b3          | arrow: expected a place
                    story once upon a time       | unknown key 'story'
                    """)
    void a_line_that_cannot_be_read_is_named(String line, String reason) {
        BadText refused = refused("3", "branch 9 main 0 b1-b2\n" + line);
        assertEquals(9, refused.line());
        assertTrue(refused.getMessage().startsWith(reason), refused.getMessage());
    }

    @Test
    void each_version_has_its_own_lines_and_a_later_one_is_rejected_by_its_header() {
        assertTrue(refused("2", "square main 1 red b3").getMessage().startsWith("unknown key 'square'"));
        assertTrue(refused("1", "branch 1 main 0 b1-b2").getMessage().startsWith("unknown key 'branch'"));
        assertEquals(1, refused("4", "").line());
        assertTrue(refused("4", "")
                .getMessage()
                .endsWith("found 'cabestan match 4', which needs a newer version of Cabestan"));
        assertTrue(refused("4", "").isFromNewerVersion());
        assertFalse(refused("1", "branch 1 main 0 b1-b2").isFromNewerVersion());
    }

    @Test
    void the_lines_of_the_record_keep_their_numbers() {
        String text =
                "cabestan match 2\ngame arcanor\ncomment main 0 First.\nseat 1 Ana\nturn 9 a1-a2\nresult running\n";
        assertEquals(
                5,
                assertThrows(BadText.class, () -> Study.read(text, Games::named))
                        .line());
    }

    @Test
    void variations_within_each_other_are_bounded() {
        StringBuilder nested = new StringBuilder();
        State state = QUAY.state();
        for (int depth = 1; depth <= 100; depth++) {
            nested.append(branch(depth, depth == 1 ? "main 0" : (depth - 1) + " 1", step(state)));
        }
        assertEquals(100, readQuay(nested).trials().size());
        nested.append(branch(101, "100 1", step(state)));
        BadText refused = assertThrows(BadText.class, () -> readQuay(nested));
        assertEquals("expected at most 100 variations within each other", refused.getMessage());
    }

    @Test
    void the_actions_of_all_variations_are_bounded() {
        StringBuilder many = new StringBuilder();
        for (int line = 1, actions = 0; actions < 25_000; line++) { // the first ones of some lines are the same
            StringBuilder words = new StringBuilder();
            for (State state = QUAY.state(); !state.isOver(); actions++) {
                words.append(step(state)).append(' ');
            }
            many.append(branch(line, "main 0", words));
        }
        BadText refused = assertThrows(BadText.class, () -> readQuay(many));
        assertEquals("expected at most 20000 actions in all variations", refused.getMessage());
    }

    private static String branch(int name, String from, CharSequence words) {
        return "branch " + name + " " + from + " " + words + "\n";
    }

    /** Plays any action, and tells its word. */
    private String step(State state) {
        int action = state.randomAction(dice, scratch);
        String word = state.write(action);
        state.play(action);
        return word;
    }

    /** A match of Fragile without actions, with these lines besides it. */
    private static Study readQuay(CharSequence extra) {
        String record = MatchRecord.of(QUAY, Opening.position(QUAY), List.of("Ana", "Bo"), new MatchRecord.Running())
                .write();
        return Study.read(record.replace("match 1", "match 2").replace("result ", extra + "result "), Games::named);
    }

    @Test
    void the_drawings_on_a_position_are_bounded() {
        String drawn = "square main 0 red b3\n".repeat(201).strip();
        assertEquals(
                "expected at most 200 drawings on one position",
                refused("3", drawn).getMessage());
    }
}
