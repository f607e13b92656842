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
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * Writes 200 endings of Arcanor, each with its value and the actions that hold it, for EndingsTest:
 * {@code java -Xmx3g -cp rules/target/classes training/MakeEndings.java FILE}.
 *
 * <p>Three pieces can move, one of them perhaps inside another. All positions that can follow are listed, and their
 * values worked out backwards from those that are over; what is never decided is a draw (A18).
 */
public final class MakeEndings {

    private static final int ENDINGS = 200;
    private static final int FROM_EACH = 25; // of one material
    private static final int WINS_OF_EACH = 13;
    private static final int MOST_POSITIONS = 900_000;

    public static void main(String[] args) throws Exception {
        Dice dice = Seed.of(2006).dice();
        TreeSet<String> lines = new TreeSet<>();
        while (lines.size() < ENDINGS) {
            ArcanorState root = material(dice);
            Solution solution = root == null ? null : Solution.of(root.copyBoard());
            if (solution != null) {
                int before = lines.size();
                pick(root, solution, dice, lines);
                System.err.println(lines.size() + " endings; " + solution.size() + " positions of "
                        + root.position() + " gave " + (lines.size() - before));
            }
        }
        Files.write(Path.of(args[0]), lines.stream().limit(ENDINGS).toList());
    }

    /** Pieces that have arrived, and three that have not; null if the rules allow no such position. */
    private static ArcanorState material(Dice dice) {
        String[][] cells = new String[7][8];
        for (String[] row : cells) {
            Arrays.fill(row, "");
        }
        for (int i = 0; i < 3 + dice.below(3); i++) {
            cells[0][dice.below(8)] = "" + (char) ('1' + dice.below(4));
            cells[6][dice.below(8)] = "" + (char) ('a' + dice.below(4));
        }
        String[] sides = dice.below(2) == 0 ? new String[] {"1", "1", "a"} : new String[] {"1", "a", "a"};
        for (String side : sides) {
            String piece = "" + (char) (side.charAt(0) + dice.below(4));
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
            int value = solution.value(board.hash());
            StringBuilder holding = new StringBuilder();
            int count = board.actions(actions);
            int held = 0;
            for (int i = 0; i < count; i++) {
                board.play(actions[i]);
                boolean holds = -solution.value(board.hash()) == value;
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
        private final Map<Long, Integer> numbers = new HashMap<>();
        private final byte[] values = new byte[MOST_POSITIONS];
        private final int[] open = new int[MOST_POSITIONS]; // actions of which it is not known that the other wins
        private final int[][] befores = new int[MOST_POSITIONS][];
        private final byte[] known = new byte[MOST_POSITIONS];

        /** Null if there are too many. */
        static Solution of(ArcanorBoard board) {
            Solution solution = new Solution();
            if (!solution.list(board)) {
                return null;
            }
            solution.decide();
            return solution;
        }

        int size() {
            return numbers.size();
        }

        int value(long hash) {
            return values[numbers.get(hash)];
        }

        /** Walks through all positions, one action forth or back at a time. */
        private boolean list(ArcanorBoard board) {
            List<int[]> actions = new ArrayList<>();
            int[] path = new int[MOST_POSITIONS];
            int[] next = new int[MOST_POSITIONS];
            int depth = 0;
            path[0] = add(board, actions);
            while (depth >= 0) {
                int position = path[depth];
                int[] here = actions.get(position);
                if (next[position] == here.length) {
                    depth--;
                    if (depth >= 0) {
                        int before = path[depth];
                        board.undo(actions.get(before)[next[before] - 1]);
                    }
                    continue;
                }
                int action = here[next[position]++];
                board.play(action);
                Integer found = numbers.get(board.hash());
                int after = found == null ? add(board, actions) : found;
                if (after < 0) {
                    return false;
                }
                befores[after] = befores[after] == null ? new int[] {position} : with(befores[after], position);
                if (found == null) {
                    path[++depth] = after;
                } else {
                    board.undo(action);
                }
            }
            return true;
        }

        private static int[] with(int[] list, int one) {
            int[] longer = Arrays.copyOf(list, list.length + 1);
            longer[list.length] = one;
            return longer;
        }

        private int add(ArcanorBoard board, List<int[]> actions) {
            int number = numbers.size();
            if (number == MOST_POSITIONS) {
                return -1;
            }
            numbers.put(board.hash(), number);
            int[] list = new int[ArcanorBoard.MAX_ACTIONS];
            int count = board.actions(list);
            actions.add(Arrays.copyOf(list, count));
            open[number] = count;
            if (count == 0) {
                int lead = board.points(board.toMove()) - board.points(1 - board.toMove());
                values[number] = (byte) Integer.signum(lead);
                known[number] = 1;
            }
            return number;
        }

        /** From what is over backwards: who can reach a lost position wins, who can reach only won ones loses. */
        private void decide() {
            int[] queue = new int[numbers.size()];
            int end = 0;
            for (int i = 0; i < numbers.size(); i++) {
                if (known[i] == 1 && values[i] != 0) {
                    queue[end++] = i;
                }
            }
            for (int begin = 0; begin < end; begin++) {
                int decided = queue[begin];
                int[] before = befores[decided] == null ? new int[0] : befores[decided];
                for (int position : before) {
                    if (known[position] == 0 && (values[decided] < 0 || --open[position] == 0)) {
                        known[position] = 1;
                        values[position] = (byte) (values[decided] < 0 ? 1 : -1);
                        queue[end++] = position;
                    }
                }
            }
        }
    }
}
