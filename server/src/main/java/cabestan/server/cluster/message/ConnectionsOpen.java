package cabestan.server.cluster.message;

import java.util.Map;

/**
 * The addresses that keep many connections open on one node, so that the others count them too.
 *
 * @param node the node that reports it
 * @param open how many, for each address
 */
public record ConnectionsOpen(String node, Map<String, Integer> open) implements BusMessage {

    public ConnectionsOpen {
        open = Map.copyOf(open);
    }
}
