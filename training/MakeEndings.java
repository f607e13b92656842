import cabestan.rules.arcanor.ArcanorBoard;
import cabestan.rules.arcanor.ArcanorGame;
import cabestan.rules.arcanor.ArcanorState;
import cabestan.rules.game.BadText;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Seed;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;

/**
 * Writes 200 endings of Arcanor, each with its value and the actions that hold it, for EndingsTest:
 * {@code java -Xmx5g -cp rules/target/classes training/MakeEndings.java FILE}. Takes about ten minutes.
 *
 * <p>In half of them three pieces can move, in the others four, some perhaps inside another. All positions that can
 * follow are listed, and their values worked out backwards from those that are over; what is never decided is a draw
 * (A18).
 */
public final class MakeEndings {

    private static final int OF_EACH_KIND = 100;
    private static final int ENDINGS = 200; // to choose them from
    private static final int FROM_EACH = 25; // of one material
    private static final int WINS_OF_EACH = 13;

    public static void main(String[] args) throws Exception {
        TreeSet<String> lines = new TreeSet<>();
        for (int pieces = 3; pieces <= 4; pieces++) {
            int all = pieces;
            List<String> found = endings(pieces).stream()
                    .filter(line -> movable(line) == all)
                    .toList();
            for (int i = 0; i < OF_EACH_KIND; i++) {
                lines.add(found.get(i * found.size() / OF_EACH_KIND));
            }
        }
        Files.write(Path.of(args[0]), lines);
    }

    /** How many pieces can move, covered ones included: all but those that have arrived. */
    private static int movable(String line) {
        ArcanorBoard board = ArcanorGame.GAME
                .readPosition(line.substring(0, line.indexOf(';')))
                .copyBoard();
        int movable = 0;
        for (int side = ArcanorBoard.WHITE; side <= ArcanorBoard.BLACK; side++) {
            long squares = board.stacks(side) & ~ArcanorBoard.winningRow(side);
            for (int size = 1; size <= ArcanorBoard.SIZES; size++) {
                movable += Long.bitCount(board.pieces(size) & squares);
            }
        }
        return movable;
    }

    /** Endings that come from positions in which this many pieces can move. */
    private static List<String> endings(int pieces) {
        Dice dice = Seed.of(2006).dice();
        TreeSet<String> lines = new TreeSet<>();
        while (lines.size() < ENDINGS) {
            ArcanorState root = material(pieces, dice);
            if (root != null) {
                Solution solution = new Solution(root.copyBoard(), pieces);
                int before = lines.size();
                pick(root, solution, dice, lines);
                System.err.println(lines.size() + " endings; " + solution.size + " positions of " + root.position()
                        + ", the longest win in " + solution.longest + ", gave " + (lines.size() - before));
            }
        }
        return lines.stream().limit(ENDINGS).toList();
    }

    /** Pieces that have arrived, and some of both sides that have not; null if the rules allow no such position. */
    private static ArcanorState material(int pieces, Dice dice) {
        String[][] cells = new String[7][8];
        for (String[] row : cells) {
            Arrays.fill(row, "");
        }
        for (int i = 0; i < 3 + dice.below(3); i++) {
            cells[0][dice.below(8)] = "" + (char) ('1' + dice.below(4));
            cells[6][dice.below(8)] = "" + (char) ('a' + dice.below(4));
        }
        char[] sides = new char[pieces];
        for (int i = 1; i < pieces - 1; i++) {
            sides[i] = dice.below(2) == 0 ? '1' : 'a';
        }
        sides[0] = '1';
        sides[pieces - 1] = 'a';
        for (char side : sides) {
            String piece = "" + (char) (side + dice.below(4));
            cells[1 + dice.below(5)][dice.below(8)] += piece;
        }
        List<String> rows = new ArrayList<>();
        for (String[] row : cells) {
            rows.add(String.join(",", row));
        }
        try {
            ArcanorState state = ArcanorGame.GAME.readPosition(String.join("/", rows) + (dice.below(2) == 0 ? " w" : " b"));
            return state.isOver() ? null : state;
        } catch (BadText e) {
            return null;
        }
    }

    /** Wanders from the root and takes positions in which something can be given away. */
    private static void pick(ArcanorState root, Solution solution, Dice dice, TreeSet<String> lines) {
        int taken = 0;
        int wins = 0;
        int[] actions = new int[root.maxActions()];
        for (int attempt = 0; attempt < 1_000 && taken < FROM_EACH; attempt++) {
            ArcanorState state = root.copy();
            for (int left = dice.below(12); left > 0 && !state.isOver(); left--) {
                state.play(state.randomAction(dice, actions));
            }
            if (state.isOver()) {
                continue;
            }
            state = ArcanorGame.GAME.readPosition(state.position()); // without what was played
            ArcanorBoard board = state.copyBoard();
            int value = solution.value(board);
            StringBuilder holding = new StringBuilder();
            int count = board.actions(actions);
            int held = 0;
            for (int i = 0; i < count; i++) {
                board.play(actions[i]);
                boolean holds = -solution.value(board) == value;
                board.undo(actions[i]);
                held += holds ? 1 : 0;
                holding.append(holds ? " " + state.write(actions[i]) : "");
            }
            boolean tells = value >= 0 && held < count && (value == 0 || wins < WINS_OF_EACH);
            if (tells && lines.add(state.position() + ";" + (value > 0 ? "won" : "drawn") + ";" + holding.substring(1))) {
                taken++;
                wins += value;
            }
        }
    }

    /** All positions that can follow one, with their values for the side to move: 1 won, 0 drawn, −1 lost. */
    private static final class Solution {
        private static final int MOST_ACTIONS = 16; // of a position, on average

        private final long[] hashes; // a position is known by the place at which its hash is found
        private final byte[] values;
        private final byte[] open; // actions of which it is not known that the other wins; none once it is decided
        private final int[] lastEdge; // that leads to a position; 0 if none does
        private final int[] edgeBefore; // that leads to the same position
        private final int[] edgeFrom;
        private final int[] queue; // those on the path to the position on the board; then those that are decided
        private int size;
        private int edges;
        private int longest; // win, in actions of both sides

        Solution(ArcanorBoard board, int pieces) {
            int most = 2 * (int) Math.pow(7 * 8, pieces); // the squares of all pieces, and whose turn it is
            int places = Integer.highestOneBit(most) << 1;
            hashes = new long[places];
            values = new byte[places];
            open = new byte[places];
            lastEdge = new int[places];
            edgeBefore = new int[MOST_ACTIONS * most];
            edgeFrom = new int[MOST_ACTIONS * most];
            queue = new int[most];
            list(board);
            decide();
        }

        int value(ArcanorBoard board) {
            return values[place(board.hash())];
        }

        /** Where this hash is, or belongs. */
        private int place(long hash) {
            int place = (int) (hash >>> 32) & hashes.length - 1;
            while (hashes[place] != hash && hashes[place] != 0) {
                place = place + 1 & hashes.length - 1;
            }
            return place;
        }

        /** Walks through all positions, one action forth or back at a time. */
        private void list(ArcanorBoard board) {
            int[] played = new int[queue.length]; // to come to each position on the path
            byte[] next = new byte[hashes.length];
            int[] actions = new int[ArcanorBoard.MAX_ACTIONS];
            int count = board.actions(actions);
            int depth = 0;
            queue[0] = add(board, count);
            while (depth > 0 || next[queue[0]] < count) {
                int position = queue[depth];
                if (next[position] == count) {
                    board.undo(played[depth--]);
                    count = board.actions(actions);
                    continue;
                }
                int action = actions[next[position]++];
                board.play(action);
                int after = place(board.hash());
                boolean isNew = hashes[after] == 0;
                if (isNew) {
                    played[++depth] = action;
                    queue[depth] = after;
                    count = board.actions(actions);
                    add(board, count);
                } else {
                    board.undo(action);
                }
                edges++;
                edgeFrom[edges] = position;
                edgeBefore[edges] = lastEdge[after];
                lastEdge[after] = edges;
            }
        }

        private int add(ArcanorBoard board, int count) {
            int place = place(board.hash());
            hashes[place] = board.hash();
            open[place] = (byte) count;
            if (count == 0) {
                values[place] = (byte) Integer.signum(board.points(board.toMove()) - board.points(1 - board.toMove()));
            }
            size++;
            return place;
        }

        /** From what is over backwards: who can reach a lost position wins, who can reach only won ones loses. */
        private void decide() {
            int end = 0;
            for (int place = 0; place < values.length; place++) {
                if (values[place] != 0) {
                    queue[end++] = place;
                }
            }
            int begin = 0;
            for (int round = end; begin < end; round = end) { // all that are decided in as many actions
                while (begin < round) {
                    int decided = queue[begin++];
                    for (int edge = lastEdge[decided]; edge > 0; edge = edgeBefore[edge]) {
                        int position = edgeFrom[edge];
                        if (values[position] == 0 && (values[decided] < 0 || --open[position] == 0)) {
                            values[position] = (byte) -values[decided];
                            queue[end++] = position;
                        }
                    }
                }
                longest += end > round ? 1 : 0;
            }
        }
    }
}
