package cabestan.rules.game;

import java.util.TreeMap;

/** What is settled before a match begins; with the actions it determines everything that follows. */
public record Setup(String variant, int seats, TreeMap<String, String> options, int first, Seed seed) {

    /** Who begins is drawn from the seed. */
    public static final int BY_LOT = -1;

    public static Setup of(Variant variant, int seats, Seed seed) {
        return new Setup(variant.id(), seats, new TreeMap<>(), BY_LOT, seed);
    }

    public Setup with(String option, String value) {
        TreeMap<String, String> more = new TreeMap<>(options);
        more.put(option, value);
        return new Setup(variant, seats, more, first, seed);
    }

    public Setup beginning(int seat) {
        return new Setup(variant, seats, options, seat, seed);
    }

    /** The seat that begins: the chosen one, or one drawn from these dice. */
    public int firstBy(Dice dice) {
        int drawn = dice.below(seats); // drawn in any case, so that a chosen beginner does not change the shuffle
        return first == BY_LOT ? drawn : first;
    }
}
