package cabestan.bots.cartagena;

import cabestan.bots.Bot;
import cabestan.bots.Budget;
import cabestan.bots.GameOpponents;
import cabestan.bots.LabelledMatches;
import cabestan.bots.Opponent;
import cabestan.bots.Tuning;
import cabestan.bots.cartagena.CartagenaLearner.Care;
import cabestan.bots.cartagena.network.CartagenaNetwork;
import cabestan.bots.cartagena.network.Guide;
import cabestan.bots.cartagena.network.NetworkGuide;
import cabestan.rules.cartagena.CartagenaGame;
import cabestan.rules.cartagena.CartagenaState;
import cabestan.rules.cartagena.CartagenaView;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

/** The five computer players of Cartagena, and the baseline. */
public final class CartagenaOpponents implements GameOpponents {

    /** What guides the strongest player, and what guides the weaker ones. */
    static final Function<CartagenaView, Guide> NETWORK = network(CartagenaNetwork::shipped);

    static final Function<CartagenaView, Guide> WEIGHTS = view -> new WeightsGuide(view.variant(), view.seats());

    /**
     * What differs between the variants, so that the levels are about equally far apart in each of them.
     *
     * @param deckhandOverlooks of a hundred actions
     * @param bosunOverlooks likewise
     * @param quartermasterNodes how many nodes it searches at most
     */
    record Crew(int deckhandOverlooks, int bosunOverlooks, long quartermasterNodes) {

        static Crew of(String variant) {
            return switch (variant) {
                case "basic" -> new Crew(35, 0, 300);
                case "advanced" -> new Crew(35, 5, 150);
                case "tortuga" -> new Crew(48, 15, 50);
                default -> new Crew(30, 5, 150);
            };
        }
    }

    private static final int DASH_CARD = 4; // squares
    private static final double HOARDED_CARD = 0.02; // of the win

    @Override
    public String game() {
        return CartagenaGame.GAME.id();
    }

    @Override
    public Opponent level(int level) {
        return switch (level) {
            case 1 -> new Opponent("Cabin boy", 1, learner(CartagenaOpponents::dash, crew -> 0, Care.NOTHING), 190);
            case 2 ->
                new Opponent(
                        "Deckhand", 2, learner(CartagenaOpponents::hoard, Crew::deckhandOverlooks, Care.OWN_WIN), 190);
            case 3 ->
                new Opponent("Bosun", 3, learner(CartagenaOpponents::share, Crew::bosunOverlooks, Care.EVERY_WIN), 190);
            case 4 ->
                new Opponent(
                        "Quartermaster",
                        4,
                        new CartagenaBot(WEIGHTS, variant -> Crew.of(variant).quartermasterNodes()),
                        400);
            default -> new Opponent("Captain", 5, new CartagenaBot(NETWORK, variant -> Budget.UNLIMITED), 900);
        };
    }

    private static Bot learner(CartagenaLearner.Judgement judgement, ToIntFunction<Crew> overlooks, Care care) {
        return new CartagenaLearner(judgement, variant -> overlooks.applyAsInt(Crew.of(variant)), care);
    }

    @Override
    public Bot greedy() {
        return new CartagenaGreedy();
    }

    @Override
    public Optional<Tuning> tuning() {
        return Optional.of(new CartagenaTuning());
    }

    @Override
    public Optional<LabelledMatches> labelledMatches(byte[] network) {
        CartagenaNetwork[] read = network.length == 0 ? null : CartagenaNetwork.read(network);
        return Optional.of(new CartagenaMatches(read == null ? WEIGHTS : network(() -> read)));
    }

    static Function<CartagenaView, Guide> network(Supplier<CartagenaNetwork[]> networks) {
        return view -> {
            int index = CartagenaNetwork.index(view.variant(), view.seats());
            return new NetworkGuide(networks.get()[index], view.seats());
        };
    }

    /** Spends cards readily: one is worth no more than four squares. */
    private static double dash(CartagenaState state, int seat) {
        return CartagenaGreedy.score(state, seat, DASH_CARD);
    }

    /** Parts with a card only for a good reason. */
    private static double hoard(CartagenaState state, int seat) {
        return share(state, seat) + (state.isOver() ? 0 : HOARDED_CARD * state.handSize(seat));
    }

    private static double share(CartagenaState state, int seat) {
        double[] shares = new double[state.seats()];
        new CartagenaEvaluation(CartagenaWeights.net(state.variant(), state.seats())).shares(state, shares);
        return shares[seat];
    }
}
