package cabestan.server.identity;

import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Lets requests of one player follow each other where they look at a count before they write: at the same time, all of
 * them would find room for one more. Each node does so for itself, so that a site may exceed a limit by one for each
 * further node.
 */
public final class PlayerLocks {

    private static final int LOCKS = 256; // players share them, so that none is kept for anybody who has gone

    private final Object[] locks = Stream.generate(Object::new).limit(LOCKS).toArray();

    public void hold(String player, Runnable work) {
        hold(player, () -> {
            work.run();
            return null;
        });
    }

    /** Carries out this work under the lock of its player; must not be called while any other lock is held. */
    public <T> T hold(String player, Supplier<T> work) {
        synchronized (locks[Math.floorMod(player.hashCode(), LOCKS)]) {
            return work.get();
        }
    }
}
