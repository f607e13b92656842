package cabestan.server.room;

import cabestan.server.protocol.RequestRejected;
import cabestan.server.store.MatchRepository;
import cabestan.server.store.MatchRepository.NumberedPlans;
import cabestan.server.store.MatchRepository.PlanChange;
import cabestan.server.store.OutboxRepository.Delivery;
import cabestan.table.Seat;
import cabestan.table.Table;
import cabestan.table.event.LoggedEvent;
import cabestan.table.reply.ReplyPlans;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.ToLongFunction;

/**
 * The table of one match in memory; its lock must be held for every use.
 *
 * <p>It is only a cache: it can be dropped at any time, and when two of them race the store's version check decides.
 */
final class Room {

    private static final long BYTES_OF_ANY = 4_000;
    private static final long BYTES_OF_EVENT = 350;

    private final String id;
    private final MatchRepository repository;
    private Table table;
    private NumberedPlans plans = NumberedPlans.NONE;
    private volatile int version; // of the table when it was last used

    Room(String id, MatchRepository repository) {
        this.id = id;
        this.repository = repository;
    }

    /** A room for a match that has just been written. */
    Room(Table table, MatchRepository repository) {
        this(table.head().id(), repository);
        this.table = table;
        this.version = table.version();
    }

    String id() {
        return id;
    }

    /** About how much memory it takes; needs no lock. */
    long bytes() {
        return BYTES_OF_ANY + BYTES_OF_EVENT * version;
    }

    /** The table, replayed from the store when it is not in memory. */
    synchronized Table table() {
        if (table == null) {
            plans = repository.plans(id);
            table = repository.load(id).orElseThrow(() -> RequestRejected.notFound("there is no match of this name"));
        }
        version = table.version();
        return table;
    }

    /** What seats plan to reply, as far as this node knows; when that is not up to date, the store refuses to commit. */
    synchronized ReplyPlans plans() {
        return plans.plans();
    }

    /** Reloads what seats plan to reply: other nodes may have changed it, which the events do not show. */
    synchronized void refreshPlans() {
        plans = repository.plans(id);
    }

    /** The table with everything that other nodes have written. */
    synchronized Table fresh() {
        return table == null ? table() : after(repository.eventsSince(id, table.version()));
    }

    /** The table with these events, as far as it does not have them yet. */
    synchronized Table after(List<LoggedEvent> events) {
        apply(
                table(),
                events.stream()
                        .filter(event -> event.version() > table.version())
                        .toList());
        return table;
    }

    /** Applies events; when one of them fails, the table is read again before the next use. */
    private void apply(Table to, List<LoggedEvent> events) {
        table = null;
        events.forEach(to::apply);
        table = to;
    }

    synchronized boolean isOver() {
        return table != null && table.isOver();
    }

    /**
     * Applies these events and returns once they are on disk; when that fails, nothing has happened.
     *
     * @param after what seats plan to reply afterwards
     * @param leaseFor until when this node thinks for the bot on turn afterwards
     * @param opened the match that the events open
     * @param noticesFor the notices of the change since a version
     * @return the lease
     */
    synchronized long commit(
            List<LoggedEvent> events,
            ReplyPlans after,
            ToLongFunction<Table> leaseFor,
            Optional<Table> opened,
            BiFunction<Table, Integer, List<Delivery>> noticesFor) {
        Table changed = table();
        int since = changed.version();
        List<Seat> before = changed.seats();
        apply(changed, events);
        table = null;
        long lease = leaseFor.applyAsLong(changed);
        List<Delivery> notices = new ArrayList<>(noticesFor.apply(changed, since));
        opened.ifPresent(other -> notices.addAll(noticesFor.apply(other, 0)));
        PlanChange planChange = PlanChange.of(plans, after);
        repository.append(changed, events, planChange, before, lease, opened, notices);
        table = changed;
        plans = planChange.after();
        return lease;
    }
}
