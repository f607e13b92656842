package cabestan.rules.fragile;

/** Who acts in the running turn, and with how many points (F10–F14, F39). */
final class Shift {

    static final int NOBODY = -1;

    private final int dockersATurn;
    private int points;
    private int acted;
    private int active = NOBODY;
    private int left;
    private boolean walked;
    private int resting = NOBODY;

    Shift(int dockersATurn, int points) {
        this.dockersATurn = dockersATurn;
        this.points = points;
    }

    void copyFrom(Shift other) {
        points = other.points;
        acted = other.acted;
        active = other.active;
        left = other.left;
        walked = other.walked;
        resting = other.resting;
    }

    void begin(int newPoints, int restingDocker) {
        points = newPoints;
        acted = 0;
        active = NOBODY;
        left = 0;
        walked = false;
        resting = restingDocker;
    }

    void spend(int docker, int cost, boolean walk) {
        if (docker != active) { // F10: what the other had left is lost
            acted |= 1 << docker;
            active = docker;
            left = points;
        }
        left -= cost;
        walked = walk;
    }

    /** What this docker can still spend: nothing if it is not its turn any more. */
    int points(int docker) {
        if (docker == active) {
            return left;
        }
        return isFull() || hasActed(docker) || docker == resting ? 0 : points;
    }

    /** F14: a walk never directly follows a walk. */
    boolean mayWalk(int docker) {
        return docker != active || !walked;
    }

    /** Whether as many dockers have acted as may act in a turn. */
    boolean isFull() {
        return Integer.bitCount(acted) == dockersATurn;
    }

    boolean hasActed(int docker) {
        return (acted >>> docker & 1) != 0;
    }

    int dockersATurn() {
        return dockersATurn;
    }

    /** The points each docker begins this turn with. */
    int points() {
        return points;
    }

    int active() {
        return active;
    }

    int left() {
        return left;
    }

    boolean walked() {
        return walked;
    }

    int resting() {
        return resting;
    }
}
