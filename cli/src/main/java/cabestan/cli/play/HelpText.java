package cabestan.cli.play;

import cabestan.cli.draw.GameScreens;
import cabestan.rules.game.Game;
import cabestan.rules.game.View;

/** What {@code help} prints: what can be typed, then the short rules, on one page of 80 by 24. */
final class HelpText {

    private static final String COMMANDS = """
            Type an action, or several of one turn with spaces between. Tab completes. Or:
              moves      what you may do now      hint       what a strong player would do
              undo       take back                resign     give up
              show       draw the board again     record     the match so far as text
              save FILE  keep the match           quit       leave; the match is kept
            """;

    private static final String DRAW = "  draw       offer a draw\n";

    private HelpText() {}

    static String of(Game game, View view) {
        return COMMANDS + (game.allowsAgreedDraw() ? DRAW : "") + "\n"
                + GameScreens.of(game).help(view);
    }
}
