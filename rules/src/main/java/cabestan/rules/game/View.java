package cabestan.rules.game;

/** What one seat may know of a match, with a perfect memory and no peeping; all that a bot ever gets. */
public interface View {

    /** Whose view this is, or {@link State#WATCHER}. */
    int seat();

    /** The id of the {@link Variant} that is played. */
    String variant();

    int seats();

    /** The seat that acts next, or {@link State#NOBODY}. */
    int onTurn();

    int points(int seat);

    /** Writes the legal actions of this seat and returns how many: none when another is on turn. */
    int legalActions(int[] into);

    int maxActions();

    /** What the table shows this seat, in the format of a position with {@code ?} for what is hidden. */
    String position();

    String write(int action);

    int read(String action);

    Gesture gesture(int action);

    /** A full state that agrees with everything this seat may know, the rest drawn from the dice. */
    State determinize(Dice dice);
}
