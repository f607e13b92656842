package cabestan.rules.arcanor;

import cabestan.rules.game.Split;

/**
 * Positions that are the same for the players: turned by 180 degrees with the colours swapped (A3 and A4 treat both
 * sides alike), or mirrored, as all rules about moves are the same to the left and to the right.
 */
final class ArcanorSymmetry {

    private static final String WHITE_THEN_BLACK = "1234abcd";
    private static final String BLACK_THEN_WHITE = "abcd1234";

    private ArcanorSymmetry() {}

    /** The position with White to move, or its mirror image, whichever text comes first. */
    static String canonical(String position) {
        String[] words = Split.words(position);
        String[][] rows = rows(words[0]);
        boolean black = words[1].equals("b");
        String straight = write(rows, black, false);
        String mirrored = write(rows, black, true);
        String board = straight.compareTo(mirrored) <= 0 ? straight : mirrored;
        for (int i = 2; i < words.length; i++) {
            if (words[i].equals("memory") || words[i].equals("release-any")) {
                board += " " + words[i];
            }
        }
        return board;
    }

    private static String[][] rows(String board) {
        String[] lines = Split.by('/', board);
        String[][] rows = new String[lines.length][];
        for (int row = 0; row < lines.length; row++) {
            rows[row] = Split.by(',', lines[row]);
        }
        return rows;
    }

    private static String write(String[][] rows, boolean isTurned, boolean isMirrored) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < rows.length; i++) {
            String[] row = rows[isTurned ? rows.length - 1 - i : i];
            for (int j = 0; j < row.length; j++) {
                String stack = row[isTurned == isMirrored ? j : row.length - 1 - j];
                text.append(j == 0 ? "" : ",").append(isTurned ? swapped(stack) : stack);
            }
            text.append('/');
        }
        return text.toString();
    }

    private static String swapped(String stack) {
        StringBuilder swapped = new StringBuilder();
        for (int i = 0; i < stack.length(); i++) {
            swapped.append(BLACK_THEN_WHITE.charAt(WHITE_THEN_BLACK.indexOf(stack.charAt(i))));
        }
        return swapped.toString();
    }
}
