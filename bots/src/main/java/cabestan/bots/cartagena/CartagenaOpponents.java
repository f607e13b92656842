package cabestan.bots.cartagena;

import cabestan.bots.Bot;
import cabestan.bots.GameOpponents;
import cabestan.bots.Opponent;
import cabestan.bots.Tuning;
import cabestan.rules.cartagena.CartagenaGame;
import cabestan.rules.cartagena.CartagenaState;
import java.util.Optional;

/** The crew: five computer players for Cartagena, and the yardstick. */
public final class CartagenaOpponents implements GameOpponents {

    @Override
    public String game() {
        return CartagenaGame.GAME.id();
    }

    @Override
    public Opponent level(int level) {
        return switch (level) {
            case 1 -> new Opponent("Cabin boy", 1, new CartagenaLearner(CartagenaGreedy::score, 5), 50);
            case 2 -> new Opponent("Deckhand", 2, new CartagenaLearner(CartagenaOpponents::share, 65), 100);
            case 3 -> new Opponent("Bosun", 3, new CartagenaLearner(CartagenaOpponents::share, 25), 150);
            case 4 -> new Opponent("Quartermaster", 4, new CartagenaSearch(100), 400);
            default -> new Opponent("Captain", 5, new CartagenaSearch(Long.MAX_VALUE), 900);
        };
    }

    @Override
    public Bot greedy() {
        return new CartagenaGreedy();
    }

    @Override
    public Optional<Tuning> tuning() {
        return Optional.of(new CartagenaTuning());
    }

    private static double share(CartagenaState state, int seat) {
        double[] shares = new double[state.seats()];
        new CartagenaEvaluation(CartagenaWeights.net(state.variant(), state.seats())).shares(state, shares);
        return shares[seat];
    }
}
