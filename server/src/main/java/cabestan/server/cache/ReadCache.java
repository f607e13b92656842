package cabestan.server.cache;

import java.time.Duration;
import java.util.Collections;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Remembers what was read from the database until it is told of a change, or for a while in case nobody tells.
 *
 * <p>What was read before a change and arrives after it is not remembered.
 */
public final class ReadCache<V> {

    /** More than a node has sockets: with fewer, a player would be forgotten before the next action. */
    private static final int MOST = 50_000;

    private record Known<V>(V value, long at) {}

    private final Map<String, Known<V>> known = Collections.synchronizedMap(new LruMap<>(MOST));
    private final AtomicLong changes = new AtomicLong();
    private final long goodFor;

    /** @param goodFor how long a value is used although the message that it has changed may have been lost */
    public ReadCache(Duration goodFor) {
        this.goodFor = goodFor.toNanos();
    }

    /** The value of a key, read if it is not known. */
    public V get(String key, Function<String, V> read) {
        long now = System.nanoTime();
        Known<V> found = known.get(key);
        if (found != null && now - found.at <= goodFor) {
            return found.value;
        }
        long before = changes.get();
        V value = read.apply(key);
        known.put(key, new Known<>(value, now));
        if (changes.get() != before) {
            known.remove(key);
        }
        return value;
    }

    /** Takes over a value that was just written. */
    public void put(String key, V value) {
        known.put(key, new Known<>(value, System.nanoTime()));
    }

    public void remove(String key) {
        changes.incrementAndGet();
        known.remove(key);
    }

    /** Forgets all values like these. */
    public void removeIf(Predicate<V> isStale) {
        changes.incrementAndGet();
        known.values().removeIf(entry -> isStale.test(entry.value));
    }
}
