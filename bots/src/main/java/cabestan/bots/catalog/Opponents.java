package cabestan.bots.catalog;

import cabestan.bots.GameOpponents;
import cabestan.bots.LabelledMatches;
import cabestan.bots.Opponent;
import cabestan.bots.Tuning;
import cabestan.bots.arcanor.ArcanorOpponents;
import cabestan.bots.cartagena.CartagenaOpponents;
import cabestan.bots.fragile.FragileOpponents;
import cabestan.bots.search.GeneralOpponents;
import cabestan.bots.search.Mcts;
import cabestan.bots.search.RandomBot;
import cabestan.rules.game.BadText;
import cabestan.rules.game.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/** All computer players: those of Cabestan's games, those provided as services, and general ones for other games. */
public final class Opponents {

    private static final List<GameOpponents> ALL = find();

    private Opponents() {}

    private static List<GameOpponents> find() {
        List<GameOpponents> all =
                new ArrayList<>(List.of(new FragileOpponents(), new CartagenaOpponents(), new ArcanorOpponents()));
        for (GameOpponents opponents : ServiceLoader.load(GameOpponents.class)) {
            all.add(opponents);
        }
        return List.copyOf(all);
    }

    private static GameOpponents of(Game game) {
        for (GameOpponents opponents : ALL) {
            if (opponents.game().equals(game.id())) {
                return opponents;
            }
        }
        return new GeneralOpponents(game.id());
    }

    /** The opponent of this level, 1 to 5, in this game. */
    public static Opponent level(Game game, int level) {
        if (level < 1 || level > Opponent.LEVELS) {
            throw new BadText("there is no level " + level + "; expected 1 to " + Opponent.LEVELS);
        }
        return of(game).level(level);
    }

    /** The opponent that gives advice: the strongest. */
    public static Opponent adviser(Game game) {
        return level(game, Opponent.LEVELS);
    }

    /** How the evaluation of this game is learned, if it has one. */
    public static Optional<Tuning> tuning(Game game) {
        return of(game).tuning();
    }

    /** How this game is played to train its network, if it has one; the given network judges positions. */
    public static Optional<LabelledMatches> labelledMatches(Game game, byte[] network) {
        return of(game).labelledMatches(network);
    }

    /** An opponent by name: {@code level3} or {@code 3}, or a baseline. */
    public static Opponent named(Game game, String name) {
        return switch (name) {
            case "random" -> new Opponent("random", 0, new RandomBot(), 1);
            case "greedy" -> new Opponent("greedy", 0, of(game).greedy(), 200);
            case "mcts" -> new Opponent("mcts", 0, new Mcts(), 1000);
            case "1", "2", "3", "4", "5" -> level(game, name.charAt(0) - '0');
            case "level1", "level2", "level3", "level4", "level5" -> level(game, name.charAt(5) - '0');
            default ->
                throw new BadText(BadText.quote(name)
                        + " is not a computer player; expected level1 to level5, random, greedy or mcts");
        };
    }
}
