package cabestan.server.notify;

import cabestan.server.notify.Channel.Outcome;
import cabestan.server.store.OutboxRepository;
import cabestan.server.store.OutboxRepository.Delivery;
import java.util.function.BiPredicate;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * Asks once more, when a notice comes due, whether its player still wants it, and whether now: since it was written it
 * may have waited for silent hours to end, or for a receiver that did not answer.
 *
 * @param isLooking whether the player, given second, is looking at the match, given first, on some device
 * @param clock the time that all nodes agree on
 */
record LastCheck(OutboxRepository outbox, BiPredicate<String, String> isLooking, LongSupplier clock) {

    /** Nobody gets a notice who is looking at the match or has acted since, and nobody in silent hours. */
    Outcome ifWanted(Delivery delivery, String player, Preferences preferences, Supplier<Outcome> attempt) {
        if (isLooking.test(delivery.match(), player) || outbox.hasActedSince(delivery, player)) {
            return Outcome.UNDELIVERABLE;
        }
        long now = clock.getAsLong();
        long due = preferences.due(now);
        return due > now ? new Outcome.Later(due) : attempt.get();
    }
}
