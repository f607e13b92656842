package cabestan.bots.fragile.solver;

import java.util.Arrays;

/** The positions after a number of turns, each with its fewest points and all positions from which it is reached with that many. */
final class TurnLayer {

    static final int NO_LINK = -1;

    private final PositionSet positions = new PositionSet(1 << 8);
    private int[] points = new int[1 << 8];

    /** Each position has a linked list of its predecessors, given by their numbers in the layer before. */
    private int[] firstLink = new int[1 << 8];

    private int[] origin = new int[1 << 8];
    private int[] nextLink = new int[1 << 8];
    private int links;

    int size() {
        return positions.size();
    }

    void load(int index, Yard into) {
        positions.load(index, into);
    }

    int points(int index) {
        return points[index];
    }

    int firstLink(int index) {
        return firstLink[index];
    }

    int origin(int link) {
        return origin[link];
    }

    int nextLink(int link) {
        return nextLink[link];
    }

    /** Adds a position, its points in all turns so far, and the number of its predecessor. */
    void reach(Yard yard, int total, int from) {
        int index = positions.add(yard);
        if (positions.added()) {
            if (index == points.length) {
                points = Arrays.copyOf(points, 2 * index);
                firstLink = Arrays.copyOf(firstLink, 2 * index);
            }
            points[index] = Integer.MAX_VALUE;
        }
        if (total < points[index]) {
            points[index] = total;
            firstLink[index] = link(from, NO_LINK);
        } else if (total == points[index] && origin[firstLink[index]] != from) {
            firstLink[index] = link(from, firstLink[index]);
        }
    }

    private int link(int from, int next) {
        if (links == origin.length) {
            origin = Arrays.copyOf(origin, 2 * links);
            nextLink = Arrays.copyOf(nextLink, 2 * links);
        }
        origin[links] = from;
        nextLink[links] = next;
        return links++;
    }
}
