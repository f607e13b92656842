package cabestan.server.notify;

import cabestan.server.background.BackgroundLoop;
import cabestan.server.background.BackgroundTasks;
import cabestan.server.store.OutboxRepository;
import cabestan.server.store.OutboxRepository.Claim;
import cabestan.server.store.OutboxRepository.Delivery;
import cabestan.server.store.StoreFailure;
import java.time.Duration;
import java.util.ArrayList;
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
    private static final Duration POLL = Duration.ofSeconds(1);
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
        int room = free.availablePermits();
        if (room == 0) {
            return;
        }
        try {
            long now = clock.getAsLong();
            Map<String, List<String>> crowded = new HashMap<>(); // deliveries by lane
            for (Claim claim : outbox.claim(open, room, now, now + LEASE.toMillis())) {
                Channel channel = channelOf(claim.delivery());
                Channel.Attempt attempt = channel.prepare(claim);
                if (!begin(claim.delivery(), attempt, channel)) {
                    crowded.computeIfAbsent(attempt.lane(), lane -> new ArrayList<>())
                            .add(claim.delivery().id());
                }
            }
            crowded.forEach(this::putOff);
        } catch (StoreFailure e) {
            LOG.warn("the outbox cannot be read now: {}", e.getMessage()); // the next round reads it
        }
    }

    /** Deliveries for a full lane wait until it may have room; meanwhile they must not be claimed before others. */
    private void putOff(String lane, List<String> deliveries) {
        Duration pause = lanes.pause(lane);
        outbox.postpone(deliveries, clock.getAsLong() + pause.toMillis());
        if (pause.compareTo(patience) < 0) {
            patience = pause;
        }
    }

    /** Begins an attempt, unless its lane is full. */
    private boolean begin(Delivery delivery, Channel.Attempt attempt, Channel channel) {
        if (!free.tryAcquire()) {
            return false;
        }
        Optional<Lanes.Place> place = lanes.enter(attempt.lane(), channel.laneWidth());
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
            case Channel.Outcome.Later(long due) -> outbox.postpone(List.of(delivery.id()), due);
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
