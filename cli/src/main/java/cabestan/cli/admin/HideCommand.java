package cabestan.cli.admin;

import cabestan.cli.io.UsageError;
import cabestan.server.store.Database;
import cabestan.server.store.social.ReportRepository;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Hides a message from everybody. */
@Command(
        name = "hide",
        description = "Hide a message from everybody; it disappears from open pages within seconds.",
        footer = {"", "Examples:", "  cabestan admin hide 4kPz0aXbQ2mN/players/12"})
public final class HideCommand implements Runnable {

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
            if (!new ReportRepository(database).hide(name.place(), name.number(), System.currentTimeMillis())) {
                throw new UsageError("there is no message " + name);
            }
        }
        spec.commandLine().getOut().println("hidden: " + name);
    }
}
