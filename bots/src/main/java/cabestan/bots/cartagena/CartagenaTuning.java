package cabestan.bots.cartagena;

import cabestan.bots.Tuning;
import cabestan.rules.cartagena.CartagenaGame;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.rules.game.Variant;
import java.util.Locale;
import java.util.function.Consumer;

/**
 * Learns the nets of {@link CartagenaWeights} from scratch: for each variant one for two players, one for more.
 * Tortuga uses Jamaica's, because the two differ only in which cards are seen, which no feature depends on.
 */
final class CartagenaTuning implements Tuning {

    private static final int MATCHES = 150;
    private static final double RATE = 0.01;
    private static final int WIDTH = 100;

    private final int matches; // a round

    CartagenaTuning() {
        this(MATCHES);
    }

    CartagenaTuning(int matches) {
        this.matches = matches;
    }

    @Override
    public void run(int rounds, long seed, Consumer<String> tell) {
        Dice dice = Seed.of(seed).dice();
        for (String id : CartagenaWeights.VARIANTS) {
            Variant variant = CartagenaGame.GAME.variant(id);
            Net duel = begin(dice);
            learn(duel, variant, 2, 2, rounds, dice, tell);
            keep(id + "_DUEL", duel, tell);
            Net crowd = Net.read(duel.write(WIDTH));
            learn(crowd, variant, 3, variant.maxSeats(), rounds, dice, tell);
            keep(id + "_CROWD", crowd, tell);
        }
    }

    /** A net that knows nothing, with its hidden units different from each other so that they learn different things. */
    private static Net begin(Dice dice) {
        Net net = new Net();
        for (float[] part : new float[][] {net.inward, net.outward}) {
            for (int i = 0; i < part.length; i++) {
                part[i] = (dice.below(2001) - 1000) / 4000f;
            }
        }
        return net;
    }

    private void learn(Net net, Variant variant, int fewest, int most, int rounds, Dice dice, Consumer<String> tell) {
        Net squares = new Net();
        for (int round = 0; round < rounds; round++) {
            SelfPlay play = new SelfPlay(new CartagenaEvaluation(net), dice);
            Lesson lesson = new Lesson();
            for (int i = 0; i < matches; i++) {
                play.play(Setup.of(variant, fewest + i % (most - fewest + 1), dice.seed()), lesson);
            }
            double loss = lesson.teach(net, squares, RATE / (1 + 4.0 * round / rounds), dice);
            if ((round + 1) % 10 == 0 || round + 1 == rounds) {
                tell.accept("# " + variant.id() + ", " + fewest + " to " + most + " players, round " + (round + 1)
                        + ": loss " + Math.round(1000 * loss) / 1000.0);
            }
        }
    }

    private static void keep(String name, Net net, Consumer<String> tell) {
        String indent = "            ";
        tell.accept("    private static final String " + name.toUpperCase(Locale.ROOT) + " = \"\"\"");
        tell.accept(indent + net.write(WIDTH).replace("\n", "\n" + indent) + "\"\"\";\n");
    }
}
