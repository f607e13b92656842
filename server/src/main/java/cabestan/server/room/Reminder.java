package cabestan.server.room;

import cabestan.server.background.BackgroundLoop;
import cabestan.server.background.BackgroundTasks;
import cabestan.server.notify.Notifier;
import cabestan.server.store.MatchRepository;
import cabestan.server.store.OutboxRepository;
import cabestan.server.store.OutboxRepository.Delivery;
import cabestan.server.store.OutboxRepository.LongSilence;
import cabestan.server.store.OutboxRepository.ShortOfTime;
import cabestan.server.store.StoreFailure;
import cabestan.table.Table;
import java.time.Duration;
import java.util.List;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Reminds players, once, before a turn of days is over, and tells their opponents, once, of a long silence. */
public final class Reminder implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Reminder.class);
    private static final Duration EVERY = Duration.ofSeconds(30);
    private static final Duration SHORT = Duration.ofHours(12);
    private static final Duration SHORT_OF_A_DAY = Duration.ofHours(6);
    private static final Duration OLDEST_SILENCE = Duration.ofDays(7); // that is still worth a notice
    private static final int AT_ONCE = 500;

    private final OutboxRepository outbox;
    private final MatchRepository matches;
    private final Notifier notifier;
    private final LongSupplier clock;
    private final BackgroundLoop loop;

    /** @param clock the time that all nodes agree on */
    public Reminder(
            OutboxRepository outbox,
            MatchRepository matches,
            Notifier notifier,
            LongSupplier clock,
            BackgroundTasks tasks) {
        this.outbox = outbox;
        this.matches = matches;
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
            outbox.longSilences(now - OLDEST_SILENCE.toMillis(), now, AT_ONCE).forEach(silence -> tell(silence, now));
        } catch (StoreFailure e) {
            LOG.warn("nobody can be reminded now: {}", e.getMessage()); // the next round does
        }
    }

    private void remind(ShortOfTime due) {
        write(due.match(), notifier::reminders, reminders -> outbox.remind(due.match(), due.deadline(), reminders));
    }

    private void tell(LongSilence silence, long now) {
        write(
                silence.match(),
                table -> table.silentFrom() <= now ? notifier.silence(table) : List.of(),
                notices -> outbox.tell(silence, notices));
    }

    /**
     * Reads the table from the store, as it need not stay in memory for this. A table that cannot be read, perhaps because a
     * newer program wrote to it, must not hold up the others.
     */
    private void write(String match, Function<Table, List<Delivery>> notices, Predicate<List<Delivery>> wasFirst) {
        try {
            List<Delivery> made = matches.load(match).map(notices).orElse(List.of());
            if (wasFirst.test(made) && !made.isEmpty()) {
                notifier.wake();
            }
        } catch (StoreFailure e) {
            LOG.warn("match={} nobody can be reminded: {}", match, e.getMessage());
        }
    }

    @Override
    public void close() {
        loop.close();
    }
}
