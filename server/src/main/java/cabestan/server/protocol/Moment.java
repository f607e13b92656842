package cabestan.server.protocol;

import cabestan.rules.game.Gesture;

/** A moment of a match: the position after {@code n} actions, and the last of them, or null at the beginning. */
public record Moment(int n, String position, Gesture gesture) {}
