package cabestan.server.think;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;

/** Matches that wait for a thread: hosts take turns, so that one with many matches does not keep the others waiting. */
final class FairQueue {

    private final LinkedHashMap<String, Deque<String>> byHost = new LinkedHashMap<>();

    synchronized void add(String host, String match) {
        byHost.computeIfAbsent(host, first -> new ArrayDeque<>()).addLast(match);
        notifyAll();
    }

    /** Waits for the next match. */
    synchronized String take() throws InterruptedException {
        while (byHost.isEmpty()) {
            wait();
        }
        var next = byHost.pollFirstEntry();
        String match = next.getValue().removeFirst();
        if (!next.getValue().isEmpty()) {
            byHost.putLast(next.getKey(), next.getValue());
        }
        return match;
    }
}
