package cabestan.bots.cartagena;

import cabestan.rules.cartagena.CartagenaAction;
import cabestan.rules.cartagena.CartagenaBoard;
import cabestan.rules.cartagena.CartagenaState;
import java.util.Arrays;

/**
 * Looks for cards that bring the last pirates home this very turn. Pirates go back only for cards that can be known
 * before they are drawn: those of the open row.
 */
final class Finish {

    /** No actions. */
    static final int[] NONE = {};

    private static final int UNKNOWN = CartagenaBoard.SYMBOLS; // counted in a hand as one more symbol
    private static final long ONE_OF_EACH = 0x0101_0101_0101_0101L;

    private final CartagenaBoard[] boards; // by depth, as are the next two
    private final long[] hands; // of the seat on turn: how many cards of each symbol, a byte each
    private final int[] drawn; // how many cards of the row
    private final int[] plan;

    private CartagenaState before; // whose row it is
    private int[] last = NONE; // the plan that won last
    private boolean isLucky; // then a card that was drawn unknown is the one that is needed

    /** For states with as many seats as this one. */
    Finish(CartagenaState state) {
        int depth = 2 * state.board().movesATurn() + 3; // my turn, the next, the end of each, and what it leads to
        boards = new CartagenaBoard[depth];
        for (int i = 0; i < depth; i++) {
            boards[i] = new CartagenaBoard(state.board());
        }
        hands = new long[depth];
        drawn = new int[depth];
        plan = new int[depth];
        before = state;
    }

    /** The actions that win, or none. */
    int[] find(CartagenaState state) {
        int count = count(state);
        return count == 0 ? NONE : Arrays.copyOf(plan, count);
    }

    /** Whether the seat on turn has the cards to win this turn. */
    boolean exists(CartagenaState state) {
        return count(state) > 0;
    }

    /** How many actions of the plan win, or 0. */
    private int count(CartagenaState state) {
        CartagenaBoard board = state.board();
        if (board.leftAshore(board.onTurn()) > board.movesLeft()) {
            return 0;
        }
        begin(state, false);
        return search(0);
    }

    /** Whether the seat on turn wins this turn for certain if it goes on with this action. */
    boolean exists(CartagenaState state, int action) {
        begin(state, false);
        play(0, action);
        int seat = state.onTurn();
        return boards[1].leftAshore(seat) == 0 || boards[1].onTurn() == seat && search(1) > 0;
    }

    /** Sets up the position at depth 0; whether seats are lucky says what cards that are drawn unknown are worth. */
    void begin(CartagenaState state, boolean isLucky) {
        before = state;
        this.isLucky = isLucky;
        boards[0].copyFrom(state.board());
        hands[0] = hand(state, state.onTurn());
        drawn[0] = 0;
        last = NONE;
    }

    /** Sets up the position after an action at the next depth. */
    void play(int depth, int action) {
        CartagenaBoard board = boards[depth + 1];
        board.copyFrom(boards[depth]);
        long hand = hands[depth];
        if (CartagenaAction.isForward(action)) {
            int symbol = CartagenaAction.symbol(action);
            hand -= card(count(hand, symbol) > 0 ? symbol : UNKNOWN);
        }
        int end = drawn[depth] + board.play(action);
        for (int i = drawn[depth]; i < end; i++) {
            hand += card(i < before.rowSize() ? before.row(i) : UNKNOWN);
        }
        hands[depth + 1] = hand;
        drawn[depth + 1] = Math.min(end, before.rowSize());
    }

    CartagenaBoard board(int depth) {
        return boards[depth];
    }

    /** The cards of the seat on turn, a byte for each symbol. */
    long hand(int depth) {
        return hands[depth];
    }

    int drawn(int depth) {
        return drawn[depth];
    }

    /** Whether the seat on turn at this depth wins this turn with these cards. */
    boolean wins(int depth, long hand) {
        hands[depth] = hand;
        if (winsAgain(depth)) {
            return true;
        }
        int end = search(depth);
        last = end > 0 ? Arrays.copyOfRange(plan, depth, end) : last;
        return end > 0;
    }

    /** Whether the plan that won in another position, a moment ago, wins here as well; most of them do. */
    private boolean winsAgain(int depth) {
        int seat = boards[depth].onTurn();
        int at = depth;
        for (int action : last) {
            CartagenaBoard board = boards[at];
            int square = CartagenaAction.square(action);
            boolean isForward = CartagenaAction.isForward(action);
            boolean isLegal = isForward ? has(hands[at], CartagenaAction.symbol(action)) : board.behind(square) > 0;
            if (!isLegal || board.pirates(seat, square) == 0) {
                return false;
            }
            play(at++, action);
        }
        return boards[at].leftAshore(seat) == 0;
    }

    /** At which depth the match is won by the plan, or 0. */
    private int search(int depth) {
        CartagenaBoard board = boards[depth];
        int seat = board.onTurn();
        int ashore = board.leftAshore(seat);
        int spare = board.movesLeft() - ashore; // moves that need not bring a pirate home
        boolean draws = board.isOpen() && (isLucky || drawn[depth] < before.rowSize());
        if (spare < 0 || size(hands[depth]) < ashore && !draws) {
            return 0;
        }
        for (int symbol = 0; symbol < CartagenaBoard.SYMBOLS; symbol++) {
            int winning = has(hands[depth], symbol) ? forward(depth, symbol, spare > 0) : 0;
            if (winning > 0) {
                return winning;
            }
        }
        return spare > 0 && draws ? back(depth, spare > 1) : 0;
    }

    private int forward(int depth, int symbol, boolean isAnywhere) {
        CartagenaBoard board = boards[depth];
        int seat = board.onTurn();
        boolean isLast = board.leftAshore(seat) == 1;
        for (long left = board.standing(seat) & ~(1L << board.boat()); left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            boolean isHome = board.ahead(symbol, square) == board.boat();
            if (isHome || isAnywhere) {
                plan[depth] = CartagenaAction.forward(symbol, square);
                int winning = isHome && isLast ? depth + 1 : after(depth);
                if (winning > 0) {
                    return winning;
                }
            }
        }
        return 0;
    }

    private int back(int depth, boolean isBoatToo) {
        CartagenaBoard board = boards[depth];
        long from = board.standing(board.onTurn()) & ~(isBoatToo ? 0 : 1L << board.boat());
        for (long left = from; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            if (board.behind(square) > 0) {
                plan[depth] = CartagenaAction.back(square);
                int winning = after(depth);
                if (winning > 0) {
                    return winning;
                }
            }
        }
        return 0;
    }

    private int after(int depth) {
        play(depth, plan[depth]);
        return search(depth + 1);
    }

    /** Whether a hand has a card of this symbol, or one drawn unknown that is one by luck. */
    boolean has(long hand, int symbol) {
        return count(hand, symbol) > 0 || isLucky && count(hand, UNKNOWN) > 0;
    }

    static long hand(CartagenaState state, int seat) {
        long hand = 0;
        for (int symbol = 0; symbol < CartagenaBoard.SYMBOLS; symbol++) {
            hand += card(symbol) * state.handCount(seat, symbol);
        }
        return hand;
    }

    private static long card(int symbol) {
        return 1L << 8 * symbol;
    }

    /** How many cards of this symbol are known to be in a hand. */
    static int count(long hand, int symbol) {
        return (int) (hand >>> 8 * symbol) & 0xFF;
    }

    private static int size(long hand) {
        return (int) (hand * ONE_OF_EACH >>> 56);
    }
}
