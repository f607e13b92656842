package cabestan.bots;

import cabestan.rules.game.Seed;
import cabestan.rules.game.Terms;
import java.util.Optional;

/** Plays a game against itself to train its network: positions, each with what came of it. */
public interface LabelledMatches {

    /** How many bytes each position takes; docs/training.md has the format. */
    int recordLength();

    /**
     * The positions of one match; the same seed and nodes give the same bytes.
     *
     * @param terms what is played; without them, a kind of match is drawn as the game's networks need them
     * @param nodes how long each decision, and each position that is kept, is thought about
     */
    byte[] play(Seed seed, Optional<Terms> terms, long nodes);
}
