package cabestan.bots.cartagena;

import cabestan.bots.Bot;
import cabestan.bots.Opponent;

/** The crew: five computer players for Cartagena, and the yardstick. */
public final class CartagenaOpponents {

    private CartagenaOpponents() {}

    public static Opponent level(int level) {
        return switch (level) {
            case 1 -> new Opponent("Cabin boy", 1, search(1), 50);
            case 2 -> new Opponent("Deckhand", 2, search(10), 100);
            case 3 -> new Opponent("Bosun", 3, search(60), 150);
            case 4 -> new Opponent("Quartermaster", 4, search(600), 400);
            default -> new Opponent("Captain", 5, search(Long.MAX_VALUE), 950);
        };
    }

    public static Bot greedy() {
        return new CartagenaGreedy();
    }

    private static Bot search(long nodes) {
        return new CartagenaSearch(
                CartagenaWeights.LEARNED,
                nodes,
                Double.parseDouble(System.getProperty("c", "0.3")),
                Double.parseDouble(System.getProperty("w", "0.05")));
    }
}
