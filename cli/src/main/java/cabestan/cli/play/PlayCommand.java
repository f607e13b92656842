package cabestan.cli.play;

import cabestan.cli.draw.TerminalStyle;
import cabestan.cli.io.Arguments;
import cabestan.cli.io.MatchFile;
import cabestan.cli.io.UsageError;
import cabestan.cli.problems.ProblemArgument;
import cabestan.rules.fragile.FragileGame;
import cabestan.rules.game.BadText;
import cabestan.rules.game.Game;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.rules.game.State;
import cabestan.rules.game.Variant;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Plays a match in the terminal. */
@Command(
        name = "play",
        description = "Play in the terminal, against computer players or with other people at the same screen.",
        footer = {
            "",
            "Players: human, level1 to level5, random, greedy, mcts.",
            "During play, help lists what you can type, and the rules in short.",
            "",
            "Examples:",
            "  cabestan play arcanor",
            "  cabestan play cartagena --variant tortuga --seats human,level4,level2",
            "  cabestan play fragile --problem p3",
            "  cabestan play --resume cabestan-1.match"
        })
public final class PlayCommand implements Callable<Integer> {

    private static final String USUAL_OPPONENT = "level3";

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "GAME",
            arity = "0..1",
            description = Arguments.GAMES,
            completionCandidates = Arguments.GameIds.class)
    private Game game;

    @Option(names = "--variant", paramLabel = "V", description = "The variant (default: the game's first).")
    private String variant;

    @Option(
            names = "--seats",
            paramLabel = "A,B…",
            hideParamSyntax = true,
            split = ",",
            description = "The players (default: a human against level3).")
    private List<String> seats;

    @Option(names = "--option", paramLabel = "K=V", description = "An option of the variant, such as release=any.")
    private Map<String, String> options = new TreeMap<>();

    @Option(names = "--seed", paramLabel = "S", description = "The seed of all chance (default: a random one).")
    private Seed seed;

    @Option(names = "--problem", paramLabel = ProblemArgument.LABEL, description = ProblemArgument.DESCRIPTION)
    private String problem;

    @Option(names = "--resume", paramLabel = "FILE", description = "Continue a match that was kept or saved.")
    private String resume;

    @Option(
            names = "--keep",
            paramLabel = "DIR",
            defaultValue = ".",
            description = "Where a match is kept when you leave it (default: the current folder).")
    private Path folder;

    @Override
    public Integer call() throws IOException {
        if (!Files.isDirectory(folder)) {
            throw new UsageError("--keep " + folder + ": there is no such folder");
        }
        TerminalTable table = table();
        SaveFile save = new SaveFile(folder, resume == null ? null : Path.of(resume));
        // Neither a closed window nor Ctrl-C while a computer player thinks may lose the match.
        Thread saveOnExit = new Thread(() -> System.err.println("\n" + save.leave()));
        Runtime.getRuntime().addShutdownHook(saveOnExit);
        if (TerminalStyle.isTerminal()) {
            try (TerminalConsole console = new TerminalConsole()) {
                play(table, console, save);
            }
        } else {
            BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
            play(table, new PlainConsole(in, spec.commandLine().getOut()), save);
        }
        Runtime.getRuntime().removeShutdownHook(saveOnExit);
        return 0;
    }

    private static void play(TerminalTable table, Console console, SaveFile save) {
        new TerminalSession(table, console, save).play();
    }

    private TerminalTable table() {
        if (resume != null) {
            return resumed();
        }
        if (game == null) {
            throw new UsageError("expected a game, or --resume FILE");
        }
        if (problem != null) {
            return TerminalTable.at(FragileGame.GAME, problem());
        }
        try {
            Variant played = variant == null ? game.variants().getFirst() : game.variant(variant);
            List<Player> players = players(played);
            Seed chance = seed == null ? freshSeed() : seed;
            Setup setup = Setup.of(played, players.size(), chance).with(options);
            played.accepts(setup.terms());
            return TerminalTable.begin(game, setup, players);
        } catch (BadText e) {
            throw new UsageError(e.getMessage());
        }
    }

    private List<Player> players(Variant played) {
        if (seats != null && seats.isEmpty()) {
            throw new UsageError("--seats names no player");
        }
        List<String> words = seats == null ? new ArrayList<>(List.of(MatchFile.HUMAN)) : seats;
        while (seats == null && words.size() < played.minSeats()) {
            words.add(USUAL_OPPONENT);
        }
        return words.stream().map(word -> Player.named(game, word)).toList();
    }

    private static Seed freshSeed() {
        SecureRandom random = new SecureRandom();
        return new Seed(random.nextLong(), random.nextLong(), random.nextLong(), random.nextLong());
    }

    private TerminalTable resumed() {
        boolean more = game != null || variant != null || seats != null || seed != null || problem != null;
        if (more || !options.isEmpty()) {
            throw new UsageError(
                    "--resume takes everything from its file; expected no game and no other option with it");
        }
        if (resume.equals("-")) {
            throw new UsageError("--resume needs the name of a file; standard input is where you play");
        }
        try {
            return ResumedTable.read(Arguments.text(resume));
        } catch (BadText e) {
            throw new UsageError(resume, e);
        }
    }

    private State problem() {
        if (!game.equals(FragileGame.GAME) || variant != null || seats != null) {
            throw new UsageError("--problem is for one player of fragile; expected no variant and no seats with it");
        }
        return ProblemArgument.read(problem);
    }
}
