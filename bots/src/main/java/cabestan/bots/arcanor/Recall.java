package cabestan.bots.arcanor;

import cabestan.bots.PublicRecord;
import cabestan.rules.arcanor.ArcanorAction;

/** When a player last saw what is inside each stack, where contents are hidden (A15). */
final class Recall {

    private final int[] lastSeen = new int[64];
    private int now;

    /** Everybody saw the start. */
    Recall(PublicRecord record) {
        for (int action : record.actions()) {
            see(action);
        }
    }

    private void see(int action) {
        int from = ArcanorAction.from(action);
        int to = ArcanorAction.to(action);
        switch (ArcanorAction.kind(action)) {
            case ArcanorAction.PASS -> now++;
            case ArcanorAction.PEEK -> lastSeen[from] = now;
            case ArcanorAction.MOVE -> {
                lastSeen[to] = lastSeen[from];
                now++;
            }
            default -> {
                now++;
                lastSeen[from] = now;
                lastSeen[to] = now;
            }
        }
    }

    /** The squares whose contents were last seen more than so many moves ago. */
    long forgotten(int moves) {
        long squares = 0;
        for (int square = 0; square < lastSeen.length; square++) {
            if (now - lastSeen[square] > moves) {
                squares |= 1L << square;
            }
        }
        return squares;
    }
}
