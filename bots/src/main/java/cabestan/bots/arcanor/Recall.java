package cabestan.bots.arcanor;

import cabestan.bots.PublicRecord;
import cabestan.rules.arcanor.ArcanorAction;
import cabestan.rules.arcanor.ArcanorBoard;
import cabestan.rules.arcanor.ArcanorState;
import cabestan.rules.arcanor.ArcanorView;
import cabestan.rules.game.Seed;

/** When the players last saw each covered piece of either side, where contents are hidden (A15, A16). */
final class Recall {

    private final int[] lastSeen = new int[ArcanorBoard.SIZES + 2 << 6]; // by size and square
    private int now;

    /** Everybody saw the start, and since then what was covered, uncovered and lifted. */
    Recall(PublicRecord record) {
        ArcanorState state =
                ((ArcanorView) record.start()).determinize(Seed.of(0).dice()); // nothing is left to chance
        ArcanorBoard board = state.copyBoard();
        for (int action : record.actions()) {
            int step = state.step(action);
            see(step, board.size(ArcanorAction.from(step)));
            state.play(action);
            if (ArcanorAction.kind(step) != ArcanorAction.PEEK) {
                board.play(step);
            }
        }
    }

    /** @param outermost the size of the piece that was lifted or moved */
    private void see(int step, int outermost) {
        int from = ArcanorAction.from(step);
        int to = ArcanorAction.to(step);
        int kind = ArcanorAction.kind(step);
        now += kind == ArcanorAction.PEEK ? 0 : 1;
        if (kind == ArcanorAction.MOVE) {
            for (int size = outermost + 1; size <= ArcanorBoard.SIZES; size++) {
                lastSeen[size << 6 | to] = lastSeen[size << 6 | from];
            }
        } else if (kind == ArcanorAction.PEEK) {
            lastSeen[outermost + 1 << 6 | from] = now;
        } else if (kind != ArcanorAction.PASS) {
            lastSeen[outermost + 1 << 6 | from] = now; // uncovered
            lastSeen[outermost + 1 << 6 | to] = now; // covered by a capture
        }
    }

    /** Removes from the stacks all pieces last seen more than this many moves ago, with everything inside them. */
    void forget(ArcanorBoard board, int moves) {
        long stacks = board.stacks(ArcanorBoard.WHITE) | board.stacks(ArcanorBoard.BLACK);
        for (long left = stacks; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            for (int size = board.size(square) + 1; size <= ArcanorBoard.SIZES; size++) {
                if (now - lastSeen[size << 6 | square] > moves) {
                    board.forget(square, size);
                }
            }
        }
    }
}
