package cabestan.bots.fragile.solver;

import static cabestan.rules.fragile.quay.FragileQuay.has;
import static cabestan.rules.fragile.quay.FragileQuay.north;
import static cabestan.rules.fragile.quay.FragileQuay.south;

/**
 * A position of a problem in six longs, without loss: crates without a goal are all alike, so sets of squares describe
 * them completely.
 */
final class Yard {

    /** How many longs a stored position takes. */
    static final int WORDS = 6;

    /** Stands for the resting docker if all may play. */
    static final int NOBODY = 3;

    static final int NO_GOAL = -1;

    private static final int SQUARE = 127;
    private static final int REST_SHIFT = 21;
    private static final int GOALS_IN_ONE_WORD = 8;

    /** Squares with at least one crate, including depots. */
    long lowSouth;

    long lowNorth;

    /** Squares with two crates. */
    long pileSouth;

    long pileNorth;

    /** Seven bits for the square of each own docker, two for the resting docker; the upper half for goals 8 to 11. */
    private long men;

    /** Eight bits for each goal's crate: its square, and the highest bit if it is on top of another. */
    private long goals;

    void load(long[] from, int at) {
        lowSouth = from[at];
        lowNorth = from[at + 1];
        pileSouth = from[at + 2];
        pileNorth = from[at + 3];
        men = from[at + 4];
        goals = from[at + 5];
    }

    void store(long[] into, int at) {
        into[at] = lowSouth;
        into[at + 1] = lowNorth;
        into[at + 2] = pileSouth;
        into[at + 3] = pileNorth;
        into[at + 4] = men;
        into[at + 5] = goals;
    }

    void copyFrom(Yard other) {
        lowSouth = other.lowSouth;
        lowNorth = other.lowNorth;
        pileSouth = other.pileSouth;
        pileNorth = other.pileNorth;
        men = other.men;
        goals = other.goals;
    }

    boolean isSame(Yard other) {
        return lowSouth == other.lowSouth
                && lowNorth == other.lowNorth
                && pileSouth == other.pileSouth
                && pileNorth == other.pileNorth
                && men == other.men
                && goals == other.goals;
    }

    boolean hasCrate(int square) {
        return has(lowSouth, lowNorth, square);
    }

    boolean hasPile(int square) {
        return has(pileSouth, pileNorth, square);
    }

    int docker(int docker) {
        return (int) (men >>> 7 * docker) & SQUARE;
    }

    void place(int docker, int square) {
        men = men & ~((long) SQUARE << 7 * docker) | (long) square << 7 * docker;
    }

    int resting() {
        return (int) (men >>> REST_SHIFT) & 3;
    }

    void rest(int docker) {
        men = men & ~(3L << REST_SHIFT) | (long) docker << REST_SHIFT;
    }

    int goalSquare(int goal) {
        return goalPlace(goal) & SQUARE;
    }

    private int goalPlace(int goal) {
        return (int) (goal < GOALS_IN_ONE_WORD ? goals >>> 8 * goal : men >>> 8 * (goal - GOALS_IN_ONE_WORD + 4)) & 255;
    }

    void setGoal(int goal, int square, int level) {
        long place = square | (long) level << 7;
        if (goal < GOALS_IN_ONE_WORD) {
            goals = goals & ~(255L << 8 * goal) | place << 8 * goal;
        } else {
            int shift = 8 * (goal - GOALS_IN_ONE_WORD + 4);
            men = men & ~(255L << shift) | place << shift;
        }
    }

    /** The goal whose crate is the top one on this square, or {@link #NO_GOAL}. */
    int goalOnTop(int square, int goalCount) {
        int place = square | (hasPile(square) ? 128 : 0);
        for (int goal = 0; goal < goalCount; goal++) {
            if (goalPlace(goal) == place) {
                return goal;
            }
        }
        return NO_GOAL;
    }

    /** Moves the top crate of a square, which belongs to this goal or {@link #NO_GOAL}. */
    void move(int from, int to, int goal) {
        if (hasPile(from)) {
            pileSouth &= ~south(from);
            pileNorth &= ~north(from);
        } else {
            lowSouth &= ~south(from);
            lowNorth &= ~north(from);
        }
        boolean onTop = hasCrate(to);
        if (onTop) {
            pileSouth |= south(to);
            pileNorth |= north(to);
        } else {
            lowSouth |= south(to);
            lowNorth |= north(to);
        }
        if (goal != NO_GOAL) {
            setGoal(goal, to, onTop ? 1 : 0);
        }
    }
}
