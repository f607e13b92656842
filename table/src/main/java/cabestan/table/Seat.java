package cabestan.table;

/**
 * A place at a table.
 *
 * @param invite the key that lets somebody take it while it is free, or empty
 */
public record Seat(Occupant occupant, String invite) {

    public static Seat of(Occupant occupant) {
        return new Seat(occupant, "");
    }

    Seat taken(Occupant by) {
        return new Seat(by, invite);
    }

    public boolean isOpen() {
        return occupant instanceof Occupant.Nobody;
    }

    public boolean isBot() {
        return occupant instanceof Occupant.Bot;
    }

    public boolean isPerson() {
        return !isOpen() && !isBot();
    }

    /** Whether a person sits here and this player acts for them. */
    public boolean isHeldBy(String player) {
        return isPerson() && !player.isEmpty() && occupant.player().equals(player);
    }

    /** Whether the seat is free and kept for this player. */
    public boolean isKeptFor(String player) {
        return isOpen() && !player.isEmpty() && occupant.player().equals(player);
    }

    /** Whether this player may sit down here: by the seat's key, or without one if it is kept for them or listed. */
    boolean isOpenTo(String player, String key, boolean listed) {
        boolean isForAnybody = listed && occupant.player().isEmpty();
        return isOpen() && (key.isEmpty() ? isKeptFor(player) || isForAnybody : opensWith(key));
    }

    /** Whether the key is this seat's invite; the time this takes does not reveal where they differ. */
    boolean opensWith(String key) {
        return !invite.isEmpty() && isSameKey(invite, key);
    }

    static boolean isSameKey(String one, String other) {
        int difference = one.length() ^ other.length();
        for (int i = 0; i < Math.min(one.length(), other.length()); i++) {
            difference |= one.charAt(i) ^ other.charAt(i);
        }
        return difference == 0;
    }
}
