package cabestan.bots.analysis;

import cabestan.rules.game.Dice;
import cabestan.rules.game.Seed;

/** The part of a search that is done here, where several do it side by side; together they do the whole. */
public record Part(int index, int of) {

    public static final Part WHOLE = new Part(0, 1);

    public Part {
        if (index < 0 || index >= of) {
            throw new IllegalArgumentException("expected one of " + of + " parts, counted from 0, found " + index);
        }
    }

    /** Whether this part looks into the candidate of this number. */
    public boolean has(int number) {
        return number % of == index;
    }

    /** Dice of its own for each part, so that no two try the same. */
    public Dice dice(Dice dice) {
        return index == 0 ? dice : Seed.of(dice.next() + index).dice();
    }

    /** How many lines to tell: of a part more than are shown, so that others can be compared with them. */
    public int lines() {
        return of == 1 ? Assessment.LINES : 2 * Assessment.LINES;
    }
}
