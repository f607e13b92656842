package cabestan.wasm;

import cabestan.rules.game.Dice;
import cabestan.rules.game.Game;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.rules.game.State;
import cabestan.rules.game.Variant;

/** Work whose result and speed can be compared on the JVM and in a browser. */
final class Measure {

    private Measure() {}

    static JsonObject playouts(Game game, String variantId, int count, Seed seed) {
        Variant variant = game.variant(variantId);
        Dice dice = seed.dice();
        int actions = 0;
        int sum = 0;
        for (int i = 0; i < count; i++) {
            State state = game.begin(Setup.of(variant, variant.minSeats(), dice.seed()));
            int[] scratch = new int[state.maxActions()];
            while (!state.isOver()) {
                int action = state.randomAction(dice, scratch);
                sum = 31 * sum + action;
                state.play(action);
                actions++;
            }
        }
        return JsonObject.of("actions", actions, "sum", sum);
    }
}
