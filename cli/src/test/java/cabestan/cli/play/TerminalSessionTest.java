package cabestan.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.bots.Opponent;
import cabestan.bots.search.RandomBot;
import cabestan.rules.catalog.Games;
import cabestan.rules.fragile.FragileGame;
import cabestan.rules.fragile.FragileProblems;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Game;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.rules.game.State;
import cabestan.rules.game.Variant;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A player who takes any action that Tab offers, against computer players, to the end of the match. */
class TerminalSessionTest {

    @TempDir
    private Path folder;

    static Stream<Arguments> variants() {
        return Games.all().stream()
                .flatMap(game -> game.variants().stream().map(variant -> Arguments.of(game, variant)));
    }

    @ParameterizedTest
    @MethodSource("variants")
    void a_whole_match_against_computer_players_fits_80_by_24(Game game, Variant variant) {
        List<Player> players = new ArrayList<>(List.of(Player.named(game, "human")));
        while (players.size() < variant.maxSeats()) {
            players.add(Player.named(game, "random"));
        }
        TerminalTable table = TerminalTable.begin(game, Setup.of(variant, players.size(), Seed.of(11)), players);
        Typist typist = new Typist(Integer.MAX_VALUE);
        new TerminalSession(table, typist, new SaveFile(folder, null)).play();

        assertTrue(table.isOver());
        String last = typist.said().getLast();
        assertTrue(last.endsWith(" win.") || last.endsWith(" wins.") || last.endsWith("Nobody wins alone."), last);
        assertFits(typist);
    }

    @ParameterizedTest
    @MethodSource("variants")
    void the_longest_names_fit_80_by_24_too(Game game, Variant variant) {
        List<Player> players = new ArrayList<>(List.of(Player.named(game, "human")));
        while (players.size() < variant.maxSeats()) {
            players.add(new Player.Computer(new Opponent("Harbour master", 5, new RandomBot(), 1)));
        }
        TerminalTable table = TerminalTable.begin(game, Setup.of(variant, players.size(), Seed.of(11)), players);
        Typist typist = new Typist(Integer.MAX_VALUE);
        new TerminalSession(table, typist, new SaveFile(folder, null)).play();
        assertFits(typist);
    }

    private static void assertFits(Typist typist) {
        assertFalse(typist.pages().isEmpty());
        for (String page : typist.pages()) {
            assertTrue(page.lines().count() <= 22, page);
            assertTrue(page.lines().allMatch(line -> line.length() <= 80), page);
        }
    }

    @Test
    void C15_completion_does_not_look_at_a_card_that_is_still_to_be_drawn() {
        Game game = Games.named("cartagena");
        Variant jamaica = game.variant("jamaica");
        List<Player> humans = List.of(Player.named(game, "human"), Player.named(game, "human"));
        TerminalTable table = TerminalTable.begin(game, Setup.of(jamaica, 2, Seed.of(11)), humans);
        Dice dice = Seed.of(5).dice();
        List<String> draws = draws(table);
        while (draws.isEmpty()) {
            List<String> actions = table.actionsAfter(List.of());
            table.play(actions.get(dice.below(actions.size())));
            draws = draws(table);
        }
        assertEquals(List.of(), table.actionsAfter(List.of(draws.getFirst())));
    }

    private static List<String> draws(TerminalTable table) {
        return table.actionsAfter(List.of()).stream()
                .filter(action -> action.startsWith("-@"))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void help_fits_80_by_24(Game game, Variant variant) {
        State start = game.begin(Setup.of(variant, variant.minSeats(), Seed.of(11)));
        assertHelpFits(HelpText.of(game, start.view(start.onTurn())));
    }

    @Test
    void help_with_a_problem_fits_80_by_24() {
        State problem = FragileProblems.named("p1").begin();
        String help = HelpText.of(FragileGame.GAME, problem.view(0));
        assertTrue(help.contains("A PROBLEM."), help);
        assertHelpFits(help);
    }

    private static void assertHelpFits(String help) {
        assertTrue(help.lines().count() < 24, help);
        assertTrue(help.lines().allMatch(line -> line.length() <= 80), help);
    }
}
