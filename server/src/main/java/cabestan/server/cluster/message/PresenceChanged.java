package cabestan.server.cluster.message;

import java.util.Set;

/**
 * Which players have a match open on one node.
 *
 * @param node the node that reports it
 * @param looking those of the players who have it before their eyes
 * @param anonymous how many have it open there without a name
 * @param wantsAnswer whether the other nodes should report theirs
 */
public record PresenceChanged(
        String match, String node, Set<String> players, Set<String> looking, int anonymous, boolean wantsAnswer)
        implements BusMessage {

    public PresenceChanged {
        players = Set.copyOf(players);
        looking = Set.copyOf(looking);
    }
}
