package cabestan.rules.game;

/** How a recorded match began, according to its record. */
public sealed interface Opening {

    /** From a setup whose seed is published; {@link MatchRecord#verify} compares it with the hash. */
    record FromSetup(Setup setup, String seedHash) implements Opening {}

    /** From a setup of which so far only the seed's hash is published. */
    record FromCommitment(Terms terms, String seedHash) implements Opening {}

    /** From a position in the game's text format. */
    record FromPosition(String position) implements Opening {}

    /** A setup with its seed. */
    static Opening published(Setup setup) {
        return new FromSetup(setup, setup.seed().hash());
    }

    /** A setup with the hash of its seed, which stays secret. */
    static Opening committed(Setup setup) {
        return new FromCommitment(setup.terms(), setup.seed().hash());
    }

    /** The position in which this match began. */
    static Opening position(Match match) {
        return new FromPosition(match.start().position());
    }
}
