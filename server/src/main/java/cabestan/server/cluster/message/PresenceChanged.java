package cabestan.server.cluster.message;

import java.util.Set;

/**
 * Which players have a match open on one node.
 *
 * @param node the node that reports it
 * @param looking those of the players whose page is visible
 * @param anonymous how many anonymous visitors have it open there
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
