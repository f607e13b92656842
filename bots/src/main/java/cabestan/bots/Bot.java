package cabestan.bots;

import cabestan.rules.game.Dice;
import cabestan.rules.game.View;

/** A computer player; it gets only what its seat may know. */
public interface Bot {

    /** Decides what to do next. With a budget of nodes, the same view, record and dice give the same thought. */
    Thought think(View view, PublicRecord record, Budget budget, Dice dice);
}
