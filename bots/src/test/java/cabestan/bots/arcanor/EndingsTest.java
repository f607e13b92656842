package cabestan.bots.arcanor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.bots.Bot;
import cabestan.rules.arcanor.ArcanorGame;
import cabestan.rules.arcanor.ArcanorState;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Level 5 gives nothing away in endings whose values are known: training/MakeEndings.java solved them. In nearly all a
 * small part of its second is enough.
 */
class EndingsTest {

    private static final long FEW_NODES = 160_000;
    private static final long SECOND = 1_000_000; // and a half, on one core
    private static final int MOST_LATE = 3;

    private final Bot bot = new ArcanorOpponents().level(5).bot();

    @Test
    void level_5_holds_the_value_of_every_ending() throws IOException {
        List<String> endings = endings();
        List<String> late = given(endings, FEW_NODES);
        assertEquals(200, endings.size());
        assertTrue(late.size() <= MOST_LATE, () -> String.join("\n", late));
        assertEquals(List.of(), given(late, SECOND));
    }

    /** The endings of which it gives something away. */
    private List<String> given(List<String> endings, long nodes) {
        List<String> given = new ArrayList<>();
        for (String ending : endings) {
            String[] parts = ending.split(";");
            ArcanorState state = ArcanorGame.GAME.readPosition(parts[0]);
            String played = state.write(Boards.think(bot, state, nodes).action());
            if (!List.of(parts[2].split(" ")).contains(played)) {
                given.add(ending);
            }
        }
        return given;
    }

    /** A line for each: the position, {@code won} or {@code drawn}, and the actions that keep it so. */
    private static List<String> endings() throws IOException {
        try (InputStream in = EndingsTest.class.getResourceAsStream("endings.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
    }
}
