package cabestan.cli.draw;

import cabestan.rules.fragile.quay.FragileQuay;
import cabestan.rules.game.KeyedText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Draws Fragile's quay: a bracket opens where its depot does, followed by the owner; two crates are a pile. */
final class FragileDrawing {

    private static final int CELL = 5;
    private static final int SIDE = 10;

    private final KeyedText text;
    private final TerminalStyle style;
    private final boolean problem;
    private final String[] owners = new String[FragileQuay.SQUARES];
    private final String[] pieces = new String[FragileQuay.SQUARES];
    private final StringBuilder out = new StringBuilder();

    private FragileDrawing(KeyedText text, TerminalStyle style) {
        this.text = text;
        this.style = style;
        this.problem = text.one("game").word(0, "fragile").equals("fragile-problem");
        Arrays.fill(owners, "");
        Arrays.fill(pieces, "");
    }

    static String draw(String position, boolean over, TerminalStyle style) {
        FragileDrawing drawing = new FragileDrawing(KeyedText.read(position), style);
        drawing.placePieces();
        drawing.quay();
        if (drawing.problem) {
            drawing.task(over);
        } else if (!over) {
            drawing.turn();
        }
        return drawing.out.toString();
    }

    private void placePieces() {
        for (KeyedText.Line line : text.all("depots")) {
            int seat = line.number(0, "a seat", 1, 4) - 1;
            line.from(1).forEach(word -> owners[square(word)] = style.seat(seat, "" + (seat + 1)));
        }
        List<String> crates = words("crates");
        for (int i = 0; i < crates.size(); i++) {
            String word = crates.get(i);
            pieces[square(word)] += word.endsWith("!") || hasGoal(crates, i) ? turned() : hidden();
        }
        if (problem) {
            words("dockers").forEach(word -> pieces[square(word)] += style.piece(0));
            words("others").forEach(word -> pieces[square(word)] += other());
        } else {
            for (KeyedText.Line line : text.all("dockers")) {
                int seat = line.number(0, "a seat", 1, 4) - 1;
                line.from(1).forEach(word -> pieces[square(word)] += style.piece(seat));
            }
        }
    }

    /** Whether a goal of the problem names this crate (F40); a pile lists its bottom crate first. */
    private boolean hasGoal(List<String> crates, int index) {
        String square = crates.get(index);
        boolean pile = crates.indexOf(square) != crates.lastIndexOf(square);
        String place = pile ? square + (crates.indexOf(square) == index ? ".bottom" : ".top") : square;
        return text.all("goal").stream()
                .anyMatch(goal -> goal.word(0, "a crate").equals(place));
    }

    private String hidden() {
        return style.either("□", "#");
    }

    private String turned() {
        return style.strong(style.either("▣", "!"));
    }

    private String other() {
        return style.either("○", "o");
    }

    private List<String> words(String key) {
        List<String> words = new ArrayList<>();
        text.all(key).forEach(line -> words.addAll(line.words()));
        return words;
    }

    private static int square(String word) {
        return FragileQuay.square(word.endsWith("!") ? word.substring(0, word.length() - 1) : word);
    }

    private void quay() {
        List<String> legend = legend();
        columns();
        for (int row = SIDE - 1; row >= 0; row--) {
            String label = (row < 9 ? " " : "") + (row + 1);
            out.append(label).append("  ");
            for (int column = 0; column < SIDE; column++) {
                out.append(TerminalStyle.pad(cell(row * SIDE + column), CELL));
            }
            int note = SIDE - 1 - row;
            out.append(TerminalStyle.pad(label.trim(), 4))
                    .append(note < legend.size() ? legend.get(note) : "")
                    .append('\n');
        }
        columns();
    }

    private List<String> legend() {
        String depot = style.either("⊔", "U") + " ";
        List<String> notes = new ArrayList<>(List.of(
                hidden() + "  a crate",
                hidden() + hidden() + " a pile of two",
                depot + " a depot open above" + (problem ? "" : ","),
                "   its owner's number"));
        if (problem) {
            notes.set(3, turned() + "  a crate with a goal");
            notes.add(style.piece(0) + "  a docker of yours");
            notes.add(other() + "  another docker");
        } else {
            notes.add(turned() + "  FRAGILE shows");
            for (int seat = 0; seat < text.all("dockers").size(); seat++) {
                notes.add(style.piece(seat) + "  dockers of seat " + style.seat(seat, "" + (seat + 1)));
            }
        }
        return notes;
    }

    private String cell(int square) {
        if (!FragileQuay.isDepot(square)) {
            return " " + (pieces[square].isEmpty() ? style.quiet(style.either("·", ".")) : pieces[square]);
        }
        String[] shapes = style.unicode() ? new String[] {"⊔", "⊏", "⊓", "⊐"} : new String[] {"U", "[", "n", "]"};
        int direction = FragileQuay.direction(square, FragileQuay.front(square));
        return " " + shapes[direction] + owners[square] + pieces[square];
    }

    private void columns() {
        out.append("   ");
        for (char column = 'A'; column <= 'J'; column++) {
            out.append(TerminalStyle.pad("  " + column, CELL));
        }
        out.append('\n');
    }

    private void turn() {
        KeyedText.Line turn = text.one("turn");
        out.append(style.piece(turn.number(0, "a seat", 1, 4) - 1));
        if (turn.words().contains("place")) {
            out.append(" to place a ").append(depotsAreSet() ? "docker in a depot of their own" : "depot");
        } else {
            out.append(" to play, ")
                    .append(turn.word(2, "points"))
                    .append(" points a docker")
                    .append(acted());
        }
        for (KeyedText.Line marker : text.all("marker")) {
            int holder = marker.number(0, "a seat", 0, 4) - 1;
            out.append(holder < 0 ? "" : "; " + style.piece(holder) + " holds the Winner marker");
        }
        out.append(text.atMostOne("last-turns") == null ? "" : "; the last turns")
                .append('\n');
    }

    private boolean depotsAreSet() {
        List<KeyedText.Line> seats = text.all("depots");
        int each = seats.size() == 4 ? 3 : 4; // F5
        return seats.stream().allMatch(line -> line.words().size() == each + 1);
    }

    /** The dockers that have acted in this turn, and the points that the last one has left. */
    private String acted() {
        KeyedText.Line acted = text.atMostOne("acted");
        if (acted == null) {
            return "";
        }
        int left = acted.words().indexOf("left");
        String others = String.join(" ", acted.words().subList(0, left - 1));
        return "; " + acted.words().get(left - 1) + " has " + acted.words().get(left + 1) + " left"
                + (others.isEmpty() ? "" : ", " + others + " has played");
    }

    private void task(boolean over) {
        for (KeyedText.Line goal : text.all("goal")) {
            out.append("goal: the crate on ")
                    .append(goal.word(0, "a crate"))
                    .append(" into ")
                    .append(goal.word(1, "a depot"))
                    .append('\n');
        }
        if (!over) {
            KeyedText.Line resting = text.atMostOne("resting");
            out.append("turns left: ")
                    .append(text.one("turns").word(0, "turns"))
                    .append(", 5 points for one docker")
                    .append(acted())
                    .append(resting == null ? "" : "; " + resting.word(0, "a docker") + " rests")
                    .append('\n');
        }
    }
}
