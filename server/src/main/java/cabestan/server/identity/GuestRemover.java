package cabestan.server.identity;

import cabestan.server.background.BackgroundLoop;
import cabestan.server.background.BackgroundTasks;
import cabestan.server.cluster.Bus;
import cabestan.server.cluster.message.PlayerChanged;
import cabestan.server.store.GuestRepository;
import cabestan.server.store.GuestRepository.Place;
import cabestan.server.store.StoreFailure;
import java.time.Duration;
import java.util.List;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Removes guests who never played and have not been here for long, a few at a time. */
public final class GuestRemover implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(GuestRemover.class);
    private static final Duration ABSENT = Duration.ofDays(30);
    private static final Duration EVERY = Duration.ofMinutes(1);
    private static final int AT_ONCE = 500;

    private final GuestRepository guests;
    private final LongSupplier clock;
    private final Bus bus;
    private final BackgroundLoop loop;
    private Place after = Place.FIRST;

    public GuestRemover(GuestRepository guests, LongSupplier clock, Bus bus, BackgroundTasks tasks) {
        this.guests = guests;
        this.clock = clock;
        this.bus = bus;
        this.loop = tasks.loop("guest-remover", Thread.ofVirtual(), () -> {
            Thread.sleep(EVERY);
            tryToRemove();
        });
    }

    public void start() {
        loop.start();
    }

    private void tryToRemove() {
        try {
            removeSome();
        } catch (StoreFailure e) {
            LOG.warn("guests could not be removed now: {}", e.getMessage());
        }
    }

    /** Looks at the next few players, and after the last begins again with the first. */
    void removeSome() {
        long before = clock.getAsLong() - ABSENT.toMillis();
        List<Place> next = guests.next(after, before, AT_ONCE);
        after = next.size() < AT_ONCE ? Place.FIRST : next.getLast();
        if (!next.isEmpty()) {
            guests.removeUnused(next.stream().map(Place::player).toList(), before)
                    .forEach(guest -> bus.publish(new PlayerChanged(guest)));
        }
    }

    @Override
    public void close() {
        loop.close();
    }
}
