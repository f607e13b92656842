package cabestan.server.notify;

import cabestan.server.store.OutboxRepository.Claim;
import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;

/** A way by which notices leave the server. */
interface Channel {

    /** How long to wait after each attempt that failed, unless a channel knows better. */
    List<Duration> USUAL_RETRIES =
            List.of(Duration.ofSeconds(2), Duration.ofSeconds(15), Duration.ofMinutes(2), Duration.ofMinutes(15));

    /** What became of an attempt. */
    sealed interface Outcome {

        /** Answered: the delivery is done. */
        Outcome DONE = new Final(true);

        /** No attempt can succeed any more. */
        Outcome HOPELESS = new Final(false);

        /** Not answered: another attempt may succeed. */
        Outcome FAILED = new Failed(Duration.ZERO);

        record Final(boolean answered) implements Outcome {}

        /** @param atLeast how long the receiver wants to be left alone */
        record Failed(Duration atLeast) implements Outcome {}
    }

    /** How the targets begin to which deliveries go by this channel. */
    String prefix();

    /** Whether this node can send by this channel; if not, it leaves the deliveries to other nodes. */
    default boolean isOpen() {
        return true;
    }

    /**
     * An attempt that can be made, once.
     *
     * @param lane the place whose slowness it shares with others
     */
    record Attempt(String lane, Supplier<Outcome> outcome) {}

    /** How many attempts may be under way in one lane. */
    int laneWidth();

    /** How long to wait after each attempt that failed; after the last the delivery is given up. */
    default List<Duration> retries() {
        return USUAL_RETRIES;
    }

    /** Looks up where the delivery goes. */
    Attempt prepare(Claim claim);
}
