package cabestan.server.match;

/**
 * Something that is about to happen, before it has a version and a time.
 *
 * @param seat counted from 0, or -1
 * @param detail the action in notation, the level of a bot, a seed, the ranks that end the match, or empty
 */
record Draft(Happening kind, int seat, String detail) {

    Draft(Happening kind, int seat) {
        this(kind, seat, "");
    }
}
