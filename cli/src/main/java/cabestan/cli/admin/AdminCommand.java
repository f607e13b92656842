package cabestan.cli.admin;

import cabestan.cli.io.UsageError;
import picocli.CommandLine.Command;

/** Lets the operator moderate the chat. */
@Command(
        name = "admin",
        description = "List the messages that players have reported, and hide them. Works while the site is running.",
        subcommands = {ReportsCommand.class, HideCommand.class, DismissCommand.class},
        synopsisSubcommandLabel = "COMMAND",
        footer = {
            "",
            "A message has a name: its match, its channel and its number.",
            "",
            "Examples:",
            "  cabestan admin reports --data /srv/cabestan",
            "  cabestan admin hide 4kPz0aXbQ2mN/players/12",
            "  cabestan admin dismiss 4kPz0aXbQ2mN/players/12 --db postgresql://user:password@host/name"
        })
public final class AdminCommand implements Runnable {

    @Override
    public void run() {
        throw new UsageError("expected a command; cabestan admin --help lists them");
    }
}
