package cabestan.server.store;

import java.util.TreeMap;

/**
 * What is settled when a match is made and never changes.
 *
 * @param first the seat that begins, or -1 by lot
 * @param start the position it begins from, empty when it begins from the variant and the seed
 * @param seed in hexadecimal; secret until the match is over
 * @param clock as {@code ClockRule} writes it
 * @param host the player who made it
 * @param watch the key that lets others watch an unlisted match
 * @param webhook told whose turn it is, or empty
 */
public record MatchHead(
        String id,
        String game,
        String variant,
        TreeMap<String, String> options,
        int first,
        String start,
        String seed,
        String clock,
        boolean listed,
        String host,
        String watch,
        String webhook,
        long created) {

    @Override
    public String toString() {
        return "match " + id; // the seed stays out of every log
    }
}
