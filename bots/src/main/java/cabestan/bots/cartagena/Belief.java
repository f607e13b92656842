package cabestan.bots.cartagena;

import static cabestan.rules.cartagena.CartagenaBoard.SYMBOLS;
import static cabestan.rules.cartagena.CartagenaView.SURE;

import cabestan.bots.PublicRecord;
import cabestan.rules.cartagena.CartagenaAction;
import cabestan.rules.cartagena.CartagenaBoard;
import cabestan.rules.cartagena.CartagenaState;
import cabestan.rules.cartagena.CartagenaView;
import cabestan.rules.game.Dice;
import java.util.Arrays;

/** What a player infers from how others played: who goes back although a card would leap far seems to lack that card. */
final class Belief {

    // Who went back held the card of so great a leap three quarters as often as chance has it (level 4, 100 matches).
    private static final int GREAT_LEAP = 16;
    private static final int FADES = SURE * 3 / 4;

    private final int[][] inHand;
    private final int[] handSize;

    Belief(CartagenaView view, PublicRecord record) {
        inHand = new int[view.seats()][SYMBOLS];
        handSize = new int[view.seats()];
        CartagenaView start = (CartagenaView) record.start();
        for (int seat = 0; seat < handSize.length; seat++) {
            Arrays.fill(inHand[seat], SURE);
            handSize[seat] = start.handSize(seat);
        }
        CartagenaBoard board = start.board();
        for (int i = 0; i < record.actions().length; i++) {
            int action = record.actions()[i];
            forgetWhatWasDealtAnew(record, i);
            watch(board, action);
            board = board.after(action);
        }
        forgetWhatWasDealtAnew(record, record.actions().length);
    }

    /** After a new deal, how others played before says nothing of the hands they hold now. */
    private void forgetWhatWasDealtAnew(PublicRecord record, int played) {
        for (PublicRecord.Deal deal : record.deals()) {
            for (int seat = 0; seat < inHand.length && deal.after() == played; seat++) {
                if (seat != deal.seat()) {
                    Arrays.fill(inHand[seat], SURE);
                }
            }
        }
    }

    /** A world that agrees with the view and, more often than not, with what was seen. */
    CartagenaState draw(CartagenaView view, Dice dice) {
        return view.determinize(dice, inHand);
    }

    int inHand(int seat, int symbol) {
        return inHand[seat][symbol];
    }

    private void watch(CartagenaBoard board, int action) {
        int seat = board.onTurn();
        if (CartagenaAction.isForward(action)) {
            handSize[seat]--;
        } else if (CartagenaAction.isBack(action)) {
            doubt(board, seat);
            blend(seat, board.crowd(board.behind(CartagenaAction.square(action))));
        } else if (action == CartagenaAction.DRAW) {
            blend(seat, 1);
        }
    }

    private void doubt(CartagenaBoard board, int seat) {
        for (int symbol = 0; symbol < SYMBOLS; symbol++) {
            if (longestLeap(board, seat, symbol) >= GREAT_LEAP) {
                inHand[seat][symbol] = inHand[seat][symbol] * FADES / SURE;
            }
        }
    }

    private static int longestLeap(CartagenaBoard board, int seat, int symbol) {
        int longest = 0;
        for (int square = 0; square < board.boat(); square++) {
            if (board.pirates(seat, square) > 0) {
                longest = Math.max(longest, board.ahead(symbol, square) - square);
            }
        }
        return longest;
    }

    /** Of new cards nothing is known: the more of them in a hand, the less what was seen before says of it. */
    private void blend(int seat, int drawn) {
        int before = handSize[seat];
        handSize[seat] += drawn;
        for (int symbol = 0; symbol < SYMBOLS; symbol++) {
            inHand[seat][symbol] = (inHand[seat][symbol] * before + SURE * drawn) / handSize[seat];
        }
    }
}
