package cabestan.bots.arcanor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cabestan.bots.Thought;
import cabestan.rules.arcanor.ArcanorGame;
import cabestan.rules.arcanor.ArcanorState;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What level 5 finds within six plies, and over how many nodes; a change that should not alter play leaves it alone. */
final class ArcanorFingerprintTest {

    private static final int DEPTH = 6;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "cd,ab,,cd,ab,,cd,ab/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/12,34,,12,34,,12,34 w | a1-b2 | 25250",
                ",ab,,,ab,,,ab/,cd,,cd,,,cd,/,,,34,,,,/,,,,,34,,/,34,,,,,,/,,,,,,,/12,,,12,,,12, w | d5-c6 | 23870",
                ",a,b,,a,,4,a/,,,d,,,,/,2,,3,,c,,/,,,b,4,,,/,34,1,,,cd,,/,2,,,,,,/1,,d,12,,,, b | d4xd5 | 20753"
            })
    void level_5_plays_as_it_did(String position, String action, long nodes) {
        Style style = ArcanorOpponents.STYLES.getLast();
        Style shorter =
                new Style(DEPTH, style.follows(), style.whim(), style.memory(), style.tableBits(), style.nodes());
        ArcanorState state = ArcanorGame.GAME.readPosition(position);
        Thought thought = Boards.think(new ArcanorBot(shorter, ArcanorOpponents.NETWORK), state, 10_000_000);
        assertEquals(action, state.write(thought.action()));
        assertEquals(nodes, thought.nodes());
    }
}
