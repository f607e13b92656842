package cabestan.rules.arcanor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cabestan.rules.game.Rejection;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Positions drawn in text, and what is played on them. */
final class Positions {

    static final String START = "cd,ab,,cd,ab,,cd,ab/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/12,34,,12,34,,12,34 w";

    private Positions() {}

    static ArcanorState at(String position) {
        return ArcanorGame.GAME.readPosition(position);
    }

    /** A position drawn as a board, row 7 first, cells apart by blanks, a dot for an empty square. */
    static ArcanorState board(String rows, String rest) {
        StringBuilder text = new StringBuilder();
        for (String row : rows.trim().split("\n")) {
            text.append(text.isEmpty() ? "" : "/")
                    .append(row.trim().replaceAll(" +", ",").replace(".", ""));
        }
        return at(text + " " + rest);
    }

    /** Plays the actions, each of which must be legal. */
    static ArcanorState play(ArcanorState state, String... actions) {
        for (String action : actions) {
            assertEquals(Optional.empty(), state.reject(state.read(action)), action);
            state.play(state.read(action));
        }
        return state;
    }

    /** All legal actions that begin with this, sorted; counted without a list there must be as many. */
    static List<String> actions(ArcanorState state, String prefix) {
        int[] actions = new int[state.maxActions()];
        int count = state.legalActions(actions);
        assertEquals(count, state.countActions(new int[state.maxActions()]), state.position());
        return Arrays.stream(actions, 0, count)
                .mapToObj(state::write)
                .filter(text -> text.startsWith(prefix))
                .sorted()
                .toList();
    }

    /** The rule and the code with which an action is rejected, or "legal". */
    static String rejection(ArcanorState state, String action) {
        Optional<Rejection> rejection = state.reject(state.read(action));
        return rejection.map(r -> r.rule() + " " + r.code()).orElse("legal");
    }
}
