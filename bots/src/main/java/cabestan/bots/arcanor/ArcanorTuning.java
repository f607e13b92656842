package cabestan.bots.arcanor;

import cabestan.bots.Budget;
import cabestan.bots.PublicRecord;
import cabestan.bots.Thought;
import cabestan.bots.Tuning;
import cabestan.bots.arcanor.evaluation.ArcanorWeights;
import cabestan.bots.arcanor.evaluation.FeatureCount;
import cabestan.bots.arcanor.evaluation.FeatureEvaluation;
import cabestan.bots.arcanor.evaluation.Samples;
import cabestan.rules.arcanor.ArcanorBoard;
import cabestan.rules.arcanor.ArcanorGame;
import cabestan.rules.arcanor.ArcanorState;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.rules.game.View;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Learns the weights of the evaluation: plays quick matches against itself, then fits the weights to their results. */
final class ArcanorTuning implements Tuning {

    private static final int MATCHES = 150;
    private static final int NODES = 600;
    private static final int MOST_SAMPLES = 150_000;
    private static final int OPENING = 4;

    /** New weights play this many matches against the old, and replace them if they score more than {@link #ENOUGH}. */
    private static final int TRIALS = 60;

    private static final double ENOUGH = 0.5;

    /** The weight of the result, as against what the search expected at the time. */
    private static final double HINDSIGHT = 0.5;

    private static final Style STYLE = new Style(8, true, 10, Integer.MAX_VALUE, 12, Budget.UNLIMITED);

    private record Moment(int[] counts, double expected) {}

    private final Samples samples = new Samples();

    @Override
    public void run(int rounds, long seed, Consumer<String> tell) {
        Dice dice = Seed.of(seed).dice();
        int[] weights = ArcanorWeights.weights();
        for (int round = 1; round <= rounds; round++) {
            ArcanorBot bot = bot(weights);
            for (int match = 0; match < MATCHES; match++) {
                play(bot, bot, dice.seed(), samples);
            }
            samples.forgetOldest(Math.max(0, samples.size() - MOST_SAMPLES));
            int[] fitted = samples.fit(weights);
            double score = score(bot(fitted), bot, dice);
            tell.accept("round " + round + " of " + rounds + ": " + samples.size() + " positions, surprise "
                    + samples.surprise(weights) + " before, " + samples.surprise(fitted)
                    + " after; the new weights score "
                    + score + " against the old");
            weights = score > ENOUGH ? fitted : weights;
            tell.accept(ArcanorWeights.write(weights));
        }
    }

    private static ArcanorBot bot(int[] weights) {
        return new ArcanorBot(STYLE, () -> new FeatureEvaluation(weights));
    }

    /**
     * The score of the first against the second, with each opening played from both sides; a fit to few samples can
     * mislead.
     */
    private static double score(ArcanorBot one, ArcanorBot two, Dice dice) {
        double sum = 0;
        for (int pair = 0; pair < TRIALS / 2; pair++) {
            Seed seed = dice.seed();
            sum += play(one, two, seed, new Samples()) + 1 - play(two, one, seed, new Samples());
        }
        return sum / TRIALS;
    }

    /** Plays a match, keeps its calm positions, and returns what White got from it. */
    private static double play(ArcanorBot white, ArcanorBot black, Seed seed, Samples into) {
        Dice dice = seed.dice();
        ArcanorState state =
                ArcanorGame.GAME.begin(Setup.of(ArcanorGame.GAME.variants().getFirst(), 2, seed));
        int[] scratch = new int[state.maxActions()];
        int opening = OPENING + dice.below(2 * OPENING);
        for (int i = 0; i < opening; i++) {
            state.play(state.randomAction(dice, scratch));
        }
        List<Moment> moments = new ArrayList<>();
        while (!state.isOver()) {
            int side = state.onTurn();
            ArcanorBot bot = side == ArcanorBoard.WHITE ? white : black;
            View view = state.view(side);
            Thought thought = bot.think(view, new PublicRecord(view), Budget.ofNodes(NODES), dice);
            if (!Ordering.isForcing(side, thought.action())) { // the evaluation judges only calm positions
                double expected = side == ArcanorBoard.WHITE ? thought.value() : 1 - thought.value();
                moments.add(new Moment(FeatureCount.of(state.copyBoard()), expected));
            }
            state.play(thought.action());
        }
        double result = state.outcome().reward(ArcanorBoard.WHITE);
        for (Moment moment : moments) {
            into.add(moment.counts, HINDSIGHT * result + (1 - HINDSIGHT) * moment.expected);
        }
        return result;
    }
}
