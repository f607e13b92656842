package cabestan.server.notify;

import cabestan.server.store.OutboxRepository.Claim;
import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;

/** A way of sending notices out of the server. */
interface Channel {

    /** How long to wait after each attempt that failed, unless a channel knows better. */
    List<Duration> USUAL_RETRIES =
            List.of(Duration.ofSeconds(2), Duration.ofSeconds(15), Duration.ofMinutes(2), Duration.ofMinutes(15));

    /** The outcome of an attempt. */
    sealed interface Outcome {

        /** Answered: the delivery is done. */
        Outcome DONE = new Final(true);

        /** No attempt can succeed any more. */
        Outcome UNDELIVERABLE = new Final(false);

        /** Not answered: another attempt may succeed. */
        Outcome FAILED = new Failed(Duration.ZERO);

        record Final(boolean answered) implements Outcome {}

        /** @param atLeast how long the receiver asks to wait before the next attempt */
        record Failed(Duration atLeast) implements Outcome {}

        /** Not attempted, because its receiver does not want it before this time. */
        record Later(long due) implements Outcome {}
    }

    /** The prefix of the targets that this channel delivers to. */
    String prefix();

    /** Whether this node can send by this channel; if not, it leaves the deliveries to other nodes. */
    default boolean isOpen() {
        return true;
    }

    /**
     * An attempt that can be made once.
     *
     * @param lane the receiver whose capacity it shares with other attempts
     */
    record Attempt(String lane, Supplier<Outcome> outcome) {}

    /** How many attempts may be under way in one lane. */
    int laneWidth();

    /** How long to wait after each attempt that failed; after the last the delivery is given up. */
    default List<Duration> retries() {
        return USUAL_RETRIES;
    }

    /** Looks up the receiver of a delivery. */
    Attempt prepare(Claim claim);
}
