package cabestan.server.chat;

import cabestan.server.live.Follower;
import cabestan.server.store.social.ChatRepository.Place;
import java.util.function.IntUnaryOperator;

/** A follower who hears one channel of a match, and the number of the last message it has been sent. */
final class Listener {

    private final Follower follower;
    private final Place place;
    private volatile int told;

    /** @param told the number that the follower knows already */
    Listener(Follower follower, Place place, int told) {
        this.follower = follower;
        this.place = place;
        this.told = told;
    }

    Follower follower() {
        return follower;
    }

    Place place() {
        return place;
    }

    int told() {
        return told;
    }

    /** Sends what came after the last number sent, once; {@code tellSince} gives the number that it has reached. */
    synchronized void advance(IntUnaryOperator tellSince) {
        told = Math.max(told, tellSince.applyAsInt(told));
    }
}
