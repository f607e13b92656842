package cabestan.rules.fragile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cabestan.rules.game.Rejection;
import java.util.Arrays;
import java.util.List;

/** Positions for examples: two players with fixed depots, of whom seat 1 begins a turn unless the lines say otherwise. */
final class Harbour {

    /** Neutral are A4, H8, A10 and D10. */
    private static final String TWO_PLAYERS = """
            game    fragile
            players 2
            depots  1 A1 C3 J1 J7
            depots  2 H3 G1 C8 J10
            """;

    private Harbour() {}

    static FragileState harbour(String lines) {
        return (FragileState) FragileGame.GAME.readPosition(
                TWO_PLAYERS + lines + (("\n" + lines).contains("\nturn ") ? "" : "\nturn 1 points 5\n"));
    }

    /** Plays the actions, in notation, each of which must be legal. */
    static <P extends FragilePlay> P play(P play, String actions) {
        for (String text : actions.trim().split("\\s+")) {
            int action = play.read(text);
            play.reject(action).ifPresent(rejection -> {
                throw new AssertionError(text + " is rejected; " + rejection);
            });
            play.play(action);
        }
        return play;
    }

    static List<String> actions(FragilePlay play) {
        int[] actions = new int[play.maxActions()];
        int count = play.legalActions(actions);
        return Arrays.stream(actions, 0, count).mapToObj(play::write).sorted().toList();
    }

    /** The legal actions that begin so. */
    static List<String> actions(FragilePlay play, String beginning) {
        return actions(play).stream().filter(text -> text.startsWith(beginning)).toList();
    }

    static void assertLegal(FragilePlay play, String action) {
        assertEquals(
                List.of(action), actions(play).stream().filter(action::equals).toList());
        play.reject(play.read(action)).ifPresent(rejection -> {
            throw new AssertionError(action + " is rejected; " + rejection);
        });
    }

    static void assertRefused(FragilePlay play, String action, String rule, String code) {
        Rejection rejection =
                play.reject(play.read(action)).orElseThrow(() -> new AssertionError(action + " is legal"));
        assertEquals(rule + " " + code, rejection.rule() + " " + rejection.code(), rejection.reason());
        assertEquals(List.of(), actions(play).stream().filter(action::equals).toList());
    }

    static int cost(FragilePlay play, String action) {
        return play.gesture(play.read(action)).cost();
    }
}
