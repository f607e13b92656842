package cabestan.server.room;

import cabestan.rules.game.Match;
import cabestan.server.protocol.Answer.ReplyPlan;
import cabestan.server.protocol.Answer.ReplyPlans;
import cabestan.server.protocol.ClientMessage.Command;
import cabestan.server.protocol.Moment;
import cabestan.server.protocol.NewMatch;
import cabestan.server.protocol.RequestBody.Upload;
import cabestan.server.protocol.RequestRejected;
import cabestan.server.protocol.ServerMessage;
import cabestan.server.protocol.ServerMessage.Accepted;
import cabestan.server.protocol.ServerMessage.Rejected;
import cabestan.server.protocol.Summary;
import cabestan.server.store.MatchRepository;
import cabestan.server.store.PlayerMatchRepository;
import cabestan.server.store.StoreFailure;
import cabestan.table.Beginning;
import cabestan.table.Caller;
import cabestan.table.Phase;
import cabestan.table.Table;
import cabestan.table.TableCommand;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The operations on matches that clients can ask for. */
public final class Matches {

    private static final Logger LOG = LoggerFactory.getLogger(Matches.class);

    private final MatchRepository repository;
    private final RunningLimit limit;
    private final PlayerMatches ofPlayer;
    private final MatchFactory factory;
    private final MatchViews views;
    private final Rooms rooms;
    private final MeterRegistry metrics;
    private final Timer latency;

    public Matches(
            MatchRepository repository,
            PlayerMatchRepository playerMatches,
            MatchFactory factory,
            MatchViews views,
            Rooms rooms,
            MeterRegistry metrics) {
        this.repository = repository;
        this.limit = new RunningLimit(playerMatches);
        this.ofPlayer = new PlayerMatches(playerMatches, rooms);
        this.factory = factory;
        this.views = views;
        this.rooms = rooms;
        this.metrics = metrics;
        this.latency = Timer.builder("cabestan.actions")
                .description("commands from arrival to their answer")
                .publishPercentiles(0.5, 0.99)
                .register(metrics);
        rejections("try-again"); // so that the metric exists before the first rejection
    }

    public Summary make(NewMatch wanted, String host) {
        return opened(factory.make(wanted, host), host, wanted.chat());
    }

    /** Imports a match that was begun elsewhere. */
    public Summary importMatch(Upload upload, String host) {
        return opened(factory.importMatch(upload, host), host, true);
    }

    private Summary opened(Table table, String host, boolean chat) {
        return limit.keep(host, () -> !table.isOver(), () -> {
            long lease = rooms.leaseFor(table);
            repository.create(table, lease, chat, rooms.notices(table, 0));
            Summary summary = views.summary(table, host, "");
            rooms.open(table, lease);
            return summary;
        });
    }

    /** Takes a free seat: the one the key opens, the one that is kept for this player, or a listed one. */
    public Summary join(String match, String player, String key, int seat) {
        Caller caller = new Caller.Person(player, "", 0);
        limit.keep(
                player,
                () -> rooms.within(match, table -> !table.isOver() && !countsFor(table, player)),
                () -> rooms.carryOut(match, new TableCommand.Join(key, seat), caller));
        return rooms.within(match, table -> views.summary(table, player, ""));
    }

    /** Whether a match that is not over is one of this player's already. */
    private static boolean countsFor(Table table, String player) {
        boolean hosts = table.head().host().equals(player) && table.phase() == Phase.WAITING;
        return hosts || !table.heldBy(player).isEmpty();
    }

    /**
     * Gives a seat back before the start, or declines one that is kept; when the host leaves, or leaves bots alone at the
     * table, the match is over.
     */
    public void leave(String match, String player, int seat) {
        rooms.carryOut(match, new TableCommand.Leave(seat), new Caller.Person(player, "", 0));
    }

    /** Lets a computer player of this level take a free seat; only the host may ask for it. */
    public Summary seatBot(String match, String player, int seat, int level) {
        rooms.carryOut(match, new TableCommand.SeatBot(seat, level), new Caller.Person(player, "", 0));
        return rooms.within(match, table -> views.summary(table, player, ""));
    }

    /** Lets no match depend any more on a player whose account is deleted, and none show what the player added to it. */
    public void abandon(String player) {
        ofPlayer.abandon(player);
    }

    /** Pauses the clocks of a player in all matches with days for each turn; returns in how many. */
    public int takeHoliday(String player, int days) {
        return ofPlayer.takeHoliday(player, days);
    }

    /** Answers exactly once: accepted after the commit, or rejected with the current state. */
    public void command(Command command, String player, Consumer<ServerMessage> answer) {
        long arrived = System.nanoTime();
        Caller caller = new Caller.Person(player, command.id(), command.version());
        try {
            carryOut(command, caller, version -> {
                answer.accept(new Accepted(command.id(), command.match(), version));
                latency.record(System.nanoTime() - arrived, TimeUnit.NANOSECONDS);
            });
        } catch (RequestRejected rejected) {
            answer.accept(rejected(command, player, rejected));
        } catch (StoreFailure failure) {
            LOG.error("match={} {}", command.match(), failure.getMessage());
            answer.accept(rejected(command, player, RequestRejected.tryAgain()));
        }
    }

    private void carryOut(Command command, Caller caller, IntConsumer acknowledge) {
        Runnable work = () -> rooms.carryOut(command.match(), command.command(), caller, acknowledge);
        if (command.command() instanceof TableCommand.Rematch) {
            limit.keep(caller.player(), () -> canHaveRematch(command.match()), work);
        } else {
            work.run();
        }
    }

    /** Whether a match is over and has no rematch yet; otherwise a command is an old one, or rejected. */
    private boolean canHaveRematch(String match) {
        return rooms.within(match, table -> table.isOver() && table.next().isEmpty());
    }

    private Counter rejections(String code) {
        return Counter.builder("cabestan.rejections")
                .description("commands that were rejected, by code")
                .tag("code", code)
                .register(metrics);
    }

    /** Those who sit at the table also get their current views; others learn nothing of the match. */
    private Rejected rejected(Command command, String player, RequestRejected rejected) {
        int version = 0;
        List<ServerMessage.SeatView> seats = List.of();
        try {
            var shown =
                    rooms.within(command.match(), table -> table.heldBy(player).isEmpty() ? null : table.view(player));
            if (shown != null) {
                version = shown.summary().standing().version();
                seats = MatchViews.seats(shown);
            }
        } catch (RequestRejected | StoreFailure e) {
            LOG.debug("match={} cannot be shown: {}", command.match(), e.getMessage());
        }
        var why = rejected.rejection();
        rejections(why.code()).increment();
        return new Rejected(command.id(), command.match(), version, why.code(), why.rule(), why.reason(), seats);
    }

    /** The matches of a player: first those in which it is their turn, ordered by the time left. */
    public List<Summary> of(String player) {
        return ofPlayer.list(player).stream()
                .map(listing -> views.summary(listing, player))
                .sorted(Comparator.comparingInt((Summary summary) -> isMyTurn(summary) ? 0 : 1)
                        .thenComparingLong(summary -> isMyTurn(summary) ? remaining(summary) : 0))
                .toList();
    }

    private static long remaining(Summary summary) {
        Long remaining = summary.clock().remaining();
        return remaining == null ? Long.MAX_VALUE : remaining;
    }

    private static boolean isMyTurn(Summary summary) {
        return summary.onTurn() > 0 && summary.seats().get(summary.onTurn() - 1).mine();
    }

    /** Reads something of a match for a viewer without a seat. */
    public <T> T watched(String match, String key, Function<Table, T> read) {
        return rooms.within(match, table -> {
            mustBeVisible(table, "", key);
            return read.apply(table);
        });
    }

    /**
     * The match as it was played, for a viewer without a seat; empty unless it is over. It is a copy, so that nobody waits
     * while it is replayed.
     */
    public Optional<Match> playedOut(String match, String key) {
        return watched(
                match,
                key,
                table -> Optional.ofNullable(table.isOver() ? table.match() : null)
                        .map(Match::copy));
    }

    public Summary summary(String match, String player, String key) {
        return rooms.within(match, table -> {
            mustBeVisible(table, player, key);
            return views.summary(table, player, key);
        });
    }

    /** Rejects viewers who neither sit at the match nor hold a key to it, unless it is listed. */
    public static void mustBeVisible(Table table, String player, String key) {
        if (!table.isVisibleTo(player, key)) {
            throw RequestRejected.forbidden("this match is not listed; it opens with its invite or watch link");
        }
    }

    /** The record in the engine's text; it carries the seed only once the match is over. */
    public String record(String match, String player, String key) {
        return rooms.within(match, table -> {
            mustBeVisible(table, player, key);
            if (table.match() == null) {
                throw new RequestRejected(409, "not-running", "the match has not started");
            }
            if (table.head().beginning() instanceof Beginning.FromPosition && !table.isOver()) {
                throw new RequestRejected(
                        409, "not-over", "the position it began from shows what is hidden; it is told once it is over");
            }
            List<String> names = table.seats().stream()
                    .map(seat -> views.name(seat.occupant()))
                    .map(name -> name.isEmpty() ? "-" : name)
                    .toList();
            return table.record(names, table.isOver()).write();
        });
    }

    /** What the seat saw after this many actions; -1 is the watchers' seat. */
    public Moment moment(String match, String player, String key, int actions, int seat) {
        return rooms.within(match, table -> {
            mustBeVisible(table, player, key);
            if (table.match() == null || actions > table.match().length()) {
                throw RequestRejected.notFound("the match has not come so far");
            }
            if (seat >= 0 && !table.heldBy(player).contains(seat)) {
                throw new RequestRejected(403, "not-your-seat", "you do not hold this seat");
            }
            Table.Moment moment = table.momentAfter(actions, seat);
            return new Moment(
                    actions,
                    moment.position(),
                    moment.points(),
                    moment.onTurn() + 1,
                    moment.led().orElse(null));
        });
    }

    /** What this player plans to reply; the plans of others are never shown. */
    public ReplyPlans replyPlans(String match, String player) {
        List<Integer> held = rooms.within(match, table -> table.heldBy(player));
        if (held.isEmpty()) {
            throw new RequestRejected(403, "not-your-seat", "you do not hold a seat of this match");
        }
        var plans = repository.plans(match).plans();
        return new ReplyPlans(held.stream()
                .flatMap(seat -> plans.of(seat).map(plan -> new ReplyPlan(seat + 1, plan.lines())).stream())
                .toList());
    }

    /** The match of this id, if this player has made it already. */
    public Optional<Summary> madeBy(String host, String match) {
        try {
            return rooms.within(
                    match,
                    table -> table.head().host().equals(host)
                            ? Optional.of(views.summary(table, host, ""))
                            : Optional.empty());
        } catch (RequestRejected e) {
            return Optional.empty(); // there is no such match
        }
    }
}
