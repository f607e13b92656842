package cabestan.server.room;

import cabestan.rules.game.Rejection;
import cabestan.server.background.BackgroundTasks;
import cabestan.server.cluster.Bus;
import cabestan.server.cluster.SiteClock;
import cabestan.server.cluster.message.MatchChanged;
import cabestan.server.notify.Notifier;
import cabestan.server.protocol.RequestRejected;
import cabestan.server.store.MatchRepository;
import cabestan.server.store.MatchRepository.VersionTaken;
import cabestan.server.store.OutboxRepository.Delivery;
import cabestan.server.store.StoreFailure;
import cabestan.table.Caller;
import cabestan.table.Decision;
import cabestan.table.Table;
import cabestan.table.TableCommand;
import cabestan.table.event.LoggedEvent;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** All matches of this node; every change of a match is decided, written and announced here. */
public final class Rooms implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Rooms.class);
    private static final int TRIES = 3;

    private final NodeRole role;
    private final SiteClock clock;
    private final Bus bus;
    private final BotTurns bots;
    private final DeadlineTimer timer;
    private final Notifier notifier;
    private final RoomCache rooms;

    public Rooms(
            NodeRole role,
            SiteClock clock,
            MatchRepository repository,
            Bus bus,
            Notifier notifier,
            Function<Rooms, BotTurns> bots,
            BackgroundTasks tasks) {
        this.role = role;
        this.clock = clock;
        this.bots = bots.apply(this);
        this.bus = bus;
        this.notifier = notifier;
        this.timer = new DeadlineTimer(repository, clock, role.shared(), tasks, this::checkClock);
        this.rooms = new RoomCache(repository, role.remembered());
    }

    /** Resumes clocks and bots where the last process left them. */
    public void start() {
        timer.start();
        bots.start();
        bots.wake();
    }

    /** A bot is on turn and no node has taken the lease. */
    public void wakeBots() {
        bots.wake();
    }

    /** Nobody on this node follows this match any more. */
    public void evictIfOver(String match) {
        rooms.evictIfOver(match);
    }

    /** Drops this match from memory, so that it is read from the store before it is used again. */
    void forget(String match) {
        rooms.forget(match);
    }

    public int inMemory() {
        return rooms.size();
    }

    public int waitingForBots() {
        return bots.waiting();
    }

    /** Looks at a match as it stands now, while nobody on this node can change it. */
    public <T> T within(String match, Function<Table, T> look) {
        Room room = rooms.of(match);
        synchronized (room) {
            return look.apply(enter(room, role.shared()));
        }
    }

    /** Looks at a match as this node knows it. */
    public void withinKnown(String match, Consumer<Table> look) {
        Room room = rooms.of(match);
        synchronized (room) {
            look.accept(enter(room, false));
        }
    }

    /** Looks at a match with events that another node has written. */
    public void withinAfter(String match, List<LoggedEvent> events, Consumer<Table> look) {
        Room room = rooms.of(match);
        synchronized (room) {
            look.accept(room.after(events));
        }
    }

    private Table enter(Room room, boolean fresh) {
        try {
            return fresh ? room.fresh() : room.table();
        } catch (RequestRejected e) {
            rooms.forget(room.id()); // an unknown id must not take the place of a match
            throw e;
        }
    }

    /** Until when this node will think about a new match, or 0. */
    long leaseFor(Table table) {
        return bots.leaseFor(table);
    }

    /** The notices of what happened after this version; they are written with the change. */
    List<Delivery> notices(Table table, int since) {
        MatchChanged change = Announcement.of(table, table.changesSince(since), false);
        return notifier.deliveries(table, change);
    }

    /** Puts a match that has just been written with this lease into memory and announces it. */
    void open(Table table, long lease) {
        notifier.wake();
        rooms.open(table);
        withinKnown(table.head().id(), opened -> announce(opened, 0, lease));
    }

    /** Carries out a command and returns the version it led to, or throws {@link RequestRejected}. */
    public int carryOut(String match, TableCommand command, Caller caller) {
        int[] reached = new int[1];
        carryOut(match, command, caller, version -> reached[0] = version);
        return reached[0];
    }

    /** The same; {@code acknowledge} is told the version once it is on disk, before anybody else is notified. */
    void carryOut(String match, TableCommand command, Caller caller, IntConsumer acknowledge) {
        Room room = rooms.of(match);
        synchronized (room) {
            Committed committed = commit(room, command, caller);
            acknowledge.accept(committed.version);
            if (committed.version > committed.before) {
                announce(room.table(), committed.before, committed.lease);
                committed.opened.ifPresent(table -> open(table, 0));
            }
        }
    }

    /** The result of a command: the versions before and after it, equal when nothing had to be done. */
    private record Committed(int before, int version, long lease, Optional<Table> opened) {

        static Committed already(int version) {
            return new Committed(version, version, 0, Optional.empty());
        }
    }

    private Committed commit(Room room, TableCommand command, Caller caller) {
        boolean mayBeBehind = role.shared() && mayBeBehind(enter(room, false), command, caller);
        for (int left = TRIES; ; left--) {
            Table table = enter(room, mayBeBehind);
            if (role.shared() && command instanceof TableCommand.PlanReplies) {
                room.refreshPlans(); // other nodes may have stored newer plans
            }
            if (table.deadline() > 0) {
                clock.refresh();
            }
            try {
                return switch (table.decide(command, caller, clock.now(), clock.outages(), room.plans())) {
                    case Decision.Accepted accepted -> write(room, accepted);
                    case Decision.Repeated(int version) -> Committed.already(version);
                    case Decision.Rejected(Rejection rejection) -> throw rejected(room, rejection);
                };
            } catch (VersionTaken e) { // another node was faster, perhaps with this very command: decide again
                if (left == 1) {
                    throw new StoreFailure("match " + room.id() + " is written to by too many at once", null);
                }
                mayBeBehind = true;
            }
        }
    }

    /** Whether other nodes may have written events that decide about this command. */
    private boolean mayBeBehind(Table table, TableCommand command, Caller caller) {
        boolean current = command instanceof TableCommand.OfSeat && caller.version() == table.version();
        return !current || table.deadline() > 0 && clock.now() > table.deadline();
    }

    private Committed write(Room room, Decision.Accepted accepted) {
        int before = room.table().version();
        if (accepted.events().isEmpty() && accepted.plans().equals(room.plans())) {
            return Committed.already(before);
        }
        Optional<Table> opened = accepted.opened().map(Table::begin);
        boolean[] noticed = new boolean[1];
        long lease = room.commit(accepted.events(), accepted.plans(), bots::leaseFor, opened, (table, since) -> {
            List<Delivery> notices = notices(table, since);
            noticed[0] |= !notices.isEmpty();
            return notices;
        });
        if (noticed[0]) {
            notifier.wake();
        }
        return new Committed(before, room.table().version(), lease, opened);
    }

    private RequestRejected rejected(Room room, Rejection rejection) {
        if (rejection.code().equals("time-up")) {
            checkClock(room.id());
        }
        int status = switch (rejection.code()) {
            case "bad-action" -> 400;
            case "forbidden", "not-your-seat" -> 403;
            default -> 409;
        };
        return new RequestRejected(status, rejection);
    }

    /** Ends the match of whoever is on turn if their time is up; otherwise looks again when it is. */
    private void checkClock(String match) {
        try {
            carryOut(match, new TableCommand.CheckClock(), new Caller.Site(0));
            withinKnown(match, this::setTimer);
        } catch (RequestRejected e) {
            LOG.debug("match={} has no clock to check: {}", match, e.getMessage());
        } catch (StoreFailure e) {
            LOG.warn("match={} the clock could not be checked: {}", match, e.getMessage());
        }
    }

    private void setTimer(Table table) {
        timer.set(table.head().id(), table.deadlineAfter(clock.outages(), clock.now()));
    }

    /**
     * Publishes what happened after this version, which is on disk already, and sets the timer and wakes the bot on turn.
     *
     * @param lease until when this node thinks for a bot on turn, or 0 if any node may
     */
    private void announce(Table table, int since, long lease) {
        String match = table.head().id();
        try {
            boolean work = table.isBotTurn() && lease == 0;
            MatchChanged change = Announcement.of(table, table.changesSince(since), work);
            bus.publish(change);
        } catch (StoreFailure e) {
            LOG.warn("match={} not everybody was told: {}", match, e.getMessage()); // the next change tells them
        }
        setTimer(table);
        if (table.isBotTurn() && lease > 0) {
            bots.take(table);
        }
    }

    @Override
    public void close() {
        timer.close();
        bots.close();
    }
}
