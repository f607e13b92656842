package cabestan.bots.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.bots.Budget;
import cabestan.bots.catalog.Analysts;
import cabestan.rules.catalog.Games;
import cabestan.rules.game.Game;
import cabestan.rules.game.Match;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Several analysts do one search side by side. */
final class PartTest {

    private static final int PARTS = 3;

    private static Assessment assess(Match match, int at, Part part, int nodes) {
        GameAnalyst analyst = Analysts.of(match.game());
        return MatchAnalyser.assess(match, at, new int[0], analyst, part, Budget.ofNodes(nodes));
    }

    @ParameterizedTest
    @CsvSource({"arcanor, open, 20000", "fragile, standard, 100000"})
    void each_action_is_looked_into_by_one_of_them(String game, String variant, int nodes) {
        Match match = Matches.play(game, variant, 7, 300, 1, 1);
        int at = match.length() / 2;
        while (match.turn(at) == match.turn(at - 1)) {
            at++;
        }
        Set<String> lines = new HashSet<>();
        int count = 0;
        for (int i = 0; i < PARTS; i++) {
            for (Line line : assess(match, at, new Part(i, PARTS), nodes).lines()) {
                lines.add(line.gestures(match.stateAfter(at)).toString());
                count++;
            }
        }
        assertEquals(count, lines.size());
        assertTrue(count >= Assessment.LINES, count + " lines");
    }

    @Test
    void where_worlds_are_tried_each_tries_others() {
        Match match = Matches.play("cartagena", "jamaica", 7, 50, 1, 1);
        Assessment one = assess(match, 10, new Part(0, PARTS), 300);
        Assessment other = assess(match, 10, new Part(1, PARTS), 300);
        assertTrue(one.best().tries() > 1);
        assertFalse(one.lines().stream()
                .map(Line::tries)
                .toList()
                .equals(other.lines().stream().map(Line::tries).toList()));
    }

    @Test
    void a_win_by_force_is_found_by_the_one_who_has_its_action() {
        Game arcanor = Games.named("arcanor");
        Match match = Match.from(
                arcanor, arcanor.readPosition("4,4,3,,,,,/,,,1,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,a,,,,,,/,,,,,,a, w"));
        int wins = 0;
        for (int i = 0; i < PARTS; i++) {
            for (Line line : assess(match, 0, new Part(i, PARTS), 20_000).lines()) {
                boolean isWin = match.state().write(line.action()).equals("d6-d7");
                wins += isWin ? 1 : 0;
                assertTrue(!isWin || line.winIn() == 1);
            }
        }
        assertEquals(1, wins);
    }

    @Test
    void who_has_nothing_to_look_into_finds_nothing() {
        Game arcanor = Games.named("arcanor");
        Match match = Match.from(
                arcanor, arcanor.readPosition(",,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/a,,,,,,,1 w"));
        assertEquals(0, assess(match, 0, new Part(199, 200), 1000).lines().size());
    }

    @Test
    void there_is_no_part_beyond_the_last() {
        assertThrows(IllegalArgumentException.class, () -> new Part(3, 3));
    }
}
