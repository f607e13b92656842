package cabestan.bots.cartagena;

import cabestan.rules.cartagena.CartagenaBoard;
import cabestan.rules.cartagena.CartagenaState;
import java.util.Arrays;

/** What the evaluation looks at: how one seat stands, as numbers of about the size of 1. */
final class Features {

    static final int COUNT = 36;

    private static final int ON_TURN = 0;
    private static final int MOVES_LEFT = 1;
    private static final int WAITING = 2;
    private static final int ZONES = 3; // the start, six sections, the boat
    private static final int FEW_ASHORE = 11; // at most one, two, three
    private static final int PROGRESS = 14;
    private static final int REARMOST = 15;
    private static final int HAND = 16; // at least one, two, three, four, six, eight cards, and how many
    private static final int SYMBOLS_HELD = 23;
    private static final int JUMPS = 24; // the three farthest with different symbols held
    private static final int REAR_JUMP = 27;
    private static final int INTO_BOAT = 28;
    private static final int ANY_JUMP = 29;
    private static final int BACK = 30; // the two best ways back, by cards drawn and squares lost
    private static final int NEAR_DOUBLE = 32;
    private static final int DOUBLES = 33;
    private static final int STUCK = 34;
    private static final int NEAREST_BACK = 35;

    private static final int SECTION = CartagenaBoard.SYMBOLS;
    private static final int[] HAND_STEPS = {1, 2, 3, 4, 6, 8};

    private Features() {}

    static void fill(CartagenaState state, int seat, double[] into) {
        Arrays.fill(into, 0);
        turn(state, seat, into);
        pirates(state.board(), seat, into);
        hand(state, seat, into);
        jumps(state, seat, into);
        backs(state.board(), seat, into);
        into[STUCK] = state.handSize(seat) == 0 && into[NEAREST_BACK] == 0 ? 1 : 0;
    }

    private static void turn(CartagenaState state, int seat, double[] into) {
        int seats = state.seats();
        if (seat == state.onTurn()) {
            into[ON_TURN] = 1;
            into[MOVES_LEFT] = state.board().movesLeft() / 3.0;
        } else {
            into[WAITING] = (seat - state.onTurn() + seats) % seats / (double) seats;
        }
    }

    private static void pirates(CartagenaBoard board, int seat, double[] into) {
        int boat = board.boat();
        long standing = board.standing(seat);
        int sum = 0;
        for (long left = standing; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            int count = board.pirates(seat, square);
            sum += count * square;
            into[ZONES + (square == boat ? 7 : (square + SECTION - 1) / SECTION)] += count;
        }
        int ashore = board.piratesEach() - board.inBoat(seat);
        for (int few = 1; few <= 3; few++) {
            into[FEW_ASHORE + few - 1] = ashore <= few ? 1 : 0;
        }
        into[PROGRESS] = sum / 36.0;
        into[REARMOST] = Long.numberOfTrailingZeros(standing) / 36.0;
    }

    private static void hand(CartagenaState state, int seat, double[] into) {
        int size = state.handSize(seat);
        for (int i = 0; i < HAND_STEPS.length; i++) {
            into[HAND + i] = size >= HAND_STEPS[i] ? 1 : 0;
        }
        into[HAND + HAND_STEPS.length] = size / 6.0;
    }

    private static void jumps(CartagenaState state, int seat, double[] into) {
        CartagenaBoard board = state.board();
        int boat = board.boat();
        long ashore = board.standing(seat) & ~(1L << boat);
        int rear = Long.numberOfTrailingZeros(ashore);
        int held = 0;
        int rearSum = 0;
        int anySum = 0;
        int toBoat = 0;
        int first = 0;
        int second = 0;
        int third = 0;
        for (int symbol = 0; symbol < SECTION && ashore != 0; symbol++) {
            int best = 0;
            boolean home = false;
            for (long left = ashore; left != 0; left &= left - 1) {
                int square = Long.numberOfTrailingZeros(left);
                int to = board.ahead(symbol, square);
                best = Math.max(best, to - square);
                home |= to == boat;
            }
            anySum += best;
            if (state.handCount(seat, symbol) > 0) {
                held++;
                rearSum += board.ahead(symbol, rear) - rear;
                toBoat += home ? 1 : 0;
                third = Math.max(third, Math.min(second, best));
                second = Math.max(second, Math.min(first, best));
                first = Math.max(first, best);
            }
        }
        into[SYMBOLS_HELD] = held / 6.0;
        into[JUMPS] = first / 6.0;
        into[JUMPS + 1] = second / 6.0;
        into[JUMPS + 2] = third / 6.0;
        into[REAR_JUMP] = held == 0 ? 0 : rearSum / (6.0 * held);
        into[INTO_BOAT] = toBoat / 3.0;
        into[ANY_JUMP] = anySum / 36.0;
    }

    private static void backs(CartagenaBoard board, int seat, double[] into) {
        int best = 0;
        int second = 0;
        int doubles = 0;
        int nearest = 0;
        boolean near = false;
        for (long left = board.standing(seat) & ~1L; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            int to = board.behind(square);
            if (to > 0) {
                int lost = square - to;
                int met = board.crowd(to);
                int gain = Math.max(0, met * SECTION - lost);
                second = Math.max(second, Math.min(best, gain));
                best = Math.max(best, gain);
                nearest = nearest == 0 ? lost : Math.min(nearest, lost);
                doubles += met == 2 ? 1 : 0;
                near |= met == 2 && lost <= SECTION;
            }
        }
        into[BACK] = best / 6.0;
        into[BACK + 1] = second / 6.0;
        into[NEAR_DOUBLE] = near ? 1 : 0;
        into[DOUBLES] = doubles / 3.0;
        into[NEAREST_BACK] = nearest == 0 ? 0 : 1 - nearest / 36.0;
    }
}
