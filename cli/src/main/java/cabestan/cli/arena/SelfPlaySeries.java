package cabestan.cli.arena;

import cabestan.bots.LabelledMatches;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Terms;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Matches of a game against itself, each with a seed by its number, in batches that are written whole or not at all. */
final class SelfPlaySeries {

    /** How many matches go into a file. */
    static final int BATCH = 100;

    /** The seeds of a series begin here, times its own seed, so that series do not share matches. */
    private static final long SEEDS = 1_000_000_000;

    /** Hears how many matches and positions there are, one at a time. */
    interface Listener {
        void written(int matches, long positions);
    }

    private final LabelledMatches labelled;
    private final Optional<Terms> terms;
    private final long seed;
    private final long nodes;
    private final SelfPlayFolder folder;

    private int matches;
    private long positions;

    SelfPlaySeries(LabelledMatches labelled, Optional<Terms> terms, long seed, long nodes, SelfPlayFolder folder) {
        this.labelled = labelled;
        this.terms = terms;
        this.seed = seed;
        this.nodes = nodes;
        this.folder = folder;
    }

    /** Plays what is missing of so many matches, and returns how many positions there are in all. */
    long play(int most, int threads, Listener listener) throws InterruptedException, ExecutionException {
        try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
            List<Future<?>> futures = new ArrayList<>();
            for (int first = 0; first < most; first += BATCH) {
                int from = first;
                int to = Math.min(first + BATCH, most);
                futures.add(pool.submit(() -> count(to - from, batch(from, to), listener)));
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
        return positions;
    }

    private synchronized void count(int more, long bytes, Listener listener) {
        matches += more;
        positions += bytes / labelled.recordLength();
        listener.written(matches, positions);
    }

    /** The length of the file with these matches, which is written if it is not there. */
    private long batch(int from, int to) {
        long there = folder.length(from, to);
        if (there > 0) {
            return there;
        }
        ByteArrayOutputStream records = new ByteArrayOutputStream();
        for (int match = from; match < to; match++) {
            records.writeBytes(labelled.play(Seed.of(seed * SEEDS + match), terms, nodes));
        }
        folder.write(from, to, records.toByteArray());
        return records.size();
    }
}
