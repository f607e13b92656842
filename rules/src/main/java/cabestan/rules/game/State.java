package cabestan.rules.game;

import java.util.Optional;

/**
 * The full truth of a match at one moment; it changes only by {@link #play}, and is never shared while it does.
 *
 * <p>Seats count from 0 in code and from 1 in text. Actions are {@code int} codes whose meaning is the game's own.
 */
public interface State {

    /** The answer of {@link #onTurn} when the match is over. */
    int NOBODY = -1;

    /** The seat of those who only watch: they see what everybody may see. */
    int WATCHER = -1;

    /** A code that no action has. */
    int NO_ACTION = -1;

    /** The id of the {@link Variant} that is played. */
    String variant();

    int seats();

    /** The seat that acts next, or {@link #NOBODY}. */
    int onTurn();

    /** How many turns have begun; it grows whenever a turn passes on, never within one. */
    int turn();

    /** How often something hidden was shown so far; nothing is taken back across a change of this number. */
    int reveals();

    /** Points of this seat now: points in Fragile and Arcanor, pirates in the boat in Cartagena. */
    int points(int seat);

    default boolean isOver() {
        return onTurn() == NOBODY;
    }

    /** How the match ended; only once it is over. */
    Outcome outcome();

    /** An upper bound of what {@link #legalActions} can ever write. */
    int maxActions();

    /** Writes all legal actions, each once, and returns how many there are: none once the match is over. */
    int legalActions(int[] into);

    /** How many actions are legal; games that can count without listing do so. */
    default int countActions(int[] scratch) {
        return legalActions(scratch);
    }

    /** A legal action, each as likely as any other. */
    default int randomAction(Dice dice, int[] scratch) {
        return scratch[dice.below(legalActions(scratch))];
    }

    /** Why this action is not legal now, or nothing when it is; any int may be asked about. */
    Optional<Rejection> reject(int action);

    /** Plays a legal action. What an illegal one does is not defined: ask {@link #reject} first. */
    void play(int action);

    State copy();

    /** What this seat may know now. */
    View view(int seat);

    /** The position in the text format of the game's rules. */
    String position();

    /** The action in the notation of the game's rules. */
    String write(int action);

    /** The action of that text, legal or not, or {@link BadText}. */
    int read(String action);

    /** The legal action as a board shows it. */
    Gesture gesture(int action);

    /**
     * What is left to do of {@code whole} once {@code part} is done, when a player who goes on from there is to be
     * taken as having done the whole at once, like a walk that is walked on (F14); {@link #NO_ACTION} when that is not
     * so. Both are legal here.
     */
    default int rest(int part, int whole) {
        return NO_ACTION;
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
