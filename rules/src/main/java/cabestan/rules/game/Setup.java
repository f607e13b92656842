package cabestan.rules.game;

import java.util.Collections;
import java.util.Map;
import java.util.Objects;

/** Everything settled before a match begins; together with the actions it determines the whole match. */
public record Setup(Terms terms, Seed seed) {

    public Setup {
        Objects.requireNonNull(seed);
    }

    public Setup(String variant, int seats, Map<String, String> options, int first, Seed seed) {
        this(new Terms(variant, seats, options, first), seed);
    }

    /** That of a new match, with default options, and the first seat drawn by lot. */
    public static Setup of(Variant variant, int seats, Seed seed) {
        return new Setup(variant.id(), seats, variant.stated(), Terms.BY_LOT, seed);
    }

    public String variant() {
        return terms.variant();
    }

    public int seats() {
        return terms.seats();
    }

    public Map<String, String> options() {
        return terms.options();
    }

    /** The seat that begins, or {@link Terms#BY_LOT}. */
    public int first() {
        return terms.first();
    }

    public Setup with(String option, String value) {
        return with(Collections.singletonMap(option, value));
    }

    public Setup with(Map<String, String> options) {
        return new Setup(terms.with(options), seed);
    }

    public Setup beginning(int seat) {
        return new Setup(terms.beginning(seat), seed);
    }

    /** The seat that begins: the chosen one, or one drawn with these dice. */
    public int firstBy(Dice dice) {
        int drawn = dice.below(seats()); // always drawn, so that choosing the first seat does not change the shuffle
        return first() == Terms.BY_LOT ? drawn : first();
    }
}
