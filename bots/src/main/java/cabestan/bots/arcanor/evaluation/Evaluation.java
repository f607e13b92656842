package cabestan.bots.arcanor.evaluation;

import cabestan.bots.search.Exponential;
import cabestan.rules.arcanor.ArcanorBoard;

/** What a position is worth without looking ahead, about 100 for each point. */
public interface Evaluation {

    /** A lead that wins about three matches in four. */
    double SCALE = 250;

    /**
     * The value for the side to move.
     *
     * @param ply how many actions the search has played to come here: positions of neighbouring plies differ little
     */
    int value(ArcanorBoard board, int ply);

    /** How likely a side with this lead is to win. */
    static double chance(double lead) {
        return 1 / (1 + Exponential.of(-lead / SCALE));
    }
}
