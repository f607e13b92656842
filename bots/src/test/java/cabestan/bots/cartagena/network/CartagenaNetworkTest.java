package cabestan.bots.cartagena.network;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.cartagena.CartagenaGame;
import cabestan.rules.cartagena.CartagenaState;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.rules.game.Variant;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class CartagenaNetworkTest {

    private static final double NEARLY = 1e-9;

    @Test
    void all_inputs_are_within_what_a_record_can_hold_and_all_properties_within_the_list() {
        everywhere((state, actions, count) -> {
            int[] inputs = new int[SeatInputs.COUNT];
            for (int seat = 0; seat < state.seats(); seat++) {
                new SeatInputs().fill(state, seat, inputs);
                assertTrue(Arrays.stream(inputs).allMatch(input -> input >= 0 && input <= 127), state::position);
            }
            ActionInputs properties = new ActionInputs();
            properties.look(state, actions, count);
            for (int i = 0; i < count; i++) {
                int[] found = properties.of(actions[i]);
                assertTrue(Arrays.stream(found).allMatch(p -> p >= 0 && p < ActionInputs.COUNT), state::position);
            }
        });
    }

    @Test
    void shares_and_chances_are_one_in_sum() {
        everywhere((state, actions, count) -> {
            NetworkGuide evaluation = evaluation(state);
            double[] shares = new double[state.seats()];
            evaluation.shares(state, shares);
            assertEquals(1, Arrays.stream(shares).sum(), NEARLY);
            double[] chances = new double[count];
            evaluation.chances(state, actions, count, chances);
            assertEquals(1, Arrays.stream(chances).sum(), NEARLY);
        });
    }

    @Test
    void C13_a_seat_that_is_nearly_home_may_expect_more() {
        String position = """
                game     cartagena
                edition  jamaica
                path     TDBPHK DBPHKT PHDKTB BPHKTD DTBPHK DTBPHK
                pirates  1 20 35 boat boat boat boat
                pirates  2 0 0 0 5 12 14
                hand     1 T
                hand     2 K
                deck     D
                discard
                turn     1 moves 3
                """;
        CartagenaState state = CartagenaGame.GAME.readPosition(position.replace("deck     D", "deck     " + rest()));
        double[] shares = new double[2];
        evaluation(state).shares(state, shares);
        assertTrue(shares[0] > 0.9, Arrays.toString(shares));
    }

    private static String rest() {
        return "D ".repeat(17)
                + "T ".repeat(16)
                + "B ".repeat(17)
                + "P ".repeat(17)
                + "H ".repeat(17)
                + "K ".repeat(16);
    }

    private static NetworkGuide evaluation(CartagenaState state) {
        int index = CartagenaNetwork.index(state.variant(), state.seats());
        return new NetworkGuide(CartagenaNetwork.shipped()[index], state.seats());
    }

    private interface Look {
        void at(CartagenaState state, int[] actions, int count);
    }

    /** Looks at the positions of a random match of each variant with each number of seats. */
    private static void everywhere(Look look) {
        Dice dice = Seed.of(7).dice();
        for (Variant variant : CartagenaGame.GAME.variants()) {
            for (int seats = variant.minSeats(); seats <= variant.maxSeats(); seats++) {
                CartagenaState state = CartagenaGame.GAME.begin(Setup.of(variant, seats, Seed.of(seats)));
                int[] actions = new int[state.maxActions()];
                for (int i = 0; i < 300 && !state.isOver(); i++) {
                    look.at(state, actions, state.legalActions(actions));
                    state.play(state.randomAction(dice, actions));
                }
            }
        }
    }
}
