package cabestan.server.protocol;

import cabestan.table.clock.ClockRule;
import java.util.List;
import java.util.TreeMap;

/**
 * A request for a new match.
 *
 * @param id the id that the match will have
 * @param first the seat that begins, counted from 0, or -1 by lot
 * @param chat whether people may write to each other there
 * @param webhook to be notified of turns, or empty
 */
public record NewMatch(
        String id,
        String game,
        String variant,
        TreeMap<String, String> options,
        List<Place> seats,
        int first,
        ClockRule clock,
        boolean listed,
        boolean chat,
        String webhook) {

    /** Who is to sit in a seat. */
    public sealed interface Place {

        record Me() implements Place {}

        record Open() implements Place {}

        record Guest(String name) implements Place {}

        record Bot(int level) implements Place {}

        /** A seat that is kept for a friend, by the code that a list of friends gives. */
        record Friend(String person) implements Place {}
    }

    public NewMatch {
        seats = List.copyOf(seats);
    }

    public NewMatch withWebhook(String webhook) {
        return new NewMatch(id, game, variant, options, seats, first, clock, listed, chat, webhook);
    }
}
