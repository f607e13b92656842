package cabestan.table;

import cabestan.rules.game.Game;
import cabestan.table.clock.ClockRule;
import java.util.List;

/**
 * What is settled when a table is opened and never changes.
 *
 * @param seats as they were at the beginning
 * @param host the player who opened it
 * @param listed whether anybody may see it and take a free seat
 * @param watch the key that lets others watch a table that is not listed
 * @param webhook the address notified of whose turn it is, or empty
 */
public record TableHead(
        String id,
        Game game,
        Beginning beginning,
        ClockRule clock,
        List<Seat> seats,
        String host,
        boolean listed,
        String watch,
        String webhook,
        long created) {

    public TableHead {
        seats = List.copyOf(seats);
    }

    /** The hash of the seed, published at the start; empty if the match begins from a position. */
    public String seedHash() {
        return beginning instanceof Beginning.FromSetup(var setup)
                ? setup.seed().hash()
                : "";
    }

    /** Whether all seats are taken, so that the match can start at once. */
    public boolean isComplete() {
        for (Seat seat : seats) {
            if (seat.isOpen()) {
                return false;
            }
        }
        return true;
    }

    @Override
    public String toString() {
        return "table " + id; // keys and seed stay out of every log
    }
}
