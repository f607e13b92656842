package cabestan.server.room;

import cabestan.rules.game.Rejection;
import cabestan.server.background.BackgroundTasks;
import cabestan.server.cluster.Bus;
import cabestan.server.cluster.MatchChanged;
import cabestan.server.notify.Notifier;
import cabestan.server.protocol.ClientMessage.Command;
import cabestan.server.protocol.ClientMessage.Deed;
import cabestan.server.protocol.RequestRejected;
import cabestan.server.protocol.ServerMessage;
import cabestan.server.protocol.ServerMessage.Accepted;
import cabestan.server.protocol.ServerMessage.Rejected;
import cabestan.server.store.EventRow;
import cabestan.server.store.MatchRepository;
import cabestan.server.store.StoreFailure;
import cabestan.server.store.VersionTaken;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** All matches of this node; every change of a match goes through here. */
public final class Rooms implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Rooms.class);

    private static final String STALE = "stale";
    private static final Duration TIME_TO_COME_BACK = Duration.ofMinutes(1);

    private final NodeRole role;
    private final MatchFactory factory;
    private final Bus bus;
    private final Showing showing;
    private final BotTurns bots;
    private final DeadlineTimer timer;
    private final Notifier notifier;
    private final Timer latency;
    private final RoomCache rooms;

    public Rooms(
            NodeRole role,
            MatchRepository repository,
            MatchFactory factory,
            Bus bus,
            Showing showing,
            Notifier notifier,
            Function<Rooms, BotTurns> bots,
            BackgroundTasks tasks,
            MeterRegistry metrics) {
        this.role = role;
        this.bots = bots.apply(this);
        this.factory = factory;
        this.bus = bus;
        this.notifier = notifier;
        this.latency = Timer.builder("cabestan.actions")
                .description("commands from arrival to their answer")
                .publishPercentiles(0.5, 0.99)
                .register(metrics);
        this.showing = showing;
        this.timer = new DeadlineTimer(repository, role.shared(), tasks, this::timeIsUp);
        this.rooms = new RoomCache(repository, role.remembered());
    }

    /** Wakes what was going on when the last process ended. */
    public void start() {
        timer.start();
        bots.start();
        bots.wake();
    }

    /** A bot has to think and nobody has taken it. */
    public void thereIsWork() {
        bots.wake();
    }

    /** Nobody here looks at this match any more. */
    public void letGo(String match) {
        rooms.letGo(match);
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
            look.accept(room.table());
        }
    }

    /** Looks at a match with events that another node has written. */
    public void withinAfter(String match, List<EventRow> events, Consumer<Table> look) {
        Room room = rooms.of(match);
        synchronized (room) {
            look.accept(room.after(events));
        }
    }

    private Table enter(Room room, boolean fresh) {
        try {
            return fresh ? room.fresh() : room.table();
        } catch (RequestRejected e) {
            rooms.forget(room.id()); // a name that leads nowhere must not take the place of a match
            throw e;
        }
    }

    /** Puts a match that has just been made into memory and tells of it. */
    void open(Table table) {
        rooms.open(table);
        withinKnown(table.head().id(), opened -> proclaim(opened, 0, 0));
    }

    /** What became of a command: the version it led to, and the one before, which is the same when that was earlier. */
    private record Obeyed(int before, int version, long lease) {

        static Obeyed earlier(int version) {
            return new Obeyed(version, version, 0);
        }
    }

    /** Answers exactly once: accepted after the commit, or rejected with how things stand. */
    void command(Command command, String player, Consumer<ServerMessage> answer) {
        long arrived = System.nanoTime();
        Room room;
        try {
            room = rooms.of(command.match());
        } catch (RequestRejected e) {
            answer.accept(rejected(command, player, e.rejection()));
            return;
        }
        synchronized (room) {
            try {
                Obeyed obeyed = obey(room, command, player);
                answer.accept(new Accepted(command.id(), command.match(), obeyed.version));
                latency.record(System.nanoTime() - arrived, TimeUnit.NANOSECONDS);
                if (obeyed.version > obeyed.before) {
                    proclaim(room.table(), obeyed.before, obeyed.lease);
                }
            } catch (RequestRejected e) {
                answer.accept(rejected(command, player, e.rejection()));
            } catch (StoreFailure failure) {
                LOG.error("match={} {}", command.match(), failure.getMessage());
                answer.accept(
                        rejected(command, player, RequestRejected.tryAgain().rejection()));
            }
        }
    }

    private Obeyed obey(Room room, Command command, String player) {
        Table table = enter(room, false);
        if (role.shared() && (command.version() != table.version() || isLate(table))) {
            table = room.fresh(); // another node may know better
        }
        Integer done = table.answerTo(player, command.id());
        if (done != null) {
            return Obeyed.earlier(done);
        }
        boolean seated =
                command.seat() < table.seatCount() && table.seat(command.seat()).isHeldBy(player);
        if (!seated) {
            throw new RequestRejected(
                    403, "not-your-seat", "you do not hold seat " + (command.seat() + 1) + " of this match");
        }
        if (isLate(table)) {
            timeIsUp(command.match());
            throw new RequestRejected(409, "time-up", "the time was up before this arrived");
        }
        if (command.version() != table.version()) {
            throw stale(table);
        }
        try {
            int before = table.version();
            long lease = bots.leaseFor(command.match());
            int version = room.commit(decide(table, command, player), player, command.id(), lease);
            return new Obeyed(before, version, lease);
        } catch (VersionTaken e) { // another node was faster; perhaps with this very command
            Integer doneElsewhere = room.table().answerTo(player, command.id());
            if (doneElsewhere == null) {
                throw stale(room.table());
            }
            return Obeyed.earlier(doneElsewhere);
        }
    }

    private static RequestRejected stale(Table table) {
        return new RequestRejected(409, STALE, "the match has moved on to version " + table.version() + "; look again");
    }

    private List<Draft> decide(Table table, Command command, String player) {
        if (command.deed() != Deed.REMATCH) {
            return new Referee(table).decide(command);
        }
        if (!table.isOver()) {
            throw new RequestRejected(409, "not-over", "the match is not over yet");
        }
        if (!table.next().isEmpty()) {
            throw new RequestRejected(409, "rematch-made", "the rematch is waiting already");
        }
        Table again = factory.rematch(table, player);
        open(again);
        return List.of(new Draft(Happening.REMATCH, command.seat(), again.head().id()));
    }

    private Rejected rejected(Command command, String player, Rejection why) {
        int version = 0;
        List<ServerMessage.SeatView> views = List.of();
        try {
            List<Integer> seats = within(command.match(), table -> table.heldBy(player));
            if (!seats.isEmpty()) { // others learn nothing of the match
                version = within(command.match(), Table::version);
                views = within(command.match(), table -> showing.seatViews(table, seats));
            }
        } catch (RequestRejected | StoreFailure e) {
            LOG.debug("match={} cannot be shown: {}", command.match(), e.getMessage());
        }
        return Rejected.of(command, version, why, views);
    }

    /** Changes a match from outside of play: somebody joins, leaves, is gone for good. */
    void change(String match, String player, Function<Table, List<Draft>> decide) {
        Room room = rooms.of(match);
        synchronized (room) {
            Table table = enter(room, role.shared());
            int before = table.version();
            List<Draft> drafts = decide.apply(table);
            if (!drafts.isEmpty()) {
                long lease = bots.leaseFor(match);
                try {
                    room.commit(drafts, player, "", lease);
                } catch (VersionTaken e) {
                    throw stale(room.table());
                }
                proclaim(room.table(), before, lease);
            }
        }
    }

    /** Plays for a bot; false when the match has moved on meanwhile. */
    public boolean actForBot(String match, int version, int seat, int action) {
        boolean[] played = new boolean[1];
        try {
            change(match, "", table -> {
                if (table.version() != version || table.onTurn() != seat || !table.isBotTurn()) {
                    return List.of();
                }
                List<Draft> drafts =
                        new Referee(table).act(seat, table.match().state().write(action));
                played[0] = true;
                return drafts;
            });
        } catch (RequestRejected e) {
            if (!e.rejection().code().equals(STALE)) {
                throw e;
            }
            return false; // another node was faster
        }
        return played[0];
    }

    /** When the clock runs out; who was on turn while the site was away first gets time to come back. */
    private long deadline(Table table) {
        boolean siteWasAway = table.hourglass().mark() < role.back();
        return table.deadline() > 0 && siteWasAway
                ? Math.max(table.deadline(), role.back() + TIME_TO_COME_BACK.toMillis())
                : table.deadline();
    }

    private boolean isLate(Table table) {
        long deadline = deadline(table);
        return deadline > 0 && System.currentTimeMillis() > deadline;
    }

    private void timeIsUp(String match) {
        try {
            change(match, "", table -> {
                if (isLate(table)) {
                    return new Referee(table).forfeit(Happening.TIMED_OUT, table.onTurn());
                }
                timer.set(match, deadline(table));
                return List.of();
            });
        } catch (RequestRejected e) {
            LOG.debug("match={} another node was faster: {}", match, e.getMessage());
        } catch (StoreFailure e) {
            LOG.warn("match={} the clock could not be stopped: {}", match, e.getMessage());
        }
    }

    /**
     * Tells everybody what happened after this version, and wakes who has to act next; it is on disk already.
     *
     * @param lease until when this node thinks for a bot on turn, or 0 when any node may
     */
    private void proclaim(Table table, int since, long lease) {
        String match = table.head().id();
        try {
            boolean work = table.isBotTurn() && lease == 0;
            MatchChanged change = Announcement.of(table, table.eventsSince(Math.min(since, table.version())), work);
            bus.publish(change);
            notifier.send(table.head(), change, table.index().updated());
        } catch (StoreFailure e) {
            LOG.warn("match={} not everybody was told: {}", match, e.getMessage()); // the next change tells them
        }
        timer.set(match, deadline(table));
        if (table.isBotTurn() && lease > 0) {
            bots.take(match);
        }
    }

    @Override
    public void close() {
        timer.close();
        bots.close();
    }
}
