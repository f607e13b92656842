package cabestan.bots;

import java.util.Optional;

/** The computer players of one game; those of other libraries are found as services. */
public interface GameOpponents {

    /** The {@link cabestan.rules.game.Game#id} of the game they play. */
    String game();

    /** The opponent of this level, 1 to {@link Opponent#LEVELS}. */
    Opponent level(int level);

    /** The baseline {@code greedy}: takes what looks best right away. */
    Bot greedy();

    /** How their evaluation is learned, if it is. */
    default Optional<Tuning> tuning() {
        return Optional.empty();
    }

    /**
     * How they play against themselves to train their network, if they have one.
     *
     * @param network the network that judges positions; if it is empty, an evaluation without a network does
     */
    default Optional<LabelledMatches> labelledMatches(byte[] network) {
        return Optional.empty();
    }
}
