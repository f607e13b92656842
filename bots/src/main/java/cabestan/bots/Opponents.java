package cabestan.bots;

import cabestan.bots.arcanor.ArcanorOpponents;
import cabestan.bots.cartagena.CartagenaOpponents;
import cabestan.bots.fragile.FragileOpponents;
import cabestan.bots.search.Mcts;
import cabestan.bots.search.RandomBot;
import cabestan.rules.game.BadText;
import cabestan.rules.game.Game;

/** The only list of all computer players. */
public final class Opponents {

    public static final int LEVELS = 5;

    private Opponents() {}

    /** The opponent of this level, 1 to 5, in this game. */
    public static Opponent level(Game game, int level) {
        if (level < 1 || level > LEVELS) {
            throw new BadText("there is no level " + level + "; expected 1 to " + LEVELS);
        }
        return switch (game.id()) {
            case "arcanor" -> ArcanorOpponents.level(level);
            case "cartagena" -> CartagenaOpponents.level(level);
            case "fragile" -> FragileOpponents.level(level);
            default -> throw new IllegalArgumentException("nobody plays " + game.id());
        };
    }

    private static Bot greedy(Game game) {
        return switch (game.id()) {
            case "arcanor" -> ArcanorOpponents.greedy();
            case "cartagena" -> CartagenaOpponents.greedy();
            case "fragile" -> FragileOpponents.greedy();
            default -> throw new IllegalArgumentException("nobody plays " + game.id());
        };
    }

    /** An opponent by name: {@code level3} or {@code 3}, or a yardstick. */
    public static Opponent named(Game game, String name) {
        return switch (name) {
            case "random" -> new Opponent("random", 0, new RandomBot(), 1);
            case "greedy" -> new Opponent("greedy", 0, greedy(game), 200);
            case "mcts" -> new Opponent("mcts", 0, new Mcts(), 1000);
            case "1", "2", "3", "4", "5" -> level(game, name.charAt(0) - '0');
            case "level1", "level2", "level3", "level4", "level5" -> level(game, name.charAt(5) - '0');
            default ->
                throw new BadText(BadText.quote(name)
                        + " is not a computer player; expected level1 to level5, random, greedy or mcts");
        };
    }
}
