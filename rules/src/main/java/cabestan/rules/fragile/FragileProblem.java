package cabestan.rules.fragile;

import cabestan.rules.game.KeyedText;

/**
 * A problem for one player (F38).
 *
 * @param id the word that names it in commands and links
 * @param text the problem in the format of the rules
 * @param solution a solution in notation, turn by turn, empty when none is known
 */
public record FragileProblem(String id, String text, String solution) {

    /** The player's dockers, and those that only stand by, as seats of the board. */
    public static final int OWN = 0;

    static final int OTHERS = 1;
    public static final int MAX_OWN = 3; // F39

    public FragileProblemState begin() {
        return ProblemReader.read(KeyedText.read(text));
    }
}
