package cabestan.bots.arcanor;

import cabestan.bots.Bot;
import cabestan.bots.GameOpponents;
import cabestan.bots.Opponent;
import cabestan.bots.Tuning;
import cabestan.rules.arcanor.ArcanorGame;
import java.util.List;
import java.util.Optional;

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
    private static final int[] MILLIS = {50, 100, 150, 400, 950};

    @Override
    public String game() {
        return ArcanorGame.GAME.id();
    }

    @Override
    public Opponent level(int level) {
        Bot bot = new ArcanorBot(STYLES.get(level - 1), ArcanorWeights.weights());
        return new Opponent(NAMES.get(level - 1), level, bot, MILLIS[level - 1]);
    }

    @Override
    public Bot greedy() {
        return new ArcanorGreedy();
    }

    @Override
    public Optional<Tuning> tuning() {
        return Optional.of(new ArcanorTuning());
    }
}
