package cabestan.server.room;

import cabestan.server.identity.Secrets;
import cabestan.server.protocol.RequestRejected;

/** Decides who may look at a match. */
public final class Access {

    private Access() {}

    /** Rejects players who neither sit at the match nor hold a key to it, unless it is listed. */
    public static void mustMaySee(Table table, String player, String key) {
        boolean may = table.head().listed()
                || !player.isEmpty() && table.head().host().equals(player)
                || !table.heldBy(player).isEmpty()
                || !key.isEmpty() && Secrets.same(table.head().watch(), key)
                || table.seats().stream()
                        .anyMatch(seat -> !seat.invite().isEmpty() && Secrets.same(seat.invite(), key)
                                || seat.isOpen()
                                        && !player.isEmpty()
                                        && seat.player().equals(player));
        if (!may) {
            throw RequestRejected.forbidden("this match is not listed; it opens with its invite or watch link");
        }
    }
}
