package cabestan.bots.search;

import cabestan.bots.Bot;
import cabestan.bots.GameOpponents;
import cabestan.bots.Opponent;

/** Opponents for a game that has none of its own: a tree search with more playouts at each level. */
public final class GeneralOpponents implements GameOpponents {

    private static final int[] PLAYOUTS = {10, 40, 160, 640, Integer.MAX_VALUE};
    private static final int[] MILLIS = {50, 100, 200, 400, 950};

    private final String game;

    public GeneralOpponents(String game) {
        this.game = game;
    }

    @Override
    public String game() {
        return game;
    }

    @Override
    public Opponent level(int level) {
        return new Opponent("Level " + level, level, new Mcts(PLAYOUTS[level - 1]), MILLIS[level - 1]);
    }

    @Override
    public Bot greedy() {
        return new PointsBot();
    }
}
