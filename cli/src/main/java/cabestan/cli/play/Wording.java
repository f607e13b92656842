package cabestan.cli.play;

import cabestan.cli.draw.GameScreens;
import cabestan.cli.draw.TerminalStyle;
import cabestan.rules.game.Outcome;
import cabestan.rules.game.Rejection;
import cabestan.rules.game.State;
import cabestan.rules.game.View;
import java.util.List;

/** Describes a table in lines that fit a terminal. */
final class Wording {

    static final int WIDTH = 79;

    private final TerminalTable table;
    private final TerminalStyle style;

    Wording(TerminalTable table, TerminalStyle style) {
        this.table = table;
        this.style = style;
    }

    String who(int seat) {
        return style.piece(seat) + " " + table.name(seat);
    }

    /** All players with their points, on as many lines as needed; in a problem, the goals met. */
    String score(View view) {
        if (table.isProblem()) {
            return "goals met: " + view.points(0) + "\n";
        }
        String unit = " " + GameScreens.of(table.game()).pointsUnit(view.variant());
        StringBuilder lines = new StringBuilder();
        String line = "";
        for (int seat = 0; seat < table.seats(); seat++) {
            boolean last = seat == table.seats() - 1;
            String entry = who(seat) + " " + view.points(seat) + (last ? unit : "   ");
            if (TerminalStyle.width(line) + TerminalStyle.width(entry) > WIDTH) {
                lines.append(line).append('\n');
                line = "";
            }
            line += entry;
        }
        return lines.append(line).append('\n').toString();
    }

    /** The levels of the computer players; empty if there are none. */
    String opponents() {
        StringBuilder levels = new StringBuilder();
        for (int seat = 0; seat < table.seats(); seat++) {
            if (table.player(seat) instanceof Player.Computer(var opponent) && opponent.level() > 0) {
                levels.append(levels.isEmpty() ? "" : ", ")
                        .append(who(seat))
                        .append(" is level ")
                        .append(opponent.level());
            }
        }
        return levels.isEmpty() ? "" : levels + ".";
    }

    String result() {
        if (table.isProblem()) {
            return reason();
        }
        int winner = table.outcome().winner();
        if (winner == State.NOBODY) {
            return reason() + " Nobody wins alone.";
        }
        return reason() + " " + table.name(winner) + (table.name(winner).equals("You") ? " win." : " wins.");
    }

    private String reason() {
        Outcome outcome = table.outcome();
        if (!outcome.code().equals("resigned")) {
            return sentence(outcome.reason());
        }
        int last = outcome.ranks().indexOf(table.seats());
        return table.name(last) + (table.humans() == 1 ? " gave up." : " gives up.");
    }

    /** Why something cannot be done, with the number of the rule if one forbids it. */
    static String reason(Rejection rejection) {
        return rejection.rule().isEmpty() ? rejection.reason() : rejection.toString();
    }

    /** As a sentence, with a capital letter and a full stop. */
    static String sentence(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1) + ".";
    }

    static String wrap(String text) {
        return text.replaceAll("(.{1," + WIDTH + "})(?: |$)", "$1\n").stripTrailing();
    }

    static String columns(List<String> words) {
        int width = words.stream().mapToInt(String::length).max().orElse(1) + 2;
        int perLine = Math.max(1, WIDTH / width);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < words.size(); i++) {
            text.append(words.get(i));
            boolean last = i + 1 == words.size() || (i + 1) % perLine == 0;
            text.append(last ? "\n" : " ".repeat(width - words.get(i).length()));
        }
        return text.toString();
    }
}
