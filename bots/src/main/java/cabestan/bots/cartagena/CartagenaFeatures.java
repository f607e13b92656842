package cabestan.bots.cartagena;

import cabestan.rules.cartagena.CartagenaBoard;
import cabestan.rules.cartagena.CartagenaState;
import java.util.Arrays;

/** The features of the evaluation: how one seat stands, in numbers of about 1. */
final class CartagenaFeatures {

    static final int COUNT = 45;

    private static final int ON_TURN = 0;
    private static final int MOVES_LEFT = 1;
    private static final int WAITING = 2; // turns until its own
    private static final int ZONES = 3; // pirates at the start, in each section, in the boat
    private static final int FEW_ASHORE = 11; // at most one, two, three pirates are not in the boat
    private static final int PROGRESS = 14;
    private static final int REARMOST = 15;
    private static final int ALONE = 16; // pirates with a square to themselves
    private static final int HAND = 17; // at least so many cards, and how many
    private static final int SYMBOLS_HELD = 24;
    private static final int JUMPS = 25; // the three farthest with different symbols held
    private static final int ALL_JUMPS = 28;
    private static final int REAR_JUMP = 29;
    private static final int INTO_BOAT = 30;
    private static final int ANY_JUMP = 31; // the farthest jumps with all symbols, held or not
    private static final int MEAN_JUMP = 32;
    private static final int BACKS = 33; // the two best ways back, by cards drawn and squares lost
    private static final int ALL_BACKS = 35;
    private static final int NEAR_DOUBLE = 36;
    private static final int DOUBLES = 37;
    private static final int NEAREST_BACK = 38;
    private static final int STUCK = 39;
    private static final int OTHERS = 40; // the best of the others: pirates ashore, progress, cards
    private static final int ROUND = 43;
    private static final int SEATS = 44;

    private static final int SECTION = CartagenaBoard.SYMBOLS;
    private static final int[] HAND_STEPS = {1, 2, 3, 4, 6, 8};

    private CartagenaFeatures() {}

    static void fill(CartagenaState state, int seat, float[] into) {
        Arrays.fill(into, 0);
        turn(state, seat, into);
        pirates(state.board(), seat, into);
        hand(state, seat, into);
        jumps(state, seat, into);
        backs(state.board(), seat, into);
        others(state, seat, into);
        into[STUCK] = state.handSize(seat) == 0 && into[NEAREST_BACK] == 0 ? 1 : 0;
    }

    private static void turn(CartagenaState state, int seat, float[] into) {
        int seats = state.seats();
        if (seat == state.onTurn()) {
            into[ON_TURN] = 1;
            into[MOVES_LEFT] = state.board().movesLeft() / 3f;
        } else {
            into[WAITING] = (seat - state.onTurn() + seats) % seats / (float) seats;
        }
        into[ROUND] = Math.min(state.board().round(), 40) / 40f;
        into[SEATS] = (seats - 2) / 3f;
    }

    private static void pirates(CartagenaBoard board, int seat, float[] into) {
        int boat = board.boat();
        long standing = board.standing(seat);
        int alone = 0;
        for (long left = standing; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            into[ZONES + (square == boat ? SECTION + 1 : (square + SECTION - 1) / SECTION)] +=
                    board.pirates(seat, square);
            alone += square > 0 && square < boat && board.crowd(square) == 1 ? 1 : 0;
        }
        int ashore = board.piratesEach() - board.inBoat(seat);
        for (int few = 1; few <= 3; few++) {
            into[FEW_ASHORE + few - 1] = ashore <= few ? 1 : 0;
        }
        into[PROGRESS] = progress(board, seat) / 36f;
        into[REARMOST] = Long.numberOfTrailingZeros(standing) / 36f;
        into[ALONE] = alone / 3f;
    }

    private static int progress(CartagenaBoard board, int seat) {
        int sum = 0;
        for (long left = board.standing(seat); left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            sum += square * board.pirates(seat, square);
        }
        return sum;
    }

    private static void hand(CartagenaState state, int seat, float[] into) {
        int size = state.handSize(seat);
        for (int i = 0; i < HAND_STEPS.length; i++) {
            into[HAND + i] = size >= HAND_STEPS[i] ? 1 : 0;
        }
        into[HAND + HAND_STEPS.length] = size / 6f;
    }

    private static void jumps(CartagenaState state, int seat, float[] into) {
        CartagenaBoard board = state.board();
        int boat = board.boat();
        long ashore = board.standing(seat) & ~(1L << boat);
        if (ashore == 0) {
            return;
        }
        int rear = Long.numberOfTrailingZeros(ashore);
        int held = 0;
        int first = 0;
        int second = 0;
        int third = 0;
        for (int symbol = 0; symbol < SECTION; symbol++) {
            int best = 0;
            int all = 0;
            boolean home = false;
            for (long left = ashore; left != 0; left &= left - 1) {
                int square = Long.numberOfTrailingZeros(left);
                int to = board.ahead(symbol, square);
                best = Math.max(best, to - square);
                all += to - square;
                home |= to == boat;
            }
            into[ANY_JUMP] += best / 36f;
            into[MEAN_JUMP] += all / (36f * Long.bitCount(ashore));
            int cards = state.handCount(seat, symbol);
            if (cards > 0) {
                held++;
                into[ALL_JUMPS] += best * Math.min(2, cards) / 36f;
                into[REAR_JUMP] += (board.ahead(symbol, rear) - rear) / 6f;
                into[INTO_BOAT] += home ? 1 / 3f : 0;
                third = Math.max(third, Math.min(second, best));
                second = Math.max(second, Math.min(first, best));
                first = Math.max(first, best);
            }
        }
        into[SYMBOLS_HELD] = held / 6f;
        into[REAR_JUMP] /= Math.max(1, held);
        into[JUMPS] = first / 6f;
        into[JUMPS + 1] = second / 6f;
        into[JUMPS + 2] = third / 6f;
    }

    private static void backs(CartagenaBoard board, int seat, float[] into) {
        int best = 0;
        int second = 0;
        int nearest = 0;
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
                into[ALL_BACKS] += gain / 18f;
                if (met == 2) {
                    into[DOUBLES] += 1 / 3f;
                    into[NEAR_DOUBLE] = lost <= SECTION ? 1 : into[NEAR_DOUBLE];
                }
            }
        }
        into[BACKS] = best / 6f;
        into[BACKS + 1] = second / 6f;
        into[NEAREST_BACK] = nearest == 0 ? 0 : 1 - nearest / 40f;
    }

    private static void others(CartagenaState state, int seat, float[] into) {
        CartagenaBoard board = state.board();
        int inBoat = 0;
        int progress = 0;
        int cards = 0;
        for (int other = 0; other < state.seats(); other++) {
            if (other != seat) {
                inBoat = Math.max(inBoat, board.inBoat(other));
                progress = Math.max(progress, progress(board, other));
                cards = Math.max(cards, state.handSize(other));
            }
        }
        into[OTHERS] = (board.piratesEach() - inBoat) / 6f;
        into[OTHERS + 1] = progress / 216f;
        into[OTHERS + 2] = cards / 6f;
    }
}
