package cabestan.rules.arcanor;

import cabestan.rules.game.BadText;

/** The 56 squares as numbers and as bits, nine numbers to a row: the ninth column catches what steps over an edge. */
public final class ArcanorSquare {

    public static final int ROWS = 7;
    public static final int COLUMNS = 8;
    public static final int STRIDE = 9;
    public static final int COUNT = ROWS * STRIDE;

    public static final long FIRST_ROW = 0xFFL;
    public static final long LAST_ROW = FIRST_ROW << (ROWS - 1) * STRIDE;
    public static final long ALL = all();

    private ArcanorSquare() {}

    private static long all() {
        long squares = 0;
        for (int row = 0; row < ROWS; row++) {
            squares |= FIRST_ROW << row * STRIDE;
        }
        return squares;
    }

    public static int at(int row, int column) {
        return row * STRIDE + column;
    }

    public static int row(int square) {
        return square / STRIDE;
    }

    public static int column(int square) {
        return square % STRIDE;
    }

    public static boolean exists(int square) {
        return square >= 0 && square < COUNT && column(square) < COLUMNS;
    }

    public static boolean adjacent(int a, int b) {
        int rows = Math.abs(row(a) - row(b));
        int columns = Math.abs(column(a) - column(b));
        return a != b && rows <= 1 && columns <= 1;
    }

    public static String name(int square) {
        return "" + (char) ('a' + column(square)) + (char) ('1' + row(square));
    }

    public static int read(String name) {
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
