package cabestan.server.bus;

import java.util.List;

/**
 * A match has reached this version.
 *
 * @param nudges players who should look at it now, wherever they are
 * @param lobby whether the lobby looks different now
 * @param work whether a bot has to think and nobody has taken that yet
 */
public record MatchNews(String match, int version, List<Nudge> nudges, boolean lobby, boolean work) implements News {

    /** @param what {@code your-turn}, {@code over}, {@code started} or {@code joined} */
    public record Nudge(String player, String what) {}

    public MatchNews {
        nudges = List.copyOf(nudges);
    }
}
