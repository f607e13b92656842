package cabestan.server.room;

import cabestan.rules.catalog.Games;
import cabestan.rules.game.BadText;
import cabestan.rules.game.MatchRecord;
import cabestan.rules.game.Setup;
import cabestan.rules.game.State;
import cabestan.server.identity.Secrets;
import cabestan.server.protocol.ClockRule;
import cabestan.server.protocol.Json.Upload;
import cabestan.server.protocol.NewMatch.Place;
import cabestan.server.protocol.RequestRejected;
import cabestan.server.store.MatchHead;
import cabestan.server.store.SeatRow;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** A match that was begun elsewhere: replayed by the rules, then kept when it is over, or played on here. */
final class RecordImport {

    private static final int MOST_ACTIONS = 20_000;

    private final MatchRecord record;
    private final State now;
    private final List<Place> places;
    private final String host;

    /** Replays the record; throws {@link BadText} or {@link RequestRejected} when it cannot be taken in. */
    RecordImport(Upload upload, String host) {
        this.record = MatchRecord.read(upload.record(), Games::named);
        if (record.actions().size() > MOST_ACTIONS) {
            throw new RequestRejected(413, "too-large", "the record has more than " + MOST_ACTIONS + " actions");
        }
        this.now = record.verify().state();
        this.places = upload.seats();
        this.host = host;
        if (!places.isEmpty() && places.size() != now.seats()) {
            throw RequestRejected.badRequest(
                    "expected " + now.seats() + " seats as in the record, found " + places.size());
        }
        if (isRunning()) {
            record.game().variant(now.variant()); // a problem is no match to be played on
            if (places.isEmpty()) {
                throw RequestRejected.badRequest(
                        "the match of this record is running; expected 'seats' to say who plays on");
            }
        } else if (hasOpenSeats()) {
            throw RequestRejected.badRequest("the match of this record is over; expected no seat to be open");
        }
    }

    private boolean isRunning() {
        return record.result() == null;
    }

    private boolean hasOpenSeats() {
        return places.stream().anyMatch(Place.Open.class::isInstance);
    }

    MatchHead head() {
        Setup setup = record.setup();
        return new MatchHead(
                Secrets.id(),
                record.game().id(),
                now.variant(),
                setup == null ? new TreeMap<>() : setup.options(),
                setup == null ? Setup.BY_LOT : setup.first(),
                record.start(),
                setup == null ? "" : setup.seed().hex(),
                new ClockRule.None().write(),
                false,
                host,
                Secrets.secret(),
                "",
                System.currentTimeMillis());
    }

    /** As wished; without a wish everybody of the record sat at the screen of who brings it. */
    List<SeatRow> seats() {
        if (!places.isEmpty()) {
            return MatchFactory.seats(places, host);
        }
        List<SeatRow> seats = new ArrayList<>();
        for (String name : record.names()) {
            seats.add(new SeatRow(seats.size(), "guest", host, shortened(name), 0, ""));
        }
        return seats;
    }

    private static String shortened(String name) {
        return name.codePoints()
                .filter(c -> !Character.isISOControl(c))
                .limit(40)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    List<Draft> drafts() {
        List<Draft> drafts = new ArrayList<>();
        drafts.add(new Draft(Happening.STARTED, -1));
        addDeals(drafts, 0);
        for (int i = 0; i < record.actions().size(); i++) {
            MatchRecord.Played played = record.actions().get(i);
            drafts.add(new Draft(Happening.ACTED, played.seat(), played.text()));
            addDeals(drafts, i + 1);
        }
        if (record.endsByHand()) {
            String ranks = record.result().ranks().stream().map(String::valueOf).collect(Collectors.joining(","));
            drafts.add(new Draft(
                    Happening.CLOSED, -1, ranks + " " + record.result().code()));
        }
        if (hasOpenSeats()) { // who brings the match knows its seed; for who joins, chance begins here
            drafts.add(new Draft(Happening.DEALT, mySeat(), Secrets.seed().hex()));
        }
        return drafts;
    }

    private void addDeals(List<Draft> drafts, int after) {
        record.deals().stream()
                .filter(deal -> deal.after() == after)
                .forEach(deal -> drafts.add(
                        new Draft(Happening.DEALT, deal.seat(), deal.seed().hex())));
    }

    private int mySeat() {
        for (int seat = 0; seat < places.size(); seat++) {
            if (places.get(seat) instanceof Place.Me) {
                return seat;
            }
        }
        return State.WATCHER;
    }
}
