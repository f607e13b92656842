package cabestan.rules.arcanor;

import cabestan.rules.game.BadText;
import cabestan.rules.game.KeyedText;
import cabestan.rules.game.Split;
import java.util.List;

/** Positions as text: the rows from 7 to 1, the side to move, then words for everything unusual. */
final class PositionText {

    /** A piece by its letter: White 1 to 4, then Black a to d. */
    private static final String LETTERS = "1234abcd";

    private final KeyedText.Line line;
    private ArcanorBoard board;

    private PositionText(KeyedText.Line line) {
        this.line = line;
    }

    /** Writes a position: with all contents, or of each stack only the outermost piece and, where shown, the next. */
    static String write(ArcanorBoard board, boolean memory, int quiet, long lifted, long shown, boolean contents) {
        StringBuilder text = new StringBuilder();
        for (int row = ArcanorSquare.ROWS - 1; row >= 0; row--) {
            for (int column = 0; column < ArcanorSquare.COLUMNS; column++) {
                int square = ArcanorSquare.at(row, column);
                text.append(column == 0 ? "" : ",");
                writeStack(text, board, square, contents ? ArcanorBoard.SIZES : 1 + (int) (shown >>> square & 1));
            }
            text.append(row == 0 ? "" : "/");
        }
        text.append(board.toMove() == ArcanorBoard.WHITE ? " w" : " b");
        text.append(memory ? " memory" : "").append(board.releaseAny() ? " release-any" : "");
        text.append(quiet == 0 ? "" : " quiet=" + quiet);
        writeSquares(text, " lifted=", lifted);
        writeSquares(text, " shown=", shown);
        return text.toString();
    }

    private static void writeStack(StringBuilder text, ArcanorBoard board, int square, int most) {
        int outermost = board.size(square);
        if (outermost == 0) {
            return;
        }
        int last = Math.min(ArcanorBoard.SIZES, outermost + most - 1);
        for (int size = outermost; size <= last && (board.pieces(size) >>> square & 1) != 0; size++) {
            boolean white = (board.pieces(ArcanorBoard.WHITE, size) >>> square & 1) != 0;
            text.append(LETTERS.charAt(white ? size - 1 : ArcanorBoard.SIZES + size - 1));
        }
    }

    private static void writeSquares(StringBuilder text, String word, long squares) {
        String before = word;
        for (long left = squares; left != 0; left &= left - 1) {
            text.append(before).append(ArcanorSquare.name(Long.numberOfTrailingZeros(left)));
            before = ",";
        }
    }

    static ArcanorState read(String text) {
        List<KeyedText.Line> lines = KeyedText.read(text).lines();
        if (lines.isEmpty()) {
            throw new BadText(1, "expected a position, found nothing");
        }
        if (lines.size() > 1) {
            throw lines.get(1).bad("expected one line with a position, found a second");
        }
        PositionText position = new PositionText(lines.getFirst());
        try {
            return position.read();
        } catch (BadText e) {
            throw e.at(position.line.number());
        }
    }

    private ArcanorState read() {
        String[] rows = Split.by('/', line.key());
        if (rows.length != ArcanorSquare.ROWS) {
            throw new BadText("expected 7 rows separated by '/', found " + rows.length);
        }
        String side = line.word(0, "'w' or 'b' for the side to move");
        if (!side.equals("w") && !side.equals("b")) {
            throw new BadText("expected 'w' or 'b' for the side to move, found " + BadText.quote(side));
        }
        boolean memory = line.words().contains("memory");
        boolean releaseAny = line.words().contains("release-any");
        board = new ArcanorBoard(releaseAny, side.equals("w") ? ArcanorBoard.WHITE : ArcanorBoard.BLACK);
        for (int i = 0; i < ArcanorSquare.ROWS; i++) {
            readRow(rows[i], ArcanorSquare.ROWS - 1 - i);
        }
        checkPoints();
        PositionWords words = new PositionWords(board, memory);
        for (String word : line.from(1)) {
            words.read(word);
        }
        return new ArcanorState(board, memory, words.quiet(), words.lifted(), words.shown());
    }

    private void readRow(String text, int row) {
        String[] cells = Split.by(',', text);
        if (cells.length != ArcanorSquare.COLUMNS) {
            throw new BadText("row " + (row + 1) + ": expected 8 cells separated by ',', found " + cells.length);
        }
        for (int column = 0; column < ArcanorSquare.COLUMNS; column++) {
            readStack(cells[column], ArcanorSquare.at(row, column));
        }
    }

    private void readStack(String cell, int square) {
        int outer = 0;
        for (int i = 0; i < cell.length(); i++) {
            int piece = LETTERS.indexOf(cell.charAt(i));
            if (piece < 0) {
                throw bad(
                        square,
                        "expected White's 1 to 4 or Black's a to d, found " + BadText.quote("" + cell.charAt(i)));
            }
            int side = piece / ArcanorBoard.SIZES;
            int size = piece % ArcanorBoard.SIZES + 1;
            if (i > 0 && size != outer + 1) {
                throw bad(
                        square,
                        outer == ArcanorBoard.SIZES
                                ? "a piece of size 4 holds nothing, found a " + size + " in it"
                                : "a piece of size " + outer + " holds only size " + (outer + 1) + ", found a " + size
                                        + " in it");
            }
            if (Long.bitCount(board.pieces(side, size)) == ArcanorBoard.OF_EACH_SIZE) {
                throw bad(
                        square,
                        "a fourth '" + cell.charAt(i) + "'; each side has " + ArcanorBoard.OF_EACH_SIZE
                                + " pieces of a size");
            }
            board.put(side, size, square);
            outer = size;
        }
    }

    private static BadText bad(int square, String message) {
        return new BadText(
                "row " + (ArcanorSquare.row(square) + 1) + ", cell " + ArcanorSquare.name(square) + ": " + message);
    }

    private void checkPoints() {
        int white = board.points(ArcanorBoard.WHITE);
        int black = board.points(ArcanorBoard.BLACK);
        if (Math.min(white, black) >= ArcanorBoard.WINNING_POINTS) {
            throw new BadText("both sides show twelve points or more, White " + white + " and Black " + black
                    + "; the first to show them has won");
        }
    }
}
