package cabestan.cli.draw;

import cabestan.rules.game.Game;
import cabestan.rules.game.State;

/** A board in the terminal, drawn from the text of a position, so that it can show no more than that text says. */
public final class Drawing {

    private Drawing() {}

    /** The whole truth of a state. */
    public static String of(Game game, State state, Ink ink) {
        return of(game, state.position(), ink);
    }

    /** A position as its text says it; what is hidden there stays hidden here. */
    public static String of(Game game, String position, Ink ink) {
        return switch (game.id()) {
            case "arcanor" -> ArcanorDrawing.draw(position, ink);
            case "cartagena" -> CartagenaDrawing.draw(position, ink);
            case "fragile" -> FragileDrawing.draw(position, ink);
            default -> throw new IllegalArgumentException("no drawing for " + game.id());
        };
    }
}
