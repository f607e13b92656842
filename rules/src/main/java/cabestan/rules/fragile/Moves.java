package cabestan.rules.fragile;

import static cabestan.rules.fragile.quay.FragileQuay.DIRECTIONS;
import static cabestan.rules.fragile.quay.FragileQuay.NONE;
import static cabestan.rules.fragile.quay.FragileQuay.isDepot;
import static cabestan.rules.fragile.quay.FragileQuay.next;

import cabestan.rules.fragile.quay.FragileAction;

/** Lists what one docker can do (F14–F23). */
final class Moves {

    private Moves() {}

    /** Writes the actions of this docker within its points, after the first {@code count}; returns the new count. */
    static int list(FragileBoard board, int docker, int points, boolean mayWalk, int[] into, int count) {
        int from = board.dockerSquare(docker);
        int written = mayWalk ? Walks.list(board, from, points, into, count) : count;
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            int over = next(from, direction);
            if (over != NONE && board.height(over) > 0 && !isDepot(over)) {
                int beyond = next(over, direction);
                written = board.height(over) == 1
                        ? loneCrate(board, points, from, over, beyond, into, written)
                        : pile(board, points, from, over, beyond, into, written);
                if (points >= FragileAction.TURN_COST
                        && board.turnsLeft() > 0
                        && !board.isTurned(board.topCrate(over))) { // F19, F20
                    into[written++] = FragileAction.of(FragileAction.TURN, from, over, 0);
                }
            }
        }
        return written;
    }

    private static int loneCrate(
            FragileBoard board, int points, int from, int over, int beyond, int[] into, int count) {
        int written = count;
        if (beyond != NONE) {
            if (board.isFree(beyond)) {
                if (mayDrop(board, over, beyond)) { // F16
                    into[written++] = FragileAction.of(FragileAction.PUSH, from, over, beyond);
                }
            } else if (points >= FragileAction.STACK_COST && board.height(beyond) == 1 && !isDepot(beyond)) { // F17
                into[written++] = FragileAction.of(FragileAction.STACK, from, over, beyond);
            }
        }
        return Chains.list(board, from, over, into, written);
    }

    private static int pile(FragileBoard board, int points, int from, int over, int beyond, int[] into, int count) {
        int written = count;
        if (points >= FragileAction.UNSTACK_COST
                && beyond != NONE
                && board.isFree(beyond)
                && mayDrop(board, over, beyond)) { // F18
            into[written++] = FragileAction.of(FragileAction.UNSTACK, from, over, beyond);
        }
        return written;
    }

    /** F21: a crate turned over in this turn stays out of depots. */
    private static boolean mayDrop(FragileBoard board, int over, int to) {
        return !isDepot(to) || !board.isTurnedNow(board.topCrate(over));
    }
}
