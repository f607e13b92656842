package cabestan.bots.fragile;

/**
 * How well a bot plays.
 *
 * @param beam from how many plays of its first docker it goes on to the second
 * @param candidates how many turns it weighs against the answers
 * @param ownShare the part of its time it spends on finding these
 * @param replies from how many plays of an opponent's first docker it follows the answer; 0 looks at no answer
 * @param blur how far it misjudges a position
 */
record Skill(int beam, int candidates, double ownShare, int replies, double blur) {}
