package cabestan.cli;

import cabestan.rules.game.BadText;
import cabestan.rules.game.Game;
import cabestan.rules.game.Seed;
import cabestan.server.cluster.BadBusAddress;
import cabestan.server.http.ListenFailure;
import cabestan.server.load.NoAnswer;
import cabestan.server.store.StoreFailure;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/** The {@code cabestan} command. */
@Command(
        name = "cabestan",
        scope = CommandLine.ScopeType.INHERIT,
        mixinStandardHelpOptions = true,
        description = "A table for three board games: Fragile, Cartagena and Arcanor.",
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {
            ServeCommand.class,
            WorkerCommand.class,
            SiteCommand.class,
            PerftCommand.class,
            ActionsCommand.class,
            ShowCommand.class,
            RandomCommand.class,
            ReplayCommand.class,
            VerifyCommand.class,
            PlayCommand.class,
            ArenaCommand.class,
            BenchCommand.class,
            LoadCommand.class,
            TortureCommand.class,
            FillCommand.class,
            SoakCommand.class,
            BackupCommand.class,
            RestoreCommand.class,
            SolveCommand.class,
            ComposeCommand.class,
            TuneCommand.class,
            CommandLine.HelpCommand.class
        },
        footer = {
            "",
            "Also: ./cabestan test runs every test.",
            "",
            "Examples:",
            "  cabestan play arcanor",
            "  cabestan show fragile",
            "  cabestan perft arcanor --depth 4",
            "  cabestan random cartagena --variant tortuga --players 3 --matches 10",
            "",
            "Exit codes: 0 all is well, 1 what was checked is wrong, 2 bad input."
        })
public final class Cabestan implements Callable<Integer> {

    /** Something that was asked to be checked is wrong, and has been said. */
    static final int WRONG = 1;

    /** The input cannot be used, and one line on stderr says why. */
    static final int BAD_INPUT = 2;

    @Spec
    private CommandSpec spec;

    /** Without a command: serve. */
    @Override
    public Integer call() {
        return spec.commandLine().getSubcommands().get("serve").execute();
    }

    public static void main(String[] args) {
        PrintWriter out = new PrintWriter(System.out, true, System.out.charset());
        int code = run(System.getenv(), out, new PrintWriter(System.err, true, System.err.charset()), args);
        out.flush();
        System.exit(code);
    }

    /** Runs a command in this environment. */
    static int run(Map<String, String> environment, PrintWriter out, PrintWriter err, String... args) {
        CommandLine commandLine = commandLine();
        commandLine.setOut(out);
        commandLine.setErr(err);
        try {
            Settings settings = Settings.read(environment, List.of(args));
            settings.applyTo(commandLine);
            commandLine.setParameterExceptionHandler(
                    (e, rest) -> complain(e.getCommandLine(), tell(e) + settings.source(e.getArgSpec())));
        } catch (Complaint complaint) {
            return complain(commandLine, complaint.getMessage());
        }
        return commandLine.execute(args);
    }

    static CommandLine commandLine() {
        CommandLine commandLine = new CommandLine(new Cabestan());
        commandLine.getCommandSpec().versionProvider(() -> new String[] {"cabestan " + version()});
        commandLine.registerConverter(Game.class, Arguments::game);
        commandLine.registerConverter(Seed.class, Arguments::seed);
        commandLine.registerConverter(int.class, Arguments::number);
        commandLine.registerConverter(Integer.class, Arguments::number);
        commandLine.setParameterExceptionHandler((e, args) -> complain(e.getCommandLine(), tell(e)));
        commandLine.setExecutionExceptionHandler((e, failed, parsed) -> switch (e) {
            case Complaint complaint -> complain(failed, complaint.getMessage());
            case StoreFailure failure -> complain(failed, failure.getMessage());
            case ListenFailure failure -> complain(failed, failure.getMessage());
            case NoAnswer none -> complain(failed, none.getMessage());
            case BadBusAddress bad -> complain(failed, "--bus: " + bad.getMessage());
            default -> throw e;
        });
        return commandLine;
    }

    private static String version() {
        String version = Cabestan.class.getPackage().getImplementationVersion();
        return version == null ? "unpacked" : version;
    }

    private static String tell(ParameterException e) {
        if (!(e instanceof UnmatchedArgumentException unmatched)) {
            return e.getMessage();
        }
        String word = BadText.quote(unmatched.getUnmatched().getFirst());
        if (unmatched.isUnknownOption()) {
            return "unknown option " + word;
        }
        CommandLine asked = e.getCommandLine();
        return asked.getSubcommands().isEmpty()
                ? "unexpected " + word
                : word + " is not a command; " + asked.getCommandSpec().qualifiedName() + " --help lists them";
    }

    private static int complain(CommandLine commandLine, String message) {
        commandLine.getErr().println("cabestan: " + message.replaceAll("\\R+", " "));
        return BAD_INPUT;
    }
}
