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

/** Matches between computer players, with the seats rotated so that each shuffle is played from every seat. */
public final class MatchSeries {

    private final Game game;
    private final Setup setup;
    private final List<Opponent> players;
    private final Function<Opponent, Budget> budgets;
    private final List<PlayerResult> standings = new ArrayList<>();

    public MatchSeries(Game game, Setup setup, List<Opponent> players, Function<Opponent, Budget> budgets) {
        this.game = game;
        this.setup = setup;
        this.players = players;
        this.budgets = budgets;
        players.forEach(player -> standings.add(new PlayerResult(player.name())));
    }

    /** Plays so many matches on so many threads; {@code told} hears how many are done after each. */
    public List<PlayerResult> play(int matches, int threads, Consumer<Integer> told)
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
                    told.accept(done.incrementAndGet());
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
        return standings;
    }

    public List<PlayerResult> standings() {
        return standings;
    }

    /** One seed for every full rotation. */
    private List<Setup> setups(int matches) {
        Dice dice = setup.seed().dice();
        List<Setup> setups = new ArrayList<>();
        Seed seed = null;
        for (int number = 0; number < matches; number++) {
            if (number % players.size() == 0) {
                seed = dice.seed();
            }
            setups.add(new Setup(setup.variant(), setup.seats(), setup.options(), setup.first(), seed));
        }
        return setups;
    }

    private void playOne(Setup one, int rotation) {
        Match match = Match.begin(game, one);
        Dice dice = one.seed().dice();
        int seats = players.size();
        BotSeat[] bots = new BotSeat[seats];
        ThinkingTime[] thinking = new ThinkingTime[seats];
        for (int seat = 0; seat < seats; seat++) {
            bots[seat] =
                    new BotSeat(player(seat, rotation).bot(), seat, dice.seed().dice());
            thinking[seat] = new ThinkingTime();
        }
        for (int seat = match.onTurn(); seat >= 0; seat = match.onTurn()) {
            long began = System.nanoTime();
            int action = bots[seat].act(match, budgets.apply(player(seat, rotation)));
            thinking[seat].add(System.nanoTime() - began);
            int who = seat;
            match.play(action).ifPresent(rejection -> {
                throw new IllegalStateException(player(who, rotation).name() + " played " + action + ": " + rejection);
            });
        }
        Outcome outcome = match.state().outcome();
        for (int seat = 0; seat < seats; seat++) {
            standings.get((seat + rotation) % seats).add(outcome, seat, match.length(), thinking[seat]);
        }
    }

    private Opponent player(int seat, int rotation) {
        return players.get((seat + rotation) % players.size());
    }
}
