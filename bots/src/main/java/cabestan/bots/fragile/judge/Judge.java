package cabestan.bots.fragile.judge;

import cabestan.rules.fragile.FragileState;

/** Says how likely each seat is to win; the array returned is reused by the next call. */
public interface Judge {

    /** At the beginning of a turn, before anything is played. */
    double[] atBeginOfTurn(FragileState state);

    /** When one docker of the seat on turn has played, and another is still to play. */
    double[] amidTurn(FragileState state);

    /** If the running turn ends as it stands. */
    double[] atEndOfTurn(FragileState state);

    /** The chances after the end: the holder of the marker has won (F32). */
    static double[] settled(FragileState state, double[] chances) {
        int marker = state.marker();
        for (int seat = 0; seat < chances.length; seat++) {
            chances[seat] = marker < 0 ? 1.0 / chances.length : seat == marker ? 1 : 0;
        }
        return chances;
    }
}
