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
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A win of Arcanor that a full search finds is always said to be forced, and in no more moves. */
final class ForcedWinTest {

    private static final Game ARCANOR = Games.named("arcanor");
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
        State state = ARCANOR.readPosition("4,4,3,,,,,/,,,1,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,a,,,,,,/,,,,,,a, w");
        Line best = assess(Match.from(ARCANOR, state), 0).best();
        assertEquals("d6-d7", state.write(best.action()));
        assertEquals(1, best.winIn());
    }

    @Test
    void a_win_in_two_that_begins_calmly_is_found_although_the_other_side_seems_to_be_ahead() {
        State state = ARCANOR.readPosition(
                "3d,3,,,,,,/,,,,,,,/,c4,,,1b,,b,/,,1,,3d,,1b,/,a2,,,c4,,,/,2,,,,,,/,,,,d,a2,a,c4" + " b quiet=6");
        assertEquals(2, assess(Match.from(ARCANOR, state), 0).best().winIn());
    }

    @Test
    void A17_who_makes_the_last_move_of_all_and_has_more_points_wins_in_one() {
        State state = ARCANOR.readPosition(
                "3d,2c4,3d,1b,,,1b3d,/,,,,,,1b,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,a2,,c4,c4,a2,a, w");
        assertEquals(1, assess(Match.from(ARCANOR, state), 0).best().winIn());
    }

    @Test
    void solved_endings_are_never_called_otherwise() throws IOException {
        List<String> endings = endings();
        int tries = Math.min(endings.size(), Matches.tries(20));
        int won = 0;
        int forced = 0;
        int ahead = 0;
        for (int i = 0; i < tries; i++) {
            String[] parts = endings.get(i * endings.size() / tries).split(";");
            State state = ARCANOR.readPosition(parts[0]);
            Line best = assess(Match.from(ARCANOR, state), 0).best();
            int chance = best.chances()[state.onTurn()];
            if (parts[1].equals("won")) {
                won++;
                forced += best.winIn() > 0 ? 1 : 0;
                ahead += chance > Chances.CERTAIN / 2 ? 1 : 0;
                assertTrue(best.winIn() >= 0, parts[0]);
            } else {
                assertEquals(0, best.winIn(), parts[0]);
            }
        }
        System.out.println("endings: of " + tries + " none is called decided otherwise than it is; of " + won
                + " won ones " + forced + " are called forced, and " + ahead + " have chances of more than a half");
    }

    /** A line for each: the position, {@code won} or {@code drawn}, and the actions that keep it so. */
    private static List<String> endings() throws IOException {
        try (InputStream in = ForcedWinTest.class.getResourceAsStream("/cabestan/bots/arcanor/endings.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
    }

    private static Assessment assess(Match match, int at) {
        State state = match.stateAfter(at);
        GameAnalyst analyst = Analysts.of(match.game());
        return analyst.assess(
                state.view(state.onTurn()),
                PublicRecord.of(match, at),
                new int[0],
                Part.WHOLE,
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
