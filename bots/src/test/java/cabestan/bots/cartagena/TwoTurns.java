package cabestan.bots.cartagena;

import cabestan.rules.cartagena.CartagenaAction;
import cabestan.rules.cartagena.CartagenaBoard;
import cabestan.rules.cartagena.CartagenaEnding;
import cabestan.rules.cartagena.CartagenaState;
import cabestan.rules.game.State;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * All that the seat on turn can do, and the next seat after it, one action after the other and without any thought of
 * speed. Only the cards of the open row are known before they are drawn.
 *
 * @param hand how many cards of each symbol the seat on turn has, then how many it drew unseen
 * @param row what is left of the open row
 */
record TwoTurns(CartagenaBoard board, int[] hand, List<Integer> row) {

    private static final int UNSEEN = CartagenaBoard.SYMBOLS;

    static TwoTurns of(CartagenaState state) {
        List<Integer> row = new ArrayList<>();
        for (int i = 0; i < state.rowSize(); i++) {
            row.add(state.row(i));
        }
        return new TwoTurns(state.board(), hand(state, state.onTurn()), row);
    }

    private static int[] hand(CartagenaState state, int seat) {
        int[] hand = new int[CartagenaBoard.SYMBOLS + 1];
        for (int symbol = 0; symbol < UNSEEN; symbol++) {
            hand[symbol] = state.handCount(seat, symbol);
        }
        return hand;
    }

    /** Whether the seat on turn can win in this turn, whatever it draws unseen, or else if it is lucky. */
    boolean wins(boolean isLucky) {
        int seat = board.onTurn();
        if (!board.isLastTurn() && board.piratesEach() - board.inBoat(seat) > board.movesLeft()) {
            return false;
        }
        for (int action : actions(isLucky)) {
            TwoTurns next = after(action);
            boolean isOver = next.board.onTurn() == State.NOBODY;
            boolean isWon = isOver && CartagenaEnding.of(next.board).winner() == seat;
            if (isWon || next.board.onTurn() == seat && next.wins(isLucky)) {
                return true;
            }
        }
        return false;
    }

    /** The first actions of turns after which the next seat cannot win in its own, even if it is lucky or else for certain. */
    int[] defences(CartagenaState state, boolean isLucky) {
        Map<String, Boolean> known = new HashMap<>();
        int[] next = hand(state, (state.onTurn() + 1) % state.seats());
        return actions(false).stream()
                .mapToInt(action -> action)
                .filter(action -> after(action).holds(state.onTurn(), next, isLucky, known))
                .toArray();
    }

    private boolean holds(int seat, int[] next, boolean isLucky, Map<String, Boolean> known) {
        if (board.onTurn() == State.NOBODY) {
            return CartagenaEnding.of(board).winner() == seat;
        }
        if (board.onTurn() != seat) {
            String key = key();
            if (!known.containsKey(key)) {
                known.put(key, !new TwoTurns(board, next, row).wins(isLucky));
            }
            return known.get(key);
        }
        return actions(false).stream().anyMatch(action -> after(action).holds(seat, next, isLucky, known));
    }

    private String key() {
        StringBuilder key = new StringBuilder().append(row.size());
        for (int seat = 0; seat < board.seats(); seat++) {
            for (int square = 0; square <= board.boat(); square++) {
                key.append((char) ('0' + board.pirates(seat, square)));
            }
        }
        return key.toString();
    }

    private List<Integer> actions(boolean isLucky) {
        List<Integer> actions = new ArrayList<>();
        int seat = board.onTurn();
        for (int square = 0; square <= board.boat() && board.movesLeft() > 0; square++) {
            if (board.pirates(seat, square) > 0) {
                for (int symbol = 0; symbol < UNSEEN && square < board.boat(); symbol++) {
                    if (hand[symbol] > 0 || isLucky && hand[UNSEEN] > 0) {
                        actions.add(CartagenaAction.forward(symbol, square));
                    }
                }
                if (board.behind(square) > 0) {
                    actions.add(CartagenaAction.back(square));
                }
            }
        }
        if (actions.isEmpty() && board.movesLeft() > 0 && Arrays.stream(hand).sum() == 0) {
            actions.add(CartagenaAction.DRAW);
        }
        if (board.movesLeft() < board.movesATurn()) {
            actions.add(CartagenaAction.END);
        }
        return actions;
    }

    private TwoTurns after(int action) {
        int[] cards = hand.clone();
        List<Integer> left = row;
        if (CartagenaAction.isForward(action)) {
            int symbol = CartagenaAction.symbol(action);
            cards[cards[symbol] > 0 ? symbol : UNSEEN]--;
        }
        int drawn = action == CartagenaAction.DRAW ? 1 : 0;
        if (CartagenaAction.isBack(action)) {
            drawn = board.crowd(board.behind(CartagenaAction.square(action)));
        }
        for (int i = 0; i < drawn; i++) {
            cards[left.isEmpty() ? UNSEEN : left.get(0)]++;
            left = left.isEmpty() ? left : left.subList(1, left.size());
        }
        return new TwoTurns(board.after(action), cards, left);
    }
}
