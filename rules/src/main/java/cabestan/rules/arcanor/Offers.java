package cabestan.rules.arcanor;

import cabestan.rules.game.Dice;

/**
 * What the memory table offers: every action that the outermost pieces allow, so that nothing gives the contents away
 * (A16a). The stacks that the side to move has looked into in this turn are lifted, each once (A15).
 */
final class Offers {

    private static final long LEAVING = 0; // no capture says what it leaves

    private Offers() {}

    private static long peeks(ArcanorBoard board, long lifted) {
        return board.liftable() & ~lifted;
    }

    static int list(ArcanorBoard board, long lifted, int[] into) {
        Steps steps = board.steps(board.toMove());
        int count = steps.list(steps.lifters(lifted), LEAVING, into);
        if (count == 0) {
            into[count++] = ArcanorAction.PASSING; // A17; the match would be over if the other side had no move either
        }
        for (long left = peeks(board, lifted); left != 0; left &= left - 1) {
            into[count++] = ArcanorAction.peek(Long.numberOfTrailingZeros(left));
        }
        return count;
    }

    static int count(ArcanorBoard board, long lifted) {
        Steps steps = board.steps(board.toMove());
        return Math.max(steps.count(steps.lifters(lifted)), 1) + Long.bitCount(peeks(board, lifted));
    }

    static int random(ArcanorBoard board, long lifted, Dice dice) {
        Steps steps = board.steps(board.toMove());
        long lifters = steps.lifters(lifted);
        int count = steps.count(lifters);
        long peeks = peeks(board, lifted);
        int looks = Long.bitCount(peeks);
        int number = dice.below(Math.max(count, 1) + looks);
        if (number < looks) {
            return ArcanorAction.peek(Steps.nth(peeks, number));
        }
        return count == 0 ? ArcanorAction.PASSING : steps.pick(lifters, number - looks);
    }
}
