package cabestan.bots.analysis;

import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.bots.Budget;
import cabestan.bots.catalog.Analysts;
import cabestan.rules.game.Match;
import cabestan.rules.game.State;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A won match that one action throws away is marked there. */
final class PlantedBlunderTest {

    private static final int WON = 8000;
    private static final int THROWN_AWAY = 4500;

    /** Candidates are found at a glance, in parts of the usual nodes, and confirmed by looking longer than the judgement. */
    private static final int GLANCE = 20;

    private static final int LONGER = 2;

    /** So many candidates of a match are confirmed at most. */
    private static final int CONFIRMED = 3;

    @ParameterizedTest
    @CsvSource({"arcanor, open, 5000", "cartagena, jamaica, 100", "fragile, standard, 50000"})
    void an_action_that_throws_a_won_match_away_is_a_blunder(String game, String variant, int nodes) {
        int tries = Matches.tries(2);
        int planted = 0;
        int marked = 0;
        for (long seed = 900; planted < tries; seed++) {
            Match match = plant(Matches.play(game, variant, seed, nodes, 4, 4));
            if (match != null) {
                planted++;
                marked += isMarked(match) ? 1 : 0;
            }
        }
        System.out.println(game + ": " + marked + " of " + planted + " planted blunders are marked");
        assertTrue(marked >= 0.98 * planted, game);
    }

    private static boolean isMarked(Match match) {
        GameAnalyst analyst = Analysts.of(match.game());
        int last = match.length() - 1;
        Budget budget = Budget.ofNodes(analyst.nodes());
        Assessment judged = MatchAnalyser.assess(match, last, new int[] {match.action(last)}, analyst, budget);
        int seat = match.seat(last);
        return Mark.ofLoss(judged.best().chances()[seat]
                        - judged.after().getFirst().chances()[seat])
                == Mark.BLUNDER;
    }

    /** The match up to a won position, and an action that throws it away; null if none is found. */
    private static Match plant(Match match) {
        int confirmed = 0;
        for (int at = match.length() * 2 / 3; at < match.length() - 1 && confirmed < CONFIRMED; at += 3) {
            int seat = match.seat(at);
            if (glance(match, at, seat) >= WON) {
                Match branch = worst(match, at, seat);
                if (branch != null) {
                    confirmed++;
                    if (look(match, at, seat) >= WON && look(branch, at + 1, seat) <= THROWN_AWAY) {
                        return branch;
                    }
                }
            }
        }
        return null;
    }

    /** The first action that seems to throw the match away; null if there is none. */
    private static Match worst(Match match, int at, int seat) {
        State state = match.stateAfter(at);
        int[] actions = new int[state.maxActions()];
        int count = state.legalActions(actions);
        for (int i = 0; i < count; i++) {
            Match branch = upTo(match, at);
            branch.play(actions[i]);
            if (branch.onTurn() >= 0 && glance(branch, at + 1, seat) <= THROWN_AWAY) {
                return branch;
            }
        }
        return null;
    }

    private static int glance(Match match, int at, int seat) {
        return chance(match, at, seat, Analysts.of(match.game()).nodes() / GLANCE);
    }

    private static int look(Match match, int at, int seat) {
        return chance(match, at, seat, Analysts.of(match.game()).nodes() * LONGER);
    }

    private static int chance(Match match, int at, int seat, long nodes) {
        GameAnalyst analyst = Analysts.of(match.game());
        return MatchAnalyser.assess(match, at, new int[0], analyst, Budget.ofNodes(nodes))
                .best()
                .chances()[seat];
    }

    private static Match upTo(Match match, int count) {
        Match branch = Match.from(match.game(), match.start());
        for (int i = 0; i < count; i++) {
            branch.play(match.action(i));
        }
        return branch;
    }
}
