package cabestan.cli;

import cabestan.rules.catalog.Games;
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

/** Checks that a record is true. */
@Command(
        name = "verify",
        description =
                "Check a match record: every action legal, the result right, the seed the one whose hash was published.",
        footer = {"", "Examples:", "  cabestan verify match.txt"})
final class VerifyCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "The record; - reads standard input.")
    private String file;

    @Override
    public Integer call() {
        MatchRecord record = read(file);
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
            spec.commandLine().getErr().println(new Complaint(Arguments.name(file), e).getMessage());
            return Cabestan.WRONG;
        }
    }

    static MatchRecord read(String file) {
        try {
            return MatchRecord.read(Arguments.text(file), Games::named);
        } catch (BadText e) {
            throw new Complaint(Arguments.name(file), e);
        }
    }
}
