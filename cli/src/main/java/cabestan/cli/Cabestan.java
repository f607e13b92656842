package cabestan.cli;

import cabestan.cli.admin.AdminCommand;
import cabestan.cli.analyse.AnalyseCommand;
import cabestan.cli.arena.ArenaCommand;
import cabestan.cli.arena.SelfPlayCommand;
import cabestan.cli.arena.TuneCommand;
import cabestan.cli.bot.BotCommand;
import cabestan.cli.docs.DocsCommand;
import cabestan.cli.engine.ActionsCommand;
import cabestan.cli.engine.BenchCommand;
import cabestan.cli.engine.PerftCommand;
import cabestan.cli.engine.RandomCommand;
import cabestan.cli.engine.ReplayCommand;
import cabestan.cli.engine.ShowCommand;
import cabestan.cli.engine.VerifyCommand;
import cabestan.cli.io.Arguments;
import cabestan.cli.io.ExitCode;
import cabestan.cli.io.Settings;
import cabestan.cli.io.UsageError;
import cabestan.cli.load.FillCommand;
import cabestan.cli.load.LoadCommand;
import cabestan.cli.load.SoakCommand;
import cabestan.cli.load.TortureCommand;
import cabestan.cli.picture.PictureCommand;
import cabestan.cli.play.PlayCommand;
import cabestan.cli.problems.ComposeCommand;
import cabestan.cli.problems.SolveCommand;
import cabestan.cli.serve.BackupCommand;
import cabestan.cli.serve.DoctorCommand;
import cabestan.cli.serve.RestoreCommand;
import cabestan.cli.serve.ServeCommand;
import cabestan.cli.serve.SiteCommand;
import cabestan.cli.serve.WorkerCommand;
import cabestan.picture.drawing.Theme;
import cabestan.rules.game.BadText;
import cabestan.rules.game.Game;
import cabestan.rules.game.Seed;
import cabestan.server.cluster.BadBusAddress;
import cabestan.server.http.ListenFailure;
import cabestan.server.load.NoAnswer;
import cabestan.server.store.StoreFailure;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.jar.Manifest;
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
            DocsCommand.class,
            PerftCommand.class,
            ActionsCommand.class,
            ShowCommand.class,
            RandomCommand.class,
            ReplayCommand.class,
            PictureCommand.class,
            VerifyCommand.class,
            AnalyseCommand.class,
            PlayCommand.class,
            ArenaCommand.class,
            BotCommand.class,
            BenchCommand.class,
            LoadCommand.class,
            TortureCommand.class,
            FillCommand.class,
            SoakCommand.class,
            BackupCommand.class,
            RestoreCommand.class,
            DoctorCommand.class,
            AdminCommand.class,
            SolveCommand.class,
            ComposeCommand.class,
            TuneCommand.class,
            SelfPlayCommand.class,
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
            "Exit codes: 0 success, 1 a check failed, 2 bad input."
        })
public final class Cabestan implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    /** Serves when no command is given. */
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

    /** Runs a command with these environment variables. */
    static int run(Map<String, String> environment, PrintWriter out, PrintWriter err, String... args) {
        CommandLine commandLine = commandLine();
        commandLine.setOut(out);
        commandLine.setErr(err);
        try {
            Settings settings = Settings.read(environment, List.of(args));
            settings.applyTo(commandLine);
            commandLine.setParameterExceptionHandler(
                    (e, rest) -> fail(e.getCommandLine(), message(e) + settings.source(e.getArgSpec())));
        } catch (UsageError error) {
            return fail(commandLine, error.getMessage());
        }
        return commandLine.execute(args);
    }

    /** The command with all its subcommands, ready to be executed. */
    public static CommandLine commandLine() {
        CommandLine commandLine = new CommandLine(new Cabestan());
        commandLine.getCommandSpec().versionProvider(() -> new String[] {"cabestan " + version()});
        commandLine.registerConverter(Game.class, Arguments::game);
        commandLine.registerConverter(Seed.class, Arguments::seed);
        commandLine.registerConverter(Theme.class, PictureCommand::theme);
        commandLine.registerConverter(int.class, Arguments::number);
        commandLine.registerConverter(Integer.class, Arguments::number);
        commandLine.setParameterExceptionHandler((e, args) -> fail(e.getCommandLine(), message(e)));
        commandLine.setExecutionExceptionHandler((e, failed, parsed) -> switch (e) {
            case UsageError error -> fail(failed, error.getMessage());
            case StoreFailure failure -> fail(failed, failure.getMessage());
            case ListenFailure failure -> fail(failed, failure.getMessage());
            case NoAnswer failure -> fail(failed, failure.getMessage());
            case BadBusAddress failure -> fail(failed, "--bus: " + failure.getMessage());
            default -> throw e;
        });
        return commandLine;
    }

    private static String version() {
        try (InputStream manifest = Cabestan.class.getResourceAsStream("/META-INF/MANIFEST.MF")) {
            String version = manifest == null
                    ? null
                    : new Manifest(manifest).getMainAttributes().getValue("Cabestan-Version");
            return version == null ? "unpacked" : version;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String message(ParameterException e) {
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

    private static int fail(CommandLine commandLine, String message) {
        commandLine.getErr().println("cabestan: " + message.replaceAll("\\R+", " "));
        return ExitCode.BAD_INPUT;
    }
}
