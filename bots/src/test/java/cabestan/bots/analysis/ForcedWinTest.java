package cabestan.bots.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.bots.Budget;
import cabestan.bots.PublicRecord;
import cabestan.bots.catalog.Analysts;
import cabestan.rules.catalog.Games;
import cabestan.rules.game.Game;
import cabestan.rules.game.Match;
import cabestan.rules.game.Seed;
import cabestan.rules.game.State;
import org.junit.jupiter.api.Test;

/** A win of Arcanor that a full search finds is always said to be forced, and in no more moves. */
final class ForcedWinTest {

    private static final int LAST = 8;

    @Test
    void every_win_in_two_of_played_matches_is_called_forced() {
        int wins = 0;
        for (int i = 0; i < Matches.tries(3); i++) {
            Match match = Matches.play("arcanor", "open", 500 + i, 3000, 3, 3);
            for (int at = Math.max(0, match.length() - LAST); at < match.length(); at++) {
                State state = match.stateAfter(at);
                int plies = state.isOver() ? 0 : winsWithin(state, 3);
                if (plies > 0) {
                    wins++;
                    Line best = assess(match, at).best();
                    assertEquals((plies + 1) / 2, best.winIn(), state.position());
                    assertEquals(Chances.CERTAIN, best.chances()[state.onTurn()], state.position());
                }
            }
        }
        assertTrue(wins >= Matches.tries(3), "only " + wins + " forced wins to look at");
        System.out.println("arcanor: all of " + wins + " forced wins in one or two moves are called forced");
    }

    @Test
    void a_piece_before_the_winning_row_wins_in_one_and_everything_else_only_later() {
        Game arcanor = Games.named("arcanor");
        State state = arcanor.readPosition("4,4,3,,,,,/,,,1,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,a,,,,,,/,,,,,,a, w");
        Line best = assess(Match.from(arcanor, state), 0).best();
        assertEquals("d6-d7", state.write(best.action()));
        assertEquals(1, best.winIn());
    }

    private static Assessment assess(Match match, int at) {
        State state = match.stateAfter(at);
        GameAnalyst analyst = Analysts.of(match.game());
        return analyst.assess(
                state.view(state.onTurn()),
                PublicRecord.of(match, at),
                new int[0],
                Budget.ofNodes(analyst.nodes()),
                Seed.of(1).dice());
    }

    /** In how many plies the side to move wins whatever the other does, by trying everything; 0 if it does not. */
    private static int winsWithin(State state, int plies) {
        for (int depth = 1; depth <= plies; depth += 2) {
            if (wins(state, depth)) {
                return depth;
            }
        }
        return 0;
    }

    private static boolean wins(State state, int plies) {
        int seat = state.onTurn();
        int[] actions = new int[state.maxActions()];
        int count = state.legalActions(actions);
        for (int i = 0; i < count; i++) {
            State next = state.copy();
            next.play(actions[i]);
            boolean won = next.isOver() ? next.outcome().winner() == seat : plies > 1 && loses(next, seat, plies - 1);
            if (won) {
                return true;
            }
        }
        return false;
    }

    private static boolean loses(State state, int winner, int plies) {
        int[] actions = new int[state.maxActions()];
        int count = state.legalActions(actions);
        for (int i = 0; i < count; i++) {
            State next = state.copy();
            next.play(actions[i]);
            boolean lost = next.isOver() ? next.outcome().winner() == winner : plies > 1 && wins(next, plies - 1);
            if (!lost) {
                return false;
            }
        }
        return count > 0;
    }
}
