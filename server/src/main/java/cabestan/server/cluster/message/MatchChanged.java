package cabestan.server.cluster.message;

import java.util.List;

/**
 * A match has reached this version.
 *
 * @param recipients players who should look at it now, wherever they are
 * @param lobby whether the lobby looks different now
 * @param work whether a bot is on turn and no node has taken its lease yet
 */
public record MatchChanged(String match, int version, List<Recipient> recipients, boolean lobby, boolean work)
        implements BusMessage {

    /**
     * @param what {@code your-turn}, {@code over}, {@code started}, {@code joined}, {@code offer}, {@code nudge} or
     *     {@code invited}
     */
    public record Recipient(String player, String what) {}

    public MatchChanged {
        recipients = List.copyOf(recipients);
    }
}
