package cabestan.rules.game;

import java.util.List;
import java.util.Optional;

/** A kind of game: its variants, and the two ways in which a match of it begins. */
public interface Game {

    /** The word that names the game in commands, records and links: {@code arcanor}. */
    String id();

    /** All variants; the first is the default. */
    List<Variant> variants();

    /** The first state of a match, whose terms must satisfy {@link Variant#accepts}. */
    State begin(Setup setup);

    /** Reads a state from the text of a position; {@link BadText} says what is wrong and where. */
    State readPosition(String text);

    /** Whether the two players of a match may agree on a draw. */
    default boolean allowsAgreedDraw() {
        return false;
    }

    /** Why nothing can be taken back after something hidden was shown. */
    default Rejection revealed() {
        return new Rejection("", "revealed", "something hidden was shown since; that cannot be taken back");
    }

    /** Whether seats see different things in this variant, so that people sharing a screen must not see each other's views. */
    default boolean hasPrivateViews(String variant) {
        return false;
    }

    /** Whether nothing is hidden and nothing left to chance once a match has begun, so that all know what an action leads to. */
    default boolean hasPerfectInformation(String variant) {
        return false;
    }

    /** Whether players of this variant have to remember what they saw, so that nobody may remind them. */
    default boolean testsMemory(String variant) {
        return false;
    }

    /**
     * The same text for all positions of a running match that differ only by a symmetry of the game or by who sits where:
     * seats count from the one on turn, and how long nothing has happened is left out. Empty in games whose cards make
     * almost every position a new one.
     */
    default Optional<String> canonical(State state) {
        return Optional.empty();
    }

    /** The variant with this id, or {@link BadText} listing those that exist. */
    default Variant variant(String id) {
        for (Variant variant : variants()) {
            if (variant.id().equals(id)) {
                return variant;
            }
        }
        StringBuilder known = new StringBuilder();
        for (Variant variant : variants()) {
            known.append(known.isEmpty() ? "" : ", ").append(variant.id());
        }
        throw new BadText("variant " + BadText.quote(id) + " is not known in " + id() + "; expected one of " + known);
    }
}
