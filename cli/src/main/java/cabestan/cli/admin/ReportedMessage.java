package cabestan.cli.admin;

import cabestan.cli.io.UsageError;
import cabestan.server.store.Database;
import cabestan.server.store.social.ReportRepository;
import java.util.function.BiPredicate;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** A message of the site that the operator decides about, named on the command line. */
final class ReportedMessage {

    @Spec(Target.MIXEE)
    private CommandSpec spec;

    @Parameters(paramLabel = "MESSAGE", description = "The name of the message, as reports lists it.")
    private String message;

    @Mixin
    private SiteDatabase site;

    /**
     * Carries out a decision and says so.
     *
     * @param decision whether there was anything to decide
     * @param otherwise what is wrong if there was not, before the name of the message
     */
    void decide(BiPredicate<ReportRepository, MessageName> decision, String done, String otherwise) {
        MessageName name = MessageName.read(message);
        try (Database database = site.open()) {
            if (!decision.test(new ReportRepository(database), name)) {
                throw new UsageError(otherwise + name);
            }
        }
        spec.commandLine().getOut().println(done + name);
    }
}
