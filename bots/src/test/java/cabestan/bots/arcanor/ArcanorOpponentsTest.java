package cabestan.bots.arcanor;

import static cabestan.bots.arcanor.Boards.board;
import static cabestan.bots.arcanor.Boards.choice;
import static cabestan.bots.arcanor.Boards.think;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.bots.Bot;
import cabestan.bots.BotSeat;
import cabestan.bots.Budget;
import cabestan.bots.Thought;
import cabestan.rules.arcanor.ArcanorGame;
import cabestan.rules.arcanor.ArcanorState;
import cabestan.rules.game.Match;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ArcanorOpponentsTest {

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void A14_nobody_misses_twelve_points(int level) {
        ArcanorState state = board("""
                4  4  .  .  .  .  .  a
                .  .  .  .  4  .  .  .
                .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .
                .  .  c  .  .  .  .  .
                .  .  .  d  .  .  .  .
                1  .  .  .  .  .  .  1
                """, "w");
        state.play(state.read(choice(level, state)));
        assertEquals(0, state.outcome().winner());
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5})
    void A7_takes_the_piece_that_would_win_rather_than_four_points(int level) {
        ArcanorState state = board("""
                4  4  .  .  .  .  .  a
                .  .  .  .  4  .  .  .
                .  .  .  c  .  .  .  .
                .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .
                .  .  .  d  .  .  .  .
                1  .  .  .  .  .  .  1
                """, "b");
        assertEquals("d5xe6", choice(level, state));
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5})
    void A13_a_duo_that_needs_both_its_points_is_opened_before_the_last_row(int level) {
        ArcanorState state = board("""
                4  1  .  .  .  .  .  .
                .  .  .  .  34 .  .  .
                .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .
                .  .  .  c  .  .  .  .
                .  .  .  .  .  .  .  .
                1  .  .  a  .  .  .  1
                """, "w");
        assertTrue(choice(level, state).startsWith("e6^"), choice(level, state));
    }

    @Test
    void A18_the_losing_side_takes_the_third_repetition() {
        ArcanorState state = board("""
                4  4  .  .  .  .  .  .
                .  .  .  .  .  .  .  .
                .  .  4  .  .  .  .  .
                .  .  .  .  .  .  .  .
                a  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  1
                """, "w");
        for (String action : new String[] {"h1-g1", "a3-b3", "g1-h1", "b3-a3", "h1-g1", "a3-b3", "g1-h1"}) {
            state.play(state.read(action));
        }
        assertEquals("b3-a3", choice(5, state));
    }

    @ParameterizedTest
    @CsvSource({"open,own", "open,any", "memory,own", "memory,any"})
    void every_level_plays_whole_matches_at_every_table(String variant, String release) {
        for (int level = 1; level <= 5; level++) {
            Setup setup = Setup.of(ArcanorGame.GAME.variant(variant), 2, Seed.of(level))
                    .with("release", release);
            Match match = Match.begin(ArcanorGame.GAME, setup);
            Bot bot = new ArcanorOpponents().level(level).bot();
            BotSeat[] seats = {
                new BotSeat(bot, 0, Seed.of(2).dice()),
                new BotSeat(new ArcanorOpponents().greedy(), 1, Seed.of(3).dice())
            };
            while (match.onTurn() >= 0) {
                int action = seats[match.onTurn()].act(match, Budget.ofNodes(200));
                assertTrue(match.play(action).isEmpty(), match.state().position());
            }
        }
    }

    @Test
    void thinks_the_same_twice_and_no_more_than_allowed() {
        ArcanorState state =
                ArcanorGame.GAME.begin(Setup.of(ArcanorGame.GAME.variants().getFirst(), 2, Seed.of(1)));
        Bot bot = new ArcanorOpponents().level(5).bot();
        Thought one = think(bot, state, 3000);
        Thought two = think(bot, state, 3000);
        assertArrayEquals(one.actions(), two.actions());
        assertEquals(one.value(), two.value());
        assertEquals(3000, one.nodes());
        assertEquals(1, think(bot, state, 1).nodes());
    }
}
