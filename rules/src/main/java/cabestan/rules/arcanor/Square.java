package cabestan.rules.arcanor;

import cabestan.rules.game.BadText;

/** The 56 squares as numbers and as bits, nine numbers to a row: the ninth column catches what steps over an edge. */
final class Square {

    static final int ROWS = 7;
    static final int COLUMNS = 8;
    static final int STRIDE = 9;
    static final int COUNT = ROWS * STRIDE;

    static final long FIRST_ROW = 0xFFL;
    static final long LAST_ROW = FIRST_ROW << (ROWS - 1) * STRIDE;
    static final long ALL = all();

    private Square() {}

    private static long all() {
        long squares = 0;
        for (int row = 0; row < ROWS; row++) {
            squares |= FIRST_ROW << row * STRIDE;
        }
        return squares;
    }

    static int at(int row, int column) {
        return row * STRIDE + column;
    }

    static int row(int square) {
        return square / STRIDE;
    }

    static int column(int square) {
        return square % STRIDE;
    }

    static boolean exists(int square) {
        return square >= 0 && square < COUNT && column(square) < COLUMNS;
    }

    static boolean adjacent(int a, int b) {
        int rows = Math.abs(row(a) - row(b));
        int columns = Math.abs(column(a) - column(b));
        return a != b && rows <= 1 && columns <= 1;
    }

    static String name(int square) {
        return "" + (char) ('a' + column(square)) + (char) ('1' + row(square));
    }

    static int read(String name) {
        if (name.length() == 2) {
            int column = name.charAt(0) - 'a';
            int row = name.charAt(1) - '1';
            if (column >= 0 && column < COLUMNS && row >= 0 && row < ROWS) {
                return at(row, column);
            }
        }
        throw new BadText(
                BadText.quote(name) + " is not a square; expected a letter from a to h and a number from 1 to 7");
    }
}
