package cabestan.server.cluster;

import java.util.Set;

/**
 * Who looks at a match on one node.
 *
 * @param node the node that says so
 * @param wantsAnswer whether the other nodes should say the same of themselves
 */
public record PresenceChanged(String match, String node, Set<String> players, boolean wantsAnswer)
        implements BusMessage {

    public PresenceChanged {
        players = Set.copyOf(players);
    }
}
