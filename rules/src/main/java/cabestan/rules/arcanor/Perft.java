package cabestan.rules.arcanor;

/** Counts the sequences of actions from a board; draws (A18) do not cut them short. */
final class Perft {

    private final ArcanorBoard board;
    private final boolean memory;
    private final int[][] actions;

    Perft(ArcanorBoard board, boolean memory, int depth) {
        this.board = board;
        this.memory = memory;
        this.actions = new int[depth + 1][ArcanorBoard.MAX_ACTIONS];
    }

    /** @param lifted the stacks that were already looked into in this turn */
    long count(int depth, long lifted) {
        if (depth == 0) {
            return 1;
        }
        int count = depth == 1 ? board.countActions() : board.actions(actions[depth]);
        long peeks = memory && count > 0 ? board.liftable() & ~lifted : 0;
        if (depth == 1) {
            return (long) count + Long.bitCount(peeks);
        }
        long leaves = 0;
        for (int i = 0; i < count; i++) {
            int action = actions[depth][i];
            board.play(action);
            leaves += count(depth - 1, 0);
            board.undo(action);
        }
        for (long left = peeks; left != 0; left &= left - 1) {
            leaves += count(depth - 1, lifted | Long.lowestOneBit(left));
        }
        return leaves;
    }
}
