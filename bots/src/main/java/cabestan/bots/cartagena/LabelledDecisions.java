package cabestan.bots.cartagena;

import cabestan.bots.cartagena.network.ActionInputs;
import cabestan.bots.cartagena.network.CartagenaNetwork;
import cabestan.bots.cartagena.network.SeatInputs;
import cabestan.rules.cartagena.CartagenaBoard;
import cabestan.rules.cartagena.CartagenaState;
import cabestan.rules.game.Outcome;
import java.util.Arrays;

/** Decisions of one match in the format of docs/training.md. */
final class LabelledDecisions {

    private static final int ACTION_LENGTH = 2 * ActionInputs.MOST + 1;

    private static final int SEATS = 1;
    private static final int RESULT = 2;
    private static final int ACTIONS = 3;
    private static final int SHARES = 4;
    private static final int INPUTS = SHARES + CartagenaBoard.MAX_SEATS;
    private static final int OFFERED = INPUTS + CartagenaBoard.MAX_SEATS * SeatInputs.COUNT;

    /** Bytes for each decision. */
    static final int LENGTH = OFFERED + CartagenaState.MAX_ACTIONS * ACTION_LENGTH;

    private static final int WHOLE = 255;
    private static final byte UNKNOWN = -1;

    private byte[] records = new byte[LENGTH << 7];
    private int end;

    private final int[] inputs = new int[SeatInputs.COUNT];
    private final SeatInputs seatInputs = new SeatInputs();
    private final ActionInputs properties = new ActionInputs();

    /** @param shares what each seat may expect; {@code isPlayed} says whether the decision was part of the match */
    void add(CartagenaState state, SearchTree tree, double[] shares, boolean isPlayed) {
        if (end == records.length) {
            records = Arrays.copyOf(records, 2 * end);
        }
        records[end] = (byte) CartagenaNetwork.index(state.variant(), state.seats());
        records[end + SEATS] = (byte) state.seats();
        records[end + RESULT] = isPlayed ? 0 : UNKNOWN;
        for (int seat = 0; seat < shares.length; seat++) {
            records[end + SHARES + seat] = (byte) Math.round(WHOLE * shares[seat]);
            seatInputs.fill(state, seat, inputs);
            for (int i = 0; i < inputs.length; i++) {
                records[end + INPUTS + seat * inputs.length + i] = (byte) inputs[i];
            }
        }
        records[end + ACTIONS] = (byte) actions(state, tree);
        end += LENGTH;
    }

    private int actions(CartagenaState state, SearchTree tree) {
        int[] actions = new int[CartagenaState.MAX_ACTIONS];
        int[] visits = new int[CartagenaState.MAX_ACTIONS];
        int count = 0;
        int sum = 0;
        for (int child = tree.firstChild(SearchTree.ROOT); child != SearchTree.NONE; child = tree.sibling(child)) {
            actions[count] = tree.action(child);
            visits[count++] = tree.visits(child);
            sum += tree.visits(child);
        }
        properties.look(state, actions, count);
        for (int i = 0; i < count; i++) {
            int next = end + OFFERED + i * ACTION_LENGTH;
            records[next++] = (byte) (WHOLE * visits[i] / sum);
            for (int property : properties.of(actions[i])) {
                records[next++] = (byte) (property >> 8);
                records[next++] = (byte) property;
            }
        }
        return count;
    }

    /** All decisions, with the result of the match: the number of the seat that won, counted from 1. */
    byte[] write(Outcome outcome) {
        for (int at = 0; at < end; at += LENGTH) {
            if (records[at + RESULT] != UNKNOWN) {
                records[at + RESULT] = (byte) (outcome.winner() + 1);
            }
        }
        return Arrays.copyOf(records, end);
    }
}
