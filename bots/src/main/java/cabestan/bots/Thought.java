package cabestan.bots;

/**
 * What a bot decided.
 *
 * @param actions one or more actions, to be played in this order while the turn lasts and nothing hidden is shown
 * @param value the expected result, from 0 (lost) to 1 (won)
 * @param nodes the number of positions searched
 * @param depth how far ahead it looked, in units of its search
 */
public record Thought(int[] actions, double value, long nodes, int depth) {

    public int action() {
        return actions[0];
    }
}
