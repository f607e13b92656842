package cabestan.server.store;

/**
 * Where a match stands, for lists and for waking it up; all of it follows from its events.
 *
 * @param phase {@code waiting}, {@code running} or {@code over}
 * @param points of each seat, with commas
 * @param result ranks with commas, code and reason, or empty
 * @param botTurn whether a bot has to think
 * @param deadline when the clock runs out, or 0
 * @param lease until when a node thinks for that bot, or 0 when none has taken it
 */
public record MatchIndex(
        int version,
        String phase,
        int onTurn,
        int turn,
        String points,
        String result,
        boolean botTurn,
        long deadline,
        long updated,
        long lease) {

    /** The same, and whoever writes it thinks until then. */
    public MatchIndex leased(long until) {
        return new MatchIndex(version, phase, onTurn, turn, points, result, botTurn, deadline, updated, until);
    }

    /** The same in a match that was played so much later. */
    public MatchIndex later(long millis) {
        return new MatchIndex(version, phase, onTurn, turn, points, result, botTurn, deadline, updated + millis, lease);
    }

    public boolean isOver() {
        return phase.equals("over");
    }
}
