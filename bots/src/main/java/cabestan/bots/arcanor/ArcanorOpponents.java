package cabestan.bots.arcanor;

import cabestan.bots.Bot;
import cabestan.bots.GameOpponents;
import cabestan.bots.LabelledMatches;
import cabestan.bots.Opponent;
import cabestan.bots.Tuning;
import cabestan.bots.arcanor.evaluation.ArcanorNetwork;
import cabestan.bots.arcanor.evaluation.ArcanorWeights;
import cabestan.bots.arcanor.evaluation.Evaluation;
import cabestan.bots.arcanor.evaluation.FeatureEvaluation;
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
            new Style(1, false, 120, 8, 4),
            new Style(1, true, 60, 16, 4),
            new Style(2, true, 20, 32, 12),
            new Style(4, true, 10, ALL, 16),
            new Style(ArcanorSearch.MOST_PLIES - 1, true, 6, ALL, 20));
    /** How the strongest player judges positions, and how those judge that are meant to be weaker. */
    static final Supplier<Evaluation> NETWORK = network(ArcanorNetwork::shipped);

    static final Supplier<Evaluation> WEIGHTS = () -> new FeatureEvaluation(ArcanorWeights.weights());

    private static final int[] MILLIS = {50, 100, 150, 400, 950};

    @Override
    public String game() {
        return ArcanorGame.GAME.id();
    }

    @Override
    public Opponent level(int level) {
        Bot bot = new ArcanorBot(STYLES.get(level - 1), level == Opponent.LEVELS ? NETWORK : WEIGHTS);
        return new Opponent(NAMES.get(level - 1), level, bot, MILLIS[level - 1]);
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
