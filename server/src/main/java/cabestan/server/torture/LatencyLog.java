package cabestan.server.torture;

import cabestan.server.torture.KillableServer.Downtime;
import java.util.ArrayList;
import java.util.List;

/**
 * How long nodes took to acknowledge commands, separated by whether another node was down meanwhile.
 *
 * <p>What a client waited at a node that was down does not count; what it waited at others does, until one of them
 * acknowledged the command.
 */
final class LatencyLog {

    /**
     * A command, sent once to one node; times are in nanoseconds.
     *
     * @param node its place in the site
     * @param answered when the answer came, or the client gave it up
     */
    record Attempt(int node, long sent, long answered) {

        boolean meetsAny(List<Downtime> downtimes) {
            return downtimes.stream()
                    .anyMatch(downtime -> sent - downtime.until() < 0 && answered - downtime.from() > 0);
        }
    }

    private final List<List<Attempt>> acknowledged = new ArrayList<>();

    /** @param attempts all that it took until a command was acknowledged */
    synchronized void add(List<Attempt> attempts) {
        acknowledged.add(List.copyOf(attempts));
    }

    /** @param downtimes of each node */
    Latency duringDowntime(List<List<Downtime>> downtimes) {
        return latency(downtimes, true);
    }

    /** The same for commands that met no downtime of any node. */
    Latency otherwise(List<List<Downtime>> downtimes) {
        return latency(downtimes, false);
    }

    private synchronized Latency latency(List<List<Downtime>> downtimes, boolean during) {
        List<Downtime> all = downtimes.stream().flatMap(List::stream).toList();
        List<Long> nanos = new ArrayList<>();
        for (List<Attempt> attempts : acknowledged) {
            List<Attempt> atOthers = attempts.stream()
                    .filter(attempt -> !attempt.meetsAny(downtimes.get(attempt.node)))
                    .toList();
            if (!atOthers.isEmpty() && during == atOthers.stream().anyMatch(attempt -> attempt.meetsAny(all))) {
                nanos.add(atOthers.stream()
                        .mapToLong(attempt -> attempt.answered - attempt.sent)
                        .sum());
            }
        }
        return Latency.of(nanos);
    }
}
