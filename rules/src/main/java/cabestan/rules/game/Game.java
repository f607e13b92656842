package cabestan.rules.game;

import java.util.List;

/** A kind of game: its variants, and the two ways in which a match of it begins. */
public interface Game {

    /** The word that names the game in commands, records and links: {@code arcanor}. */
    String id();

    /** All variants; the first is the one meant when nobody names one. */
    List<Variant> variants();

    /** The first state of a match. Its terms must be some that {@link Variant#accepts} takes. */
    State begin(Setup setup);

    /** A state from the text of a position, or {@link BadText} saying what is wrong with it and where. */
    State readPosition(String text);

    /** Whether the players may end a match by agreeing on a draw. */
    default boolean allowsAgreedDraw() {
        return false;
    }

    /** Why nothing is taken back across something hidden that was shown. */
    default Rejection revealed() {
        return new Rejection("", "revealed", "something hidden was shown since; that cannot be taken back");
    }

    /** Whether seats see different things in this variant, so that people at one screen must not see all views. */
    default boolean hasPrivateViews(String variant) {
        return false;
    }

    /** The variant of that name, or {@link BadText} naming those that exist. */
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
        throw new BadText("variant '" + id + "' is not known in " + id() + "; expected one of " + known);
    }
}
