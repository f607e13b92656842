package cabestan.server.problems;

import cabestan.bots.fragile.solver.FragileSolver;
import cabestan.bots.fragile.solver.FragileSolver.Limits;
import cabestan.bots.fragile.solver.FragileSolver.Progress;
import cabestan.bots.fragile.solver.FragileVerdict;
import cabestan.rules.fragile.FragileProblem;
import cabestan.rules.fragile.FragileProblemState;
import cabestan.server.background.BackgroundLoop;
import cabestan.server.background.BackgroundTasks;
import cabestan.server.store.ProblemRepository;
import cabestan.server.store.ProblemRepository.ProblemRow;
import cabestan.server.store.StoreFailure;
import java.time.Duration;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Proves problems one after another in the background, within limits. */
final class Prover implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Prover.class);
    private static final int MOST_POSITIONS = 300_000; // about 30 MB a turn
    private static final Duration RETRY = Duration.ofSeconds(5);
    private static final Duration LEASE = Duration.ofMinutes(10); // no proof within the limits takes so long

    private final ProblemRepository repository;
    private final LongSupplier clock;
    private final Semaphore work = new Semaphore(0);
    private final Set<String> failed = new HashSet<>();
    private final BackgroundLoop loop;
    private volatile FragileSolver busy;

    /** @param clock the time that all nodes agree on, as they share the leases */
    @SuppressWarnings("ThreadPriorityCheck") // only a hint: where it is heeded, play comes first
    Prover(ProblemRepository repository, LongSupplier clock, BackgroundTasks tasks) {
        this.repository = repository;
        this.clock = clock;
        this.loop = tasks.loop("prover", Thread.ofPlatform().daemon().priority(Thread.MIN_PRIORITY), this::proveNext);
    }

    void start() {
        loop.start();
    }

    /** Looks for something to prove. */
    void wake() {
        work.release();
    }

    private void proveNext() throws InterruptedException {
        Optional<ProblemRow> next = Optional.empty();
        Set<String> passedOver = new HashSet<>(failed);
        try {
            next = claimNext(passedOver);
            next.ifPresent(this::prove);
            next.ifPresent(problem -> repository.release(problem.id()));
        } catch (StoreFailure e) {
            if (!loop.isClosed()) {
                LOG.warn("problems could not be read or written: {}", e.getMessage());
            }
            Thread.sleep(RETRY);
            return;
        } catch (RuntimeException e) { // the next start tries again; until then it must not block the others
            next.ifPresent(problem -> failed.add(problem.id()));
            throw e;
        }
        if (next.isEmpty() && passedOver.size() > failed.size()) {
            work.tryAcquire(LEASE.toMillis(), TimeUnit.MILLISECONDS); // the node that is proving the others may die
        } else if (next.isEmpty()) {
            work.acquire();
        }
    }

    /** The next problem that no other node is proving; those are added to the ones that are passed over. */
    private Optional<ProblemRow> claimNext(Set<String> passedOver) {
        Optional<ProblemRow> next = repository.nextToProve(passedOver);
        while (next.isPresent() && !isClaimed(next.get())) {
            passedOver.add(next.get().id());
            next = repository.nextToProve(passedOver);
        }
        return next;
    }

    private boolean isClaimed(ProblemRow problem) {
        long now = clock.getAsLong();
        return repository.claim(problem.id(), now, now + LEASE.toMillis());
    }

    /** Finds the solution of a problem from the pack, which is proved and small, and keeps it. */
    synchronized ProblemRow solve(ProblemRow row) {
        FragileProblemState problem = begin(row);
        if (new FragileSolver(problem).solve(limits(problem), Progress.NONE) instanceof FragileVerdict.Solved solved) {
            ProblemRow settled = proved(row, solved);
            repository.settle(settled);
            return settled;
        }
        throw new IllegalStateException("problem " + row.id() + " of the pack is not solved");
    }

    private static FragileProblemState begin(ProblemRow row) {
        return new FragileProblem(row.id(), row.text(), "").begin();
    }

    private static Limits limits(FragileProblemState problem) {
        return new Limits(problem.turnsLeft(), MOST_POSITIONS, 1);
    }

    private static ProblemRow proved(ProblemRow row, FragileVerdict.Solved solved) {
        return row.proved(
                solved.turns(),
                solved.points(),
                solved.solutions(),
                solved.shown().getFirst().text());
    }

    private void prove(ProblemRow row) {
        FragileProblemState problem = begin(row);
        busy = new FragileSolver(problem);
        if (loop.isClosed()) {
            return;
        }
        switch (busy.solve(limits(problem), Progress.NONE)) {
            case FragileVerdict.Solved solved -> repository.settle(proved(row, solved));
            case FragileVerdict.Unsolvable unsolvable -> repository.settle(row.in("unsolvable"));
            case FragileVerdict.TooLarge large -> repository.settle(row.in("too-large"));
            case FragileVerdict.Stopped stopped ->
                LOG.debug("problem={} will be proved after the next start", row.id());
        }
    }

    @Override
    public void close() {
        loop.close();
        FragileSolver solver = busy;
        if (solver != null) {
            solver.stop();
        }
        loop.join(); // it may be writing a proof
    }
}
