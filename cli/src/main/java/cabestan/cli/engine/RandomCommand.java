package cabestan.cli.engine;

import cabestan.cli.io.Arguments;
import cabestan.cli.io.SeedOption;
import cabestan.cli.io.UsageError;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Game;
import cabestan.rules.game.Match;
import cabestan.rules.game.MatchRecord;
import cabestan.rules.game.Opening;
import cabestan.rules.game.Outcome;
import cabestan.rules.game.Setup;
import cabestan.rules.game.State;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Plays matches of random actions. */
@Command(
        name = "random",
        description = "Play seeded random matches to the end; prints a line for each, then the totals.",
        footer = {
            "",
            "Examples:",
            "  cabestan random fragile --players 4 --matches 20",
            "  cabestan random cartagena --variant jamaica --seed 7 --record match.txt"
        })
public final class RandomCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "GAME", description = Arguments.GAMES, completionCandidates = Arguments.GameIds.class)
    private Game game;

    @Option(names = "--variant", paramLabel = "V", description = "The variant (default: the game's first).")
    private String variant;

    @Option(names = "--players", paramLabel = "N", description = "The number of seats (default: the fewest).")
    private int players;

    @Mixin
    private SeedOption seed;

    @Option(names = "--matches", paramLabel = "M", defaultValue = "1", description = "How many matches (default: 1).")
    private int matches;

    @Option(names = "--record", paramLabel = "FILE", description = "Write the record of the last match to this file.")
    private String record;

    @Override
    public void run() {
        if (matches < 1) {
            throw new UsageError("--matches " + matches + " is out of range; expected 1 or more");
        }
        Path target = record == null ? null : Arguments.target(record);
        Setup any = Arguments.setup(game, variant, players, seed.value());
        PrintWriter out = spec.commandLine().getOut();
        Dice dice = seed.value().dice();
        long actions = 0;
        int[] wins = new int[any.seats()];
        int shared = 0;
        for (int number = 1; number <= matches; number++) {
            Setup setup = new Setup(any.terms(), dice.seed());
            Match match = play(setup, dice);
            Outcome outcome = match.state().outcome();
            out.println("match " + number + " actions " + match.length() + " ranks " + ranks(outcome) + " reason "
                    + outcome.code());
            actions += match.length();
            if (outcome.winner() == State.NOBODY) {
                shared++;
            } else {
                wins[outcome.winner()]++;
            }
            if (target != null && number == matches) {
                write(
                        target,
                        MatchRecord.of(
                                match, Opening.published(setup), names(setup.seats()), new MatchRecord.Ended(outcome)));
            }
        }
        out.println("total matches " + matches + " actions " + actions + " wins "
                + IntStream.of(wins).mapToObj(Integer::toString).collect(Collectors.joining(",")) + " shared "
                + shared);
    }

    private Match play(Setup setup, Dice dice) {
        Match match = Match.begin(game, setup);
        State state = match.state();
        int[] scratch = new int[state.maxActions()];
        while (!state.isOver()) {
            int action = state.randomAction(dice, scratch);
            match.play(action);
            state.play(action);
        }
        return match;
    }

    private static String ranks(Outcome outcome) {
        return outcome.ranks().stream().map(String::valueOf).collect(Collectors.joining(","));
    }

    private static List<String> names(int seats) {
        return IntStream.rangeClosed(1, seats).mapToObj(n -> "Random " + n).toList();
    }

    private static void write(Path target, MatchRecord record) {
        try {
            Files.writeString(target, record.write());
        } catch (IOException e) {
            throw new UsageError("cannot write " + target, e);
        }
    }
}
