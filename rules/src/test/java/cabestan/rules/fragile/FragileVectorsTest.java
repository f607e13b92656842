package cabestan.rules.fragile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions with known counts of action sequences. */
class FragileVectorsTest {

    private static String resource(String name) throws IOException {
        try (InputStream in = FragileVectorsTest.class.getResourceAsStream("/fragile/" + name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"fragile-1.position", "fragile-2.position", "fragile-3.position"})
    void counts_of_action_sequences(String name) throws IOException {
        String text = resource(name);
        int depth = 0;
        for (String line : text.split("\n")) {
            if (line.startsWith("# perft ")) {
                depth++;
                long expected =
                        Long.parseLong(line.substring(line.indexOf(':') + 2).trim());
                assertEquals(expected, FragileGame.GAME.readPosition(text).perft(depth), line);
            }
        }
        assertEquals(3, depth);
    }

    @Test
    void list_of_actions() throws IOException {
        FragilePlay state = FragileGame.GAME.readPosition(resource("fragile-1.position"));
        int[] actions = new int[state.maxActions()];
        int count = state.legalActions(actions);
        List<String> listed =
                Arrays.stream(actions, 0, count).mapToObj(state::write).sorted().toList();
        assertEquals(Arrays.asList(resource("fragile-1.actions").trim().split("\n")), listed);
    }
}
