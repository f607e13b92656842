package cabestan.bots.cartagena;

import java.util.Arrays;

/** An action in the search tree: whose it is, what it promised at first sight, and what it brought since. */
final class Node {

    private static final Node[] NONE = {};

    final int action;
    final int seat;
    final double promise;
    Node[] children = NONE;
    int visits;
    double won;

    Node(int action, int seat, double promise) {
        this.action = action;
        this.seat = seat;
        this.promise = promise;
    }

    /** The child with this action, or null; {@code likely} is where it stands when all worlds offer the same. */
    Node child(int action, int likely) {
        if (likely < children.length && children[likely].action == action) {
            return children[likely];
        }
        for (Node child : children) {
            if (child.action == action) {
                return child;
            }
        }
        return null;
    }

    Node grow(int action, int seat, double promise) {
        Node child = new Node(action, seat, promise);
        children = Arrays.copyOf(children, children.length + 1);
        children[children.length - 1] = child;
        return child;
    }

    /** What it is worth to its seat; the first sight counts as one visit. */
    double worth() {
        return (won + promise) / (visits + 1);
    }

    Node mostVisited() {
        Node best = children[0];
        for (Node child : children) {
            if (child.visits > best.visits || child.visits == best.visits && child.worth() > best.worth()) {
                best = child;
            }
        }
        return best;
    }
}
