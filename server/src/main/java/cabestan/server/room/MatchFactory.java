package cabestan.server.room;

import cabestan.rules.catalog.Games;
import cabestan.rules.game.BadText;
import cabestan.rules.game.Game;
import cabestan.rules.game.Match;
import cabestan.rules.game.MatchRecord;
import cabestan.rules.game.Setup;
import cabestan.rules.game.Variant;
import cabestan.server.cluster.SiteClock;
import cabestan.server.identity.Secrets;
import cabestan.server.protocol.NewMatch;
import cabestan.server.protocol.NewMatch.Place;
import cabestan.server.protocol.RequestBody.Upload;
import cabestan.server.protocol.RequestRejected;
import cabestan.table.Beginning;
import cabestan.table.Occupant;
import cabestan.table.Seat;
import cabestan.table.Table;
import cabestan.table.TableHead;
import cabestan.table.clock.ClockRule;
import cabestan.table.text.RecordImport;
import java.util.List;
import java.util.function.BinaryOperator;

/** Creates the tables of new matches, from a request or from a record. */
public final class MatchFactory {

    private static final int MOST_ACTIONS = 20_000;
    private static final int MOST_DEALS = 100; // every import of the match adds one
    private static final int LONGEST_NAME = 40;

    private final SiteClock clock;
    private final BinaryOperator<String> friends;

    /** @param friends finds the player behind a code, given the player whose friend that is */
    public MatchFactory(SiteClock clock, BinaryOperator<String> friends) {
        this.clock = clock;
        this.friends = friends;
    }

    Table make(NewMatch wanted, String host) {
        try {
            Game game = Games.named(wanted.game());
            Variant variant = wanted.variant().isEmpty() ? game.variants().getFirst() : game.variant(wanted.variant());
            Setup setup = Setup.of(variant, wanted.seats().size(), Secrets.seed())
                    .with(wanted.options())
                    .beginning(wanted.first());
            variant.accepts(setup.terms());
            return Table.begin(new TableHead(
                    wanted.id(),
                    game,
                    new Beginning.FromSetup(setup),
                    wanted.clock(),
                    seats(wanted.seats(), host),
                    host,
                    wanted.listed(),
                    Secrets.secret(),
                    wanted.webhook(),
                    clock.now()));
        } catch (BadText e) {
            throw RequestRejected.badRequest(e);
        }
    }

    private List<Seat> seats(List<Place> places, String host) {
        if (places.stream().filter(Place.Me.class::isInstance).count() > 1) {
            throw RequestRejected.badRequest("only one seat can be 'me'; others on the same screen are guests");
        }
        if (!places.isEmpty() && places.stream().allMatch(Place.Bot.class::isInstance)) {
            throw new RequestRejected(
                    400, "no-person", "expected a seat for a person; bots alone can play in the browser");
        }
        return places.stream()
                .map(place -> switch (place) {
                    case Place.Me me -> Seat.of(new Occupant.Player(host, ""));
                    case Place.Open open -> new Seat(new Occupant.Nobody(""), Secrets.secret());
                    case Place.Friend(String person) ->
                        new Seat(new Occupant.Nobody(friends.apply(host, person)), Secrets.secret());
                    case Place.Guest(String name) -> Seat.of(new Occupant.Guest(host, name));
                    case Place.Bot(int level) -> Seat.of(new Occupant.Bot(level, ""));
                })
                .toList();
    }

    /** The table of a match that was begun elsewhere, replayed by the rules; it can be played on unless it is over. */
    Table importMatch(Upload upload, String host) {
        try {
            MatchRecord record = MatchRecord.read(upload.record(), Games::named);
            if (record.actions().size() > MOST_ACTIONS) {
                throw new RequestRejected(413, "too-large", "the record has more than " + MOST_ACTIONS + " actions");
            }
            if (record.deals().size() > MOST_DEALS) {
                throw new RequestRejected(413, "too-large", "the record has more than " + MOST_DEALS + " deals");
            }
            Match replayed = record.verify();
            mustFit(upload.seats(), record, replayed);
            TableHead head = new TableHead(
                    upload.id(),
                    record.game(),
                    RecordImport.beginning(record, replayed),
                    new ClockRule.None(),
                    upload.seats().isEmpty() ? guests(record.names(), host) : seats(upload.seats(), host),
                    host,
                    false,
                    Secrets.secret(),
                    "",
                    clock.now());
            return RecordImport.open(head, record, Secrets.seed());
        } catch (BadText e) {
            throw RequestRejected.badRequest(e);
        }
    }

    private static void mustFit(List<Place> places, MatchRecord record, Match replayed) {
        int seats = record.names().size();
        if (!places.isEmpty() && places.size() != seats) {
            throw RequestRejected.badRequest("expected " + seats + " seats as in the record, found " + places.size());
        }
        if (record.status() instanceof MatchRecord.Running) {
            record.game().variant(replayed.state().variant()); // rejects problems, which cannot be played on
            if (places.isEmpty()) {
                throw RequestRejected.badRequest(
                        "the match of this record is running; expected 'seats' to say who plays on");
            }
        } else if (places.stream().anyMatch(place -> place instanceof Place.Open || place instanceof Place.Friend)) {
            throw RequestRejected.badRequest("the match of this record is over; expected no seat to be open");
        }
    }

    /** Unless the upload says otherwise, all players of the record are guests at the device of the uploader. */
    private static List<Seat> guests(List<String> names, String host) {
        return names.stream()
                .map(name -> Seat.of(new Occupant.Guest(host, shortened(name))))
                .toList();
    }

    private static String shortened(String name) {
        return name.codePoints()
                .filter(c -> !Character.isISOControl(c))
                .limit(LONGEST_NAME)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }
}
