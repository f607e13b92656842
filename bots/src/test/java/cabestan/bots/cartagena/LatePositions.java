package cabestan.bots.cartagena;

import cabestan.rules.cartagena.CartagenaBoard;
import cabestan.rules.cartagena.CartagenaGame;
import cabestan.rules.cartagena.CartagenaState;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Setup;

/** Random positions in which the last pirates are on their way. */
final class LatePositions {

    private LatePositions() {}

    static CartagenaState draw(String variant, int seats, Dice dice) {
        Setup setup = Setup.of(CartagenaGame.GAME.variant(variant), seats, dice.seed());
        CartagenaState start = CartagenaGame.GAME.begin(setup);
        CartagenaBoard board = start.board();
        StringBuilder text = new StringBuilder("game cartagena\nedition " + variant + "\npath ");
        for (int square = 1; square <= board.squares(); square++) {
            text.append(board.letter(board.symbol(square)));
        }
        int[] crowd = new int[board.boat() + 1];
        for (int seat = 0; seat < seats; seat++) {
            text.append("\npirates ").append(seat + 1);
            int ashore = 1 + dice.below(3);
            for (int pirate = 0; pirate < board.piratesEach(); pirate++) {
                int square = board.boat();
                while (pirate < ashore && (square == board.boat() || crowd[square] == 3)) {
                    square = 1 + dice.below(board.squares());
                    square = Math.max(square, 1 + dice.below(board.squares()));
                }
                crowd[square] += square == board.boat() ? 0 : 1;
                text.append(square == board.boat() ? " boat" : " " + square);
            }
        }
        byte[] cards = new byte[CartagenaBoard.SYMBOLS * board.copies()];
        for (int i = 0; i < cards.length; i++) {
            cards[i] = (byte) (i / board.copies());
        }
        dice.shuffle(cards, cards.length);
        int next = 0;
        for (int seat = 0; seat < seats; seat++) {
            next = cards(text, "hand " + (seat + 1), cards, next, dice.below(4) * (1 + dice.below(2)), board);
        }
        if (board.isOpen()) {
            next = cards(text, "row", cards, next, 1 + dice.below(6) * (1 + dice.below(2)), board);
        }
        next = cards(text, "deck", cards, next, dice.below(cards.length - next), board);
        cards(text, "discard", cards, next, cards.length - next, board);
        text.append("\nround 20 first 1\nturn 1 moves ")
                .append(1 + dice.below(board.movesATurn()))
                .append('\n');
        return CartagenaGame.GAME.readPosition(text.toString());
    }

    private static int cards(StringBuilder text, String key, byte[] cards, int from, int count, CartagenaBoard board) {
        text.append('\n').append(key);
        for (int i = from; i < from + count; i++) {
            text.append(' ').append(board.letter(cards[i]));
        }
        return from + count;
    }
}
