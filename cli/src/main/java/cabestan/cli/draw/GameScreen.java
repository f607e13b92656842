package cabestan.cli.draw;

import cabestan.rules.game.State;
import cabestan.rules.game.View;

/** How one game appears in the terminal. Boards are drawn from the text of a position, so they cannot show anything else. */
public interface GameScreen {

    /** The id of the game. */
    String game();

    /** Draws a position; once the match is over, nobody is shown as on turn. */
    String draw(String position, boolean over, TerminalStyle style);

    /** The short rules and the notation of actions, which should fit 17 lines of 80 columns. */
    String help(View view);

    /** What the points of this variant count. */
    default String pointsUnit(String variant) {
        return "points";
    }

    /** Draws everything there is, hidden or not. */
    default String draw(State state, TerminalStyle style) {
        return draw(state.position(), state.isOver(), style);
    }

    /** Draws what one seat may see. */
    default String draw(View view, TerminalStyle style) {
        return draw(view.position(), view.onTurn() == State.NOBODY, style);
    }
}
