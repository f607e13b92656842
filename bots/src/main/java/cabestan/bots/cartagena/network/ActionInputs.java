package cabestan.bots.cartagena.network;

import cabestan.rules.cartagena.CartagenaAction;
import cabestan.rules.cartagena.CartagenaBoard;
import cabestan.rules.cartagena.CartagenaState;
import java.util.Arrays;

/** The inputs from which the network says how likely an action is to be the best: a few properties out of a list. */
public final class ActionInputs {

    /** The most properties that an action has. */
    public static final int MOST = 8;

    private static final int HANDS = 7; // classes of hand sizes
    private static final int LEAPS = 14; // classes of distances
    private static final int SHORTFALLS = 6; // classes of how much an action is behind the best of its kind
    private static final int ZONES = 8; // the start, the sections, the boat

    private static final int LEAP = 1; // 0 is no property
    private static final int BEHIND_BEST = LEAP + 3 * LEAPS;
    private static final int COPIES = BEHIND_BEST + SHORTFALLS * HANDS;
    private static final int FROM = COPIES + 3 * HANDS;
    private static final int LEAVES = FROM + 2 * ZONES;
    private static final int BESIDE = LEAVES + 8;
    private static final int LEFT_ASHORE = BESIDE + 4;
    private static final int LOSS = LEFT_ASHORE + 2 * 7;
    private static final int CARDS = LOSS + 2 * LEAPS;
    private static final int BEHIND_BEST_BACK = CARDS + 2 * HANDS * 3;
    private static final int BACK_FROM = BEHIND_BEST_BACK + SHORTFALLS;
    private static final int BACK_LEAVES = BACK_FROM + ZONES;
    private static final int MET = BACK_LEAVES + 4;
    private static final int NEXT_CARD = MET + 3;
    private static final int DRAW = NEXT_CARD + 3 * SHORTFALLS;
    private static final int END = DRAW + 1;

    /** How many properties there are, with 0 for none. */
    public static final int COUNT = END + 3 * HANDS;

    private final int[] properties = new int[MOST];

    private CartagenaState state;
    private CartagenaBoard board;
    private int seat;
    private int moves;
    private int hand;
    private int best;
    private int bestBack;
    private long others;

    /** Looks at the position in which the actions are asked about. */
    public void look(CartagenaState state, int[] actions, int count) {
        this.state = state;
        board = state.board();
        seat = state.onTurn();
        moves = Math.max(0, board.movesLeft() - 1);
        hand = hand(state.handSize(seat));
        best = 0;
        bestBack = 0;
        for (int i = 0; i < count; i++) {
            int square = CartagenaAction.square(actions[i]);
            if (CartagenaAction.isForward(actions[i])) {
                best = Math.max(best, board.ahead(CartagenaAction.symbol(actions[i]), square) - square);
            } else if (CartagenaAction.isBack(actions[i])) {
                bestBack = Math.max(bestBack, gain(square));
            }
        }
        others = 0;
        for (int other = 0; other < board.seats(); other++) {
            others |= other == seat ? 0 : board.standing(other);
        }
    }

    /** The properties of an action, padded with zeros. */
    public int[] of(int action) {
        Arrays.fill(properties, 0);
        if (CartagenaAction.isForward(action)) {
            forward(CartagenaAction.symbol(action), CartagenaAction.square(action));
        } else if (CartagenaAction.isBack(action)) {
            back(CartagenaAction.square(action));
        } else {
            properties[0] = action == CartagenaAction.DRAW ? DRAW : END + moves * HANDS + hand;
        }
        return properties;
    }

    private void forward(int symbol, int from) {
        int to = board.ahead(symbol, from);
        int boat = board.boat();
        int home = to == boat ? 1 : 0;
        int ashore = board.piratesEach() - board.inBoat(seat);
        boolean isRear = (board.standing(seat) & (1L << from) - 1) == 0;
        int leaves = from == 0 ? 3 : board.crowd(from) - 1;
        long near = 0x7EL << to & ~(1L << boat);
        int beside = ((board.standing(seat) & near) == 0 ? 0 : 1) + ((others & near) == 0 ? 0 : 2);
        properties[0] = LEAP + moves * LEAPS + leap(to - from);
        properties[1] = BEHIND_BEST + shortfall(best - to + from) * HANDS + hand;
        properties[2] = COPIES + Math.min(2, state.handCount(seat, symbol) - 1) * HANDS + hand;
        properties[3] = FROM + home * ZONES + zone(from);
        properties[4] = LEAVES + (isRear ? 4 : 0) + leaves;
        properties[5] = BESIDE + beside;
        properties[6] = LEFT_ASHORE + home * 7 + ashore;
    }

    private void back(int from) {
        int to = board.behind(from);
        int met = board.crowd(to) - 1;
        properties[0] = LOSS + met * LEAPS + leap(from - to);
        properties[1] = CARDS + (met * HANDS + hand) * 3 + moves;
        properties[2] = BEHIND_BEST_BACK + shortfall(bestBack - gain(from));
        properties[3] = BACK_FROM + zone(from);
        properties[4] = BACK_LEAVES + (from == board.boat() ? 3 : board.crowd(from) - 1);
        properties[5] = MET + Math.min(2, board.pirates(seat, to));
        if (state.rowSize() > 0) {
            int symbol = state.row(0);
            long ashore = board.standing(seat) & ~(1L << board.boat());
            int farthest = 0;
            for (long left = ashore; left != 0; left &= left - 1) {
                int square = Long.numberOfTrailingZeros(left);
                farthest = Math.max(farthest, board.ahead(symbol, square) - square);
            }
            properties[6] = NEXT_CARD + Math.min(2, state.handCount(seat, symbol)) * SHORTFALLS + shortfall(farthest);
        }
    }

    private int gain(int from) {
        int to = board.behind(from);
        return Math.max(0, 40 + board.crowd(to) * CartagenaBoard.SYMBOLS - from + to);
    }

    private int zone(int square) {
        return square == board.boat() ? ZONES - 1 : (square + CartagenaBoard.SYMBOLS - 1) / CartagenaBoard.SYMBOLS;
    }

    private static int hand(int size) {
        return size <= 2 ? size : Math.min(HANDS - 1, (size + 3) / 2);
    }

    private static int leap(int distance) {
        if (distance <= 6) {
            return distance - 1;
        }
        return distance <= 12 ? (distance + 5) / 2 : Math.min(LEAPS - 1, 9 + (distance - 13) / 5);
    }

    private static int shortfall(int squares) {
        if (squares == 0) {
            return 0;
        }
        return squares <= 2 ? 1 : squares <= 4 ? 2 : squares <= 7 ? 3 : squares <= 12 ? 4 : 5;
    }
}
