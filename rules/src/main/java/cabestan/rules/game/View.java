package cabestan.rules.game;

import java.util.Arrays;

/** What one seat with a perfect memory may know of a match; all that a bot ever gets. */
public interface View {

    /** Whose view this is, or {@link State#WATCHER}. */
    int seat();

    /** The id of the {@link Variant} that is played. */
    String variant();

    int seats();

    /** The seat that acts next, or {@link State#NOBODY}. */
    int onTurn();

    int points(int seat);

    /** Writes the legal actions of this seat and returns how many there are: none unless it is on turn. */
    int legalActions(int[] into);

    int maxActions();

    /** The same as a new array, where speed does not matter. */
    default int[] legalActions() {
        int[] actions = new int[maxActions()];
        return Arrays.copyOf(actions, legalActions(actions));
    }

    /** What the table shows this seat, in the text format of a position with {@code ?} for hidden things. */
    String position();

    String write(int action);

    int read(String action);

    Gesture gesture(int action);

    /** A full state that is consistent with everything this seat may know; the rest is random. */
    State determinize(Dice dice);
}
