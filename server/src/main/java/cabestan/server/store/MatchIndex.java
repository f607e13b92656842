package cabestan.server.store;

/**
 * Where a match stands, for lists and for waking it up; all of it follows from its events.
 *
 * @param phase {@code waiting}, {@code running} or {@code over}
 * @param points of each seat, with commas
 * @param result ranks with commas, code and reason, or empty
 * @param botTurn whether a bot has to think
 * @param deadline when the clock runs out, or 0
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
        long updated) {}
