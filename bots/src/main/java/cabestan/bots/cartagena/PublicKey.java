package cabestan.bots.cartagena;

import cabestan.rules.cartagena.CartagenaBoard;
import cabestan.rules.cartagena.CartagenaState;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Seed;

/** A hash of what everybody sees of a position in a search; it does not depend on the order of the actions. */
final class PublicKey {

    private static final long[] PIRATE = random(CartagenaBoard.MAX_SEATS * CartagenaBoard.MAX_SQUARES, 1);
    private static final long[] CARD = random(CartagenaBoard.MAX_SEATS * CartagenaBoard.SYMBOLS, 2);
    private static final long[] HAND = random(CartagenaBoard.MAX_SEATS, 3);
    private static final long TURN = 0x9E3779B97F4A7C15L;

    private PublicKey() {}

    private static long[] random(int count, long seed) {
        Dice dice = Seed.of(seed).dice();
        long[] numbers = new long[count];
        for (int i = 0; i < count; i++) {
            numbers[i] = dice.next();
        }
        return numbers;
    }

    /** What a card that this seat played on the way adds to the key. */
    static long card(int seat, int symbol) {
        return CARD[seat * CartagenaBoard.SYMBOLS + symbol];
    }

    /** @param cards the sum of {@link #card} for the cards played on the way */
    static long of(CartagenaState state, long cards) {
        long key = of(state.board()) + cards;
        for (int seat = 0; seat < state.seats(); seat++) {
            key += HAND[seat] * state.handSize(seat);
        }
        return key;
    }

    static long of(CartagenaBoard board) {
        long key = TURN * (board.turn() * (board.movesATurn() + 1L) + board.movesLeft());
        for (int seat = 0; seat < board.seats(); seat++) {
            for (long left = board.standing(seat); left != 0; left &= left - 1) {
                int square = Long.numberOfTrailingZeros(left);
                key += PIRATE[seat * CartagenaBoard.MAX_SQUARES + square] * board.pirates(seat, square);
            }
        }
        return key;
    }
}
