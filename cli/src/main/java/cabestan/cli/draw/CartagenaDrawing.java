package cabestan.cli.draw;

import cabestan.rules.game.KeyedText;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/** Draws Cartagena's path in three winding rows from the start to the boat, then the hands. */
final class CartagenaDrawing {

    private static final int ROWS = 3;
    private static final int CELL = 5;
    private static final int MOST_CARDS = 35; // more do not fit a line of 80 columns

    private final KeyedText text;
    private final TerminalStyle style;
    private final String path;
    private final StringBuilder out = new StringBuilder();

    private CartagenaDrawing(KeyedText text, TerminalStyle style) {
        this.text = text;
        this.style = style;
        this.path = String.join("", text.one("path").words());
    }

    static String draw(String position, TerminalStyle style) {
        return new CartagenaDrawing(KeyedText.read(position), style).draw();
    }

    private String draw() {
        out.append("start ").append(pirates("0", style.either("·", "-"))).append('\n');
        int width = path.length() / ROWS;
        rule(width, "┌", "┬", "┐");
        for (int row = 0; row < ROWS; row++) {
            boolean back = row % 2 == 1;
            StringBuilder symbols = new StringBuilder();
            StringBuilder pieces = new StringBuilder();
            for (int column = 0; column < width; column++) {
                int square = row * width + (back ? width - column : column + 1);
                String bar = style.quiet(style.either("│", "|"));
                symbols.append(bar)
                        .append(TerminalStyle.pad(
                                style.strong("" + path.charAt(square - 1)) + style.quiet(" " + square), CELL));
                pieces.append(bar).append(TerminalStyle.pad(" " + pirates("" + square, ""), CELL));
            }
            String bar = style.quiet(style.either("│", "|"));
            String way = back ? style.either(" ◄", " <") : style.either(" ►", " >");
            out.append(symbols).append(bar).append(style.quiet(way)).append('\n');
            out.append(pieces).append(bar).append('\n');
            boolean last = row == ROWS - 1;
            rule(width, last ? "└" : "├", last ? "┴" : "┼", last ? "┘" : "┤");
        }
        out.append("boat  ").append(pirates("boat", style.either("·", "-")));
        out.append(style.quiet("    deck " + count("deck") + ", discard " + count("discard")))
                .append('\n');
        cards();
        turn(text.one("turn"));
        return out.toString();
    }

    private void turn(KeyedText.Line line) {
        if (line.words().contains("over")) {
            return;
        }
        out.append(style.piece(line.number(0, "a seat", 1, 5) - 1))
                .append(" to play, moves left: ")
                .append(line.word(2, "moves"))
                .append('\n');
    }

    /** The pirates of all seats on a square, or {@code none} if it is empty. */
    private String pirates(String square, String none) {
        StringBuilder here = new StringBuilder();
        for (KeyedText.Line line : text.all("pirates")) {
            int seat = line.number(0, "a seat", 1, 5) - 1;
            for (String where : line.from(1)) {
                here.append(where.equals(square) ? style.piece(seat) : "");
            }
        }
        return here.isEmpty() ? none : here.toString();
    }

    private void cards() {
        for (KeyedText.Line hand : text.all("hand")) {
            int seat = hand.number(0, "a seat", 1, 5) - 1;
            out.append("hand ").append(style.piece(seat)).append("  ");
            out.append(hand(hand.from(1))).append('\n');
        }
        if (text.atMostOne("row") != null) {
            out.append("row     ").append(hand(text.one("row").words())).append('\n');
        }
    }

    private String hand(List<String> cards) {
        if (cards.isEmpty()) {
            return style.quiet("empty");
        }
        if (cards.getFirst().equals("?")) {
            return style.quiet(cards.size() + " hidden");
        }
        return style.strong(cards.size() > MOST_CARDS ? counted(cards) : String.join(" ", cards));
    }

    /** So many cards that they are counted rather than listed: T×5 K×12. */
    private String counted(List<String> cards) {
        return cards.stream()
                .distinct()
                .map(card -> card + style.either("×", "x") + Collections.frequency(cards, card))
                .collect(Collectors.joining(" "));
    }

    private int count(String key) {
        KeyedText.Line line = text.atMostOne(key);
        return line == null ? 0 : line.words().size();
    }

    private void rule(int width, String left, String cross, String right) {
        String cell = style.either("─", "-").repeat(CELL);
        String middle = style.either(cross, "+") + cell;
        out.append(style.quiet(style.either(left, "+") + cell + middle.repeat(width - 1) + style.either(right, "+")))
                .append('\n');
    }
}
