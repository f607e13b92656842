package cabestan.bots.arcanor;

import cabestan.bots.Bot;
import cabestan.bots.Budget;
import cabestan.bots.PublicRecord;
import cabestan.bots.Thought;
import cabestan.rules.arcanor.ArcanorAction;
import cabestan.rules.arcanor.ArcanorBoard;
import cabestan.rules.arcanor.ArcanorSquare;
import cabestan.rules.arcanor.ArcanorState;
import cabestan.rules.arcanor.ArcanorView;
import cabestan.rules.game.Dice;
import cabestan.rules.game.View;

/** A baseline: plays the move after which it leads most in points, and then in the progress of its outermost pieces. */
final class ArcanorGreedy implements Bot {

    private static final int POINT = 100;

    @Override
    public Thought think(View view, PublicRecord record, Budget budget, Dice dice) {
        ArcanorState state = ((ArcanorView) view).determinize(dice);
        ArcanorBoard board = state.copyBoard();
        int side = board.toMove();
        int[] actions = new int[ArcanorBoard.MAX_ACTIONS];
        int count = board.actions(actions);
        int best = actions[0];
        int bestScore = Integer.MIN_VALUE;
        int equals = 0;
        for (int i = 0; i < count; i++) {
            board.play(actions[i]);
            int score = standing(board, side) - standing(board, 1 - side);
            board.undo(actions[i]);
            if (score > bestScore) {
                bestScore = score;
                equals = 0;
            }
            if (score == bestScore && dice.below(++equals) == 0) {
                best = actions[i];
            }
            budget.spend();
        }
        int action = state.isMemory() ? ArcanorAction.closed(best) : best;
        return new Thought(new int[] {action}, 0.5, budget.nodes(), 1);
    }

    private static int standing(ArcanorBoard board, int side) {
        int standing = POINT * board.points(side);
        for (int size = 1; size <= ArcanorBoard.SIZES; size++) {
            for (long left = board.tops(side, size); left != 0; left &= left - 1) {
                int row = ArcanorSquare.row(Long.numberOfTrailingZeros(left));
                standing += size * (side == ArcanorBoard.WHITE ? row : ArcanorSquare.ROWS - 1 - row);
            }
        }
        return standing;
    }
}
