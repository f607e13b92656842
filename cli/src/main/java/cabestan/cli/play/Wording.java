package cabestan.cli.play;

import cabestan.cli.draw.GameScreens;
import cabestan.cli.draw.TerminalStyle;
import cabestan.rules.game.Outcome;
import cabestan.rules.game.State;
import cabestan.rules.game.View;
import java.util.List;

/** Describes a table in lines that fit a terminal. */
final class Wording {

    static final int WIDTH = 79;

    private final Table table;
    private final TerminalStyle style;

    Wording(Table table, TerminalStyle style) {
        this.table = table;
        this.style = style;
    }

    String who(int seat) {
        return style.piece(seat) + " " + table.name(seat);
    }

    /** Every player with their points, on as many lines as needed. */
    String score(View view) {
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
            if (table.player(seat) instanceof Player.Computer computer
                    && computer.opponent().level() > 0) {
                levels.append(levels.isEmpty() ? "" : ", ")
                        .append(who(seat))
                        .append(" is level ")
                        .append(computer.opponent().level());
            }
        }
        return levels.isEmpty() ? "" : levels + ".";
    }

    String result() {
        Outcome outcome = table.outcome();
        String reason = Character.toUpperCase(outcome.reason().charAt(0))
                + outcome.reason().substring(1) + ". ";
        if (table.isProblem()) {
            return reason;
        }
        int winner = outcome.winner();
        if (winner == State.NOBODY) {
            return reason + "Nobody wins alone.";
        }
        return reason + table.name(winner) + (table.name(winner).equals("You") ? " win." : " wins.");
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
