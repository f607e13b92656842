package cabestan.rules.fragile;

import cabestan.rules.game.Outcome;

/** Points, the Winner marker, and how near the end is, or why it has come (F29–F37). */
final class FragileScore {

    /** Why a match ended. */
    enum Ending {
        DEPOTS_FULL("depots-full", "all depots of one player are filled and the last turns are played"), // F31
        ALL_DEAD("all-dead", "every crate outside the depots is in a pile that can never be unstacked"), // F34
        ALL_STORED("all-stored", "every crate is in a depot"), // F34
        QUIET("quiet", QUIET_ROUNDS + " rounds passed without a crate put into a depot"); // F35

        final String code;
        final String reason;

        Ending(String code, String reason) {
            this.code = code;
            this.reason = reason;
        }
    }

    static final int QUIET_ROUNDS = 30;

    /** Nobody holds the marker, or the end is not near. */
    static final int NONE = -1;

    private final int[] points;
    private int marker = NONE;
    private int lastTurns = NONE;
    private int quietTurns = 1;
    private Ending ending;

    FragileScore(int seats) {
        points = new int[seats];
    }

    void copyFrom(FragileScore other) {
        System.arraycopy(other.points, 0, points, 0, points.length);
        marker = other.marker;
        lastTurns = other.lastTurns;
        quietTurns = other.quietTurns;
        ending = other.ending;
    }

    int points(int seat) {
        return points[seat];
    }

    /** The seat that holds the Winner marker, or {@link #NONE} (F30). */
    int marker() {
        return marker;
    }

    /** Turns still to come after the running one once the end is near, or {@link #NONE} (F31, F37). */
    int lastTurns() {
        return lastTurns;
    }

    /** Turns in a row without a crate stored, the running one included; 0 if one was stored in it (F35). */
    int quietTurns() {
        return quietTurns;
    }

    /** Why the match ended, or null while it runs. */
    Ending ending() {
        return ending;
    }

    void end(Ending why) {
        ending = why;
    }

    /** The seat that leads, the lowest of those that share the lead, or {@link #NONE} when nobody has points. */
    int leader() {
        int leader = NONE;
        for (int seat = 0; seat < points.length; seat++) {
            if (points[seat] > (leader == NONE ? 0 : points[leader])) {
                leader = seat;
            }
        }
        return leader;
    }

    /**
     * Scores the crate that was just put into a depot.
     *
     * @param turnsAfter how many turns follow this one if all depots of a player are filled now
     */
    void store(FragileBoard board, int depot, int turnsAfter) {
        quietTurns = 0;
        int seat = board.owner(depot);
        if (seat == FragileBoard.NEUTRAL) { // F29
            return;
        }
        points[seat] += board.isTurned(board.topCrate(depot)) ? 2 : 1;
        if (marker == NONE || points[seat] > points[marker]) { // F30
            marker = seat;
        }
        if (lastTurns == NONE && board.depotsFull(seat)) {
            lastTurns = turnsAfter;
        }
    }

    void beginTurn() {
        lastTurns = lastTurns == NONE ? NONE : lastTurns - 1;
        quietTurns++;
    }

    /** Counts the points of the crates that are stored on this board. */
    void count(FragileBoard board) {
        for (int seat = 0; seat < points.length; seat++) {
            points[seat] = board.worth(seat);
        }
    }

    /** Continues from a position. */
    void resume(int markerHolder, int turnsToCome, int turnsWithoutCrate, Ending end) {
        marker = markerHolder;
        lastTurns = turnsToCome;
        quietTurns = turnsWithoutCrate;
        ending = end;
    }

    /** F32: the holder of the marker wins; the points rank the others. */
    Outcome outcome() {
        if (ending == null) {
            throw new IllegalStateException("the match is not over");
        }
        long[] scores = new long[points.length];
        for (int seat = 0; seat < scores.length && marker != NONE; seat++) {
            scores[seat] = seat == marker ? Long.MAX_VALUE : points[seat];
        }
        return new Outcome(Outcome.ranksOf(scores), ending.code, ending.reason);
    }
}
