package cabestan.cli.play;

import cabestan.cli.draw.TerminalStyle;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Seed;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Types random completions that Tab offers, and keeps all output. */
final class Typist implements Console {

    private static final List<String> ORDERS =
            List.of("moves", "hint", "undo", "show", "record", "save", "resign", "help", "quit");

    private final Dice dice = Seed.of(5).dice();
    private final List<String> said = new ArrayList<>();
    private final List<String> pages = new ArrayList<>();
    private int actionsLeft;

    /** @param actions how many actions to play before leaving */
    Typist(int actions) {
        this.actionsLeft = actions;
    }

    List<String> said() {
        return said;
    }

    List<String> pages() {
        return pages;
    }

    @Override
    public TerminalStyle style() {
        return new TerminalStyle(false, true);
    }

    @Override
    public void say(String text) {
        said.add(text);
    }

    @Override
    public void page(String board, List<String> messages) {
        pages.add(board);
    }

    @Override
    public void wipe() {}

    @Override
    public void thinking(String who) {}

    @Override
    public String ask(String prompt, Function<List<String>, List<String>> words) {
        List<String> actions = new ArrayList<>(words.apply(List.of()));
        if (actions.isEmpty()) {
            return ""; // the screen changes hands
        }
        actions.removeAll(ORDERS);
        return actions.isEmpty() || actionsLeft-- == 0 ? null : actions.get(dice.below(actions.size()));
    }
}
