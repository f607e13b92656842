package cabestan.cli.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.arcanor.ArcanorGame;
import cabestan.rules.catalog.Games;
import cabestan.rules.game.Game;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.rules.game.State;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every game has a screen: its own, one from elsewhere, or plain text. */
class GameScreensTest {

    private static final State START =
            ArcanorGame.GAME.begin(Setup.of(ArcanorGame.GAME.variant("open"), 2, Seed.of(1)));

    @Test
    void each_of_our_games_has_a_screen_of_its_own() {
        for (String id : List.of("fragile", "cartagena", "arcanor")) {
            GameScreen screen = GameScreens.of(Games.named(id));
            assertEquals(id, screen.game());
            assertFalse(screen instanceof TextScreen, id);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "standard, quiet-end, 30, the others have a last turn;",
        "standard, last-turn, all, everybody has a last turn;",
        "straws, quiet-end, off, the round is finished;",
    })
    void the_help_of_fragile_says_how_this_match_ends(String variant, String option, String value, String end) {
        Game fragile = Games.named("fragile");
        Setup setup = Setup.of(fragile.variant(variant), 3, Seed.of(1)).with(option, value);
        String help = GameScreens.of(fragile).help(fragile.begin(setup).view(0));
        assertTrue(help.contains("\none player's depots are all full, " + end), help);
        assertTrue(help.lines().allMatch(line -> line.length() <= 80), help);
    }

    @Test
    void a_screen_from_elsewhere_is_found_as_a_service() {
        GameScreen nim = GameScreens.named("nim");
        assertEquals("matches: 1 3 5\n", nim.draw("1 3 5", false, TerminalStyle.PLAIN));
        assertEquals("points", nim.pointsUnit("standard"));
    }

    @Test
    void a_game_without_a_screen_shows_its_position_as_text_and_its_actions_as_help() {
        GameScreen text = GameScreens.named("halma");
        assertInstanceOf(TextScreen.class, text);
        assertEquals(
                START.position().strip(), text.draw(START, TerminalStyle.PLAIN).strip());
        String help = text.help(START.view(START.onTurn()));
        assertTrue(help.startsWith("Legal actions: ") && help.contains(": b7-c7 "), help);
        assertTrue(help.lines().allMatch(line -> line.length() < 80), help);
        assertEquals("Legal actions: none\n", text.help(START.view(1 - START.onTurn())));
    }
}
