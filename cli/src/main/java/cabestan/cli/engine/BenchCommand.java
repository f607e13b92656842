package cabestan.cli.engine;

import cabestan.cli.io.JsonOutput;
import cabestan.cli.io.UsageError;
import cabestan.rules.arcanor.ArcanorGame;
import cabestan.rules.catalog.Games;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Game;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.rules.game.State;
import cabestan.rules.game.Variant;
import java.io.PrintWriter;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Measures on this machine the figures that the documentation states. */
@Command(
        name = "bench",
        description = "Measure speed on this machine.",
        synopsisSubcommandLabel = "COMMAND",
        subcommands = BenchCommand.Engine.class,
        footer = {"", "Examples:", "  cabestan bench engine"})
public final class BenchCommand implements Runnable {

    @Override
    public void run() {
        throw new UsageError("expected a command; cabestan bench --help lists them");
    }

    /** Random play in every variant, and perft in Arcanor, on one thread. */
    @Command(
            name = "engine",
            description = "Random play of each game and variant, and perft of Arcanor, on one thread.",
            footer = {"", "Examples:", "  cabestan bench engine", "  cabestan bench engine --seconds 5 --json"})
    static final class Engine implements Runnable {

        private record Figure(
                String game, String variant, int players, String unit, double perSecond, double playouts) {

            Row row() {
                return new Row(
                        game,
                        variant,
                        players,
                        unit,
                        JsonOutput.rounded(perSecond, 0),
                        JsonOutput.rounded(playouts, 1));
            }
        }

        /** A figure as JSON shows it. */
        private record Row(
                String game,
                String variant,
                int players,
                String unit,
                BigDecimal perSecond,
                BigDecimal playoutsPerSecond) {}

        @Spec
        private CommandSpec spec;

        @Option(names = "--json", description = "One JSON array instead of a table.")
        private boolean json;

        @Option(
                names = "--seconds",
                paramLabel = "S",
                defaultValue = "3",
                description = "The length of each measurement, after a warm-up of the same length (default: 3).")
        private double seconds;

        @Override
        public void run() {
            if (!(seconds > 0 && seconds <= 600)) {
                throw new UsageError("--seconds " + seconds + " is out of range; expected more than 0, up to 600");
            }
            PrintWriter out = spec.commandLine().getOut();
            List<Figure> figures = new ArrayList<>();
            for (Game game : Games.all()) {
                for (Variant variant : game.variants()) {
                    figures.add(print(out, playouts(game, variant)));
                }
            }
            figures.add(print(out, perft(ArcanorGame.GAME)));
            if (json) {
                out.println(JsonOutput.rows(figures.stream().map(Figure::row).toList()));
            }
        }

        private Figure print(PrintWriter out, Figure figure) {
            if (!json) {
                out.printf(
                        Locale.ROOT,
                        "%-10s %-9s %d players %,15.0f %s/s%s%n",
                        figure.game,
                        figure.variant,
                        figure.players,
                        figure.perSecond,
                        figure.unit,
                        figure.playouts == 0 ? "" : String.format(Locale.ROOT, " %,12.0f playouts/s", figure.playouts));
                out.flush();
            }
            return figure;
        }

        private Figure playouts(Game game, Variant variant) {
            Dice dice = Seed.of(1).dice();
            Figure figure = null;
            for (int round = 0; round < 2; round++) { // the first is the warm-up
                long actions = 0;
                long matches = 0;
                long began = System.nanoTime();
                long end = began + (long) (seconds * 1e9);
                do {
                    State state = game.begin(Setup.of(variant, variant.minSeats(), dice.seed()));
                    actions += playout(state, dice, new int[state.maxActions()]);
                    matches++;
                } while (System.nanoTime() < end);
                double took = (System.nanoTime() - began) / 1e9;
                figure = new Figure(
                        game.id(), variant.id(), variant.minSeats(), "actions", actions / took, matches / took);
            }
            return figure;
        }

        private static long playout(State state, Dice dice, int[] scratch) {
            long actions = 0;
            while (!state.isOver()) {
                state.play(state.randomAction(dice, scratch));
                actions++;
            }
            return actions;
        }

        private Figure perft(Game game) {
            Variant variant = game.variants().getFirst();
            State state = game.begin(Setup.of(variant, variant.minSeats(), Seed.of(1)));
            Figure figure = null;
            for (int round = 0; round < 2; round++) {
                long leaves = 0;
                long began = System.nanoTime();
                long end = began + (long) (seconds * 1e9);
                do {
                    leaves += state.perft(4);
                } while (System.nanoTime() < end);
                double took = (System.nanoTime() - began) / 1e9;
                figure = new Figure(game.id(), variant.id(), variant.minSeats(), "perft leaves", leaves / took, 0);
            }
            return figure;
        }
    }
}
