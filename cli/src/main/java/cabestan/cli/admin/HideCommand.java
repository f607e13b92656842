package cabestan.cli.admin;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Hides a message from everybody. */
@Command(
        name = "hide",
        description = "Hide a message from everybody; it disappears from open pages within seconds.",
        footer = {"", "Examples:", "  cabestan admin hide 4kPz0aXbQ2mN/players/12"})
public final class HideCommand implements Runnable {

    @Mixin
    private ReportedMessage message;

    @Override
    public void run() {
        message.decide(
                (reports, name) -> reports.hide(name.place(), name.number(), System.currentTimeMillis()),
                "hidden: ",
                "there is no message ");
    }
}
