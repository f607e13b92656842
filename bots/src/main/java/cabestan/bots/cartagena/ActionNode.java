package cabestan.bots.cartagena;

import java.util.Arrays;

/** An action in the search tree: whose it is, what it promised at first sight, and what it brought since. */
final class ActionNode {

    private static final ActionNode[] NONE = {};

    final int action;
    final int seat;
    final double promise;
    ActionNode[] children = NONE;
    int visits;
    double won;

    ActionNode(int action, int seat, double promise) {
        this.action = action;
        this.seat = seat;
        this.promise = promise;
    }

    /** The child with this action, or null; {@code likely} is where it stands when all worlds offer the same. */
    ActionNode child(int action, int likely) {
        if (likely < children.length && children[likely].action == action) {
            return children[likely];
        }
        for (ActionNode child : children) {
            if (child.action == action) {
                return child;
            }
        }
        return null;
    }

    ActionNode grow(int action, int seat, double promise) {
        ActionNode child = new ActionNode(action, seat, promise);
        children = Arrays.copyOf(children, children.length + 1);
        children[children.length - 1] = child;
        return child;
    }

    /** What it is worth to its seat; the first sight counts as one visit. */
    double worth() {
        return (won + promise) / (visits + 1);
    }

    ActionNode mostVisited() {
        ActionNode best = children[0];
        for (ActionNode child : children) {
            if (child.visits > best.visits || child.visits == best.visits && child.worth() > best.worth()) {
                best = child;
            }
        }
        return best;
    }
}
