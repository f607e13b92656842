package cabestan.server.cache;

import java.util.LinkedHashMap;
import java.util.Map;

/** A map that drops the entry used least recently once it holds too many; it is not thread-safe. */
public final class LruMap<K, V> extends LinkedHashMap<K, V> {

    private final int most;

    public LruMap(int most) {
        super(16, 0.75f, true);
        this.most = most;
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
        return size() > most;
    }
}
