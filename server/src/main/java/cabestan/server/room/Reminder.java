package cabestan.server.room;

import cabestan.server.background.BackgroundLoop;
import cabestan.server.background.BackgroundTasks;
import cabestan.server.notify.Notifier;
import cabestan.server.protocol.RequestRejected;
import cabestan.server.store.OutboxRepository;
import cabestan.server.store.OutboxRepository.Delivery;
import cabestan.server.store.OutboxRepository.ShortOfTime;
import cabestan.server.store.StoreFailure;
import java.time.Duration;
import java.util.List;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Reminds whoever is on turn, once, before a turn of days is over. */
public final class Reminder implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Reminder.class);
    private static final Duration EVERY = Duration.ofSeconds(30);
    private static final Duration SHORT = Duration.ofHours(12);
    private static final Duration SHORT_OF_A_DAY = Duration.ofHours(6);
    private static final int AT_ONCE = 500;

    private final OutboxRepository outbox;
    private final Rooms rooms;
    private final Notifier notifier;
    private final LongSupplier clock;
    private final BackgroundLoop loop;

    /** @param clock the time that all nodes agree on */
    public Reminder(
            OutboxRepository outbox, Rooms rooms, Notifier notifier, LongSupplier clock, BackgroundTasks tasks) {
        this.outbox = outbox;
        this.rooms = rooms;
        this.notifier = notifier;
        this.clock = clock;
        this.loop = tasks.loop("reminder", Thread.ofVirtual(), () -> {
            tryToRemind();
            Thread.sleep(EVERY);
        });
    }

    public void start() {
        loop.start();
    }

    private void tryToRemind() {
        try {
            long now = clock.getAsLong();
            outbox.shortOfTime(now + SHORT_OF_A_DAY.toMillis(), now + SHORT.toMillis(), AT_ONCE)
                    .forEach(this::remind);
        } catch (StoreFailure e) {
            LOG.warn("nobody can be reminded now: {}", e.getMessage()); // the next round does
        }
    }

    private void remind(ShortOfTime due) {
        try {
            List<Delivery> reminders = rooms.within(due.match(), notifier::reminders);
            if (outbox.remind(due.match(), due.deadline(), reminders) && !reminders.isEmpty()) {
                notifier.wake();
            }
        } catch (RequestRejected e) {
            LOG.warn("match={} nobody can be reminded: {}", due.match(), e.getMessage());
        }
    }

    @Override
    public void close() {
        loop.close();
    }
}
