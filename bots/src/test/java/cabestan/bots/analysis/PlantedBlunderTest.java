package cabestan.bots.analysis;

import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.bots.Budget;
import cabestan.bots.catalog.Analysts;
import cabestan.rules.game.Match;
import cabestan.rules.game.State;
import org.junit.jupiter.api.Test;

/** A won match that one action throws away is marked there; {@code -Dcabestan.analysis.tries=200} for as many. */
final class PlantedBlunderTest {

    private static final int LEVEL = 4;
    private static final int WON = 8000;
    private static final int THROWN_AWAY = 4500;

    /** Candidates are found at a glance, in parts of the usual nodes, and confirmed by looking longer than the judgement. */
    private static final int GLANCE = 20;

    private static final int LONGER = 2;

    /** So many actions of a position are glanced at, or twice as many. */
    private static final int TRIED = 8;

    /** So many candidates of a match are confirmed at most. */
    private static final int CONFIRMED = 3;

    @Test
    void an_action_that_throws_a_won_match_away_is_a_blunder() {
        int tries = Matches.tries(3);
        int marked = 0;
        for (int i = 0; i < tries; i++) {
            Match match = planted(i);
            boolean isMarked = isMarked(match);
            marked += isMarked ? 1 : 0;
            System.out.println("blunder " + i + ": " + Matches.kind(i) + ", action " + match.length()
                    + (isMarked ? "" : ": NOT MARKED"));
        }
        System.out.println("blunders: marked are " + Matches.share(marked, tries));
        assertTrue(marked >= 0.98 * tries, marked + " of " + tries);
    }

    /** A match that ends with such an action: the first in which there is one. */
    private static Match planted(int attempt) {
        Matches.Kind kind = Matches.kind(attempt);
        for (long seed = 1000L * attempt; ; seed++) {
            Match match = plant(
                    Matches.play(kind.game(), kind.variant(), seed, nodesOfPlay(kind), Matches.levels(kind, LEVEL)));
            if (match != null) {
                return match;
            }
        }
    }

    private static int nodesOfPlay(Matches.Kind kind) {
        return switch (kind.game()) {
            case "arcanor" -> 5000;
            case "cartagena" -> 100;
            default -> 50_000;
        };
    }

    private static boolean isMarked(Match match) {
        int last = match.length() - 1;
        return Mark.ofLoss(judge(match, last, match.action(last), 1, 1).loss()) == Mark.BLUNDER;
    }

    /** The match up to a won position, and an action that throws it away as far as the player could know; or null. */
    private static Match plant(Match match) {
        int confirmed = 0;
        for (int at = match.length() * 2 / 3; at < match.length() - 1 && confirmed < CONFIRMED; at += 3) {
            int action = worst(match, at);
            if (action != State.NO_ACTION) {
                confirmed++;
                Judgement sure = judge(match, at, action, LONGER, 1);
                if (sure.best()[sure.seat()] >= WON && sure.played()[sure.seat()] <= THROWN_AWAY) {
                    Match branch = upTo(match, at);
                    branch.play(action);
                    return branch;
                }
            }
        }
        return null;
    }

    /** The first of some actions that seems to throw a won match away; {@link State#NO_ACTION} if there is none. */
    private static int worst(Match match, int at) {
        State state = match.stateAfter(at);
        int[] actions = new int[state.maxActions()];
        int count = state.legalActions(actions);
        for (int i = 0; i < count && count > 1; i += 1 + count / TRIED) {
            Judgement glance = judge(match, at, actions[i], 1, GLANCE);
            if (glance.best()[glance.seat()] < WON) {
                return State.NO_ACTION;
            }
            if (glance.played()[glance.seat()] <= THROWN_AWAY) {
                return actions[i];
            }
        }
        return State.NO_ACTION;
    }

    /** What is thought of this action after so many of the match, with a part of the usual nodes. */
    private static Judgement judge(Match match, int at, int action, int times, int part) {
        GameAnalyst analyst = Analysts.of(match.game());
        Budget budget = Budget.ofNodes(times * analyst.nodes() / part);
        Assessment assessment = MatchAnalyser.assess(match, at, new int[] {action}, analyst, Part.WHOLE, budget);
        int[] best = assessment.best().chances();
        int[] played = assessment.after().getFirst().chances();
        return new Judgement(match.seat(at), best, played, true, Mark.NONE, assessment.lines());
    }

    private static Match upTo(Match match, int count) {
        Match branch = Match.from(match.game(), match.start());
        for (int i = 0; i < count; i++) {
            branch.play(match.action(i));
        }
        return branch;
    }
}
