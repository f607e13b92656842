package cabestan.rules.arcanor;

/** Counts the sequences of actions from a board of the open table; draws (A18) do not cut them short. */
final class Perft {

    private final ArcanorBoard board;
    private final int[][] actions;

    Perft(ArcanorBoard board, int depth) {
        this.board = board;
        this.actions = new int[depth + 1][ArcanorBoard.MAX_ACTIONS];
    }

    long count(int depth) {
        if (depth <= 1) {
            return depth == 0 ? 1 : board.countActions();
        }
        int count = board.actions(actions[depth]);
        long leaves = 0;
        for (int i = 0; i < count; i++) {
            int action = actions[depth][i];
            board.play(action);
            leaves += count(depth - 1);
            board.undo(action);
        }
        return leaves;
    }
}
