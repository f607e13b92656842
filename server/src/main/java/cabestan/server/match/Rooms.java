package cabestan.server.match;

import cabestan.server.bus.MatchBus;
import cabestan.server.bus.MatchNews;
import cabestan.server.protocol.ClientMessage.Command;
import cabestan.server.protocol.ClientMessage.Deed;
import cabestan.server.protocol.Refusal;
import cabestan.server.protocol.ServerMessage;
import cabestan.server.protocol.ServerMessage.Accepted;
import cabestan.server.protocol.ServerMessage.Rejected;
import cabestan.server.store.MatchRepository;
import cabestan.server.store.StoreFailure;
import cabestan.server.store.VersionTaken;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** All matches of this node, as far as they are in memory; every change of a match goes through here. */
final class Rooms implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Rooms.class);

    private static final String STALE = "stale";
    private static final Duration TIME_TO_COME_BACK = Duration.ofMinutes(1);

    private final long started = System.currentTimeMillis();
    private final MatchRepository repository;
    private final MatchMaker maker;
    private final MatchBus bus;
    private final Showing showing;
    private final BotPool bots = new BotPool(this);
    private final Alarm alarm;
    private final Crier crier;
    private final Timer latency;
    private final Map<String, MatchRoom> rooms;

    Rooms(
            MatchRepository repository,
            MatchMaker maker,
            MatchBus bus,
            Showing showing,
            Crier crier,
            MeterRegistry metrics,
            int remembered) {
        this.repository = repository;
        this.maker = maker;
        this.bus = bus;
        this.crier = crier;
        this.latency = Timer.builder("cabestan.actions")
                .description("commands from arrival to their answer")
                .publishPercentiles(0.5, 0.99)
                .register(metrics);
        this.showing = showing;
        this.alarm = new Alarm(repository, this::timeIsUp);
        this.rooms = new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<String, MatchRoom> eldest) {
                return size() > remembered;
            }
        };
    }

    /** Wakes what was going on when the last process ended. */
    void start() {
        alarm.start();
        repository.botTurns().forEach(bots::consider);
    }

    private MatchRoom room(String match) {
        if (!Keys.isId(match)) {
            throw Refusal.notFound("there is no match of this name");
        }
        synchronized (rooms) {
            return rooms.computeIfAbsent(match, id -> new MatchRoom(id, repository));
        }
    }

    private void forget(String match) {
        synchronized (rooms) {
            rooms.remove(match);
        }
    }

    int inMemory() {
        synchronized (rooms) {
            return rooms.size();
        }
    }

    int waitingForBots() {
        return bots.waiting();
    }

    /** Looks at a match while nobody can change it. */
    <T> T within(String match, Function<Table, T> look) {
        MatchRoom room = room(match);
        synchronized (room) {
            try {
                return look.apply(room.table());
            } catch (Refusal e) {
                if (e.status() == 404) {
                    forget(match); // a name that leads nowhere must not take the place of a match
                }
                throw e;
            }
        }
    }

    /** The same, after what other nodes have written up to this version. */
    void withinFrom(String match, int version, Consumer<Table> look) {
        MatchRoom room = room(match);
        synchronized (room) {
            room.catchUp(version);
            look.accept(room.table());
        }
    }

    /** Puts a match that has just been made into memory and tells of it. */
    void open(Table table) {
        synchronized (rooms) {
            rooms.put(table.head().id(), new MatchRoom(table, repository));
        }
        within(table.head().id(), opened -> {
            proclaim(opened, 0);
            return null;
        });
    }

    /** Answers exactly once: accepted after the commit, or rejected with how things stand. */
    void command(Command command, String player, Consumer<ServerMessage> answer) {
        long arrived = System.nanoTime();
        MatchRoom room;
        try {
            room = room(command.match());
        } catch (Refusal refusal) {
            answer.accept(rejected(command, player, refusal));
            return;
        }
        synchronized (room) {
            try {
                int before = within(command.match(), Table::version);
                int version = obey(room, command, player);
                answer.accept(new Accepted(command.id(), command.match(), version));
                latency.record(System.nanoTime() - arrived, TimeUnit.NANOSECONDS);
                if (version > before) {
                    proclaim(room.table(), before);
                }
            } catch (Refusal refusal) {
                answer.accept(rejected(command, player, refusal));
            } catch (StoreFailure failure) {
                LOG.error("match={} {}", command.match(), failure.getMessage());
                answer.accept(rejected(command, player, Refusal.tryAgain()));
            }
        }
    }

    private int obey(MatchRoom room, Command command, String player) {
        Table table = room.table();
        Integer done = table.answerTo(player, command.id());
        if (done != null) {
            return done;
        }
        boolean seated =
                command.seat() < table.seatCount() && table.seat(command.seat()).isHeldBy(player);
        if (!seated) {
            throw new Refusal(403, "not-your-seat", "you do not hold seat " + (command.seat() + 1) + " of this match");
        }
        if (isLate(table)) {
            timeIsUp(command.match());
            throw new Refusal(409, "time-up", "the time was up before this arrived");
        }
        if (command.version() != table.version()) {
            throw stale(table);
        }
        try {
            return room.commit(decide(table, command, player), player, command.id());
        } catch (VersionTaken e) { // another node was faster; perhaps with this very command
            Integer doneElsewhere = room.table().answerTo(player, command.id());
            if (doneElsewhere == null) {
                throw stale(room.table());
            }
            return doneElsewhere;
        }
    }

    private static Refusal stale(Table table) {
        return new Refusal(409, STALE, "the match has moved on to version " + table.version() + "; look again");
    }

    private List<Draft> decide(Table table, Command command, String player) {
        if (command.deed() != Deed.REMATCH) {
            return new Referee(table).decide(command);
        }
        if (!table.isOver()) {
            throw new Refusal(409, "not-over", "the match is not over yet");
        }
        if (!table.next().isEmpty()) {
            throw new Refusal(409, "rematch-made", "the rematch is waiting already");
        }
        Table again = maker.rematch(table, player);
        open(again);
        return List.of(new Draft(Happening.REMATCH, command.seat(), again.head().id()));
    }

    private Rejected rejected(Command command, String player, Refusal refusal) {
        int version = 0;
        List<ServerMessage.SeatView> views = List.of();
        try {
            List<Integer> seats = within(command.match(), table -> table.heldBy(player));
            if (!seats.isEmpty()) { // others learn nothing of the match
                version = within(command.match(), Table::version);
                views = within(command.match(), table -> showing.seatViews(table, seats));
            }
        } catch (Refusal | StoreFailure e) {
            LOG.debug("match={} cannot be shown: {}", command.match(), e.getMessage());
        }
        return new Rejected(
                command.id(), command.match(), version, refusal.code(), refusal.rule(), refusal.reason(), views);
    }

    /** Changes a match from outside of play: somebody joins, leaves, is gone for good. */
    void change(String match, String player, Function<Table, List<Draft>> decide) {
        MatchRoom room = room(match);
        synchronized (room) {
            Table table = within(match, found -> found);
            int before = table.version();
            List<Draft> drafts = decide.apply(table);
            if (!drafts.isEmpty()) {
                try {
                    room.commit(drafts, player, "");
                } catch (VersionTaken e) {
                    throw stale(room.table());
                }
                proclaim(room.table(), before);
            }
        }
    }

    /** Plays for a bot; false when the match has moved on meanwhile. */
    boolean actForBot(String match, int version, int seat, int action) {
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
        } catch (Refusal e) {
            if (!e.code().equals(STALE)) {
                throw e;
            }
            return false; // another node was faster
        }
        return played[0];
    }

    /** When the clock runs out; who was on turn while the server was away first gets time to come back. */
    private long deadline(Table table) {
        boolean serverWasAway = table.hourglass().mark() < started;
        return table.deadline() > 0 && serverWasAway
                ? Math.max(table.deadline(), started + TIME_TO_COME_BACK.toMillis())
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
                alarm.set(match, deadline(table));
                return List.of();
            });
        } catch (Refusal | StoreFailure e) {
            LOG.warn("match={} the clock could not be stopped: {}", match, e.getMessage());
        }
    }

    /** Tells everybody what happened after this version, and wakes who has to act next; it is on disk already. */
    private void proclaim(Table table, int since) {
        String match = table.head().id();
        try {
            MatchNews news = Crier.news(table, table.eventsSince(Math.min(since, table.version())));
            bus.publish(news);
            crier.callOut(table, news);
        } catch (StoreFailure e) {
            LOG.warn("match={} not everybody was told: {}", match, e.getMessage()); // the next change tells them
        }
        alarm.set(match, deadline(table));
        if (table.isBotTurn()) {
            bots.consider(match);
        }
    }

    @Override
    public void close() {
        alarm.close();
        bots.close();
    }
}
