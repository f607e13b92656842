package cabestan.bots.arcanor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cabestan.bots.Bot;
import cabestan.rules.arcanor.ArcanorGame;
import cabestan.rules.arcanor.ArcanorState;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Level 5 gives nothing away in endings whose values are known: training/MakeEndings.java solved them. */
class EndingsTest {

    private static final long NODES = 160_000;

    @Test
    void level_5_holds_the_value_of_every_ending() throws IOException {
        Bot bot = new ArcanorOpponents().level(5).bot();
        List<String> given = new ArrayList<>();
        List<String> endings = endings();
        for (String ending : endings) {
            String[] parts = ending.split(";");
            ArcanorState state = ArcanorGame.GAME.readPosition(parts[0]);
            String played = state.write(Boards.think(bot, state, NODES).action());
            if (!List.of(parts[2].split(" ")).contains(played)) {
                given.add(ending + ": plays " + played);
            }
        }
        assertEquals(200, endings.size());
        assertEquals(List.of(), given);
    }

    /** A line for each: the position, {@code won} or {@code drawn}, and the actions that keep it so. */
    private static List<String> endings() throws IOException {
        try (InputStream in = EndingsTest.class.getResourceAsStream("endings.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
    }
}
