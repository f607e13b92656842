package cabestan.server.explorer;

import cabestan.rules.game.Game;
import cabestan.rules.game.Match;
import cabestan.rules.game.Outcome;
import cabestan.rules.game.State;
import cabestan.server.store.analysis.OpeningRepository.Tally;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The contribution of a match to the openings: the positions of its first actions, each once. */
public final class Openings {

    /** The number of actions in an opening: the set-up of Fragile for two has fourteen. */
    public static final int DEPTH = 16;

    private static final int DIGITS = 16;
    private static final int CERTAIN = 10_000;

    private Openings() {}

    /** The positions that a match reached in its opening, by their digests, with its result. */
    public static Map<String, Tally> of(Match match, Outcome outcome) {
        Map<String, Tally> reached = new TreeMap<>();
        for (int i = 0; i <= Math.min(DEPTH, match.length()); i++) {
            State state = match.stateAfter(i);
            digest(match.game(), state).ifPresent(position -> reached.put(position, tally(outcome, state.onTurn())));
        }
        return reached;
    }

    private static Tally tally(Outcome outcome, int onTurn) {
        int seats = outcome.ranks().size();
        List<Long> points = new ArrayList<>();
        for (int i = 0; i < seats; i++) {
            points.add(Math.round(CERTAIN * outcome.reward((onTurn + i) % seats)));
        }
        return new Tally(1, points);
    }

    /** A short name for the canonical form of a position; empty once a match is over, and where openings are not counted. */
    static Optional<String> digest(Game game, State state) {
        return state.isOver() ? Optional.empty() : game.canonical(state).map(form -> digest(game.id() + "\n" + form));
    }

    private static String digest(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest).substring(0, DIGITS);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
