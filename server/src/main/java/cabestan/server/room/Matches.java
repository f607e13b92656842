package cabestan.server.room;

import cabestan.rules.game.Gesture;
import cabestan.rules.game.MatchRecord;
import cabestan.rules.game.State;
import cabestan.server.identity.Secrets;
import cabestan.server.protocol.ClientMessage.Command;
import cabestan.server.protocol.Json.Upload;
import cabestan.server.protocol.NewMatch;
import cabestan.server.protocol.RequestRejected;
import cabestan.server.protocol.ServerMessage;
import cabestan.server.protocol.Summary;
import cabestan.server.store.MatchRepository;
import cabestan.server.store.MatchRepository.Listing;
import cabestan.server.store.SeatRow;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** What can be done with matches from outside: make, join, leave, command, look at. */
public final class Matches {

    /** What was asked for of the past: the position after so many actions, and the last of them. */
    public record Moment(int n, String position, Gesture gesture) {}

    private final MatchRepository repository;
    private final MatchFactory factory;
    private final Showing showing;
    private final Rooms rooms;

    public Matches(MatchRepository repository, MatchFactory factory, Showing showing, Rooms rooms) {
        this.repository = repository;
        this.factory = factory;
        this.showing = showing;
        this.rooms = rooms;
    }

    public Summary make(NewMatch wish, String host) {
        return opened(factory.make(wish, host), host);
    }

    public Summary adopt(Upload upload, String host) {
        return opened(factory.adopt(upload, host), host);
    }

    private Summary opened(Table table, String host) {
        Summary summary = showing.summary(table, host);
        rooms.open(table);
        return summary;
    }

    /** Takes a free seat: the one the key opens, the one that is kept for this player, or a listed one. */
    public Summary join(String match, String player, String key, int seat) {
        rooms.change(match, player, table -> {
            Optional<SeatRow> mine = table.seats().stream()
                    .filter(row -> row.isHeldBy(player) && !key.isEmpty() && Secrets.same(row.invite(), key))
                    .findFirst();
            if (mine.isPresent()) {
                return List.of(); // came back by the same link
            }
            if (table.isOver()) {
                throw new RequestRejected(409, "over", "who made this match has left; there will be none");
            }
            SeatRow free = freeSeat(table, player, key, seat);
            List<Draft> drafts = new ArrayList<>();
            drafts.add(new Draft(Happening.JOINED, free.seat()));
            boolean last = table.seats().stream().filter(SeatRow::isOpen).count() == 1;
            if (last && table.isWaiting()) { // one that was begun elsewhere runs already
                drafts.add(new Draft(Happening.STARTED, -1));
            }
            return drafts;
        });
        return rooms.within(match, table -> showing.summary(table, player));
    }

    private static SeatRow freeSeat(Table table, String player, String key, int seat) {
        List<SeatRow> open = table.seats().stream()
                .filter(SeatRow::isOpen)
                .filter(row -> seat < 0 || row.seat() == seat)
                .toList();
        Optional<SeatRow> granted = open.stream()
                .filter(row -> key.isEmpty()
                        ? row.player().equals(player)
                                || row.player().isEmpty() && table.head().listed()
                        : Secrets.same(row.invite(), key))
                .min(Comparator.comparingInt(row -> row.player().equals(player) ? 0 : 1));
        boolean known = key.isEmpty()
                || table.seats().stream().anyMatch(row -> !row.invite().isEmpty() && Secrets.same(row.invite(), key));
        return granted.orElseThrow(() -> !known || !open.isEmpty()
                ? RequestRejected.forbidden("this link does not open a seat of this match")
                : new RequestRejected(409, "seat-taken", "this seat is taken"));
    }

    /** Gives a seat back before the start; when who made the match leaves, there will be no match. */
    public void leave(String match, String player, int seat) {
        rooms.change(match, player, table -> {
            if (seat >= table.seatCount() || !table.seat(seat).isHeldBy(player)) {
                throw new RequestRejected(403, "not-your-seat", "you do not hold this seat");
            }
            if (!table.isWaiting()) {
                throw new RequestRejected(409, "running", "the match has started; you can resign");
            }
            return List.of(Referee.leave(table, seat));
        });
    }

    /** Ends what a player who goes for good has begun. */
    public void abandon(String player) {
        for (Listing listing : repository.of(player)) {
            for (SeatRow row : listing.seats()) {
                rooms.change(listing.head().id(), player, table -> {
                    if (table.isOver() || !table.seat(row.seat()).isHeldBy(player)) {
                        return List.of();
                    }
                    return table.isWaiting()
                            ? List.of(Referee.leave(table, row.seat()))
                            : new Referee(table).forfeit(Happening.RESIGNED, row.seat());
                });
            }
        }
    }

    public void command(Command command, String player, Consumer<ServerMessage> answer) {
        rooms.command(command, player, answer);
    }

    /** The matches of a player, those first in which they have to act. */
    public List<Summary> of(String player) {
        return repository.of(player).stream()
                .map(listing -> showing.summary(listing, player))
                .sorted(Comparator.comparingInt(summary -> isMyTurn(summary) ? 0 : 1))
                .toList();
    }

    private static boolean isMyTurn(Summary summary) {
        return summary.onTurn() > 0 && summary.seats().get(summary.onTurn() - 1).mine();
    }

    public Summary summary(String match, String player, String key) {
        return rooms.within(match, table -> {
            Access.mustMaySee(table, player, key);
            return showing.summary(table, player);
        });
    }

    /** The record in the engine's text; it carries the seed only once the match is over. */
    public String record(String match, String player, String key) {
        return rooms.within(match, table -> {
            Access.mustMaySee(table, player, key);
            if (table.match() == null) {
                throw new RequestRejected(409, "not-running", "the match has not started");
            }
            boolean fromPosition = !table.head().start().isEmpty();
            if (fromPosition && !table.isOver()) {
                throw new RequestRejected(
                        409, "not-over", "the position it began from shows what is hidden; it is told once it is over");
            }
            List<String> names = table.seats().stream()
                    .map(showing::name)
                    .map(name -> name.isEmpty() ? "-" : name)
                    .toList();
            return (fromPosition
                            ? MatchRecord.of(table.match(), names, table.result())
                            : MatchRecord.of(table.match(), table.setup(), names, table.result(), table.isOver()))
                    .write();
        });
    }

    /** What the seat saw after so many actions; -1 is the watchers' seat. */
    public Moment moment(String match, String player, String key, int n, int seat) {
        return rooms.within(match, table -> {
            Access.mustMaySee(table, player, key);
            if (table.match() == null || n > table.match().length()) {
                throw RequestRejected.notFound("the match has not come so far");
            }
            if (seat >= 0 && !table.heldBy(player).contains(seat)) {
                throw new RequestRejected(403, "not-your-seat", "you do not hold this seat");
            }
            State state = table.match().stateAfter(n);
            State before = n == 0 ? null : table.match().stateAfter(n - 1);
            return new Moment(
                    n,
                    table.isOver() ? state.position() : state.view(seat).position(),
                    before == null ? null : before.gesture(table.match().action(n - 1)));
        });
    }
}
