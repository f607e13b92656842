package cabestan.server.live;

import java.util.function.IntConsumer;

/** A follower of one match, and the version it has been sent. */
final class Subscription {

    private final Follower follower;
    private volatile int told;
    private volatile boolean looking;

    Subscription(Follower follower, int told) {
        this.follower = follower;
        this.told = told;
    }

    Follower follower() {
        return follower;
    }

    /** Whether the player is looking at the match. */
    boolean isLooking() {
        return looking;
    }

    void look(boolean now) {
        looking = now;
    }

    int told() {
        return told;
    }

    /** Sends what came after the last version sent, once. */
    synchronized void advance(int version, IntConsumer tellSince) {
        if (told < version) {
            tellSince.accept(told);
            told = version;
        }
    }
}
