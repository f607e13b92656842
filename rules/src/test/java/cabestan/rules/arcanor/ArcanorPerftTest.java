package cabestan.rules.arcanor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Sequences of actions, counted from known positions. */
final class ArcanorPerftTest {

    @TestFactory
    List<DynamicTest> published_counts() throws IOException {
        List<DynamicTest> tests = new ArrayList<>();
        for (String line : vectors().split("\n")) {
            if (!line.startsWith("#")) {
                String[] parts = line.split(" ; ");
                tests.add(DynamicTest.dynamicTest(parts[0], () -> assertCounts(parts)));
            }
        }
        assertEquals(6, tests.size());
        return tests;
    }

    private static String vectors() throws IOException {
        try (InputStream file = ArcanorPerftTest.class.getResourceAsStream("/arcanor/arcanor.perft")) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static void assertCounts(String[] parts) {
        ArcanorState state = ArcanorGame.GAME.readPosition(parts[0]);
        for (int depth = 1; depth < parts.length; depth++) {
            assertEquals(Long.parseLong(parts[depth].trim()), state.perft(depth), "depth " + depth);
        }
    }

    @Test
    void A18_draws_do_not_cut_sequences_short() {
        ArcanorState state = ArcanorGame.GAME.readPosition(Positions.START + " quiet=200");
        assertTrue(state.isOver());
        assertEquals(1600, state.perft(2));
    }

    @Test
    void A14_a_won_game_has_no_sequences() {
        assertEquals(
                0,
                Positions.at("4,4,4,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/a,,,,,,,1 b")
                        .perft(1));
    }

    @Test
    void A15_peeks_are_counted_and_do_not_end_the_turn() {
        ArcanorState state = Positions.at(",,,,,,,d/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/1,,,,,,, w memory");
        assertEquals(3 + 3 + 1, state.perft(1), "three moves, three lifts and a peek");
        assertEquals(6 * 3 + 6, state.perft(2), "Black's 4 cannot be lifted; after the peek White moves or lifts");
    }
}
