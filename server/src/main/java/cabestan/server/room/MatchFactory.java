package cabestan.server.room;

import cabestan.rules.catalog.Games;
import cabestan.rules.game.BadText;
import cabestan.rules.game.Game;
import cabestan.rules.game.Setup;
import cabestan.rules.game.Variant;
import cabestan.server.identity.Secrets;
import cabestan.server.protocol.Json.Upload;
import cabestan.server.protocol.NewMatch;
import cabestan.server.protocol.NewMatch.Place;
import cabestan.server.protocol.RequestRejected;
import cabestan.server.store.EventRow;
import cabestan.server.store.MatchHead;
import cabestan.server.store.MatchRepository;
import cabestan.server.store.SeatRow;
import java.util.ArrayList;
import java.util.List;

/** Makes matches: from a wish, from a finished match that is to be played again, from a record. */
public final class MatchFactory {

    private final MatchRepository repository;

    public MatchFactory(MatchRepository repository) {
        this.repository = repository;
    }

    Table make(NewMatch wish, String host) {
        try {
            Game game = Games.named(wish.game());
            Variant variant = wish.variant().isEmpty() ? game.variants().getFirst() : game.variant(wish.variant());
            variant.accepts(new Setup(variant.id(), wish.seats().size(), wish.options(), wish.first(), null));
            MatchHead head = new MatchHead(
                    Secrets.id(),
                    game.id(),
                    variant.id(),
                    wish.options(),
                    wish.first(),
                    "",
                    Secrets.seed().hex(),
                    wish.clock().write(),
                    wish.listed(),
                    host,
                    Secrets.secret(),
                    wish.webhook(),
                    System.currentTimeMillis());
            return write(head, seats(wish.seats(), host), List.of());
        } catch (BadText e) {
            throw RequestRejected.badRequest(e.getMessage());
        }
    }

    static List<SeatRow> seats(List<Place> places, String host) {
        if (places.stream().filter(Place.Me.class::isInstance).count() > 1) {
            throw RequestRejected.badRequest("only one seat can be 'me'; others on the same screen are guests");
        }
        List<SeatRow> seats = new ArrayList<>();
        for (Place place : places) {
            int seat = seats.size();
            seats.add(
                    switch (place) {
                        case Place.Me me -> new SeatRow(seat, "player", host, "", 0, "");
                        case Place.Open open -> new SeatRow(seat, "open", "", "", 0, Secrets.secret());
                        case Place.Guest(String name) -> new SeatRow(seat, "guest", host, name, 0, "");
                        case Place.Bot(int level) -> new SeatRow(seat, "bot", "", "", level, "");
                    });
        }
        return seats;
    }

    /** The same match once more, seats rotated by one; people other than the host have to come and take theirs. */
    Table rematch(Table old, String host) {
        MatchHead head = old.head();
        if (old.game().variants().stream().noneMatch(variant -> variant.id().equals(head.variant()))) {
            throw new RequestRejected(
                    409, "no-rematch", "this match came from a position that has no match to begin again");
        }
        List<SeatRow> seats = new ArrayList<>();
        for (int seat = 0; seat < old.seatCount(); seat++) {
            SeatRow before = old.seat((seat + 1) % old.seatCount());
            boolean mustCome = !before.isBot() && !before.player().equals(host);
            seats.add(
                    mustCome
                            ? new SeatRow(seat, "open", before.player(), "", 0, Secrets.secret())
                            : new SeatRow(seat, before.kind(), before.player(), before.name(), before.level(), ""));
        }
        MatchHead again = new MatchHead(
                Secrets.id(),
                head.game(),
                head.variant(),
                head.options(),
                head.first(),
                "",
                Secrets.seed().hex(),
                head.clock(),
                false,
                host,
                Secrets.secret(),
                head.webhook(),
                System.currentTimeMillis());
        return write(again, seats, List.of());
    }

    /** Takes in a match that was begun elsewhere. */
    Table adopt(Upload upload, String host) {
        try {
            RecordImport adoption = new RecordImport(upload, host);
            return write(adoption.head(), adoption.seats(), adoption.drafts());
        } catch (BadText e) {
            throw RequestRejected.badRequest((e.line() > 0 ? "line " + e.line() + ": " : "") + e.getMessage());
        }
    }

    /** Writes a new match; one with nobody to wait for starts at once. */
    private Table write(MatchHead head, List<SeatRow> seats, List<Draft> drafts) {
        List<Draft> happening = new ArrayList<>(drafts);
        if (happening.isEmpty() && seats.stream().noneMatch(SeatRow::isOpen)) {
            happening.add(new Draft(Happening.STARTED, -1));
        }
        Table table = new Table(head, seats);
        List<EventRow> rows = new ArrayList<>();
        for (Draft draft : happening) {
            EventRow row = new EventRow(
                    table.version() + 1, draft.kind().word(), draft.seat(), "", "", draft.detail(), head.created());
            table.apply(row);
            rows.add(row);
        }
        repository.create(head, seats, rows, table.index());
        return table;
    }
}
