package cabestan.server.room;

/**
 * Something that is about to happen, before it has a version and a time.
 *
 * @param seat counted from 0, or -1
 * @param detail the action in notation, the level of a bot, a seed, the ranks that end the match, or empty
 */
public record Draft(Happening kind, int seat, String detail) {

    public Draft(Happening kind, int seat) {
        this(kind, seat, "");
    }
}
