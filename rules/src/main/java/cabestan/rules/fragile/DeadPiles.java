package cabestan.rules.fragile;

import static cabestan.rules.fragile.quay.FragileQuay.NONE;
import static cabestan.rules.fragile.quay.FragileQuay.isDepot;
import static cabestan.rules.fragile.quay.FragileQuay.next;

import cabestan.rules.fragile.quay.FragileQuay;

/** Finds the piles that can never again be unstacked (F33). */
final class DeadPiles {

    private DeadPiles() {}

    /** Whether every crate outside the depots belongs to a dead pile (F34). */
    static boolean allDead(FragileBoard board) {
        return board.loose() == 0 && living(board, dead(board)) == 0;
    }

    /** The lower crates of dead piles, as bits. */
    static int dead(FragileBoard board) {
        int dead = 0;
        for (boolean found = true; found; ) { // each dead pile may kill its neighbours
            found = false;
            for (int rest = living(board, dead); rest != 0; rest &= rest - 1) {
                int crate = Integer.numberOfTrailingZeros(rest);
                if (!canUnstack(board, board.crateSquare(crate), dead)) {
                    dead |= 1 << crate;
                    found = true;
                }
            }
        }
        return dead;
    }

    private static int living(FragileBoard board, int dead) {
        int living = 0;
        for (int crate = 0; crate < board.crates(); crate++) {
            int square = board.crateSquare(crate);
            if (board.height(square) == 2 && board.crate(square, 0) == crate) {
                living |= 1 << crate;
            }
        }
        return living & ~dead;
    }

    private static boolean canUnstack(FragileBoard board, int pile, int dead) {
        for (int direction = 0; direction < FragileQuay.DIRECTIONS; direction++) {
            int stand = next(pile, direction);
            int drop = next(pile, direction ^ 2);
            if (stand != NONE && drop != NONE && canStand(board, stand, dead) && canDrop(board, drop, dead)) {
                return true;
            }
        }
        return false;
    }

    /** In a depot only a docker that has been inside since the set-up can stand (F15). */
    private static boolean canStand(FragileBoard board, int square, int dead) {
        return isDepot(square) ? board.docker(square) >= 0 : !isTaken(board, square, dead);
    }

    /** A docker inside a depot behind the pile cannot come out before the pile is gone. */
    private static boolean canDrop(FragileBoard board, int square, int dead) {
        return isDepot(square) ? board.isFree(square) : !isTaken(board, square, dead);
    }

    private static boolean isTaken(FragileBoard board, int square, int dead) {
        int crate = board.crate(square, 0);
        return crate >= 0 && (dead >>> crate & 1) != 0;
    }
}
