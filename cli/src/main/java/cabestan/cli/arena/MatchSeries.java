package cabestan.cli.arena;

import cabestan.bots.BotSeat;
import cabestan.bots.Budget;
import cabestan.bots.Opponent;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Game;
import cabestan.rules.game.Match;
import cabestan.rules.game.Outcome;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;

/** A series of matches between computer players, who rotate so that each plays every shuffle from every seat. */
public final class MatchSeries {

    private final Game game;
    private final Setup setup;
    private final List<Opponent> players;
    private final Function<Opponent, Budget> budgets;
    private final List<PlayerResult> results = new ArrayList<>();

    public MatchSeries(Game game, Setup setup, List<Opponent> players, Function<Opponent, Budget> budgets) {
        this.game = game;
        this.setup = setup;
        this.players = players;
        this.budgets = budgets;
        players.forEach(player -> results.add(new PlayerResult(player.name())));
    }

    /** Plays the matches on this many threads, and reports after each how many are finished. */
    public List<PlayerResult> play(int matches, int threads, Consumer<Integer> progress)
            throws InterruptedException, ExecutionException {
        List<Setup> setups = setups(matches);
        AtomicInteger done = new AtomicInteger();
        try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
            List<Future<?>> futures = new ArrayList<>();
            for (int number = 0; number < matches; number++) {
                int rotation = number % players.size();
                Setup one = setups.get(number);
                futures.add(pool.submit(() -> {
                    playOne(one, rotation);
                    progress.accept(done.incrementAndGet());
                }));
            }
            try {
                for (Future<?> future : futures) {
                    future.get();
                }
            } catch (ExecutionException | InterruptedException e) {
                pool.shutdownNow();
                throw e;
            }
        }
        return results;
    }

    public List<PlayerResult> results() {
        return results;
    }

    /** All matches of one rotation share a seed. */
    private List<Setup> setups(int matches) {
        Dice dice = setup.seed().dice();
        List<Setup> setups = new ArrayList<>();
        Seed seed = null;
        for (int number = 0; number < matches; number++) {
            if (number % players.size() == 0) {
                seed = dice.seed();
            }
            setups.add(new Setup(setup.terms(), seed));
        }
        return setups;
    }

    private void playOne(Setup one, int rotation) {
        Match match = Match.begin(game, one);
        Dice dice = one.seed().dice();
        int seats = players.size();
        BotSeat[] bots = new BotSeat[seats];
        ThinkingTime[] times = new ThinkingTime[seats];
        for (int seat = 0; seat < seats; seat++) {
            bots[seat] =
                    new BotSeat(player(seat, rotation).bot(), seat, dice.seed().dice());
            times[seat] = new ThinkingTime();
        }
        for (int seat = match.onTurn(); seat >= 0; seat = match.onTurn()) {
            long began = System.nanoTime();
            int action = bots[seat].act(match, budgets.apply(player(seat, rotation)));
            times[seat].add(System.nanoTime() - began);
            int actor = seat;
            match.play(action).ifPresent(rejection -> {
                throw new IllegalStateException(
                        player(actor, rotation).name() + " played " + action + ": " + rejection);
            });
        }
        Outcome outcome = match.state().outcome();
        for (int seat = 0; seat < seats; seat++) {
            results.get((seat + rotation) % seats).add(outcome, seat, match.length(), times[seat]);
        }
    }

    private Opponent player(int seat, int rotation) {
        return players.get((seat + rotation) % players.size());
    }
}
