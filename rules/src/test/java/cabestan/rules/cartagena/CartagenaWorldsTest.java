package cabestan.rules.cartagena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.game.Dice;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
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
            assertEquals(
                    world.position(),
                    CartagenaGame.GAME.readPosition(world.position()).position(),
                    "all cards are there");
            state.play(state.randomAction(dice, scratch));
        }
    }

    @Test
    void C15_no_world_knows_the_next_card_or_with_a_small_deck_the_next_shuffle() {
        Dice dice = Seed.of(6).dice();
        CartagenaWorlds worlds = Positions.at("game cartagena\nedition jamaica\npath " + Positions.PRINTED_PATH + """

                        pirates 1 0 0 0 0 0 9
                        pirates 2 0 0 0 0 0 4
                        hand 1 T B
                        hand 2 K
                        deck K H D T P B
                        discard …
                        turn 1 moves 3
                        """)
                .view(0)
                .worlds(dice);
        CartagenaState world = worlds.first();
        TreeSet<String> nextCards = new TreeSet<>();
        TreeSet<String> shuffles = new TreeSet<>();
        for (int i = 0; i < 100; i++) {
            worlds.draw(dice, world);
            nextCards.add(Positions.line(world.position(), "deck").substring(0, 1));
            shuffles.add(Positions.line(world.position(), "shuffle"));
        }
        assertEquals(6, nextCards.size());
        assertEquals(100, shuffles.size());
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
