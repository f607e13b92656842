package cabestan.server.load;

import cabestan.rules.game.Dice;
import java.util.ArrayList;
import java.util.List;

/** What a simulated player reads from a {@code changed} message: only what it needs, as the load generator must stay cheap. */
public record LoadView(String text) {

    private static final String POSITION = "\"position\":\"";
    private static final String ACTION = "{\"text\":\"";

    public int version() {
        return number("\"version\":");
    }

    /** The seat on turn, or 0. */
    public int onTurn() {
        return number("\"onTurn\":");
    }

    /** The position as the first of the viewer's seats sees it. */
    String position() {
        int from = text.indexOf(POSITION) + POSITION.length();
        return text.substring(from, text.indexOf('"', from)).replace("\\n", "\n");
    }

    private int number(String key) {
        int at = text.indexOf(key) + key.length();
        int number = 0;
        while (Character.isDigit(text.charAt(at))) {
            number = 10 * number + text.charAt(at++) - '0';
        }
        return number;
    }

    boolean isRunning() {
        return text.contains("\"state\":\"running\"");
    }

    public boolean isOver() {
        return text.contains("\"state\":\"over\"");
    }

    /** The legal actions of the seat on turn, if this player holds it. */
    public List<String> legalOfSeatOnTurn() {
        List<String> legal = new ArrayList<>();
        int view = text.indexOf("{\"seat\":" + onTurn() + ",\"position\":");
        if (view >= 0) {
            int from = text.indexOf("\"legal\":[", view);
            int end = text.indexOf("],\"undoable\"", from);
            for (int at = text.indexOf(ACTION, from); at >= 0 && at < end; at = text.indexOf(ACTION, at + 1)) {
                int word = at + ACTION.length();
                legal.add(text.substring(word, text.indexOf('"', word)));
            }
        }
        return legal;
    }

    public String anyAction(Dice dice) {
        List<String> legal = legalOfSeatOnTurn();
        return legal.get(dice.below(legal.size()));
    }
}
