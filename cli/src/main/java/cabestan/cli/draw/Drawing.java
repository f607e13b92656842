package cabestan.cli.draw;

import cabestan.rules.game.Game;
import cabestan.rules.game.State;
import cabestan.rules.game.View;

/** A board in the terminal, drawn from the text of a position, so that it can show no more than that text says. */
public final class Drawing {

    private Drawing() {}

    /** The whole truth of a state. */
    public static String of(Game game, State state, Ink ink) {
        return of(game, state.position(), state.isOver(), ink);
    }

    /** What one seat may see. */
    public static String of(Game game, View view, Ink ink) {
        return of(game, view.position(), view.onTurn() == State.NOBODY, ink);
    }

    private static String of(Game game, String position, boolean over, Ink ink) {
        return switch (game.id()) {
            case "arcanor" -> ArcanorDrawing.draw(position, over, ink);
            case "cartagena" -> CartagenaDrawing.draw(position, ink);
            case "fragile" -> FragileDrawing.draw(position, over, ink);
            default -> throw new IllegalArgumentException("no drawing for " + game.id());
        };
    }
}
