package cabestan.server.room;

import cabestan.server.identity.PlayerLocks;
import cabestan.server.protocol.RequestRejected;
import cabestan.server.store.PlayerMatchRepository;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** How many matches that are not over one player may have. */
final class RunningLimit {

    private static final int MOST = 200;

    private final PlayerMatchRepository repository;
    private final PlayerLocks locks = new PlayerLocks();

    RunningLimit(PlayerMatchRepository repository) {
        this.repository = repository;
    }

    void keep(String player, BooleanSupplier adds, Runnable work) {
        keep(player, adds, () -> {
            work.run();
            return null;
        });
    }

    /**
     * Carries out work, unless it adds a match to those of a player who has too many already.
     *
     * @param adds whether it does
     */
    <T> T keep(String player, BooleanSupplier adds, Supplier<T> work) {
        return locks.hold(player, () -> {
            if (adds.getAsBoolean() && repository.countRunning(player) >= MOST) {
                throw new RequestRejected(
                        429, "too-many", "you have " + MOST + " matches that are not over; finish or leave one first");
            }
            return work.get();
        });
    }
}
