package cabestan.cli.draw;

import cabestan.rules.fragile.FragileQuay;
import cabestan.rules.game.KeyedText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Fragile's quay: a bracket opens where a depot does, with its owner behind it; two crates on a square are a pile. */
final class FragileDrawing {

    private static final int CELL = 6;
    private static final int SIDE = 10;

    private final KeyedText text;
    private final Ink ink;
    private final String[] owners = new String[FragileQuay.SQUARES];
    private final String[] pieces = new String[FragileQuay.SQUARES];

    private FragileDrawing(KeyedText text, Ink ink) {
        this.text = text;
        this.ink = ink;
        Arrays.fill(owners, "");
        Arrays.fill(pieces, "");
    }

    static String draw(String position, Ink ink) {
        FragileDrawing drawing = new FragileDrawing(KeyedText.read(position), ink);
        drawing.lay();
        return drawing.draw();
    }

    private void lay() {
        for (KeyedText.Line line : text.all("depots")) {
            int seat = line.number(0, "a seat", 1, 4) - 1;
            line.from(1).forEach(word -> owners[square(word)] = ink.seat(seat, "" + (seat + 1)));
        }
        for (String word : words("crates")) {
            pieces[square(word)] += word.endsWith("!") ? ink.strong(ink.either("▣", "!")) : ink.either("□", "#");
        }
        boolean problem = text.one("game").word(0, "fragile").equals("fragile-problem");
        if (problem) {
            words("dockers").forEach(word -> pieces[square(word)] += ink.piece(0));
            words("others").forEach(word -> pieces[square(word)] += ink.either("○", "o"));
        } else {
            for (KeyedText.Line line : text.all("dockers")) {
                int seat = line.number(0, "a seat", 1, 4) - 1;
                line.from(1).forEach(word -> pieces[square(word)] += ink.piece(seat));
            }
        }
    }

    private List<String> words(String key) {
        List<String> words = new ArrayList<>();
        text.all(key).forEach(line -> words.addAll(line.words()));
        return words;
    }

    private static int square(String word) {
        return FragileQuay.square(word.endsWith("!") ? word.substring(0, word.length() - 1) : word);
    }

    private String draw() {
        StringBuilder out = new StringBuilder();
        columns(out);
        for (int row = SIDE - 1; row >= 0; row--) {
            String label = (row < 9 ? " " : "") + (row + 1);
            out.append(label).append("  ");
            for (int column = 0; column < SIDE; column++) {
                out.append(Ink.pad(cell(row * SIDE + column), CELL));
            }
            out.append(label.trim()).append('\n');
            if (row > 0) {
                out.append('\n');
            }
        }
        columns(out);
        for (String key : List.of("turn", "marker", "ending", "goal", "turns")) {
            for (KeyedText.Line line : text.all(key)) {
                out.append(key)
                        .append(' ')
                        .append(String.join(" ", line.words()))
                        .append('\n');
            }
        }
        return out.toString();
    }

    private String cell(int square) {
        if (!FragileQuay.isDepot(square)) {
            return " " + (pieces[square].isEmpty() ? ink.quiet(ink.either("·", ".")) : pieces[square]);
        }
        String[] shapes = ink.unicode() ? new String[] {"⊔", "⊏", "⊓", "⊐"} : new String[] {"U", "[", "n", "]"};
        int front = FragileQuay.front(square);
        for (int direction = 0; direction < FragileQuay.DIRECTIONS; direction++) {
            if (FragileQuay.next(square, direction) == front) {
                return " " + shapes[direction] + owners[square] + pieces[square];
            }
        }
        throw new IllegalStateException("a depot without an open side");
    }

    private static void columns(StringBuilder out) {
        out.append("   ");
        for (char column = 'A'; column <= 'J'; column++) {
            out.append(Ink.pad("  " + column, CELL));
        }
        out.append('\n');
    }
}
