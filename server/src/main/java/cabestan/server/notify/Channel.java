package cabestan.server.notify;

import cabestan.server.store.OutboxRepository.Delivery;

/** A way by which notices leave the server. */
interface Channel {

    /** What became of an attempt. */
    enum Outcome {
        /** Answered: the delivery is done. */
        DONE,
        /** Not answered, or put off: another attempt may succeed. */
        FAILED,
        /** No attempt can succeed any more. */
        HOPELESS
    }

    /** Whether deliveries to this target go by this channel. */
    boolean takes(String target);

    /** The place whose slowness this delivery shares with others. */
    String laneOf(Delivery delivery);

    /** How many attempts may be under way in one lane. */
    int laneWidth();

    /** Tries to deliver it, once. */
    Outcome attempt(Delivery delivery);
}
