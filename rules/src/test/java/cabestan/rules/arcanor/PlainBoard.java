package cabestan.rules.arcanor;

import java.util.Set;
import java.util.TreeSet;

/** The moves of Arcanor once more, written for the eye and not for speed: each square a string of pieces. */
final class PlainBoard {

    private final String[][] cells = new String[8][7];
    private final boolean white;
    private final boolean releaseAny;

    PlainBoard(String position) {
        String[] words = position.split(" ");
        String[] rows = words[0].split("/", -1);
        for (int row = 0; row < 7; row++) {
            String[] row7First = rows[6 - row].split(",", -1);
            for (int column = 0; column < 8; column++) {
                cells[column][row] = row7First[column];
            }
        }
        white = words[1].equals("w");
        releaseAny = position.contains("release-any");
    }

    /** Every step of the side to move, in notation; no pass. */
    Set<String> steps() {
        Set<String> steps = new TreeSet<>();
        for (int column = 0; column < 8; column++) {
            for (int row = 0; row < 7; row++) {
                boolean locked = row == (white ? 6 : 0);
                if (isOwn(cells[column][row]) && !locked) {
                    stepsFrom(column, row, steps);
                }
            }
        }
        return steps;
    }

    private void stepsFrom(int column, int row, Set<String> steps) {
        for (int c = Math.max(0, column - 1); c <= Math.min(7, column + 1); c++) {
            for (int r = Math.max(0, row - 1); r <= Math.min(6, row + 1); r++) {
                boolean safe = r == (white ? 0 : 6);
                for (String mark : marks(cells[column][row], cells[c][r], safe)) {
                    steps.add(name(column, row) + mark + name(c, r));
                }
            }
        }
    }

    private Set<String> marks(String from, String to, boolean safe) {
        String load = from.substring(1);
        if (to.isEmpty()) {
            boolean releases = !load.isEmpty() && (isOwn(load) || releaseAny);
            return releases ? Set.of("-", "^") : Set.of("-");
        }
        boolean captures = !isOwn(to) && !safe && size(to) == size(from) + 1;
        return captures ? Set.of(load.isEmpty() ? "x" : "^x") : Set.of();
    }

    private boolean isOwn(String stack) {
        return !stack.isEmpty() && Character.isDigit(stack.charAt(0)) == white;
    }

    /** What this side shows on its winning row. */
    int points(boolean ofWhite) {
        int points = 0;
        for (int column = 0; column < 8; column++) {
            String stack = cells[column][ofWhite ? 6 : 0];
            boolean theirs = !stack.isEmpty() && Character.isDigit(stack.charAt(0)) == ofWhite;
            points += theirs ? size(stack) : 0;
        }
        return points;
    }

    /** The board after a step, without the words that follow it in a position. */
    String after(String step) {
        int column = step.charAt(0) - 'a';
        int row = step.charAt(1) - '1';
        int c = step.charAt(step.length() - 2) - 'a';
        int r = step.charAt(step.length() - 1) - '1';
        String stack = cells[column][row];
        int moving = step.charAt(2) == '-' ? stack.length() : 1;
        cells[column][row] = stack.substring(moving);
        cells[c][r] = stack.substring(0, moving) + cells[c][r];
        String text = write();
        cells[c][r] = cells[c][r].substring(moving);
        cells[column][row] = stack;
        return text;
    }

    private String write() {
        StringBuilder text = new StringBuilder();
        for (int row = 6; row >= 0; row--) {
            for (int column = 0; column < 8; column++) {
                text.append(column == 0 ? "" : ",").append(cells[column][row]);
            }
            text.append(row == 0 ? "" : "/");
        }
        return text.append(white ? " b" : " w").toString();
    }

    private static int size(String stack) {
        return "1234".indexOf(stack.charAt(0)) + "abcd".indexOf(stack.charAt(0)) + 2;
    }

    private static String name(int column, int row) {
        return "" + (char) ('a' + column) + (char) ('1' + row);
    }
}
