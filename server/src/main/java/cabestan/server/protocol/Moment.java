package cabestan.server.protocol;

import cabestan.rules.game.Gesture;
import java.util.List;

/** A moment of a match: what was seen after {@code n} actions, and the last of them, or null at the beginning. */
public record Moment(int n, String position, List<Integer> points, int onTurn, Gesture gesture) {}
