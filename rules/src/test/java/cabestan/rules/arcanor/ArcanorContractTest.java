package cabestan.rules.arcanor;

import cabestan.rules.game.Dice;
import cabestan.rules.game.Game;
import cabestan.rules.game.GameContract;
import cabestan.rules.game.State;
import java.util.regex.Pattern;

/** Arcanor keeps what every game promises. */
final class ArcanorContractTest extends GameContract {

    private static final String LETTERS = "1234abcd";

    @Override
    protected Game game() {
        return ArcanorGame.GAME;
    }

    /** On the memory table: the same outermost pieces holding anything else (A16, A16a). */
    @Override
    protected State lookalike(State state, Dice dice) {
        if (!state.variant().equals(ArcanorGame.MEMORY)) {
            return state;
        }
        String position = state.position();
        String words = position.substring(position.indexOf(' '));
        String[] cells = position.substring(0, position.indexOf(' ')).split("[,/]", -1);
        boolean[] seen = new boolean[cells.length];
        for (int i = 0; i < cells.length; i++) {
            seen[i] = isSeen(words, i);
            cells[i] = cells[i].substring(0, Math.min(cells[i].length(), seen[i] ? 2 : 1));
        }
        StringBuilder rows = new StringBuilder();
        for (int i = 0; i < cells.length; i++) {
            boolean sealed = cells[i].length() != (seen[i] ? 2 : 1); // an empty square, or a piece seen to be empty
            cells[i] = sealed ? cells[i] : filled(cells, i, dice);
            rows.append(i == 0 ? "" : i % 8 == 0 ? "/" : ",").append(cells[i]);
        }
        return game().readPosition(rows + words);
    }

    /** Whether the words after the position say that a lift has shown what this piece holds. */
    private static boolean isSeen(String words, int cell) {
        String square = "" + (char) ('a' + cell % 8) + (7 - cell / 8);
        return Pattern.compile("(lifted|shown)=\\S*" + square).matcher(words).find();
    }

    private static String filled(String[] cells, int cell, Dice dice) {
        String stack = cells[cell];
        int outer = LETTERS.indexOf(stack.charAt(stack.length() - 1)) % ArcanorBoard.SIZES + 1;
        for (int size = outer + 1; size <= ArcanorBoard.SIZES && dice.below(3) > 0; size++) {
            char piece = LETTERS.charAt(ArcanorBoard.SIZES * dice.below(2) + size - 1);
            if (String.join("", cells).chars().filter(c -> c == piece).count() == ArcanorBoard.OF_EACH_SIZE) {
                return stack;
            }
            stack += piece;
        }
        return stack;
    }
}
