package cabestan.bots.analysis;

/**
 * Points that an action of a line brings to somebody.
 *
 * @param action its place in the line, counted from 0
 */
public record Gain(int action, int seat, int points) {}
