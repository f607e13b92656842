package cabestan.server.bus;

import java.util.Set;

/**
 * Who looks at a match on one node.
 *
 * @param node the node that says so
 * @param wantsAnswer whether the other nodes should say the same of themselves
 */
public record Presence(String match, String node, Set<String> players, boolean wantsAnswer) implements News {

    public Presence {
        players = Set.copyOf(players);
    }
}
