package cabestan.table;

import cabestan.rules.game.Setup;
import cabestan.rules.game.Terms;
import cabestan.rules.game.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Another match under the same terms, with everybody one seat further on. */
final class Rematch {

    private Rematch() {}

    /**
     * The head of the new table, or empty if the old match was not played in a variant of its game: a problem, for
     * example.
     */
    static Optional<TableHead> of(Table old, String host, TableCommand.Fresh fresh, long now) {
        TableHead head = old.head();
        for (Variant variant : head.game().variants()) {
            if (variant.id().equals(head.beginning().variant())) {
                return Optional.of(new TableHead(
                        fresh.id(),
                        head.game(),
                        new Beginning.FromSetup(setup(old, variant, fresh)),
                        head.clock(),
                        seats(old, host, fresh),
                        host,
                        false,
                        head.watch(), // those who watched may watch this one, too
                        head.webhook(),
                        now));
            }
        }
        return Optional.empty();
    }

    private static Setup setup(Table old, Variant variant, TableCommand.Fresh fresh) {
        Beginning beginning = old.head().beginning();
        int first = beginning instanceof Beginning.FromSetup(Setup setup) ? setup.first() : Terms.BY_LOT;
        return Setup.of(variant, old.seatCount(), fresh.seed())
                .with(beginning.options(old.game()))
                .beginning(first);
    }

    /** Seats are kept for people at other devices until they join. */
    private static List<Seat> seats(Table old, String host, TableCommand.Fresh fresh) {
        List<Seat> seats = new ArrayList<>();
        for (int seat = 0; seat < old.seatCount(); seat++) {
            Seat before = old.seat((seat + 1) % old.seatCount());
            boolean mustCome = !before.isBot() && !before.occupant().player().equals(host);
            seats.add(
                    mustCome
                            ? new Seat(
                                    new Occupant.Nobody(before.occupant().player()),
                                    fresh.invites().get(seat))
                            : Seat.of(before.occupant()));
        }
        return seats;
    }
}
