package cabestan.bots.arcanor;

import cabestan.rules.arcanor.ArcanorAction;
import cabestan.rules.arcanor.ArcanorBoard;

/** Which actions to try first: the better the first ones, the less there is to search. */
final class Ordering {

    private static final int FIRST = 1 << 30;
    private static final int FORCING = 1 << 26;
    private static final int KILLER = 1 << 25;
    private static final int MOST_HISTORY = 1 << 20;

    private final int[] killers;
    private final int[] history = new int[2 << 13]; // calm moves and releases of both sides

    Ordering(int plies) {
        killers = new int[2 * plies];
    }

    /** Scores actions; {@code known} is the one that a shallower search found best. */
    void score(ArcanorBoard board, int[] actions, int count, int ply, int known, int[] scores) {
        int side = board.toMove();
        for (int i = 0; i < count; i++) {
            int action = actions[i];
            if (action == known) {
                scores[i] = FIRST;
            } else if (isForcing(side, action)) {
                scores[i] = FORCING + gain(board, side, action);
            } else if (action == killers[2 * ply]) {
                scores[i] = KILLER + 1;
            } else if (action == killers[2 * ply + 1]) {
                scores[i] = KILLER;
            } else {
                scores[i] = history[slot(side, action)];
            }
        }
    }

    /** Moves the best of the actions from {@code first} on to its place, and returns it. */
    static int pick(int[] actions, int[] scores, int count, int first) {
        int best = first;
        for (int i = first + 1; i < count; i++) {
            if (scores[i] > scores[best]) {
                best = i;
            }
        }
        int action = actions[best];
        int score = scores[best];
        actions[best] = actions[first];
        scores[best] = scores[first];
        actions[first] = action;
        scores[first] = score;
        return action;
    }

    /** Whether this is a capture or an arrival. */
    static boolean isForcing(int side, int action) {
        int kind = ArcanorAction.kind(action);
        return kind == ArcanorAction.CAPTURE
                || kind == ArcanorAction.CAPTURE_LEAVING
                || kind != ArcanorAction.PASS && (ArcanorBoard.winningRow(side) >>> ArcanorAction.to(action) & 1) != 0;
    }

    /** Small pieces are worth more, taken or brought home; a loaded prize counts for a little more. */
    private static int gain(ArcanorBoard board, int side, int action) {
        int to = ArcanorAction.to(action);
        int gain = 4 * board.size(to) + (board.isLoaded(to) ? 2 : 0);
        boolean arrives = (ArcanorBoard.winningRow(side) >>> to & 1) != 0;
        return arrives ? gain + 4 * board.size(ArcanorAction.from(action)) : gain;
    }

    /** Remembers a calm action that refuted what the other side did, and those tried before it that did not. */
    void reward(int side, int[] actions, int index, int ply, int depth) {
        int action = actions[index];
        if (isForcing(side, action)) {
            return;
        }
        if (killers[2 * ply] != action) {
            killers[2 * ply + 1] = killers[2 * ply];
            killers[2 * ply] = action;
        }
        add(side, action, depth * depth);
        for (int i = 0; i < index; i++) {
            if (!isForcing(side, actions[i])) {
                add(side, actions[i], -depth * depth);
            }
        }
    }

    private void add(int side, int action, int amount) {
        int slot = slot(side, action);
        history[slot] = Math.clamp(history[slot] + amount, -MOST_HISTORY, MOST_HISTORY);
    }

    private static int slot(int side, int action) {
        return side << 13 | action & 0x1FFF;
    }
}
