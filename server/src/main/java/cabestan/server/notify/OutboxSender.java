package cabestan.server.notify;

import cabestan.server.background.BackgroundLoop;
import cabestan.server.background.BackgroundTasks;
import cabestan.server.store.OutboxRepository;
import cabestan.server.store.OutboxRepository.Claim;
import cabestan.server.store.OutboxRepository.Delivery;
import cabestan.server.store.StoreFailure;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Sends the notices that wait in the outbox, without delaying play.
 *
 * <p>Every notice stays in the outbox until it is answered, so that retries survive a restart and any node may make
 * them. An answered notice is repeated only if a process ends before it has recorded the answer.
 */
public final class OutboxSender implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(OutboxSender.class);
    private static final int MOST_AT_ONCE = 256;
    private static final int LEAST_CLAIMED = 64; // even where fewer can begin: they may be for lanes that are full
    private static final int FREE_FOR_OTHERS = 3; // times as many places as a lane takes up
    private static final Duration POLL = Duration.ofSeconds(1);
    private static final Duration BETWEEN_TURNS = Duration.ofMillis(100); // while some are put off
    private static final Duration GATHER = Duration.ofMillis(50); // notices written meanwhile are claimed together
    private static final Duration LEASE = Duration.ofMinutes(1); // an attempt takes less
    private static final Duration LAST_ANSWERS = Duration.ofSeconds(3);
    private static final Duration LONGEST_WAIT = Duration.ofHours(1); // that a receiver may ask for

    private final OutboxRepository outbox;
    private final List<Channel> channels;
    private final List<String> open;
    private final LongSupplier clock;
    private final BackgroundTasks tasks;
    private final BackgroundLoop loop;
    private final Semaphore free = new Semaphore(MOST_AT_ONCE);
    private final Semaphore wakeUps = new Semaphore(0);
    private final Lanes lanes = new Lanes();
    private long lastTurn; // of the deliveries that were put off
    private Duration patience = POLL;

    /** @param clock the time that all nodes agree on */
    public OutboxSender(
            OutboxRepository outbox,
            Webhooks webhooks,
            PushChannel push,
            MailChannel mail,
            LongSupplier clock,
            BackgroundTasks tasks) {
        this.outbox = outbox;
        this.channels = List.of(webhooks, push, mail);
        this.open =
                channels.stream().filter(Channel::isOpen).map(Channel::prefix).toList();
        this.clock = clock;
        this.tasks = tasks;
        this.loop = tasks.loop("outbox", Thread.ofVirtual(), this::sendDue);
    }

    /** Resumes the deliveries that were not answered before the last process ended. */
    public void start() {
        loop.start();
    }

    /** Notices have been added to the outbox. */
    void wake() {
        wakeUps.release();
    }

    private void sendDue() throws InterruptedException {
        if (wakeUps.tryAcquire(patience.toMillis(), TimeUnit.MILLISECONDS)) {
            Thread.sleep(GATHER);
            wakeUps.drainPermits();
        }
        patience = POLL;
        if (free.availablePermits() == 0) {
            return;
        }
        try {
            sendDue(Math.max(free.availablePermits(), LEAST_CLAIMED));
        } catch (StoreFailure e) {
            LOG.warn("the outbox cannot be read now: {}", e.getMessage()); // the next round reads it
        }
    }

    /** Deliveries for full lanes are put off until these may have room, so that they are not claimed before others. */
    private void sendDue(int most) {
        long now = clock.getAsLong();
        List<Claim> claims = outbox.claim(open, most, now, now + LEASE.toMillis());
        Map<String, Long> putOff = new HashMap<>();
        for (Claim claim : claims) {
            Channel channel = channelOf(claim.delivery());
            Channel.Attempt attempt = channel.prepare(claim);
            if (!begin(claim.delivery(), attempt, channel)) {
                long turn = clock.getAsLong() + lanes.turn(attempt.lane()).toMillis();
                putOff.put(claim.delivery().id(), turn);
                lastTurn = Math.max(lastTurn, turn);
            }
        }
        outbox.postpone(putOff);
        boolean isMoreDue = claims.size() == most;
        patience = isMoreDue ? Duration.ZERO : now < lastTurn ? BETWEEN_TURNS : POLL;
    }

    /** Begins an attempt, unless its lane is full; the fewer places are free, the sooner it is. */
    private boolean begin(Delivery delivery, Channel.Attempt attempt, Channel channel) {
        int share = free.availablePermits() / FREE_FOR_OTHERS;
        if (!free.tryAcquire()) {
            return false;
        }
        Optional<Lanes.Place> place = lanes.enter(attempt.lane(), Math.clamp(share, 1, channel.laneWidth()));
        if (place.isEmpty()) {
            free.release();
            return false;
        }
        tasks.once("delivery", () -> {
            try {
                record(delivery, outcome(attempt, delivery), channel.retries());
            } catch (StoreFailure e) {
                LOG.warn("match={} a delivery will be repeated: {}", delivery.match(), e.getMessage());
            } finally {
                free.release();
                lanes.leave(place.get());
            }
        });
        return true;
    }

    /** An attempt that fails unexpectedly counts, too, so that a delivery that can never be sent is abandoned in the end. */
    private static Channel.Outcome outcome(Channel.Attempt attempt, Delivery delivery) {
        try {
            return attempt.outcome().get();
        } catch (StoreFailure e) {
            throw e;
        } catch (RuntimeException e) {
            LOG.error("match={} a delivery failed unexpectedly", delivery.match(), e);
            return Channel.Outcome.FAILED;
        }
    }

    private Channel channelOf(Delivery delivery) {
        return channels.stream()
                .filter(channel -> delivery.target().startsWith(channel.prefix()))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no channel for delivery " + delivery.id()));
    }

    private void record(Delivery delivery, Channel.Outcome outcome, List<Duration> retries) {
        switch (outcome) {
            case Channel.Outcome.Final _ -> outbox.remove(delivery.id());
            case Channel.Outcome.Later(long due) -> outbox.postpone(Map.of(delivery.id(), due));
            case Channel.Outcome.Failed(Duration atLeast) -> retry(delivery, atLeast, retries);
        }
    }

    private void retry(Delivery delivery, Duration atLeast, List<Duration> retries) {
        int attempts = delivery.attempts();
        if (attempts < retries.size()) {
            long delay =
                    Math.max(retries.get(attempts).toMillis(), Math.min(atLeast.toMillis(), LONGEST_WAIT.toMillis()));
            outbox.postpone(delivery.id(), attempts + 1, clock.getAsLong() + delay);
        } else {
            LOG.info("match={} a notice was abandoned after {} attempts", delivery.match(), attempts + 1);
            outbox.remove(delivery.id());
        }
    }

    /** Stops sending, and gives attempts under way a moment to record their answers. */
    @Override
    public void close() {
        loop.close();
        try {
            if (!free.tryAcquire(MOST_AT_ONCE, LAST_ANSWERS.toMillis(), TimeUnit.MILLISECONDS)) {
                LOG.info("deliveries without an answer will be repeated");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
