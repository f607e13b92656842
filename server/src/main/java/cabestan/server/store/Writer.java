package cabestan.server.store;

import cabestan.server.store.MatchRepository.VersionTaken;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.DistributionSummary;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import javax.sql.DataSource;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The only thread that writes; everything queued while it was busy shares one transaction, and so one wait for the disk. */
final class Writer implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Writer.class);
    private static final int LARGEST_BATCH = 256;
    private static final int LONGEST_QUEUE = 20_000;

    private sealed interface Job {
        CompletableFuture<Void> done();
    }

    private record Work(Consumer<Handle> work, CompletableFuture<Void> done) implements Job {}

    private record MatchJob(MatchWrite write, CompletableFuture<Void> done) implements Job {}

    private static final Job STOP = new Work(handle -> {}, new CompletableFuture<>());

    private final DataSource source;
    private final Jdbi jdbi;
    private final boolean writesEventsAtOnce;
    private final BlockingQueue<Job> queue = new ArrayBlockingQueue<>(LONGEST_QUEUE);
    private final DistributionSummary batches;
    private final Timer commits;
    private final Counter failures;
    private final Counter droppedNotices;
    private final Thread thread;
    private boolean stopped;

    /**
     * @param source the data source of {@code jdbi}, for frequent writes that need no explicit transaction
     * @param postgresql whether the database understands {@link MatchColumns#ADVANCE_MATCH_BY_EVENT}
     */
    Writer(DataSource source, Jdbi jdbi, boolean postgresql, MeterRegistry metrics) {
        this.source = source;
        this.jdbi = jdbi;
        this.writesEventsAtOnce = postgresql;
        Gauge.builder("cabestan.writer.queue", queue, BlockingQueue::size)
                .description("what waits to be written")
                .register(metrics);
        this.batches = DistributionSummary.builder("cabestan.writer.batch")
                .description("how much shares a transaction")
                .register(metrics);
        this.commits = Timer.builder("cabestan.writer.commit")
                .description("transactions, from their first statement until they are on disk")
                .publishPercentiles(0.5, 0.99)
                .register(metrics);
        this.failures = Counter.builder("cabestan.store.failures")
                .description("transactions that the database refused or did not answer")
                .register(metrics);
        this.droppedNotices = Counter.builder("cabestan.notices.dropped")
                .description("notices that were not sent because too many waited for the same device or webhook")
                .register(metrics);
        this.thread = Thread.ofPlatform().name("writer").start(this::run);
    }

    /** Does the work in a transaction and returns once that is committed. */
    void write(Consumer<Handle> work) {
        await(new Work(work, new CompletableFuture<>()));
    }

    /** Writes to matches and returns once that is committed, or throws {@link VersionTaken}. */
    void write(MatchWrite write) {
        await(new MatchJob(write, new CompletableFuture<>()));
    }

    private void await(Job job) {
        enqueue(job);
        try {
            job.done().join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof VersionTaken taken
                    ? taken
                    : StoreFailure.because("the database refused to write", e);
        }
    }

    /** Whether the work is committed within this time, which also fails if the writer hangs or has died. */
    boolean canWrite(Consumer<Handle> work, Duration limit) {
        Work job = new Work(work, new CompletableFuture<>());
        try {
            enqueue(job);
            job.done.get(limit.toMillis(), TimeUnit.MILLISECONDS);
            return true;
        } catch (StoreFailure | ExecutionException | TimeoutException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private synchronized void enqueue(Job job) {
        if (stopped) {
            throw new StoreFailure("the server is stopping", null);
        }
        if (!queue.offer(job)) {
            throw new StoreFailure("too much is waiting to be written", null);
        }
    }

    private void run() {
        List<Job> batch = new ArrayList<>();
        boolean running = true;
        while (running) {
            try {
                batch.add(queue.take());
            } catch (InterruptedException e) {
                throw new IllegalStateException("nobody interrupts the writer", e);
            }
            queue.drainTo(batch, LARGEST_BATCH - 1);
            running = !batch.remove(STOP);
            try {
                write(batch);
            } catch (RuntimeException | Error e) {
                LOG.error("the writer failed unexpectedly", e);
                batch.forEach(job -> job.done().completeExceptionally(e)); // so that nobody waits forever
            }
            batch.clear();
        }
    }

    private void write(List<Job> batch) {
        commit(batch, MatchJob.class, this::writeMatches);
        commit(batch, Work.class, this::work);
    }

    private interface Commit<J extends Job> {
        void of(List<J> jobs) throws SQLException;
    }

    private <J extends Job> void commit(List<Job> batch, Class<J> kind, Commit<J> commit) {
        List<J> jobs = batch.stream().filter(kind::isInstance).map(kind::cast).toList();
        if (!jobs.isEmpty()) {
            commit(jobs, commit);
        }
    }

    private <J extends Job> void commit(List<J> jobs, Commit<J> commit) {
        long begun = System.nanoTime();
        try {
            commit.of(jobs);
            batches.record(jobs.size());
            commits.record(System.nanoTime() - begun, TimeUnit.NANOSECONDS);
        } catch (SQLException | RuntimeException | Error e) {
            failures.increment();
            if (jobs.size() == 1 || isConnectionLost(e)) {
                jobs.forEach(job -> job.done().completeExceptionally(e));
            } else { // one of them failed and rolled back the others: each is tried again alone
                jobs.forEach(job -> commit(List.of(job), commit));
            }
        }
    }

    private void work(List<Work> works) {
        jdbi.useTransaction(handle -> works.forEach(job -> job.work.accept(handle)));
        works.forEach(job -> job.done.complete(null));
    }

    /** Sends plain events to PostgreSQL as one batch of single statements, which saves the round trips of BEGIN and COMMIT. */
    private boolean[] writeTogether(List<MatchWrite> writes) throws SQLException {
        if (writesEventsAtOnce && writes.stream().allMatch(MatchWrite::isOneEvent)) {
            try (Connection connection = source.getConnection()) {
                return MatchWrite.writeEvents(connection, writes);
            }
        }
        return jdbi.inTransaction(
                handle -> MatchWrite.writeAll(handle.getConnection(), writes, droppedNotices::increment));
    }

    private void writeMatches(List<MatchJob> jobs) throws SQLException {
        List<MatchJob> ordered = jobs.stream()
                .sorted(Comparator.comparing(job -> job.write.match())) // all nodes lock in the same order
                .toList();
        List<MatchWrite> writes = ordered.stream().map(MatchJob::write).toList();
        boolean[] written = writeTogether(writes);
        for (int i = 0; i < written.length; i++) {
            MatchJob job = ordered.get(i);
            if (written[i]) {
                job.done.complete(null);
            } else {
                job.done.completeExceptionally(new VersionTaken(job.write.match()));
            }
        }
    }

    /** Whether the database is down, so that an immediate retry would only delay everybody. */
    private static boolean isConnectionLost(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException sql) {
                String state = String.valueOf(sql.getSQLState());
                if (cause instanceof SQLTransientConnectionException
                        || state.startsWith("08")
                        || state.startsWith("57P")) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Finishes what is queued, then stops. */
    @Override
    public void close() {
        synchronized (this) {
            stopped = true;
        }
        try {
            queue.put(STOP);
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
