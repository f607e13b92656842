package cabestan.bots;

import cabestan.rules.game.Match;

/** The actions everybody at the table has seen, with the seats that played them. */
public record PublicRecord(int[] actions, int[] seats) {

    public static final PublicRecord EMPTY = new PublicRecord(new int[0], new int[0]);

    public static PublicRecord of(Match match) {
        int[] actions = new int[match.length()];
        int[] seats = new int[match.length()];
        for (int i = 0; i < actions.length; i++) {
            actions[i] = match.action(i);
            seats[i] = match.seat(i);
        }
        return new PublicRecord(actions, seats);
    }
}
