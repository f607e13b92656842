package cabestan.server.store;

/**
 * A place at a match as it is taken now.
 *
 * @param kind {@code player}, {@code open}, {@code guest} or {@code bot}
 * @param player who holds it: for a guest the player on whose screen they sit; for a free seat whoever it is kept for, or empty
 * @param name of a guest; players have theirs in their own row
 * @param invite the key that lets somebody take an open seat
 */
public record SeatRow(int seat, String kind, String player, String name, int level, String invite) {

    public SeatRow heldBy(String player) {
        return new SeatRow(seat, "player", player, name, level, invite);
    }

    public SeatRow freed() {
        return new SeatRow(seat, "open", "", name, level, invite);
    }

    public SeatRow takenByBot(int level) {
        return new SeatRow(seat, "bot", "", "", level, invite);
    }

    public boolean isOpen() {
        return kind.equals("open");
    }

    public boolean isBot() {
        return kind.equals("bot");
    }

    public boolean isPerson() {
        return !isOpen() && !isBot();
    }

    /** Whether a person sits here, and this one answers for them. */
    public boolean isHeldBy(String player) {
        return isPerson() && this.player.equals(player);
    }
}
