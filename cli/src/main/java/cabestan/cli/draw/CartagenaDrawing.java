package cabestan.cli.draw;

import cabestan.rules.game.KeyedText;
import java.util.List;

/** Cartagena's path in three rows that wind from the start to the boat, then the hands. */
final class CartagenaDrawing {

    private static final int ROWS = 3;
    private static final int CELL = 5;

    private final KeyedText text;
    private final Ink ink;
    private final String path;
    private final StringBuilder out = new StringBuilder();

    private CartagenaDrawing(KeyedText text, Ink ink) {
        this.text = text;
        this.ink = ink;
        this.path = String.join("", text.one("path").words());
    }

    static String draw(String position, Ink ink) {
        return new CartagenaDrawing(KeyedText.read(position), ink).draw();
    }

    private String draw() {
        out.append("start ").append(pirates("0", ink.either("·", "-"))).append('\n');
        int width = path.length() / ROWS;
        rule(width, "┌", "┬", "┐");
        for (int row = 0; row < ROWS; row++) {
            boolean back = row % 2 == 1;
            StringBuilder symbols = new StringBuilder();
            StringBuilder pieces = new StringBuilder();
            for (int column = 0; column < width; column++) {
                int square = row * width + (back ? width - column : column + 1);
                String bar = ink.quiet(ink.either("│", "|"));
                symbols.append(bar)
                        .append(Ink.pad(ink.strong("" + path.charAt(square - 1)) + ink.quiet(" " + square), CELL));
                pieces.append(bar).append(Ink.pad(" " + pirates("" + square, ""), CELL));
            }
            String bar = ink.quiet(ink.either("│", "|"));
            String way = back ? ink.either(" ◄", " <") : ink.either(" ►", " >");
            out.append(symbols).append(bar).append(ink.quiet(way)).append('\n');
            out.append(pieces).append(bar).append('\n');
            boolean last = row == ROWS - 1;
            rule(width, last ? "└" : "├", last ? "┴" : "┼", last ? "┘" : "┤");
        }
        out.append("boat  ").append(pirates("boat", ink.either("·", "-")));
        out.append(ink.quiet("    deck " + count("deck") + ", discard " + count("discard")))
                .append('\n');
        cards();
        turn(text.one("turn"));
        return out.toString();
    }

    private void turn(KeyedText.Line line) {
        if (line.words().contains("over")) {
            return;
        }
        out.append(ink.piece(line.number(0, "a seat", 1, 5) - 1))
                .append(" to play, moves left: ")
                .append(line.word(2, "moves"))
                .append('\n');
    }

    /** The pirates of all seats on a square, or what stands for none. */
    private String pirates(String square, String none) {
        StringBuilder here = new StringBuilder();
        for (KeyedText.Line line : text.all("pirates")) {
            int seat = line.number(0, "a seat", 1, 5) - 1;
            for (String where : line.from(1)) {
                here.append(where.equals(square) ? ink.piece(seat) : "");
            }
        }
        return here.isEmpty() ? none : here.toString();
    }

    private void cards() {
        for (KeyedText.Line hand : text.all("hand")) {
            int seat = hand.number(0, "a seat", 1, 5) - 1;
            out.append("hand ").append(ink.piece(seat)).append("  ");
            out.append(hand(hand.from(1))).append('\n');
        }
        if (text.atMostOne("row") != null) {
            out.append("row     ")
                    .append(String.join(" ", text.one("row").words()))
                    .append('\n');
        }
    }

    private String hand(List<String> cards) {
        if (cards.isEmpty()) {
            return ink.quiet("empty");
        }
        boolean hidden = cards.getFirst().equals("?");
        return hidden ? ink.quiet(cards.size() + " hidden") : ink.strong(String.join(" ", cards));
    }

    private int count(String key) {
        KeyedText.Line line = text.atMostOne(key);
        return line == null ? 0 : line.words().size();
    }

    private void rule(int width, String left, String cross, String right) {
        String cell = ink.either("─", "-").repeat(CELL);
        String middle = ink.either(cross, "+") + cell;
        out.append(ink.quiet(ink.either(left, "+") + cell + middle.repeat(width - 1) + ink.either(right, "+")))
                .append('\n');
    }
}
