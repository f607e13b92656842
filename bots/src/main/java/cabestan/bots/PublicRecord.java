package cabestan.bots;

import cabestan.rules.game.Match;
import cabestan.rules.game.State;
import cabestan.rules.game.View;
import java.util.ArrayList;
import java.util.List;

/**
 * What everybody at the table has seen.
 *
 * @param start the first position, as a watcher sees it
 * @param actions in the order they were played
 * @param seats who played each action
 * @param deals when cards were dealt again, in order
 */
public record PublicRecord(View start, int[] actions, int[] seats, List<Deal> deals) {

    /** After this many actions, everything that this seat could not know was dealt again; -1 is the watchers' seat. */
    public record Deal(int after, int seat) {}

    public PublicRecord {
        deals = List.copyOf(deals);
    }

    /** A record in which nothing has been played yet. */
    public PublicRecord(View start) {
        this(start, new int[0], new int[0], List.of());
    }

    public static PublicRecord of(Match match) {
        return of(match, match.length());
    }

    /** What everybody had seen after the first {@code count} actions. */
    public static PublicRecord of(Match match, int count) {
        int[] actions = new int[count];
        int[] seats = new int[count];
        for (int i = 0; i < actions.length; i++) {
            actions[i] = match.action(i);
            seats[i] = match.seat(i);
        }
        List<Deal> deals = new ArrayList<>();
        for (Match.Deal deal : match.deals()) {
            if (deal.after() <= count) {
                deals.add(new Deal(deal.after(), deal.seat()));
            }
        }
        return new PublicRecord(match.stateAfter(0).view(State.WATCHER), actions, seats, deals);
    }
}
