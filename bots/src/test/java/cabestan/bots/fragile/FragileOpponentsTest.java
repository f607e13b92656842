package cabestan.bots.fragile;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.bots.Bot;
import cabestan.bots.BotSeat;
import cabestan.bots.Budget;
import cabestan.bots.Opponent;
import cabestan.bots.PublicRecord;
import cabestan.bots.Thought;
import cabestan.rules.fragile.FragileGame;
import cabestan.rules.fragile.FragileState;
import cabestan.rules.game.Match;
import cabestan.rules.game.Rejection;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.rules.game.State;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FragileOpponentsTest {

    private static final long NODES = 3_000;

    @Test
    void all_levels_play_legally_to_the_end_with_any_number_of_seats_and_in_all_variants() {
        for (var variant : FragileGame.GAME.variants()) {
            for (int seats = variant.minSeats(); seats <= variant.maxSeats(); seats++) {
                for (int level = 1; level <= Opponent.LEVELS; level++) {
                    Setup setup = Setup.of(variant, seats, Seed.of(level));
                    State end =
                            playOut(setup, new FragileOpponents().level(level).bot());
                    assertTrue(end.isOver());
                }
            }
        }
    }

    @Test
    void greedy_plays_legally_to_the_end() {
        Setup setup = Setup.of(FragileGame.GAME.variants().getFirst(), 3, Seed.of(1));
        assertTrue(playOut(setup, new FragileOpponents().greedy()).isOver());
    }

    private static State playOut(Setup setup, Bot bot) {
        Match match = Match.begin(FragileGame.GAME, setup);
        BotSeat[] bots = new BotSeat[setup.seats()];
        for (int seat = 0; seat < bots.length; seat++) {
            bots[seat] = new BotSeat(bot, seat, Seed.of(seat).dice());
        }
        while (match.onTurn() >= 0) {
            int action = bots[match.onTurn()].act(match, Budget.ofNodes(NODES));
            assertEquals(Optional.<Rejection>empty(), match.play(action));
        }
        return match.state();
    }

    @Test
    void any_budget_gets_an_answer_even_in_the_middle_of_a_turn() {
        FragileState state = Quays.read(Quays.BUSY);
        while (state.turn() == 1) {
            for (long nodes : new long[] {1, 2, 50, 500, 5_000}) {
                Thought thought = think(state, nodes);
                assertTrue(state.reject(thought.action()).isEmpty());
                assertTrue(thought.nodes() <= nodes);
            }
            state.play(think(state, 500).action());
        }
    }

    @Test
    void every_level_answers_when_the_budget_is_spent_before_the_second_docker_is_tried() {
        for (String position : List.of(Quays.FEW_TURNS, Quays.BUSY)) {
            FragileState state = Quays.read(position);
            for (int level = 1; level <= Opponent.LEVELS; level++) {
                for (int nodes = 0; nodes <= 60; nodes++) {
                    assertAnswers(state, level, Budget.ofNodes(nodes));
                }
                for (int millis = 0; millis <= 3; millis++) {
                    assertAnswers(state, level, Budget.ofMillis(millis));
                }
            }
        }
    }

    private static void assertAnswers(FragileState state, int level, Budget budget) {
        Thought thought = new FragileOpponents()
                .level(level)
                .bot()
                .think(
                        state.view(0),
                        new PublicRecord(state.view(0)),
                        budget,
                        Seed.of(level).dice());
        assertEquals(Optional.empty(), state.reject(thought.action()));
    }

    @Test
    void F31_all_levels_play_to_the_end_when_everybody_has_a_last_turn() {
        for (int level = 1; level <= Opponent.LEVELS; level++) {
            Setup setup = Setup.of(FragileGame.GAME.variant("standard"), 2, Seed.of(level))
                    .with("last-turn", "all");
            assertTrue(playOut(setup, new FragileOpponents().level(level).bot()).isOver());
        }
    }

    @Test
    void F30_the_winning_point_is_taken_by_every_level() {
        FragileState state = Quays.read(Quays.LAST_TURN);
        for (int level = 1; level <= Opponent.LEVELS; level++) {
            FragileState after = state.copy();
            Bot bot = new FragileOpponents().level(level).bot();
            for (int action : bot.think(
                            state.view(0),
                            new PublicRecord(state.view(0)),
                            Budget.ofNodes(5_000),
                            Seed.of(1).dice())
                    .actions()) {
                after.play(action);
            }
            assertTrue(after.isOver());
            assertEquals(0, after.outcome().winner(), "level " + level);
        }
    }

    @Test
    void the_same_view_dice_and_nodes_give_the_same_thought() {
        FragileState state = Quays.read(Quays.BUSY);
        Thought once = think(state, 20_000);
        Thought again = think(state, 20_000);
        assertArrayEquals(once.actions(), again.actions());
        assertEquals(once.value(), again.value());
        assertEquals(once.nodes(), again.nodes());
    }

    private static Thought think(FragileState state, long nodes) {
        return new FragileOpponents()
                .level(5)
                .bot()
                .think(
                        state.view(state.onTurn()),
                        new PublicRecord(state.view(0)),
                        Budget.ofNodes(nodes),
                        Seed.of(7).dice());
    }
}
