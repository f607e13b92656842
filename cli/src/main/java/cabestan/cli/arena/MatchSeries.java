package cabestan.cli.arena;

import cabestan.bots.Bot;
import cabestan.bots.BotSeat;
import cabestan.cli.bot.BotFailure;
import cabestan.cli.io.UsageError;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Game;
import cabestan.rules.game.Match;
import cabestan.rules.game.Outcome;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.rules.game.State;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;

/** A series of matches between computer players, who rotate so that each plays every shuffle from every seat. */
final class MatchSeries {

    private static final String FAILURE = "failure";
    private static final int OPENINGS_TRIED = 20;

    /** A match that was played, with the player of seat 1 counted from the first of the series. */
    record Played(int number, int rotation, Outcome outcome) {

        /** Whether it was lost by a program that could not answer; the outcome's reason has what it said. */
        boolean isFailure() {
            return outcome.code().equals(FAILURE);
        }
    }

    /** Hears of each finished match, one at a time. */
    interface Listener {
        void finished(Played played, int done);
    }

    private final Game game;
    private final Setup setup;
    private final List<Contestant> players;
    private final int opening;
    private final SeriesRecords records;
    private final List<PlayerResult> results = new ArrayList<>();

    /**
     * @param opening how many random actions begin each match, the same for all matches of one rotation
     * @param records where matches are kept, or null
     */
    MatchSeries(Game game, Setup setup, List<Contestant> players, int opening, SeriesRecords records) {
        this.game = game;
        this.setup = setup;
        this.players = players;
        this.opening = opening;
        this.records = records;
        players.forEach(player -> results.add(new PlayerResult(player.name())));
    }

    /** Plays the matches on this many threads until they are all played or somebody has seen enough. */
    void play(int matches, int threads, Listener listener, BooleanSupplier enough)
            throws InterruptedException, ExecutionException {
        Dice dice = setup.seed().dice();
        AtomicInteger done = new AtomicInteger();
        try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
            List<Future<?>> futures = new ArrayList<>();
            Seed seed = null;
            for (int number = 0; number < matches; number++) {
                seed = number % players.size() == 0 ? dice.seed() : seed; // all matches of one rotation share a seed
                Setup one = new Setup(setup.terms(), seed);
                int index = number;
                futures.add(pool.submit(() -> {
                    if (!enough.getAsBoolean()) {
                        Played played = playOne(index, one);
                        synchronized (listener) {
                            listener.finished(played, done.incrementAndGet());
                        }
                    }
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
        } finally {
            players.forEach(Contestant::close);
        }
    }

    List<PlayerResult> results() {
        return results;
    }

    private Played playOne(int number, Setup one) {
        int rotation = number % players.size();
        ThinkingTime[] times = new ThinkingTime[players.size()];
        for (int seat = 0; seat < times.length; seat++) {
            times[seat] = new ThinkingTime();
        }
        Match match = records == null ? null : records.find(number);
        Outcome outcome;
        if (match == null) {
            Dice dice = one.seed().dice();
            match = begin(one, dice);
            outcome = playOut(match, dice, rotation, times);
            if (records != null && match.state().isOver()) {
                records.keep(number, match, one, names(rotation));
            }
        } else {
            outcome = match.state().outcome();
        }
        for (int seat = 0; seat < times.length; seat++) {
            results.get((seat + rotation) % times.length).add(outcome, seat, match.length(), times[seat]);
        }
        return new Played(number, rotation, outcome);
    }

    private List<String> names(int rotation) {
        List<String> names = new ArrayList<>();
        for (int seat = 0; seat < players.size(); seat++) {
            names.add(player(seat, rotation).text());
        }
        return names;
    }

    private Outcome playOut(Match match, Dice dice, int rotation, ThinkingTime[] times) {
        Bot[] bots = new Bot[times.length];
        BotSeat[] seats = new BotSeat[times.length];
        for (int seat = 0; seat < seats.length; seat++) {
            bots[seat] = player(seat, rotation).borrow();
            seats[seat] = new BotSeat(bots[seat], seat, dice.seed().dice());
        }
        for (int seat = match.onTurn(); seat >= 0; seat = match.onTurn()) {
            long began = System.nanoTime();
            int action;
            try {
                action = seats[seat].act(match, player(seat, rotation).budget());
            } catch (BotFailure failure) {
                giveBack(bots, rotation, seat);
                return lost(seat, seats.length, failure);
            }
            times[seat].add(System.nanoTime() - began);
            int actor = seat;
            match.play(action).ifPresent(rejection -> {
                throw new IllegalStateException(
                        player(actor, rotation).name() + " played " + action + ": " + rejection);
            });
        }
        giveBack(bots, rotation, State.NOBODY);
        return match.state().outcome();
    }

    /** @param failed the seat of a program that is not used again, or nobody's */
    private void giveBack(Bot[] bots, int rotation, int failed) {
        for (int seat = 0; seat < bots.length; seat++) {
            if (seat == failed) {
                Contestant.end(bots[seat]);
            } else {
                player(seat, rotation).giveBack(bots[seat]);
            }
        }
    }

    /** A program that cannot answer loses the match; the others share the first place. */
    private static Outcome lost(int failed, int seats, BotFailure failure) {
        List<Integer> ranks = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            ranks.add(seat == failed ? seats : 1);
        }
        return new Outcome(ranks, FAILURE, failure.getMessage());
    }

    /** A new match after its random opening; one that is over by then does not count. */
    private Match begin(Setup one, Dice dice) {
        for (int i = 0; i < OPENINGS_TRIED; i++) {
            Match match = Match.begin(game, one);
            while (match.length() < opening && match.onTurn() != State.NOBODY) {
                State state = match.state();
                match.play(state.randomAction(dice, new int[state.maxActions()]));
            }
            if (match.onTurn() != State.NOBODY) {
                return match;
            }
        }
        throw new UsageError("--openings " + opening + ": every match is over by then; expected fewer");
    }

    private Contestant player(int seat, int rotation) {
        return players.get((seat + rotation) % players.size());
    }
}
