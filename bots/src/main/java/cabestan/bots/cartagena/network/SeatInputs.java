package cabestan.bots.cartagena.network;

import cabestan.rules.cartagena.CartagenaBoard;
import cabestan.rules.cartagena.CartagenaState;
import java.util.Arrays;

/**
 * The inputs from which the network judges a position: how each seat stands, as integers from 0 to 127; 16 is already
 * high.
 */
public final class SeatInputs {

    private static final int ON_TURN = 0;
    private static final int MOVES_LEFT = 1; // exactly one, two, three
    private static final int WAITING = 4; // turns until its own
    private static final int ZONES = 5; // pirates at the start, in each half of a section, in the boat
    private static final int FEW_ASHORE = 19; // at most one, two, three pirates are not in the boat
    private static final int PROGRESS = 22;
    private static final int REARMOST = 23;
    private static final int ALONE = 24; // pirates with a square to themselves
    private static final int HAND = 25; // at least so many cards, and how many
    private static final int CARDS_OVER = 34; // cards compared with pirates that are not in the boat
    private static final int SYMBOLS_HELD = 35; // with at least one, two, three cards
    private static final int JUMPS = 38; // the three farthest with different symbols held
    private static final int ALL_JUMPS = 41;
    private static final int REAR_JUMP = 42; // of the rearmost pirate: the farthest, and the mean
    private static final int INTO_BOAT = 44; // symbols held that bring a pirate into the boat
    private static final int PIRATES_HOME = 45; // pirates that a card held brings into the boat
    private static final int ANY_JUMP = 46; // the farthest jumps with all symbols, held or not
    private static final int MEAN_JUMP = 47;
    private static final int BACKS = 48; // the two best ways back, by cards drawn and squares lost
    private static final int ALL_BACKS = 50;
    private static final int DOUBLES = 51; // ways back that draw two cards, and the nearest of them
    private static final int NEAR_DOUBLE = 52;
    private static final int NEAREST_BACK = 53;
    private static final int STUCK = 54;
    private static final int ROW = 55; // Tortuga: the farthest jump with each of the next cards of the row
    private static final int ROW_NEW = 61; // and whether its symbol is not held
    private static final int SEATS = 67;

    /** How many inputs a seat has. */
    public static final int COUNT = 68;

    private static final int YES = 16;
    private static final int ROW_CARDS = 6;
    private static final int SECTION = CartagenaBoard.SYMBOLS;
    private static final int[] HAND_STEPS = {1, 2, 3, 4, 5, 6, 8, 10};

    private final int[] farthest = new int[SECTION]; // jump with each symbol

    /** Writes how this seat stands. */
    public void fill(CartagenaState state, int seat, int[] into) {
        Arrays.fill(into, 0);
        turn(state, seat, into);
        pirates(state.board(), seat, into);
        hand(state, seat, into);
        jumps(state, seat, into);
        backs(state.board(), seat, into);
        into[STUCK] = state.handSize(seat) == 0 && into[NEAREST_BACK] == 0 ? YES : 0;
    }

    private static void turn(CartagenaState state, int seat, int[] into) {
        int seats = state.seats();
        if (seat == state.onTurn()) {
            into[ON_TURN] = YES;
            into[MOVES_LEFT + state.board().movesLeft() - 1] = YES;
        } else {
            into[WAITING] = (seat - state.onTurn() + seats) % seats * 4;
        }
        into[SEATS] = (seats - 2) * 5;
    }

    private static void pirates(CartagenaBoard board, int seat, int[] into) {
        int boat = board.boat();
        long standing = board.standing(seat);
        int progress = 0;
        for (long left = standing; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            int pirates = board.pirates(seat, square);
            into[ZONES + (square == boat ? 13 : (square + 2) / 3)] += 8 * pirates;
            into[ALONE] += square > 0 && square < boat && board.crowd(square) == 1 ? 4 : 0;
            progress += square * pirates;
        }
        int ashore = board.piratesEach() - board.inBoat(seat);
        for (int few = 1; few <= 3; few++) {
            into[FEW_ASHORE + few - 1] = ashore <= few ? YES : 0;
        }
        into[PROGRESS] = progress / 2;
        into[REARMOST] = Long.numberOfTrailingZeros(standing);
    }

    private static void hand(CartagenaState state, int seat, int[] into) {
        int size = state.handSize(seat);
        for (int i = 0; i < HAND_STEPS.length; i++) {
            into[HAND + i] = size >= HAND_STEPS[i] ? YES : 0;
        }
        into[HAND + HAND_STEPS.length] = Math.min(2 * size, 40);
        int ashore = state.board().piratesEach() - state.board().inBoat(seat);
        into[CARDS_OVER] = Math.clamp(size - ashore + 6, 0, 16) * 2;
    }

    private void jumps(CartagenaState state, int seat, int[] into) {
        CartagenaBoard board = state.board();
        int boat = board.boat();
        long ashore = board.standing(seat) & ~(1L << boat);
        if (ashore == 0) {
            return;
        }
        int rear = Long.numberOfTrailingZeros(ashore);
        long home = 0;
        int held = 0;
        int rearSum = 0;
        int any = 0;
        int mean = 0;
        for (int symbol = 0; symbol < SECTION; symbol++) {
            int best = 0;
            int all = 0;
            long reaching = 0;
            for (long left = ashore; left != 0; left &= left - 1) {
                int square = Long.numberOfTrailingZeros(left);
                int to = board.ahead(symbol, square);
                best = Math.max(best, to - square);
                all += to - square;
                reaching |= to == boat ? left & -left : 0;
            }
            any += best;
            mean += all;
            int cards = state.handCount(seat, symbol);
            farthest[symbol] = best;
            if (cards > 0) {
                held++;
                home |= reaching;
                int rearJump = board.ahead(symbol, rear) - rear;
                rearSum += rearJump;
                into[SYMBOLS_HELD] += 4;
                into[SYMBOLS_HELD + 1] += cards > 1 ? 4 : 0;
                into[SYMBOLS_HELD + 2] += cards > 2 ? 4 : 0;
                into[ALL_JUMPS] += best * Math.min(2, cards) / 4;
                into[REAR_JUMP] = Math.max(into[REAR_JUMP], rearJump);
                into[INTO_BOAT] += reaching == 0 ? 0 : 8;
                rank(best, into);
            }
        }
        row(state, seat, into);
        into[REAR_JUMP + 1] = held == 0 ? 0 : rearSum / held;
        into[PIRATES_HOME] = 8 * Long.bitCount(home);
        into[ANY_JUMP] = any / 6;
        into[MEAN_JUMP] = mean / (4 * Long.bitCount(ashore));
    }

    private static void rank(int jump, int[] into) {
        int left = jump;
        for (int i = JUMPS; i < JUMPS + 3; i++) {
            int more = Math.max(into[i], left);
            left = Math.min(into[i], left);
            into[i] = more;
        }
    }

    private void row(CartagenaState state, int seat, int[] into) {
        int size = Math.min(ROW_CARDS, state.rowSize());
        for (int i = 0; i < size; i++) {
            int symbol = state.row(i);
            into[ROW + i] = farthest[symbol];
            into[ROW_NEW + i] = state.handCount(seat, symbol) == 0 ? YES : 0;
        }
    }

    private static void backs(CartagenaBoard board, int seat, int[] into) {
        int nearest = 0;
        for (long left = board.standing(seat) & ~1L; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            int to = board.behind(square);
            if (to > 0) {
                int lost = square - to;
                int met = board.crowd(to);
                int gain = Math.max(0, met * SECTION - lost);
                into[BACKS + 1] = Math.max(into[BACKS + 1], Math.min(into[BACKS], gain));
                into[BACKS] = Math.max(into[BACKS], gain);
                nearest = nearest == 0 ? lost : Math.min(nearest, lost);
                into[ALL_BACKS] += gain;
                if (met == 2) {
                    into[DOUBLES] += 6;
                    into[NEAR_DOUBLE] = Math.max(into[NEAR_DOUBLE], 38 - lost);
                }
            }
        }
        into[NEAREST_BACK] = nearest == 0 ? 0 : 40 - nearest;
    }
}
