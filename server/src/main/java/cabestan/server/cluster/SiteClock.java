package cabestan.server.cluster;

import cabestan.server.background.BackgroundLoop;
import cabestan.server.background.BackgroundTasks;
import cabestan.server.store.SiteRepository;
import cabestan.server.store.SiteRepository.Heartbeat;
import cabestan.server.store.StoreFailure;
import cabestan.table.clock.Outage;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The time of the site, and when it was away: nobody is charged for a restart, a crash or a database that did not answer.
 *
 * <p>Where nodes share a database, its clock decides. Between two heartbeats time is measured by this machine's
 * monotonic clock, so that a node whose clock is wrong or is set while it runs does no harm.
 */
public final class SiteClock implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(SiteClock.class);

    /** The site was away if there was no heartbeat for this long; nodes send one every second. */
    private static final long AWAY_MILLIS = 2_500;

    /** How long pages may take to come back after an outage. */
    private static final long RECONNECT_MILLIS = 5_000;

    private static final long BEAT_MILLIS = 1_000;

    /** A clock is not set by a database that takes longer to answer. */
    private static final Duration SLOW = Duration.ofSeconds(1);

    /** What the clock was last set to, and the outages known then. */
    private record Setting(long millis, long nanos, List<Outage> outages) {}

    private final SiteRepository site;
    private final LongSupplier machine;
    private final String node;
    private final BooleanSupplier isNeeded;
    private final BackgroundLoop loop;
    private volatile Setting setting;
    private volatile long lastBeat;
    private boolean continuing = true;
    private volatile boolean away;
    private volatile Consumer<Boolean> listener = isAway -> {};

    /**
     * @param node the name of this node, or empty if there is only one
     * @param machine the clock of this machine, which is only asked when there is no shared database
     * @param isNeeded whether anybody depends on knowing when the site was away
     */
    public SiteClock(
            SiteRepository site, String node, LongSupplier machine, BooleanSupplier isNeeded, BackgroundTasks tasks) {
        this.site = site;
        this.machine = machine;
        this.node = node;
        this.isNeeded = isNeeded;
        this.loop = tasks.loop("heartbeat", Thread.ofPlatform().daemon(), this::beatIfNeeded);
        this.setting = new Setting(machine.getAsLong(), System.nanoTime(), List.of());
        beat(node.isEmpty() ? 0 : AWAY_MILLIS, true); // a site of one node was away until now
    }

    /** The time now, in milliseconds. */
    public long now() {
        return at(setting, System.nanoTime());
    }

    /** How far this machine's clock is ahead of the site's. */
    public long skewMillis() {
        return machine.getAsLong() - now();
    }

    private static long at(Setting setting, long nanos) {
        return setting.millis + TimeUnit.NANOSECONDS.toMillis(nanos - setting.nanos);
    }

    /** The last outages, each until its pages had time to come back. */
    public List<Outage> outages() {
        return setting.outages;
    }

    /** Tells the listener when the site can take no actions, and when it can again; clocks do not run meanwhile. */
    public void onAway(Consumer<Boolean> awayListener) {
        listener = awayListener;
    }

    private void setAway(boolean isAway) {
        if (away != isAway) {
            away = isAway;
            listener.accept(isAway);
        }
    }

    /** Beats every second while anybody depends on it. */
    public void start() {
        loop.start();
    }

    private void beatIfNeeded() throws InterruptedException {
        Thread.sleep(BEAT_MILLIS);
        try {
            if (isNeeded.getAsBoolean()) {
                beat();
            } else {
                pause();
            }
            setAway(false);
        } catch (StoreFailure e) {
            LOG.warn("no heartbeat: {}", e.getMessage());
            setAway(isStale());
        }
    }

    /** Nobody is on turn with a clock running, so the pause that follows is not an outage. */
    private synchronized void pause() {
        continuing = false;
    }

    /** Learns of an outage that has just ended, before anybody is charged for it; throws if it has not ended. */
    public void refresh() {
        if (isStale()) {
            beatIfStale();
        }
    }

    private synchronized void beatIfStale() {
        if (isStale()) { // otherwise another thread has just done it
            beat();
        }
    }

    private boolean isStale() {
        return System.nanoTime() - lastBeat > TimeUnit.MILLISECONDS.toNanos(AWAY_MILLIS);
    }

    private synchronized void beat() {
        beat(continuing ? AWAY_MILLIS : Long.MAX_VALUE, false);
        continuing = true;
    }

    /** Tells the database that this node is alive, and learns from it the time and when the site was away. */
    private void beat(long awayMillis, boolean first) {
        long before = System.nanoTime();
        Heartbeat beat = site.beat(node, awayMillis, this::now);
        long after = System.nanoTime();
        List<Outage> seen = withTimeToReconnect(beat.outages());
        if (!first && !seen.isEmpty() && !seen.equals(setting.outages)) {
            LOG.info("the site was away: {}", beat.outages().getLast());
        }
        setting = first || after - before < SLOW.toNanos()
                ? new Setting(beat.now(), before + (after - before) / 2, seen)
                : new Setting(at(setting, after), after, seen);
        lastBeat = after;
    }

    private static List<Outage> withTimeToReconnect(List<Outage> outages) {
        List<Outage> extended = new ArrayList<>();
        for (int i = 0; i < outages.size(); i++) {
            long next = i + 1 < outages.size() ? outages.get(i + 1).from() : Long.MAX_VALUE;
            Outage outage = outages.get(i);
            extended.add(new Outage(outage.from(), Math.min(outage.until() + RECONNECT_MILLIS, next)));
        }
        return List.copyOf(extended);
    }

    @Override
    public void close() {
        loop.close();
    }
}
