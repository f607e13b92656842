package cabestan.bots.analysis;

import cabestan.bots.Budget;
import cabestan.bots.PublicRecord;
import cabestan.rules.game.Dice;
import cabestan.rules.game.State;
import cabestan.rules.game.View;
import java.util.List;

/** Judges positions and decisions of one game, knowing no more than the seat on turn. */
public interface GameAnalyst {

    /** How many nodes to spend on each decision of a match unless somebody says otherwise. */
    long nodes();

    /** Whether chance has a part in the game, so that luck can be told from skill. */
    boolean hasLuck();

    /** The same analyst, who does only this part of each search: some of the actions, or some of the tries. */
    GameAnalyst part(Part part);

    /**
     * Assesses the position that the seat on turn sees. With a budget of nodes, the same arguments give the same answer
     * on every platform.
     *
     * @param played what was then done in this turn, in order, to be judged as well; may be empty
     */
    Assessment assess(View view, PublicRecord record, int[] played, Budget budget, Dice dice);

    /** What each piece could score by itself in the next turn of its player; told of games whose players see it all. */
    default List<Prospect> prospects(State state) {
        return List.of();
    }
}
