package cabestan.cli.admin;

import cabestan.cli.io.UsageError;
import cabestan.server.store.Database;
import cabestan.server.store.social.ReportRepository;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Removes the reports of a message that may stay. */
@Command(
        name = "dismiss",
        description = "Remove the reports of a message that may stay.",
        footer = {"", "Examples:", "  cabestan admin dismiss 4kPz0aXbQ2mN/players/12"})
public final class DismissCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "MESSAGE", description = "The name of the message, as reports lists it.")
    private String message;

    @Mixin
    private SiteDatabase site;

    @Override
    public void run() {
        MessageName name = MessageName.read(message);
        try (Database database = site.open()) {
            if (!new ReportRepository(database).dismiss(name.place(), name.number())) {
                throw new UsageError("nobody has reported " + name);
            }
        }
        spec.commandLine().getOut().println("dismissed: " + name);
    }
}
