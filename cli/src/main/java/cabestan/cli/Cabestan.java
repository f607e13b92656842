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
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.jar.Manifest;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The {@code cabestan} command. */
@Command(
        name = "cabestan",
        scope = CommandLine.ScopeType.INHERIT,
        mixinStandardHelpOptions = true,
        description = "A table for three board games: Fragile, Cartagena and Arcanor.",
        synopsisSubcommandLabel = "COMMAND",
        commandListHeading = "",
        footer = {
            "",
            "Without a command it serves. In a copy of the repository, ./cabestan test runs every test.",
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
        // No text of Java's is shown, and Jetty lists all its locales, which costs every server time and memory.
        System.setProperty("java.locale.providers", "SPI");
        PrintWriter out = new PrintWriter(System.out, true, System.out.charset());
        int code = run(System.getenv(), out, new PrintWriter(System.err, true, System.err.charset()), args);
        out.flush();
        System.exit(code);
    }

    /** Runs a command with these environment variables. */
    static int run(Map<String, String> environment, PrintWriter out, PrintWriter err, String... args) {
        CommandLine commandLine = isServer(List.of(args)) ? commandLine(serverCommands()) : commandLine();
        commandLine.setOut(out);
        commandLine.setErr(err);
        try {
            Settings settings = Settings.read(environment, List.of(args));
            settings.applyTo(commandLine);
            commandLine.setParameterExceptionHandler(
                    (e, rest) -> fail(e.getCommandLine(), ParseError.message(e) + settings.source(e.getArgSpec())));
        } catch (UsageError error) {
            return fail(commandLine, error.getMessage());
        }
        return commandLine.execute(args);
    }

    /** Whether a server is to be started; it knows no other commands, because describing them all takes a fifth of its start. */
    private static boolean isServer(List<String> arguments) {
        return arguments.isEmpty() || Settings.COMMANDS.contains(arguments.getFirst());
    }

    private static List<Object> serverCommands() {
        return List.of(new ServeCommand(() -> commandLine().getCommandSpec()), new WorkerCommand());
    }

    /** In the order of the groups in {@link HelpPage}. */
    private static List<Object> allCommands() {
        List<Object> commands = new ArrayList<>(List.of(
                new PlayCommand(),
                new ShowCommand(),
                new ActionsCommand(),
                new ReplayCommand(),
                new VerifyCommand(),
                new AnalyseCommand(),
                new PictureCommand(),
                new SolveCommand(),
                new ComposeCommand()));
        commands.addAll(serverCommands());
        commands.addAll(List.of(
                new BackupCommand(),
                new RestoreCommand(),
                new DoctorCommand(),
                new AdminCommand(),
                new SiteCommand(),
                new DocsCommand(),
                new ArenaCommand(),
                new BotCommand(),
                new SelfPlayCommand(),
                new TuneCommand(),
                new BenchCommand(),
                new PerftCommand(),
                new RandomCommand(),
                new LoadCommand(),
                new TortureCommand(),
                new FillCommand(),
                new SoakCommand(),
                new CommandLine.HelpCommand()));
        return commands;
    }

    /** The command with all its subcommands, ready to be executed. */
    public static CommandLine commandLine() {
        return commandLine(allCommands());
    }

    private static CommandLine commandLine(List<Object> commands) {
        CommandLine commandLine = new CommandLine(new Cabestan());
        commands.forEach(commandLine::addSubcommand);
        commandLine.getCommandSpec().versionProvider(() -> new String[] {"cabestan " + version()});
        commandLine.registerConverter(Game.class, Arguments::game);
        commandLine.registerConverter(Seed.class, Arguments::seed);
        commandLine.registerConverter(Theme.class, PictureCommand::theme);
        commandLine.registerConverter(int.class, Arguments::number);
        commandLine.registerConverter(Integer.class, Arguments::number);
        commandLine.registerConverter(long.class, Arguments::longNumber);
        commandLine.registerConverter(Long.class, Arguments::longNumber);
        commandLine.registerConverter(double.class, Arguments::decimal);
        commandLine.registerConverter(Double.class, Arguments::decimal);
        commandLine.setHelpFactory(HelpPage::new);
        commandLine.setParameterExceptionHandler((e, args) -> fail(e.getCommandLine(), ParseError.message(e)));
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

    private static int fail(CommandLine commandLine, String message) {
        commandLine.getErr().println("cabestan: " + message.replaceAll("\\R+", " "));
        return ExitCode.BAD_INPUT;
    }
}
