package cabestan.server.cluster;

import cabestan.server.background.BackgroundLoop;
import cabestan.server.background.BackgroundTasks;
import cabestan.server.store.SiteRepository;
import cabestan.server.store.SiteRepository.Heartbeat;
import cabestan.server.store.StoreFailure;
import cabestan.table.Outage;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The time of the site: the database's clock where nodes share one, and when the site was last away.
 *
 * <p>Whoever is on turn is not charged for an outage, be it a restart, a crash or a database that did not answer.
 */
public final class SiteClock implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(SiteClock.class);

    /** Without a heartbeat for so long the site was away; nodes send one every second. */
    private static final long AWAY_MILLIS = 2_500;

    /** How long pages may take to come back after an outage. */
    private static final long RECONNECT_MILLIS = 5_000;

    private static final long BEAT_MILLIS = 1_000;

    private final SiteRepository site;
    private final BooleanSupplier isNeeded;
    private volatile long skew;
    private volatile Outage outage = Outage.NONE;
    private final BackgroundLoop loop;
    private boolean continuing = true;

    /** @param isNeeded whether anybody depends on knowing when the site was away */
    public SiteClock(SiteRepository site, BooleanSupplier isNeeded, BackgroundTasks tasks) {
        this.site = site;
        this.isNeeded = isNeeded;
        this.loop = tasks.loop("heartbeat", Thread.ofPlatform().daemon(), this::beatIfNeeded);
    }

    /** The time now, in milliseconds. */
    public long now() {
        return System.currentTimeMillis() + skew;
    }

    /** The last outage, until its pages had time to come back. */
    public Outage outage() {
        return outage;
    }

    /** Beats every second while anybody depends on it. */
    public void start() {
        loop.start();
    }

    private void beatIfNeeded() throws InterruptedException {
        Thread.sleep(BEAT_MILLIS);
        try {
            boolean needed = isNeeded.getAsBoolean();
            if (needed) {
                beat(continuing ? AWAY_MILLIS : Long.MAX_VALUE);
            }
            continuing = needed;
        } catch (StoreFailure e) {
            LOG.warn("no heartbeat: {}", e.getMessage());
        }
    }

    @Override
    public void close() {
        loop.close();
    }

    /** How far the clock of this machine is behind that of the database, in milliseconds. */
    public long skew() {
        return skew;
    }

    /** Tells the database that the site is there, and learns from it what time it is and when the site was away. */
    public void beat() {
        beat(AWAY_MILLIS);
    }

    private void beat(long awayMillis) {
        long before = System.currentTimeMillis();
        Heartbeat beat = site.beat(awayMillis);
        long after = System.currentTimeMillis();
        skew = beat.now() - (before + after) / 2;
        Outage seen = beat.back() > 0 ? new Outage(beat.away(), beat.back() + RECONNECT_MILLIS) : Outage.NONE;
        if (!seen.equals(outage)) {
            outage = seen;
            LOG.info("the site was away from={} until={}", seen.from(), beat.back());
        }
    }
}
