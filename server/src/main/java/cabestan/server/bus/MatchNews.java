package cabestan.server.bus;

import java.util.List;

/**
 * A match has reached this version.
 *
 * @param nudges players who should look at it now, wherever they are
 * @param lobby whether the lobby looks different now
 */
public record MatchNews(String match, int version, List<Nudge> nudges, boolean lobby) {

    /** @param what {@code your-turn}, {@code over}, {@code started} or {@code joined} */
    public record Nudge(String player, String what) {}

    public MatchNews {
        nudges = List.copyOf(nudges);
    }
}
