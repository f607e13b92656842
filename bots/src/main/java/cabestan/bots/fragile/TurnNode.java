package cabestan.bots.fragile;

import cabestan.rules.fragile.FragileState;
import java.util.List;

/** A position at the beginning of a turn, with the turns looked at and what is known of each. */
final class TurnNode {

    final FragileState state;
    final List<PlannedTurn> turns;

    /** What follows each turn, once it has been searched. */
    final TurnNode[] after;

    /** For each turn the chances of all seats. */
    final double[][] chances;

    /** Whether nothing more can be learned of a turn. */
    final boolean[] closed;

    TurnNode(FragileState state, List<PlannedTurn> turns) {
        this.state = state;
        this.turns = turns;
        after = new TurnNode[turns.size()];
        chances = new double[turns.size()][];
        closed = new boolean[turns.size()];
    }

    /** The turn that is best for the seat on turn; among those still open, if asked. */
    int best(boolean onlyOpen) {
        int seat = state.onTurn();
        int best = -1;
        for (int i = 0; i < turns.size(); i++) {
            if (!(onlyOpen && closed[i]) && (best < 0 || chances[i][seat] > chances[best][seat])) {
                best = i;
            }
        }
        return best;
    }

    /** Nothing more can be learned: all turns are closed, or a closed one wins. */
    boolean isClosed() {
        int best = best(false);
        return closed[best] && chances[best][state.onTurn()] >= 1 || best(true) < 0;
    }

    /** The turn to play: the best of those that were searched or need no search. */
    int choice() {
        int seat = state.onTurn();
        int choice = -1;
        for (int i = 0; i < turns.size(); i++) {
            if ((after[i] != null || closed[i]) && (choice < 0 || chances[i][seat] > chances[choice][seat])) {
                choice = i;
            }
        }
        return Math.max(choice, 0);
    }
}
