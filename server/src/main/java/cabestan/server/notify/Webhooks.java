package cabestan.server.notify;

import cabestan.server.background.BackgroundLoop;
import cabestan.server.background.BackgroundTasks;
import cabestan.server.identity.Secrets;
import cabestan.server.identity.SigningKey;
import cabestan.server.protocol.Json;
import cabestan.server.protocol.RequestRejected;
import cabestan.server.protocol.WebhookNotice;
import cabestan.server.store.OutboxRepository;
import cabestan.server.store.OutboxRepository.Delivery;
import cabestan.server.store.StoreFailure;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Posts signed notices to chat rooms and scripts, without delaying play.
 *
 * <p>Every notice waits in the outbox until it is answered, so that retries survive a restart and any node may make them.
 */
public final class Webhooks implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Webhooks.class);
    private static final int MOST_AT_ONCE = 256;
    private static final int MOST_AT_ONE_ADDRESS = 8;
    private static final Duration POLL = Duration.ofSeconds(1);
    private static final Duration LEASE = Duration.ofMinutes(1); // an attempt takes at most half of it
    private static final List<Duration> RETRIES =
            List.of(Duration.ofSeconds(2), Duration.ofSeconds(15), Duration.ofMinutes(2), Duration.ofMinutes(15));

    private final OutboxRepository outbox;
    private final SigningKey signingKey;
    private final boolean privateAllowed;
    private final LongSupplier clock;
    private final BackgroundTasks tasks;
    private final BackgroundLoop loop;
    private final Semaphore free = new Semaphore(MOST_AT_ONCE);
    private final Semaphore news = new Semaphore(0);
    private final Map<String, Integer> sending = new ConcurrentHashMap<>();

    /** @param clock the time that all nodes agree on */
    public Webhooks(
            OutboxRepository outbox,
            SigningKey signingKey,
            boolean privateAllowed,
            LongSupplier clock,
            BackgroundTasks tasks) {
        this.outbox = outbox;
        this.signingKey = signingKey;
        this.privateAllowed = privateAllowed;
        this.clock = clock;
        this.tasks = tasks;
        this.loop = tasks.loop("webhooks", Thread.ofVirtual(), this::sendDue);
    }

    /** Resumes the deliveries that were not answered before the last process ended. */
    public void start() {
        loop.start();
    }

    public Webhook read(String stored) {
        return Webhook.read(stored, signingKey);
    }

    /** The webhook of a player or match; rejects everything but the address of a public web server. */
    public Webhook create(String url, String owner) {
        if (!url.isEmpty() && WebhookAddress.resolve(url, privateAllowed).isEmpty()) {
            throw RequestRejected.badRequest("expected the webhook to be an http or https address that is not private");
        }
        return Webhook.create(url, owner, signingKey);
    }

    /** A notice that may be sent at once, as soon as it is written. */
    Delivery delivery(String webhook, WebhookNotice notice) {
        return new Delivery(Secrets.id(), notice.match(), webhook, Json.write(notice), 0, clock.getAsLong());
    }

    /** There is something new in the outbox. */
    void wake() {
        news.release();
    }

    private void sendDue() throws InterruptedException {
        if (news.tryAcquire(POLL.toMillis(), TimeUnit.MILLISECONDS)) {
            news.drainPermits();
        }
        int room = free.availablePermits();
        if (room == 0) {
            return;
        }
        try {
            long now = clock.getAsLong();
            for (Delivery delivery : outbox.claim(room, now, now + LEASE.toMillis())) {
                begin(delivery);
            }
        } catch (StoreFailure e) {
            LOG.warn("the outbox cannot be read now: {}", e.getMessage()); // the next round reads it
        }
    }

    /** An address that answers slowly or not at all must not take the place of all others. */
    private void begin(Delivery delivery) {
        if (sending.merge(delivery.webhook(), 1, Integer::sum) > MOST_AT_ONE_ADDRESS || !free.tryAcquire()) {
            done(delivery);
            postpone(delivery, delivery.attempts(), RETRIES.getFirst());
            return;
        }
        tasks.once("webhook", () -> {
            try {
                attempt(delivery);
            } catch (StoreFailure e) {
                LOG.warn("match={} a delivery will be repeated: {}", delivery.match(), e.getMessage());
            } finally {
                free.release();
                done(delivery);
            }
        });
    }

    private void done(Delivery delivery) {
        sending.computeIfPresent(delivery.webhook(), (webhook, count) -> count == 1 ? null : count - 1);
    }

    private void attempt(Delivery delivery) {
        Webhook webhook = read(delivery.webhook());
        Optional<WebhookAddress> address = WebhookAddress.resolve(webhook.url(), privateAllowed);
        if (address.isEmpty()) {
            LOG.warn("match={} a webhook leads nowhere or to an address that is not allowed", delivery.match());
            retry(delivery);
        } else if (isAnswered(new WebhookRequest(address.get(), webhook.secret(), delivery.id(), delivery.body()))) {
            outbox.remove(delivery.id());
        } else {
            retry(delivery);
        }
    }

    private static boolean isAnswered(WebhookRequest request) {
        try {
            int status = request.send();
            return status >= 200 && status < 300;
        } catch (IOException e) {
            LOG.debug("a webhook did not answer: {}", e.getMessage());
            return false;
        }
    }

    private void retry(Delivery delivery) {
        if (delivery.attempts() < RETRIES.size()) {
            postpone(delivery, delivery.attempts() + 1, RETRIES.get(delivery.attempts()));
        } else {
            LOG.info("match={} a webhook was abandoned after {} attempts", delivery.match(), RETRIES.size() + 1);
            outbox.remove(delivery.id());
        }
    }

    private void postpone(Delivery delivery, int attempts, Duration wait) {
        outbox.postpone(delivery.id(), attempts, clock.getAsLong() + wait.toMillis());
    }

    @Override
    public void close() {
        loop.close();
    }
}
