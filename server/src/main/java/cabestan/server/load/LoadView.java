package cabestan.server.load;

import cabestan.rules.game.Dice;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a player under load reads in a {@code changed}: only what it needs, as the generator must cost little. */
record LoadView(String text) {

    private static final Pattern VERSION = Pattern.compile("\"version\":(\\d+)");
    private static final Pattern ON_TURN = Pattern.compile("\"onTurn\":(\\d+)");
    private static final Pattern VIEW =
            Pattern.compile("\"seat\":(\\d+),\"position\":\"(?:[^\"\\\\]|\\\\.)*+\",\"legal\":\\[(.*?)],\"undoable\"");
    private static final Pattern ACTION = Pattern.compile("\"text\":\"([^\"]*)\"");

    int version() {
        return number(VERSION);
    }

    /** The seat on turn, or 0. */
    int onTurn() {
        return number(ON_TURN);
    }

    private int number(Pattern pattern) {
        Matcher found = pattern.matcher(text);
        return found.find() ? Integer.parseInt(found.group(1)) : 0;
    }

    boolean isOver() {
        return text.contains("\"state\":\"over\"");
    }

    /** The legal actions of the seat on turn, as far as this player holds it. */
    List<String> legalOfSeatOnTurn() {
        String seat = String.valueOf(onTurn());
        return VIEW.matcher(text)
                .results()
                .filter(view -> view.group(1).equals(seat))
                .flatMap(view -> ACTION.matcher(view.group(2)).results())
                .map(action -> action.group(1))
                .toList();
    }

    String anyAction(Dice dice) {
        List<String> legal = legalOfSeatOnTurn();
        return legal.get(dice.below(legal.size()));
    }
}
