package cabestan.bots;

import java.util.Optional;

/** The computer players of one game; others than Cabestan's own are found as a service. */
public interface GameOpponents {

    /** The {@link cabestan.rules.game.Game#id} of the game they play. */
    String game();

    /** The opponent of this level, 1 to {@link Opponent#LEVELS}. */
    Opponent level(int level);

    /** The yardstick {@code greedy}: takes what looks best at once. */
    Bot greedy();

    /** How their evaluation is learned anew, where they have one that can be. */
    default Optional<Tuning> tuning() {
        return Optional.empty();
    }
}
