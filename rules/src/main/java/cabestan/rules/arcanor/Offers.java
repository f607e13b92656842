package cabestan.rules.arcanor;

import cabestan.rules.game.Dice;

/**
 * What the memory table offers: every action that the outermost pieces allow, so that nothing gives the contents away
 * (A16a).
 */
final class Offers {

    private final Steps steps = new Steps();
    private long peeks;

    /** @param lifted the stacks that the side to move has looked into in this turn, each once (A15) */
    private void survey(ArcanorBoard board, long lifted) {
        steps.close(board.steps(board.toMove()), lifted);
        peeks = board.liftable() & ~lifted;
    }

    int list(ArcanorBoard board, long lifted, int[] into) {
        survey(board, lifted);
        int count = steps.list(into);
        if (count == 0) {
            into[count++] = ArcanorAction.PASSING; // A17; the match would be over if the other side had no move either
        }
        for (long left = peeks; left != 0; left &= left - 1) {
            into[count++] = ArcanorAction.peek(Long.numberOfTrailingZeros(left));
        }
        return count;
    }

    int count(ArcanorBoard board, long lifted) {
        survey(board, lifted);
        return Math.max(steps.count(), 1) + Long.bitCount(peeks);
    }

    int random(ArcanorBoard board, long lifted, Dice dice) {
        survey(board, lifted);
        int count = steps.count();
        int looks = Long.bitCount(peeks);
        int number = dice.below(Math.max(count, 1) + looks);
        if (number < looks) {
            return ArcanorAction.peek(Steps.nth(peeks, number));
        }
        return count == 0 ? ArcanorAction.PASSING : steps.pick(number - looks);
    }
}
