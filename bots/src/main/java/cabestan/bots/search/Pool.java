package cabestan.bots.search;

import java.lang.ref.SoftReference;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * Large arrays that wait for the next thought, until the collector needs their memory.
 *
 * <p>New ones for each thought would be garbage that is too large for the young generation, and the heap of a server
 * would grow to its limit within minutes.
 */
public final class Pool<T> {

    private final List<SoftReference<T>> idle = new ArrayList<>();

    /** A pool with nothing in it yet. */
    public Pool() {}

    /** One that was put back and fits, with what it contained then; otherwise a new one. */
    public T take(Predicate<T> fits, Supplier<T> create) {
        synchronized (idle) {
            for (int i = idle.size() - 1; i >= 0; i--) {
                T found = idle.get(i).get();
                if (found == null || fits.test(found)) {
                    idle.remove(i);
                }
                if (found != null && fits.test(found)) {
                    return found;
                }
            }
        }
        return create.get();
    }

    public void putBack(T used) {
        synchronized (idle) {
            idle.add(new SoftReference<>(used));
        }
    }
}
