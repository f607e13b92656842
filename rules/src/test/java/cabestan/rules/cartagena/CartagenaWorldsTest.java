package cabestan.rules.cartagena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.game.Dice;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CartagenaWorldsTest {

    @ParameterizedTest
    @CsvSource({"basic, 2", "jamaica, 4", "tortuga, 3"})
    void C15_every_world_shows_each_seat_what_its_view_shows(String variant, int seats) {
        Dice dice = Seed.of(3).dice();
        CartagenaState state =
                CartagenaGame.GAME.begin(Setup.of(CartagenaGame.GAME.variant(variant), seats, Seed.of(8)));
        int[] scratch = new int[state.maxActions()];
        for (int i = 0; i < 120 && !state.isOver(); i++) {
            CartagenaView view = state.view(state.onTurn());
            CartagenaWorlds worlds = view.worlds(dice);
            CartagenaState world = worlds.first();
            assertEquals(view.position(), world.view(view.seat()).position());
            world.play(world.randomAction(dice, scratch)); // the next drawing must not notice
            worlds.draw(dice, world);
            assertEquals(view.position(), world.view(view.seat()).position());
            state.play(state.randomAction(dice, scratch));
        }
    }

    @ParameterizedTest
    @CsvSource({"basic, 40", "jamaica, 45"})
    void C15_all_unseen_cards_are_as_likely_in_a_hidden_hand(String variant, int often) {
        Dice dice = Seed.of(4).dice();
        CartagenaState state = CartagenaGame.GAME.begin(
                Setup.of(CartagenaGame.GAME.variant(variant), 2, Seed.of(5)).beginning(0));
        CartagenaView view = state.view(0);
        CartagenaWorlds worlds = view.worlds(dice);
        CartagenaState world = worlds.first();
        int unseen = view.deckSize() + view.handSize(1);
        double[] held = new double[CartagenaBoard.SYMBOLS];
        int draws = often * 1000;
        for (int i = 0; i < draws; i++) {
            worlds.draw(dice, world);
            for (int symbol = 0; symbol < held.length; symbol++) {
                held[symbol] += world.handCount(1, symbol);
            }
        }
        for (int symbol = 0; symbol < held.length; symbol++) {
            int left = view.board().copies() - view.handCount(0, symbol);
            double expected = (double) view.handSize(1) * left / unseen;
            assertTrue(Math.abs(held[symbol] / draws - expected) < 0.03, symbol + ": " + held[symbol] / draws);
        }
    }
}
