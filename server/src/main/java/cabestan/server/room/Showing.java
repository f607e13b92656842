package cabestan.server.room;

import cabestan.rules.game.Gesture;
import cabestan.rules.game.Match;
import cabestan.rules.game.Outcome;
import cabestan.rules.game.State;
import cabestan.rules.game.View;
import cabestan.server.identity.Players;
import cabestan.server.protocol.ClockRule;
import cabestan.server.protocol.ServerMessage.Entry;
import cabestan.server.protocol.ServerMessage.SeatView;
import cabestan.server.protocol.Summary;
import cabestan.server.store.MatchHead;
import cabestan.server.store.MatchIndex;
import cabestan.server.store.MatchRepository.Listing;
import cabestan.server.store.SeatRow;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What one player may see of a match; everything that leaves the server about a match is made here. */
public final class Showing {

    private final Players players;
    private final Presence presence;

    public Showing(Players players, Presence presence) {
        this.players = players;
        this.presence = presence;
    }

    /** One view for every seat this player holds, or the watchers' when there is none. */
    public List<SeatView> views(Table table, String player) {
        List<Integer> seats = table.heldBy(player);
        return seats.isEmpty() ? watcherViews(table) : seatViews(table, seats);
    }

    List<SeatView> seatViews(Table table, List<Integer> seats) {
        if (table.match() == null) {
            return List.of();
        }
        return seats.stream().map(seat -> view(table, seat)).toList();
    }

    private List<SeatView> watcherViews(Table table) {
        return seatViews(table, List.of(State.WATCHER));
    }

    private static SeatView view(Table table, int seat) {
        if (table.isOver()) {
            return new SeatView(seat + 1, table.match().state().position(), List.of(), 0);
        }
        View view = table.match().view(seat);
        boolean onTurn = view.onTurn() == seat;
        return new SeatView(
                seat + 1,
                view.position(),
                onTurn ? legal(view) : List.of(),
                onTurn ? table.match().undoable() : 0);
    }

    private static List<Gesture> legal(View view) {
        int[] actions = new int[view.maxActions()];
        int count = view.legalActions(actions);
        List<Gesture> gestures = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            gestures.add(view.gesture(actions[i]));
        }
        return gestures;
    }

    public static List<Entry> record(Table table) {
        List<Entry> entries = new ArrayList<>();
        Match match = table.match();
        for (int i = 0; match != null && i < match.length(); i++) {
            entries.add(new Entry(match.seat(i) + 1, match.turn(i), match.text(i)));
        }
        return entries;
    }

    public Summary summary(Table table, String player) {
        Table.Offer open = table.offer();
        Hourglass glass = table.hourglass();
        return summary(
                table.head(),
                table.seats(),
                table.index(),
                table.seedHash(),
                player,
                clock(table.head(), table.match() == null ? null : glass.left(), glass.mark()),
                open == null ? null : new Summary.Offer(open.draw() ? "draw" : "takeback", open.seat() + 1),
                table.next().isEmpty() ? null : table.next());
    }

    public Summary summary(Listing listing, String player) {
        return summary(
                listing.head(),
                listing.seats(),
                listing.index(),
                Table.seedHash(listing.head()),
                player,
                clock(listing.head(), null, 0),
                null,
                null);
    }

    private Summary summary(
            MatchHead head,
            List<SeatRow> seats,
            MatchIndex index,
            String seedHash,
            String player,
            Summary.Clock clock,
            Summary.Offer offer,
            String next) {
        boolean over = index.phase().equals("over");
        boolean sits = seats.stream().anyMatch(seat -> seat.isHeldBy(player));
        boolean hosts = !player.isEmpty() && head.host().equals(player);
        Outcome result = Table.readResult(index.result());
        return new Summary(
                head.id(),
                head.game(),
                head.variant(),
                head.options(),
                index.version(),
                index.phase(),
                seats.stream().map(seat -> place(head.id(), seat, player)).toList(),
                index.onTurn() + 1,
                index.turn(),
                numbers(index.points()),
                clock,
                head.listed(),
                result == null ? null : new Summary.Result(result.ranks(), result.code(), result.reason()),
                seedHash,
                over && seedHash != null ? head.seed() : null,
                sits || hosts ? head.watch() : null,
                hosts ? invites(seats) : null,
                offer,
                next,
                head.created(),
                index.updated());
    }

    private Summary.Place place(String match, SeatRow seat, String player) {
        return new Summary.Place(
                seat.seat() + 1,
                seat.kind(),
                name(seat),
                seat.isHeldBy(player),
                seat.isBot() || !seat.isOpen() && presence.isPresent(match, seat.player()),
                seat.isBot() ? seat.level() : null);
    }

    /** How the one in this seat is called. */
    String name(SeatRow seat) {
        return switch (seat.kind()) {
            case "player" -> players.name(seat.player());
            case "bot" -> "Level " + seat.level();
            default -> seat.name();
        };
    }

    private static List<Summary.Invite> invites(List<SeatRow> seats) {
        return seats.stream()
                .filter(SeatRow::isOpen)
                .map(seat -> new Summary.Invite(seat.seat() + 1, seat.invite()))
                .toList();
    }

    private static Summary.Clock clock(MatchHead head, List<Long> left, long mark) {
        Long at = left == null ? null : mark;
        return switch (ClockRule.read(head.clock())) {
            case ClockRule.None none -> new Summary.Clock("none", null, null, null, null, null);
            case ClockRule.WholeMatch(int seconds, int increment) ->
                new Summary.Clock("match", seconds, increment, null, left, at);
            case ClockRule.EachTurn(int days) -> new Summary.Clock("turn", null, null, days, left, at);
        };
    }

    private static List<Integer> numbers(String text) {
        return text.isEmpty()
                ? List.of()
                : Arrays.stream(text.split(",")).map(Integer::valueOf).toList();
    }
}
