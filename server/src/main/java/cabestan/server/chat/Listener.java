package cabestan.server.chat;

import cabestan.server.live.Follower;
import cabestan.server.store.social.ChatRepository.Place;
import java.util.function.IntUnaryOperator;

/** A follower who listens to one channel of a match, and the number of the last message sent to them. */
final class Listener {

    private final Follower follower;
    private final Place place;
    private volatile int lastSent;

    /** @param lastSent the number of the last message that the follower already has */
    Listener(Follower follower, Place place, int lastSent) {
        this.follower = follower;
        this.place = place;
        this.lastSent = lastSent;
    }

    Follower follower() {
        return follower;
    }

    Place place() {
        return place;
    }

    int lastSent() {
        return lastSent;
    }

    /** Sends what came after the last number sent, once; {@code sendSince} gives the number that it has reached. */
    synchronized void advance(IntUnaryOperator sendSince) {
        lastSent = Math.max(lastSent, sendSince.applyAsInt(lastSent));
    }
}
