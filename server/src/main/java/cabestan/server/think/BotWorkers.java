package cabestan.server.think;

import cabestan.bots.Opponent;
import cabestan.bots.PublicRecord;
import cabestan.bots.catalog.Opponents;
import cabestan.rules.game.State;
import cabestan.rules.game.View;
import cabestan.server.background.BackgroundLoop;
import cabestan.server.background.BackgroundTasks;
import cabestan.server.cluster.SiteClock;
import cabestan.server.identity.Secrets;
import cabestan.server.protocol.RequestRejected;
import cabestan.server.room.BotTurns;
import cabestan.server.room.NodeRole;
import cabestan.server.room.Rooms;
import cabestan.server.store.LeaseRepository;
import cabestan.server.store.LeaseRepository.BotTurn;
import cabestan.server.store.StoreFailure;
import cabestan.table.Caller;
import cabestan.table.Occupant;
import cabestan.table.Table;
import cabestan.table.TableCommand;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Plays the bots' turns on a few threads of low priority, so that people never wait for them.
 *
 * <p>Weak bots think for a moment only and have a thread of their own; the strong ones share the others, with hosts
 * taking turns. Only the node that holds the lease of a match thinks about it. The node that writes the event which
 * brings a bot on turn takes the lease in the same transaction, unless it is busy; leases that nobody took, or that
 * belonged to a node that died, are claimed by any node.
 */
public final class BotWorkers implements BotTurns {

    private static final Logger LOG = LoggerFactory.getLogger(BotWorkers.class);

    private static final Duration LEASE = Duration.ofSeconds(6);
    private static final Duration CHECK_INTERVAL = Duration.ofSeconds(2);
    private static final int QUICK_LEVEL = 2;
    private static final int HELD_BY_THREAD = 8;
    private static final int HELD_ALONE = 10_000;
    private static final Set<String> MOVED_ON = Set.of("stale", "not-your-seat", "over");

    /** A turn that a bot has to think about. */
    private record Turn(int version, int seat, View view, PublicRecord record, Opponent opponent) {}

    private final Rooms rooms;
    private final LeaseRepository leases;
    private final SiteClock clock;
    private final Map<String, BotTurn> held = new ConcurrentHashMap<>();
    private final FairQueue quick = new FairQueue();
    private final FairQueue slow = new FairQueue();
    private final Semaphore more = new Semaphore(0);
    private final int mostHeld;
    private volatile boolean leftOver;
    private final List<BackgroundLoop> threads = new ArrayList<>();
    private final BackgroundLoop leaseLoop;
    private long extended = System.nanoTime();

    public BotWorkers(Rooms rooms, LeaseRepository leases, SiteClock clock, NodeRole role, BackgroundTasks tasks) {
        this.rooms = rooms;
        this.leases = leases;
        this.clock = clock;
        this.leaseLoop = tasks.loop("bot-leases", Thread.ofPlatform().daemon(), this::tendLeases);
        int count = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
        int ofShare = role.shared() ? count * HELD_BY_THREAD : HELD_ALONE; // what one node holds, no other can take
        this.mostHeld = role.thinks() ? ofShare : 0;
        threads.add(thread("bot-quick", quick, tasks));
        for (int i = 0; i < count; i++) {
            threads.add(thread("bot-slow", slow, tasks));
        }
    }

    @SuppressWarnings("ThreadPriorityCheck") // only a hint: where it is heeded, people are served before bots think
    private BackgroundLoop thread(String name, FairQueue queue, BackgroundTasks tasks) {
        return tasks.loop(name, Thread.ofPlatform().daemon().priority(Thread.MIN_PRIORITY), () -> think(queue.take()));
    }

    @Override
    public void start() {
        if (mostHeld > 0) {
            threads.forEach(BackgroundLoop::start);
            leaseLoop.start();
        }
    }

    @Override
    public long leaseFor(Table table) {
        if (!table.isBotTurn() || mostHeld == 0) {
            return 0;
        }
        BotTurn turn = turn(table);
        boolean takes = isQuick(turn) || held.containsKey(turn.match()) || roomForMore() > 0;
        return takes ? leaseFrom(clock.now()) : 0;
    }

    private static BotTurn turn(Table table) {
        int level =
                table.seat(table.onTurn()).occupant() instanceof Occupant.Bot(int strength, String name) ? strength : 0;
        return new BotTurn(table.head().id(), table.head().host(), level);
    }

    private static boolean isQuick(BotTurn turn) {
        return turn.level() <= QUICK_LEVEL;
    }

    private int roomForMore() {
        return mostHeld
                - (int) held.values().stream().filter(turn -> !isQuick(turn)).count();
    }

    private static long leaseFrom(long now) {
        return now + LEASE.toMillis();
    }

    @Override
    public void take(Table table) {
        take(turn(table));
    }

    private void take(BotTurn turn) {
        if (held.putIfAbsent(turn.match(), turn) == null) {
            (isQuick(turn) ? quick : slow).add(turn.host(), turn.match());
        }
    }

    @Override
    public void wake() {
        leftOver = true;
        if (more.availablePermits() == 0) {
            more.release();
        }
    }

    @Override
    public int waiting() {
        return held.size();
    }

    private void tendLeases() throws InterruptedException {
        boolean woken = more.tryAcquire(CHECK_INTERVAL.toMillis(), TimeUnit.MILLISECONDS);
        try {
            if (!woken || System.nanoTime() - extended > CHECK_INTERVAL.toNanos()) {
                leases.extend(List.copyOf(held.keySet()), leaseFrom(clock.now()));
                extended = System.nanoTime();
            }
            claim();
        } catch (StoreFailure e) {
            LOG.warn("leases could not be extended or claimed: {}", e.getMessage());
            Thread.sleep(CHECK_INTERVAL);
        }
    }

    private void claim() {
        int room = roomForMore();
        if (room > 0) {
            long now = clock.now();
            List<String> claimed = leases.claim(room, now, leaseFrom(now));
            leftOver = claimed.size() == room;
            leases.turns(claimed).forEach(this::take);
        }
    }

    private void think(String match) {
        try {
            Turn turn = rooms.within(match, BotWorkers::ask);
            if (turn != null) {
                play(match, turn);
            }
            held.remove(match);
            boolean goesOn = rooms.within(match, table -> {
                if (table.isBotTurn()) {
                    take(table);
                }
                return table.isBotTurn();
            });
            if (!goesOn && leftOver) {
                wake();
            }
        } catch (StoreFailure e) { // the lease expires, and then some node claims it again
            held.remove(match);
            LOG.debug("match={} a bot could not reach the store: {}", match, e.getMessage());
        } catch (RuntimeException | Error e) {
            held.remove(match);
            LOG.error("match={} the bot's turn could not be played", match, e);
        }
    }

    private static Turn ask(Table table) {
        int seat = table.onTurn();
        if (seat < 0 || !(table.seat(seat).occupant() instanceof Occupant.Bot(int level, String name))) {
            return null;
        }
        State state = table.match().state();
        Opponent opponent = Opponents.level(table.game(), level);
        return new Turn(table.version(), seat, state.view(seat), PublicRecord.of(table.match()), opponent);
    }

    private void play(String match, Turn turn) {
        int version = turn.version;
        try {
            Opponent opponent = turn.opponent;
            int[] actions = opponent.bot()
                    .think(turn.view, turn.record, opponent.budget(), Secrets.dice())
                    .actions();
            for (int action : actions) {
                if (!act(match, version++, turn.seat, turn.view.write(action))) {
                    return; // the match has moved on
                }
            }
        } catch (StoreFailure e) {
            throw e;
        } catch (RuntimeException e) { // the others at the table must not wait for a faulty bot
            LOG.error("match={} a bot failed; it plays anything legal instead", match, e);
            playAnything(match, turn);
        }
    }

    private void playAnything(String match, Turn turn) {
        int[] legal = turn.view.legalActions();
        act(match, turn.version, turn.seat, turn.view.write(legal[Secrets.dice().below(legal.length)]));
    }

    /** Plays for the bot; false when the match has moved on meanwhile. */
    private boolean act(String match, int version, int seat, String action) {
        try {
            rooms.carryOut(match, new TableCommand.Act(seat, action), new Caller.Site(version));
            return true;
        } catch (RequestRejected e) {
            if (MOVED_ON.contains(e.rejection().code())) {
                return false;
            }
            throw e;
        }
    }

    /** Stops thinking and releases the leases, so that other nodes take over at once. */
    @Override
    public void close() {
        threads.forEach(BackgroundLoop::close);
        leaseLoop.close();
        try {
            leases.release(List.copyOf(held.keySet()));
        } catch (StoreFailure e) {
            LOG.debug("the leases will expire by themselves: {}", e.getMessage());
        }
    }
}
