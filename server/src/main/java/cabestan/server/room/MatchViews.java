package cabestan.server.room;

import cabestan.rules.game.Outcome;
import cabestan.server.cluster.SiteClock;
import cabestan.server.identity.Players;
import cabestan.server.protocol.ServerMessage;
import cabestan.server.protocol.ServerMessage.Changed;
import cabestan.server.protocol.Summary;
import cabestan.server.store.MatchRepository.Listing;
import cabestan.table.Occupant;
import cabestan.table.Standing;
import cabestan.table.Table;
import cabestan.table.TableSummary;
import cabestan.table.TableView;
import cabestan.table.clock.ClockRule;
import cabestan.table.event.EventCodec;
import cabestan.table.event.TableChange;
import cabestan.table.event.TableEvent;
import java.util.List;
import java.util.stream.IntStream;

/** Matches as messages show them: the view of the table, with the players' names and who is present. */
public final class MatchViews {

    private final Players players;
    private final Presence presence;
    private final SiteClock siteClock;

    public MatchViews(Players players, Presence presence, SiteClock siteClock) {
        this.players = players;
        this.presence = presence;
        this.siteClock = siteClock;
    }

    /** @param since the version that the viewer knows, or -1 to show everything */
    public Changed changed(Table table, String player, int since) {
        boolean whole = since < 0 || since > table.version();
        TableView view = table.view(player);
        return new Changed(
                table.head().id(),
                table.version(),
                whole ? null : since,
                whole
                        ? List.of()
                        : table.changesSince(since).stream()
                                .map(MatchViews::event)
                                .toList(),
                summary(table, view.summary()),
                seats(view),
                whole ? entries(table) : null);
    }

    private static ServerMessage.Event event(TableChange change) {
        TableEvent event = change.logged().event();
        return new ServerMessage.Event(
                change.logged().version(),
                EventCodec.kind(event),
                event.seat() + 1,
                change.gesture().orElse(null),
                event.changesActions() ? change.length() : null,
                change.gesture().isPresent() ? change.turn() : null,
                event instanceof TableEvent.RematchOpened(int seat, String next) ? next : null,
                change.logged().at());
    }

    private static List<ServerMessage.Entry> entries(Table table) {
        return TableView.entries(table).stream()
                .map(entry -> new ServerMessage.Entry(entry.seat() + 1, entry.turn(), entry.text()))
                .toList();
    }

    /** What the seats of this view see and may do. */
    public static List<ServerMessage.SeatView> seats(TableView view) {
        return view.seats().stream()
                .map(seat ->
                        new ServerMessage.SeatView(seat.seat() + 1, seat.position(), seat.legal(), seat.undoable()))
                .toList();
    }

    public Summary summary(Table table, String player, String key) {
        return summary(table, TableSummary.of(table, player, key));
    }

    private Summary summary(Table table, TableSummary summary) {
        return summary(summary, elapsed(table, summary));
    }

    public Summary summary(Listing listing, String player) {
        return summary(TableSummary.of(listing.head(), listing.seats(), listing.standing(), player), null);
    }

    /** The time that the seat on turn has used, without outages of the site; null if no clock runs. */
    private Long elapsed(Table table, TableSummary summary) {
        long now = siteClock.now();
        long deadline = table.deadlineAfter(siteClock.outages(), now);
        return deadline == 0 ? null : Math.max(0, summary.left().get(table.onTurn()) - (deadline - now));
    }

    private Summary summary(TableSummary table, Long elapsed) {
        Standing standing = table.standing();
        return new Summary(
                table.id(),
                table.game(),
                table.variant(),
                table.options(),
                standing.version(),
                standing.phase().word(),
                IntStream.range(0, table.seats().size())
                        .mapToObj(seat -> place(table, seat))
                        .toList(),
                standing.onTurn() + 1,
                standing.turn(),
                standing.points(),
                clock(table, elapsed),
                table.listed(),
                standing.result().map(MatchViews::result).orElse(null),
                orNull(table.seedHash()),
                orNull(table.seed()),
                orNull(table.watch()),
                table.invites().map(MatchViews::invites).orElse(null),
                table.offer()
                        .map(offer -> new Summary.Offer(offer.draw() ? "draw" : "takeback", offer.seat() + 1))
                        .orElse(null),
                orNull(table.next()),
                table.silentFrom() == 0 ? null : table.silentFrom(),
                table.created(),
                standing.updated());
    }

    private static Summary.Result result(Outcome outcome) {
        return new Summary.Result(outcome.ranks(), outcome.code(), outcome.reason());
    }

    private static List<Summary.Invite> invites(List<TableSummary.Invite> invites) {
        return invites.stream()
                .map(invite -> new Summary.Invite(invite.seat() + 1, invite.key()))
                .toList();
    }

    private static String orNull(String text) {
        return text.isEmpty() ? null : text;
    }

    private Summary.Place place(TableSummary table, int seat) {
        Occupant occupant = table.seats().get(seat);
        boolean online = switch (occupant) {
            case Occupant.Nobody nobody -> false;
            case Occupant.Bot bot -> true;
            default -> presence.isPresent(table.id(), occupant.player());
        };
        return new Summary.Place(
                seat + 1,
                occupant.kind(),
                name(occupant),
                table.mine().contains(seat),
                table.vacant().contains(seat),
                online,
                occupant instanceof Occupant.Bot(int level, String name) ? level : null,
                holiday(table, seat));
    }

    private Long holiday(TableSummary table, int seat) {
        long until = table.holidays().isEmpty() ? 0 : table.holidays().get(seat);
        return until > siteClock.now() ? until : null;
    }

    /** The displayed name of a seat's occupant, or of the player for whom the seat is kept. */
    public String name(Occupant occupant) {
        return switch (occupant) {
            case Occupant.Nobody(String keptFor) -> keptFor.isEmpty() ? "" : players.name(keptFor);
            case Occupant.Player(String id, String name) -> players.name(id);
            case Occupant.Bot(int level, String name) -> "Level " + level;
            default -> occupant.name();
        };
    }

    private Summary.Clock clock(TableSummary table, Long elapsed) {
        List<Long> left = table.left().isEmpty() ? null : table.left();
        Long at = left == null ? null : table.clockAt();
        long deadline = table.standing().deadline();
        Long remaining = deadline == 0 ? null : Math.max(0, deadline - siteClock.now());
        return switch (table.clock()) {
            case ClockRule.None(int silence) ->
                new Summary.Clock("none", null, null, null, silence, null, null, null, null);
            case ClockRule.WholeMatch(int seconds, int increment) ->
                new Summary.Clock("match", seconds, increment, null, null, left, at, elapsed, remaining);
            case ClockRule.EachTurn(int days) ->
                new Summary.Clock("turn", null, null, days, null, left, at, elapsed, remaining);
        };
    }
}
