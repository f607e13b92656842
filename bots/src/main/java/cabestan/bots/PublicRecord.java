package cabestan.bots;

import cabestan.rules.game.Match;
import cabestan.rules.game.State;
import cabestan.rules.game.View;

/** What everybody at the table has seen: how the match began, and the actions with the seats that played them. */
public record PublicRecord(View start, int[] actions, int[] seats) {

    /** Nothing was played yet. */
    public PublicRecord(View start) {
        this(start, new int[0], new int[0]);
    }

    public static PublicRecord of(Match match) {
        int[] actions = new int[match.length()];
        int[] seats = new int[match.length()];
        for (int i = 0; i < actions.length; i++) {
            actions[i] = match.action(i);
            seats[i] = match.seat(i);
        }
        return new PublicRecord(match.stateAfter(0).view(State.WATCHER), actions, seats);
    }
}
