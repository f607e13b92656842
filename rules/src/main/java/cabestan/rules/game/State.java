package cabestan.rules.game;

import java.util.Arrays;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;

/**
 * The full truth of a match at one moment; it changes only through {@link #play}, and is never shared while it changes.
 *
 * <p>Seats count from 0 in code and from 1 in text. Actions are {@code int} codes whose meaning depends on the game.
 */
public interface State {

    /** The result of {@link #onTurn} when the match is over. */
    int NOBODY = -1;

    /** The seat of watchers, who see what everybody may see. */
    int WATCHER = -1;

    /** A code that no action has. */
    int NO_ACTION = -1;

    /** The id of the {@link Variant} that is played. */
    String variant();

    /** The options of the variant that the text of a position states. */
    default Map<String, String> options() {
        return Collections.emptyMap();
    }

    int seats();

    /** The seat that acts next, or {@link #NOBODY}. */
    int onTurn();

    /** How many turns have begun; it grows whenever the turn passes on, never within a turn. */
    int turn();

    /** How often something hidden has been shown; nothing can be taken back across a change of this number. */
    int reveals();

    /** The current points of this seat: in Cartagena, its pirates in the boat. */
    int points(int seat);

    default boolean isOver() {
        return onTurn() == NOBODY;
    }

    /** How the match ended; only valid once it is over. */
    Outcome outcome();

    /** An upper bound for the number of actions that {@link #legalActions} writes. */
    int maxActions();

    /** Writes all legal actions, each once, and returns how many there are: none once the match is over. */
    int legalActions(int[] into);

    /** The same as a new array, where speed does not matter. */
    default int[] legalActions() {
        int[] actions = new int[maxActions()];
        return Arrays.copyOf(actions, legalActions(actions));
    }

    /** How many actions are legal; games that can count without listing do so. */
    default int countActions(int[] scratch) {
        return legalActions(scratch);
    }

    /** A random legal action, uniformly distributed. */
    default int randomAction(Dice dice, int[] scratch) {
        return scratch[dice.below(legalActions(scratch))];
    }

    /** Why this action is not legal, or empty if it is; accepts any int. */
    Optional<Rejection> reject(int action);

    /** Plays a legal action. The effect of an illegal one is undefined: call {@link #reject} first. */
    void play(int action);

    State copy();

    /** What this seat may know. */
    View view(int seat);

    /**
     * What the seat on turn would know if nothing in anybody's hands were hidden, for those who look back at a match;
     * what is still to come stays hidden.
     */
    default View openView() {
        return view(onTurn());
    }

    /** The position in the game's text format. */
    String position();

    /** The action in the game's notation. */
    String write(int action);

    /** Reads an action, legal or not; throws {@link BadText} if the text is not an action. */
    int read(String action);

    /** A legal action as a board shows it. */
    Gesture gesture(int action);

    /**
     * What remains of {@code whole} after {@code part}, if a player who goes on so is taken to have done the whole at
     * once, as when a docker walks on (F14); otherwise {@link #NO_ACTION}. Both are legal here.
     */
    default int remainder(int part, int whole) {
        return NO_ACTION;
    }

    /** Whether {@link #remainder} can find anything after this action; if not, there is no need to ask. */
    default boolean mayHaveRemainder(int part) {
        return false;
    }

    /** How many sequences of exactly this many actions there are from here. */
    default long perft(int depth) {
        if (depth == 0) {
            return 1;
        }
        int[] actions = new int[maxActions()];
        if (depth == 1) {
            return countActions(actions);
        }
        int count = legalActions(actions);
        long leaves = 0;
        for (int i = 0; i < count; i++) {
            State next = copy();
            next.play(actions[i]);
            leaves += next.perft(depth - 1);
        }
        return leaves;
    }
}
