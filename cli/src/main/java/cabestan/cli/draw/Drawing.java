package cabestan.cli.draw;

import cabestan.rules.game.Game;
import cabestan.rules.game.State;
import cabestan.rules.game.View;

/** A board in the terminal, drawn from the text of a position, so that it can show no more than that text says. */
public final class Drawing {

    private Drawing() {}

    /** The whole truth of a state. */
    public static String of(Game game, State state, TerminalStyle style) {
        return of(game, state.position(), state.isOver(), style);
    }

    /** What one seat may see. */
    public static String of(Game game, View view, TerminalStyle style) {
        return of(game, view.position(), view.onTurn() == State.NOBODY, style);
    }

    private static String of(Game game, String position, boolean over, TerminalStyle style) {
        return switch (game.id()) {
            case "arcanor" -> ArcanorDrawing.draw(position, over, style);
            case "cartagena" -> CartagenaDrawing.draw(position, style);
            case "fragile" -> FragileDrawing.draw(position, over, style);
            default -> throw new IllegalArgumentException("no drawing for " + game.id());
        };
    }
}
