package cabestan.bots.fragile;

import cabestan.bots.fragile.judge.FragileNetwork;
import cabestan.bots.fragile.judge.QuayInputs;
import cabestan.rules.fragile.FragileGame;
import cabestan.rules.fragile.FragileState;
import cabestan.rules.game.Outcome;
import java.util.Arrays;

/** Positions of one match in the format of docs/training.md. */
final class LabelledQuays {

    private static final int SEATS = 1;
    private static final int RESULT = 2;
    private static final int CHANCES = 3;
    private static final int INPUTS = CHANCES + 2 * FragileGame.MAX_SEATS;

    /** Bytes for each position. */
    static final int LENGTH = INPUTS + 2 * FragileGame.MAX_SEATS * QuayInputs.PLACES;

    private static final int WHOLE = 65_535;
    private static final byte UNKNOWN = -1;

    private final QuayInputs quay = new QuayInputs();
    private byte[] records = new byte[LENGTH << 8];
    private int end;

    /** @param isPlayed whether this position occurred in the match */
    void addBegin(FragileState state, double[] chances, boolean isPlayed) {
        quay.look(state, state.onTurn(), QuayInputs.NOBODY);
        add(state, chances, isPlayed ? 0 : UNKNOWN);
    }

    void addMiddle(FragileState state, double[] chances) {
        quay.look(state, state.onTurn(), state.activeDocker());
        add(state, chances, UNKNOWN);
    }

    private void add(FragileState state, double[] chances, byte result) {
        if (end == records.length) {
            records = Arrays.copyOf(records, 2 * end);
        }
        records[end] = (byte) FragileNetwork.index(state.seats());
        records[end + SEATS] = (byte) state.seats();
        records[end + RESULT] = result;
        for (int seat = 0; seat < state.seats(); seat++) {
            put(end + CHANCES + 2 * seat, (int) Math.round(WHOLE * chances[seat]));
            int[] inputs = quay.of(seat);
            for (int i = 0; i < inputs.length; i++) {
                put(end + INPUTS + 2 * (seat * inputs.length + i), inputs[i]);
            }
        }
        end += LENGTH;
    }

    private void put(int at, int number) {
        records[at] = (byte) (number >> 8);
        records[at + 1] = (byte) number;
    }

    /** All positions, with the result of the match: the number of the seat that won, counted from 1. */
    byte[] write(Outcome outcome) {
        for (int at = 0; at < end; at += LENGTH) {
            if (records[at + RESULT] != UNKNOWN) {
                records[at + RESULT] = (byte) (outcome.winner() + 1);
            }
        }
        return Arrays.copyOf(records, end);
    }
}
