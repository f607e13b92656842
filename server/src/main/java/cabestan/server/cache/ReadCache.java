package cabestan.server.cache;

import java.time.Duration;
import java.util.Collections;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Caches values from the database until a change is reported, or until they expire in case the report is lost.
 *
 * <p>A value that was read before a change and arrives after it is not cached.
 */
public final class ReadCache<V> {

    /** More than a node has sockets: with fewer, a player would be forgotten before the next action. */
    private static final int MOST = 50_000;

    private record Known<V>(V value, long at) {}

    private final Map<String, Known<V>> known = Collections.synchronizedMap(new LruMap<>(MOST));
    private final AtomicLong changes = new AtomicLong();
    private final long lifetime;

    /** @param lifetime how long a value is used without knowing whether a message of its change was lost */
    public ReadCache(Duration lifetime) {
        this.lifetime = lifetime.toNanos();
    }

    /** The value of a key, read if it is not known. */
    public V get(String key, Function<String, V> read) {
        long now = System.nanoTime();
        Known<V> found = known.get(key);
        if (found != null && now - found.at <= lifetime) {
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

    public void remove(String key) {
        changes.incrementAndGet();
        known.remove(key);
    }

    /** Forgets all values that match. */
    public void removeIf(Predicate<V> isStale) {
        changes.incrementAndGet();
        known.values().removeIf(entry -> isStale.test(entry.value));
    }
}
