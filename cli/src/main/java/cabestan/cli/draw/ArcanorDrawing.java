package cabestan.cli.draw;

/** Draws Arcanor's 8 × 7 squares; a stack is written from outermost to innermost, White in digits, Black in letters. */
final class ArcanorDrawing {

    private static final int CELL = 8; // fits a stack of four

    private ArcanorDrawing() {}

    static String draw(String position, boolean over, TerminalStyle style) {
        String[] words = position.trim().split(" +");
        String[] rows = words[0].split("/", -1);
        String shown = shown(words);
        StringBuilder out = new StringBuilder();
        rule(out, style, "┌", "┬", "┐");
        for (int i = 0; i < rows.length; i++) {
            out.append(' ').append(rows.length - i).append(' ');
            String[] cells = rows[i].split(",", -1);
            for (int column = 0; column < cells.length; column++) {
                String square = "" + (char) ('a' + column) + (rows.length - i);
                String hollow = cells[column].length() == 1 && shown.contains(square) ? "()" : "";
                out.append(style.quiet(style.either("│", "|")))
                        .append(TerminalStyle.pad(" " + stack(cells[column], style) + hollow, CELL));
            }
            out.append(style.quiet(style.either("│", "|"))).append('\n');
            if (i + 1 < rows.length) {
                rule(out, style, "├", "┼", "┤");
            }
        }
        rule(out, style, "└", "┴", "┘");
        out.append("   ");
        for (char column = 'a'; column <= 'h'; column++) {
            out.append(TerminalStyle.pad("  " + column, CELL + 1));
        }
        out.append('\n');
        if (!over) {
            boolean white = words[1].equals("w");
            out.append(style.piece(white ? 0 : 1))
                    .append(white ? " White (1-4)" : " Black (a-d)")
                    .append(" to move; a larger piece holds the smaller ones written after it\n");
        }
        return out.toString();
    }

    /** The squares whose outermost piece everybody sees into at this moment (A16). */
    private static String shown(String[] words) {
        for (String word : words) {
            if (word.startsWith("shown=")) {
                return word;
            }
        }
        return "";
    }

    private static String stack(String cell, TerminalStyle style) {
        StringBuilder drawn = new StringBuilder();
        for (int i = 0; i < cell.length(); i++) {
            char piece = cell.charAt(i);
            String shown = i == 0 ? "" + piece : style.either("›", ">") + piece;
            drawn.append(style.seat(Character.isDigit(piece) ? 0 : 1, shown));
        }
        return drawn.toString();
    }

    private static void rule(StringBuilder out, TerminalStyle style, String left, String cross, String right) {
        String line = style.either("─", "-").repeat(CELL);
        StringBuilder rule = new StringBuilder(style.either(left, "+"));
        for (int column = 0; column < 8; column++) {
            rule.append(line).append(column < 7 ? style.either(cross, "+") : style.either(right, "+"));
        }
        out.append("   ").append(style.quiet(rule.toString())).append('\n');
    }
}
