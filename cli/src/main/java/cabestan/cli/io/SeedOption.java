package cabestan.cli.io;

import cabestan.rules.game.Seed;
import picocli.CommandLine.Option;

/** The seed of a command whose chance is the same in every run unless another seed is given. */
public final class SeedOption {

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "The seed of all chance (default: 1).")
    private Seed seed;

    public Seed value() {
        return seed;
    }
}
