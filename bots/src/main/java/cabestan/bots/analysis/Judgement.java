package cabestan.bots.analysis;

import java.util.List;

/**
 * The judgement of one action of a match. All chances are per ten thousand and by seat.
 *
 * @param best the chances with the best action, as far as the player could know
 * @param played the chances with the action played, by the same search
 * @param isDecision whether there was anything to choose
 * @param lines the best ways to go on instead, before this action
 */
public record Judgement(int seat, int[] best, int[] played, boolean isDecision, Mark mark, List<Line> lines) {

    /** With this loss a decision counts half. */
    private static final int HALF = 500;

    public Judgement {
        lines = List.copyOf(lines);
    }

    /** How much of the player's chances the action gave away. */
    public int loss() {
        return best[seat] - played[seat];
    }

    /** How good the decision was, per ten thousand. */
    int accuracy() {
        return Chances.CERTAIN * HALF / (HALF + loss());
    }

    /** The chances that the decision gained for this seat; negative for the player who gave something away. */
    int skill(int forSeat) {
        return played[forSeat] - best[forSeat];
    }
}
