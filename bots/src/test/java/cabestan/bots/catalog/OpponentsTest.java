package cabestan.bots.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.bots.BotSeat;
import cabestan.bots.Budget;
import cabestan.bots.Opponent;
import cabestan.rules.catalog.Games;
import cabestan.rules.fragile.FragileGame;
import cabestan.rules.game.BadText;
import cabestan.rules.game.Game;
import cabestan.rules.game.Match;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Opponents by game, name and level, including a game that has none of its own. */
class OpponentsTest {

    private static final Game NOUGHTS = Games.named("noughts");

    private static Match play(String first, String second, int seed) {
        Match match = Match.begin(
                NOUGHTS,
                Setup.of(NOUGHTS.variants().getFirst(), 2, Seed.of(seed)).beginning(0));
        List<BotSeat> seats = List.of(seat(first, 0), seat(second, 1));
        while (match.onTurn() >= 0) {
            match.play(seats.get(match.onTurn()).act(match, Budget.ofNodes(2_000)));
        }
        return match;
    }

    private static BotSeat seat(String name, int seat) {
        return new BotSeat(
                Opponents.named(NOUGHTS, name).bot(), seat, Seed.of(seat).dice());
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "greedy", "mcts", "level1", "level2", "level3", "level4", "level5"})
    void a_game_without_opponents_of_its_own_is_played_by_general_ones(String name) {
        assertTrue(play(name, "random", 1).state().isOver());
    }

    @Test
    void the_strongest_general_opponent_does_not_lose_noughts_and_crosses() {
        for (int seed = 0; seed < 5; seed++) {
            assertEquals(
                    1, play("random", "level5", seed).state().outcome().ranks().get(1));
        }
    }

    @Test
    void greedy_completes_a_line() {
        Match match = Match.from(NOUGHTS, NOUGHTS.readPosition("game noughts\nfirst 1\nmarks a1 c3 b1 c2"));
        assertEquals("c1", match.state().write(seat("greedy", 0).act(match, Budget.ofNodes(100))));
    }

    @Test
    void a_game_of_cabestan_has_five_named_levels_and_can_be_tuned() {
        assertEquals(
                "Harbour master",
                Opponents.level(FragileGame.GAME, Opponent.LEVELS).name());
        assertTrue(Opponents.tuning(FragileGame.GAME).isPresent());
        assertTrue(Opponents.tuning(NOUGHTS).isEmpty());
        assertThrows(BadText.class, () -> Opponents.level(FragileGame.GAME, 6));
        assertThrows(BadText.class, () -> Opponents.named(FragileGame.GAME, "hal"));
    }
}
