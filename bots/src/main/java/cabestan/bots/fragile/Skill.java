package cabestan.bots.fragile;

/**
 * How well a bot plays.
 *
 * @param reach how many actions of one docker it combines
 * @param beam from how many plays of its first docker it goes on to the second
 * @param candidates how many of its turns it weighs
 * @param looks how many positions after a turn it looks into for what may follow
 * @param blur how far it misjudges a position
 */
record Skill(int reach, int beam, int candidates, int looks, double blur) {

    /** As many looks as the budget allows. */
    static final int UNLIMITED = 1_000_000;

    boolean isUnlimited() {
        return looks == UNLIMITED;
    }
}
