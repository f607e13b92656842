package cabestan.cli.admin;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Removes the reports of a message that may stay. */
@Command(
        name = "dismiss",
        description = "Remove the reports of a message that may stay.",
        footer = {"", "Examples:", "  cabestan admin dismiss 4kPz0aXbQ2mN/players/12"})
public final class DismissCommand implements Runnable {

    @Mixin
    private ReportedMessage message;

    @Override
    public void run() {
        message.decide(
                (reports, name) -> reports.dismiss(name.place(), name.number()), "dismissed: ", "nobody has reported ");
    }
}
