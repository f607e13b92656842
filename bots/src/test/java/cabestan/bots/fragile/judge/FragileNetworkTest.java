package cabestan.bots.fragile.judge;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.fragile.FragileGame;
import cabestan.rules.fragile.FragileState;
import cabestan.rules.fragile.quay.FragileQuay;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.rules.game.Variant;
import java.util.Arrays;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class FragileNetworkTest {

    private static final double NEARLY = 1e-9;

    @Test
    void all_inputs_are_within_the_list() {
        QuayInputs quay = new QuayInputs();
        everywhere(state -> {
            quay.look(state, state.onTurn(), QuayInputs.NOBODY);
            for (int seat = 0; seat < state.seats(); seat++) {
                assertTrue(
                        Arrays.stream(quay.of(seat)).allMatch(input -> input >= 0 && input < QuayInputs.COUNT),
                        state::position);
            }
        });
    }

    @Test
    void chances_are_one_in_sum_and_do_not_depend_on_what_was_asked_before() {
        NetworkJudge[] judges = new NetworkJudge[FragileGame.MAX_SEATS + 1];
        everywhere(state -> {
            int seats = state.seats();
            judges[seats] = judges[seats] == null ? judge(seats) : judges[seats];
            double[] chances = judges[seats].atBeginOfTurn(state).clone();
            assertEquals(1, Arrays.stream(chances).sum(), NEARLY);
            assertArrayEquals(judge(seats).atBeginOfTurn(state), chances, state.position());
        });
    }

    @Test
    void F30_a_seat_that_leads_with_one_push_to_go_may_expect_more() {
        FragileState state = (FragileState) FragileGame.GAME.readPosition("""
                game     fragile
                players  2
                depots   1 A4 C3 J1 J7
                depots   2 H3 G1 C8 J10
                dockers  1 H7 C5 J2
                dockers  2 H4 F6 B8
                crates   A4! C3 J1 H3 E4 G4 D5 G5 F9 I7 D6 E7
                marker   1
                turn     1 points 5
                """);
        assertTrue(judge(2).atBeginOfTurn(state)[0] > 0.9);
    }

    @Test
    void F16_a_crate_in_the_way_is_seen() {
        String position = """
                game     fragile
                players  2
                depots   1 A4 C3 J1 J7
                depots   2 H3 G1 C8 J10
                dockers  1 E4 J5 J2
                dockers  2 H4 F6 B8
                crates   D4 %s
                turn     1 points 5
                """;
        QuayHauls free = new QuayHauls();
        free.look(((FragileState) FragileGame.GAME.readPosition(position.replace("%s", "F9"))).board());
        QuayHauls blocked = new QuayHauls();
        blocked.look(((FragileState) FragileGame.GAME.readPosition(position.replace("%s", "B4 F9"))).board());
        int toA4 = free.first(0) + 2 * depot(free, "A4");
        assertEquals(3, free.cost(toA4));
        assertEquals(0, free.inTheWay(toA4));
        assertTrue(blocked.key(blocked.first(0) + 2 * depot(blocked, "A4")) > free.key(toA4));
    }

    private static int depot(QuayHauls hauls, String square) {
        int depot = FragileQuay.depotAt(FragileQuay.square(square));
        int index = 0;
        while (hauls.depots[index] != depot) {
            index++;
        }
        return index;
    }

    private static NetworkJudge judge(int seats) {
        return new NetworkJudge(FragileNetwork.shipped(), seats);
    }

    /** Looks at the positions of a random match of each variant with each number of seats. */
    private static void everywhere(Consumer<FragileState> look) {
        Dice dice = Seed.of(7).dice();
        for (Variant variant : FragileGame.GAME.variants()) {
            for (int seats = Math.max(2, variant.minSeats()); seats <= variant.maxSeats(); seats++) {
                FragileState state = FragileGame.GAME.begin(Setup.of(variant, seats, Seed.of(seats)));
                int[] actions = new int[state.maxActions()];
                for (int i = 0; i < 400 && !state.isOver(); i++) {
                    if (!state.isSetUp()) {
                        look.accept(state);
                    }
                    state.play(state.randomAction(dice, actions));
                }
            }
        }
    }
}
