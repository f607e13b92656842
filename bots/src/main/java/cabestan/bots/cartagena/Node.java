package cabestan.bots.cartagena;

import java.util.Arrays;

/** An action in the search tree: who takes it, what it promised at first sight, and what it brought since. */
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

    Node child(int action) {
        for (Node child : children) {
            if (child.action == action) {
                return child;
            }
        }
        return null;
    }

    void add(Node child) {
        children = Arrays.copyOf(children, children.length + 1);
        children[children.length - 1] = child;
    }

    /** What it is worth to its seat: the first sight counts as one visit. */
    double worth() {
        return (won + promise) / (visits + 1);
    }

    Node mostVisited() {
        Node best = null;
        for (Node child : children) {
            if (best == null
                    || child.visits > best.visits
                    || child.visits == best.visits && child.worth() > best.worth()) {
                best = child;
            }
        }
        return best;
    }
}
