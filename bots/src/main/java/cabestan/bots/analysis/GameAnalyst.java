package cabestan.bots.analysis;

import cabestan.bots.Budget;
import cabestan.bots.PublicRecord;
import cabestan.rules.game.Dice;
import cabestan.rules.game.State;
import cabestan.rules.game.View;
import java.util.List;

/** Judges positions and decisions of one game, knowing no more than the seat on turn. */
public interface GameAnalyst {

    /** How many nodes to spend on each decision of a match unless a caller says otherwise. */
    long nodes();

    /** Whether chance has a part in the game, so that luck can be told from skill. */
    default boolean hasLuck() {
        return false;
    }

    /**
     * Assesses the position that the seat on turn sees. With a budget of nodes, the same arguments give the same answer
     * on every platform.
     *
     * @param played the actions that followed in this turn, in order, to be judged as well; may be empty
     * @param part how much of the search to do: some of the actions, or some of the tries
     */
    Assessment assess(View view, PublicRecord record, int[] played, Part part, Budget budget, Dice dice);

    /** The points that each piece could score by itself in the next turn of its player, in games without hidden information. */
    default List<Prospect> prospects(State state) {
        return List.of();
    }
}
