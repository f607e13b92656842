package cabestan.cli.engine;

import cabestan.cli.io.Arguments;
import cabestan.cli.io.ExitCode;
import cabestan.cli.io.MatchFile;
import cabestan.cli.io.UsageError;
import cabestan.rules.game.BadText;
import cabestan.rules.game.Match;
import cabestan.rules.game.MatchRecord;
import cabestan.rules.game.Opening;
import cabestan.rules.game.Setup;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Checks a match record. */
@Command(
        name = "verify",
        description =
                "Check a match record: every action is legal, the result is right, and the seed has the published hash.",
        footer = {"", "Examples:", "  cabestan verify match.txt"})
public final class VerifyCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "The record or saved match; - reads standard input.")
    private String file;

    @Override
    public Integer call() {
        MatchRecord record = MatchFile.record(file);
        try {
            Match match = record.verify();
            spec.commandLine()
                    .getOut()
                    .println("verified: " + match.length() + " actions"
                            + (record.opening() instanceof Opening.FromSetup(Setup _, String hash)
                                    ? ", seed " + hash
                                    : ""));
            return 0;
        } catch (BadText e) {
            spec.commandLine().getErr().println(new UsageError(Arguments.name(file), e).getMessage());
            return ExitCode.FAILED;
        }
    }
}
