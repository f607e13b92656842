package cabestan.server.cluster.message;

import java.util.Map;

/**
 * What players and addresses have used of a rate limit on one node, so that the others count it too.
 *
 * @param node the node that reports it
 * @param limit the name of the limit
 * @param spent how much, for each player or address
 */
public record LimitSpent(String node, String limit, Map<String, Integer> spent) implements BusMessage {

    public LimitSpent {
        spent = Map.copyOf(spent);
    }
}
