package cabestan.server.picture;

import cabestan.rules.game.BadText;
import cabestan.rules.game.Match;
import cabestan.rules.game.Split;
import cabestan.server.protocol.RequestRejected;
import java.util.List;

/**
 * The moment to which a link of the analysis board leads.
 *
 * @param step how many actions of the match come before it
 * @param line the actions of a variation that follow them; empty for a moment of the match itself
 */
public record LinkedMoment(int step, List<String> line) {

    public static final LinkedMoment START = new LinkedMoment(0, List.of());

    public LinkedMoment {
        line = List.copyOf(line);
    }

    /** @param line actions separated by spaces */
    public static LinkedMoment of(int step, String line) {
        return new LinkedMoment(step, line.isBlank() ? List.of() : List.of(Split.words(line)));
    }

    public boolean isVariation() {
        return !line.isEmpty();
    }

    /** This moment, or the end of the match if it is shorter. Rejects a variation that breaks the rules. */
    public LinkedMoment in(Match match) {
        of(match);
        return new LinkedMoment(Math.min(step, match.length()), line);
    }

    /** The match up to this moment, or to its end if it is shorter. Rejects a variation that breaks the rules. */
    public Match of(Match match) {
        Match played = Match.from(match.game(), match.start());
        deal(match, played);
        int last = Math.min(step, match.length());
        for (int i = 0; i < last; i++) {
            played.play(match.action(i));
            deal(match, played);
        }
        line.forEach(word -> play(played, word));
        return played;
    }

    /** Repeats the deals that the match made at this point. */
    private static void deal(Match match, Match played) {
        for (Match.Deal deal : match.deals()) {
            if (deal.after() == played.length()) {
                played.deal(deal.seat(), deal.seed());
            }
        }
    }

    private static void play(Match match, String word) {
        try {
            match.play(match.state().read(word)).ifPresent(rejection -> {
                throw new RequestRejected(400, rejection);
            });
        } catch (BadText e) {
            throw RequestRejected.badRequest(e);
        }
    }
}
