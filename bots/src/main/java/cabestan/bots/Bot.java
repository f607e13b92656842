package cabestan.bots;

import cabestan.rules.game.Dice;
import cabestan.rules.game.View;

/** A computer player; it gets what its seat may know and nothing else. */
public interface Bot {

    /** What to do next. Under a budget of nodes the same view, record and dice give the same thought. */
    Thought think(View view, PublicRecord record, Budget budget, Dice dice);
}
