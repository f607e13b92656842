package cabestan.bots.arcanor;

import cabestan.bots.Bot;
import cabestan.bots.Budget;
import cabestan.bots.GameOpponents;
import cabestan.bots.LabelledMatches;
import cabestan.bots.Opponent;
import cabestan.bots.Tuning;
import cabestan.bots.arcanor.evaluation.ArcanorNetwork;
import cabestan.bots.arcanor.evaluation.ArcanorWeights;
import cabestan.bots.arcanor.evaluation.Evaluation;
import cabestan.bots.arcanor.evaluation.FeatureEvaluation;
import cabestan.bots.arcanor.evaluation.Leaning;
import cabestan.bots.arcanor.evaluation.NetworkEvaluation;
import cabestan.rules.arcanor.ArcanorGame;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** The computer players of Arcanor. */
public final class ArcanorOpponents implements GameOpponents {

    private static final int ALL = Integer.MAX_VALUE;

    private static final List<String> NAMES = List.of("Pawn", "Page", "Squire", "Knight", "Arcanor");
    static final List<Style> STYLES = List.of(
            new Style(1, false, 30, 8, 4, 1_000),
            new Style(2, true, 60, 16, 12, 5_000),
            new Style(5, true, 20, 48, 14, 30_000),
            new Style(4, true, 20, 56, 16, 60_000),
            new Style(ArcanorSearch.MOST_PLIES - 1, true, 6, ALL, 20, Budget.UNLIMITED));

    /** How the strongest players judge positions, and how those do that train networks from scratch. */
    static final Supplier<Evaluation> NETWORK = network(ArcanorNetwork::shipped);

    static final Supplier<Evaluation> WEIGHTS = weights(ArcanorWeights.weights());

    private static final List<Supplier<Evaluation>> EVALUATIONS = List.of(
            weights(Leaning.RACER.weights()),
            weights(Leaning.HUNTER.weights()),
            weights(Leaning.BLOCKER.weights()),
            NETWORK,
            NETWORK);

    private static final int[] MILLIS = {190, 190, 190, 400, 950};

    @Override
    public String game() {
        return ArcanorGame.GAME.id();
    }

    @Override
    public Opponent level(int level) {
        Bot bot = new ArcanorBot(STYLES.get(level - 1), EVALUATIONS.get(level - 1));
        return new Opponent(NAMES.get(level - 1), level, bot, MILLIS[level - 1]);
    }

    private static Supplier<Evaluation> weights(int[] weights) {
        return () -> new FeatureEvaluation(weights);
    }

    private static Supplier<Evaluation> network(Supplier<ArcanorNetwork> network) {
        return () -> new NetworkEvaluation(network.get(), ArcanorSearch.MOST_PLIES);
    }

    @Override
    public Bot greedy() {
        return new ArcanorGreedy();
    }

    @Override
    public Optional<Tuning> tuning() {
        return Optional.of(new ArcanorTuning());
    }

    @Override
    public Optional<LabelledMatches> labelledMatches(byte[] network) {
        ArcanorNetwork read = network.length == 0 ? null : new ArcanorNetwork(network);
        return Optional.of(new ArcanorMatches(read == null ? WEIGHTS : network(() -> read)));
    }
}
