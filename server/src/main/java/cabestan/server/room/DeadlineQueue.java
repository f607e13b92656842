package cabestan.server.room;

import java.util.HashMap;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;

/** The next deadline of each match: however many actions are played, a match has one entry. */
final class DeadlineQueue {

    /**
     * @param at by {@link System#nanoTime}
     * @param scanned found in the store, so that another node may have it in memory too
     */
    record Due(String match, long at, boolean scanned) {

        private static int compare(Due one, Due other) {
            int sign = Long.signum(one.at - other.at); // the way to compare nanoseconds that may overflow
            return sign != 0 ? sign : one.match.compareTo(other.match);
        }
    }

    private final NavigableSet<Due> order = new TreeSet<>(Due::compare);
    private final Map<String, Due> byMatch = new HashMap<>();

    /** Sets the deadline of a match in place of the one before. */
    synchronized void set(Due due) {
        remove(due.match);
        byMatch.put(due.match, due);
        order.add(due);
        if (order.first().equals(due)) {
            notifyAll();
        }
    }

    /** Sets the deadline of a match unless an earlier one is known. */
    synchronized void setIfEarlier(Due due) {
        Due known = byMatch.get(due.match);
        if (known == null || Due.compare(due, known) < 0) {
            set(due);
        }
    }

    synchronized void remove(String match) {
        Due known = byMatch.remove(match);
        if (known != null) {
            order.remove(known);
        }
    }

    synchronized int size() {
        return order.size();
    }

    /** Waits for the next deadline to pass and removes it; null if none passes within this time. */
    synchronized Due poll(long nanos) throws InterruptedException {
        long end = System.nanoTime() + nanos;
        while (true) {
            long now = System.nanoTime();
            long next = order.isEmpty() ? end : order.first().at;
            if (!order.isEmpty() && next - now <= 0) {
                Due due = order.first();
                remove(due.match);
                return due;
            }
            if (end - now <= 0) {
                return null;
            }
            TimeUnit.NANOSECONDS.timedWait(this, Math.min(end - now, next - now));
        }
    }
}
