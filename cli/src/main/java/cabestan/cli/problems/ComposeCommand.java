package cabestan.cli.problems;

import cabestan.bots.fragile.compose.FragileComposer;
import cabestan.bots.fragile.compose.FragileComposer.Composed;
import cabestan.bots.fragile.compose.FragileComposer.Order;
import cabestan.bots.fragile.compose.FragileLikeness;
import cabestan.bots.fragile.compose.FragileSheet;
import cabestan.cli.io.Arguments;
import cabestan.cli.io.ProgressLine;
import cabestan.cli.io.UsageError;
import cabestan.cli.io.WholeFile;
import cabestan.rules.fragile.FragileProblem;
import cabestan.rules.game.BadText;
import cabestan.rules.game.Seed;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Composes new Fragile problems. */
@Command(
        name = "compose",
        description = {
            "Compose Fragile problems with exactly one best solution, in which every piece matters.",
            "Each is written to FOLDER/grade-G/NN.txt as soon as it is found. Run again with the same options and seed,",
            "the command continues after the last problem that it found there."
        },
        footer = {
            "",
            "Examples:",
            "  cabestan compose --turns 2",
            "  cabestan compose --turns 3 --dockers 3 --count 5 --seed 7 --grade 4 --folder hard"
        })
public final class ComposeCommand implements Callable<Integer> {

    private static final int BAR = 30;

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--turns",
            paramLabel = "T",
            required = true,
            description = "The number of turns in the best solution, 1 to 5.")
    private int turns;

    @Option(names = "--count", paramLabel = "N", defaultValue = "10", description = "How many problems (default: 10).")
    private int count;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "The seed of all chance (default: 1).")
    private String seed;

    @Option(
            names = "--dockers",
            paramLabel = "D",
            defaultValue = "2",
            description = "The number of own dockers, 2 or 3 (default: 2).")
    private int dockers;

    @Option(names = "--grade", paramLabel = "G", description = "Keep only problems of this grade, 1 to 4.")
    private Integer grade;

    @Option(
            names = "--folder",
            paramLabel = "FOLDER",
            defaultValue = "problems",
            description = "The folder for the problems (default: problems).")
    private Path folder;

    /** The problems in the folder, each in a form that does not depend on how the board is turned. */
    private final Set<String> known = new TreeSet<>();

    private long nextAttempt;

    @Override
    public Integer call() {
        check("--turns", turns, 1, 5);
        check("--dockers", dockers, 2, 3);
        check("--count", count, 1, 10_000);
        check("--grade", grade == null ? 1 : grade, 1, 4);
        Order order = new Order(turns, dockers);
        FragileComposer composer = new FragileComposer(order, chance());
        ProgressLine progress = new ProgressLine(spec.commandLine().getErr());
        try {
            readFolder(order);
            for (int found = 0; found < count; nextAttempt++) {
                progress.show(bar(found));
                Optional<Composed> problem = composer.attempt(nextAttempt);
                if (problem.isPresent() && keep(FragileSheet.of(problem.get(), order, seed, nextAttempt))) {
                    found++;
                }
            }
        } catch (UncheckedIOException e) {
            throw new UsageError("cannot read " + folder, e.getCause());
        } catch (IOException e) {
            throw new UsageError("cannot write " + folder, e);
        }
        progress.show(bar(count));
        progress.end();
        return 0;
    }

    private Seed chance() {
        try {
            return Seed.read(seed);
        } catch (BadText e) {
            throw new UsageError("--seed: " + e.getMessage());
        }
    }

    private static void check(String option, int value, int min, int max) {
        if (value < min || value > max) {
            throw new UsageError(option + " " + value + " is out of range; expected " + min + " to " + max);
        }
    }

    /** Reads the problems in the folder, and finds the attempt to continue with. */
    private void readFolder(Order order) throws IOException {
        for (Path file : files()) {
            String name = file.toString();
            try {
                FragileSheet sheet = FragileSheet.read(Arguments.text(name));
                known.add(likeness(sheet));
                if (sheet.isOf(order, seed)) {
                    nextAttempt = Math.max(nextAttempt, sheet.attempt() + 1);
                }
            } catch (BadText e) {
                throw new UsageError(name, e);
            }
        }
    }

    private List<Path> files() throws IOException {
        if (!Files.exists(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(folder, 2)) {
            return files.filter(file -> file.toString().endsWith(".txt"))
                    .sorted()
                    .toList();
        }
    }

    private static String likeness(FragileSheet sheet) {
        return FragileLikeness.of(new FragileProblem("", sheet.text(), "").begin());
    }

    /** Writes the problem, unless it has another grade than asked for or is known already. */
    private boolean keep(FragileSheet sheet) throws IOException {
        if (grade != null && sheet.grade() != grade || !known.add(likeness(sheet))) {
            return false;
        }
        Path place = Files.createDirectories(folder.resolve("grade-" + sheet.grade()));
        int number = 1;
        while (Files.exists(place.resolve(name(number)))) {
            number++;
        }
        Path file = place.resolve(name(number));
        WholeFile.write(file, sheet.write().getBytes(StandardCharsets.UTF_8));
        spec.commandLine().getOut().println(file + "  " + sheet.title());
        return true;
    }

    private static String name(int number) {
        return (number < 10 ? "0" : "") + number + ".txt";
    }

    private String bar(int found) {
        int filled = BAR * found / count;
        return "[" + "#".repeat(filled) + ".".repeat(BAR - filled) + "] " + found + "/" + count + "  attempt "
                + nextAttempt;
    }
}
