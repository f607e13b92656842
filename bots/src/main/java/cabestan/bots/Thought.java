package cabestan.bots;

/**
 * What a bot came to.
 *
 * @param actions one or more actions, to be played in this order while the turn lasts and nothing hidden is shown
 * @param value what it expects from 0, lost, to 1, won
 * @param nodes positions looked at
 * @param depth how far ahead it looked, in the units of its search
 */
public record Thought(int[] actions, double value, long nodes, int depth) {

    public int action() {
        return actions[0];
    }
}
