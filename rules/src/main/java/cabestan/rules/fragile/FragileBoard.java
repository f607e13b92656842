package cabestan.rules.fragile;

import static cabestan.rules.fragile.quay.FragileQuay.NONE;
import static cabestan.rules.fragile.quay.FragileQuay.north;
import static cabestan.rules.fragile.quay.FragileQuay.south;

import cabestan.rules.fragile.quay.FragileAction;
import cabestan.rules.fragile.quay.FragileQuay;
import cabestan.rules.fragile.quay.Zobrist;
import java.util.Arrays;

/** What stands on the quay: crates, dockers, and who owns the depots. */
public final class FragileBoard {

    public static final int MAX_CRATES = 12;
    public static final int MAX_DOCKERS = 12;

    /** The dockers and the depots of one seat, with the number of seats that gives it the most (F5). */
    public static final int MAX_DOCKERS_EACH = 3;

    public static final int MAX_DEPOTS_EACH = 4;

    /** Owners of a depot other than seats. */
    public static final int NEUTRAL = -1;

    public static final int UNPLACED = -2;

    /**
     * For each square the number of its lower crate in the low four bits, and of the one on top in the high four;
     * numbers from 1.
     */
    private final byte[] crates = new byte[FragileQuay.SQUARES];

    /** For each square the number of its docker, counted from 1. */
    private final byte[] dockers = new byte[FragileQuay.SQUARES];

    private final byte[] crateSquare = new byte[MAX_CRATES];
    private final byte[] dockerSquare = new byte[MAX_DOCKERS];
    private final byte[] dockerSeat = new byte[MAX_DOCKERS];
    private final byte[] owner = new byte[FragileQuay.DEPOTS];
    private int crateCount;
    private int dockerCount;

    // Sets of crates, a bit for each.
    private int turned;
    private int turnedNow;
    private int maxTurned;

    /** Lone crates on the floor. */
    private int loose;

    private long cratesSouth;
    private long cratesNorth;
    private long dockersSouth;
    private long dockersNorth;

    /** @param maxTurned how many crates may be turned over in all (F20) */
    FragileBoard(int maxTurned) {
        this.maxTurned = maxTurned;
        Arrays.fill(owner, (byte) UNPLACED);
    }

    void copyFrom(FragileBoard other) {
        System.arraycopy(other.crates, 0, crates, 0, crates.length);
        System.arraycopy(other.dockers, 0, dockers, 0, dockers.length);
        System.arraycopy(other.crateSquare, 0, crateSquare, 0, crateSquare.length);
        System.arraycopy(other.dockerSquare, 0, dockerSquare, 0, dockerSquare.length);
        System.arraycopy(other.dockerSeat, 0, dockerSeat, 0, dockerSeat.length);
        System.arraycopy(other.owner, 0, owner, 0, owner.length);
        crateCount = other.crateCount;
        dockerCount = other.dockerCount;
        turned = other.turned;
        turnedNow = other.turnedNow;
        maxTurned = other.maxTurned;
        loose = other.loose;
        cratesSouth = other.cratesSouth;
        cratesNorth = other.cratesNorth;
        dockersSouth = other.dockersSouth;
        dockersNorth = other.dockersNorth;
    }

    /** How many crates stand on this square: 0, 1, or 2 for a pile. */
    public int height(int square) {
        int held = crates[square] & 0xFF;
        return held == 0 ? 0 : held < 16 ? 1 : 2;
    }

    /** The crate at this level of a square, 0 the floor and 1 on top, or -1. */
    public int crate(int square, int level) {
        return ((crates[square] & 0xFF) >>> 4 * level & 15) - 1;
    }

    /** The uppermost crate of a square, or -1. */
    public int topCrate(int square) {
        int held = crates[square] & 0xFF;
        return (held < 16 ? held : held >>> 4) - 1;
    }

    public int crates() {
        return crateCount;
    }

    public int crateSquare(int crate) {
        return crateSquare[crate];
    }

    /** 0 on the floor or in a depot, 1 on top of another crate. */
    public int crateLevel(int crate) {
        return crate(crateSquare[crate], 1) == crate ? 1 : 0;
    }

    /** Whether FRAGILE shows. */
    public boolean isTurned(int crate) {
        return (turned >>> crate & 1) != 0;
    }

    /** Whether it was turned over in the running turn (F21). */
    public boolean isTurnedNow(int crate) {
        return (turnedNow >>> crate & 1) != 0;
    }

    /** How many more crates may be turned over (F20). */
    public int turnsLeft() {
        return maxTurned - Integer.bitCount(turned);
    }

    public int dockers() {
        return dockerCount;
    }

    /** The docker on this square, or -1. */
    public int docker(int square) {
        return dockers[square] - 1;
    }

    public int dockerSquare(int docker) {
        return dockerSquare[docker];
    }

    public int dockerSeat(int docker) {
        return dockerSeat[docker];
    }

    /** The seat that owns the depot on this square, {@link #NEUTRAL} or {@link #UNPLACED}. */
    public int owner(int depotSquare) {
        return owner[FragileQuay.depotAt(depotSquare)];
    }

    /** Whether there is neither crate nor docker. */
    public boolean isFree(int square) {
        return (crates[square] | dockers[square]) == 0;
    }

    /** Whether every depot of this seat holds a crate (F31). */
    public boolean depotsFull(int seat) {
        for (int depot = 0; depot < FragileQuay.DEPOTS; depot++) {
            if (owner[depot] == seat && crates[FragileQuay.depotSquare(depot)] == 0) {
                return false;
            }
        }
        return true;
    }

    /** What the crates in this seat's depots are worth (F29). */
    int worth(int seat) {
        int points = 0;
        for (int crate = 0; crate < crateCount; crate++) {
            int square = crateSquare[crate];
            if (FragileQuay.isDepot(square) && owner(square) == seat) {
                points += isTurned(crate) ? 2 : 1;
            }
        }
        return points;
    }

    int loose() {
        return loose;
    }

    /** Squares of floor without a crate, in rows 1 to 5; a docker may stand there. */
    public long openSouth() {
        return FragileQuay.FLOOR_SOUTH & ~cratesSouth;
    }

    /** The same in rows 6 to 10. */
    public long openNorth() {
        return FragileQuay.FLOOR_NORTH & ~cratesNorth;
    }

    public long dockersSouth() {
        return dockersSouth;
    }

    public long dockersNorth() {
        return dockersNorth;
    }

    /** Squares of floor and depots with nothing on them. */
    long freeSouth() {
        return ~(cratesSouth | dockersSouth);
    }

    long freeNorth() {
        return ~(cratesNorth | dockersNorth);
    }

    void addCrate(int square, boolean isTurned) {
        int crate = crateCount++;
        turned |= isTurned ? 1 << crate : 0;
        drop(crate, square);
    }

    void markTurnedNow(int crate) {
        turnedNow |= 1 << crate;
    }

    void addDocker(int seat, int square) {
        int docker = dockerCount++;
        dockerSeat[docker] = (byte) seat;
        stand(docker, square);
    }

    void own(int depotSquare, int seat) {
        owner[FragileQuay.depotAt(depotSquare)] = (byte) seat;
    }

    /** The depots nobody placed become neutral (F5). */
    void makeRestNeutral() {
        for (int depot = 0; depot < FragileQuay.DEPOTS; depot++) {
            owner[depot] = owner[depot] == UNPLACED ? NEUTRAL : owner[depot];
        }
    }

    void endTurn() {
        turnedNow = 0;
    }

    /** Plays a docker's legal action and returns its cost. */
    int play(int action) {
        int from = FragileAction.from(action);
        int over = FragileAction.over(action);
        int to = FragileAction.to(action);
        return switch (FragileAction.kind(action)) {
            case FragileAction.WALK -> {
                int cost = Walks.distance(this, from, to);
                follow(from, to);
                yield cost;
            }
            case FragileAction.PUSH -> {
                drop(lift(over), to);
                follow(from, over);
                yield FragileAction.PUSH_COST;
            }
            case FragileAction.STACK -> {
                drop(lift(over), to);
                follow(from, over);
                yield FragileAction.STACK_COST;
            }
            case FragileAction.UNSTACK -> {
                drop(lift(over), to);
                yield FragileAction.UNSTACK_COST;
            }
            case FragileAction.TURN -> {
                turned |= 1 << topCrate(over);
                markTurnedNow(topCrate(over));
                yield FragileAction.TURN_COST;
            }
            case FragileAction.PASS -> {
                drop(lift(over), to);
                yield FragileAction.PASS_COST;
            }
            default -> throw new IllegalArgumentException(FragileAction.write(action));
        };
    }

    private int lift(int square) {
        int held = crates[square] & 0xFF;
        if (held >= 16) {
            crates[square] = (byte) (held & 15);
            loose++;
            return (held >>> 4) - 1;
        }
        crates[square] = 0;
        cratesSouth &= ~south(square);
        cratesNorth &= ~north(square);
        loose--;
        return held - 1;
    }

    private void drop(int crate, int square) {
        crateSquare[crate] = (byte) square;
        if (crates[square] != 0) {
            crates[square] |= (byte) (crate + 1 << 4);
            loose--;
            return;
        }
        crates[square] = (byte) (crate + 1);
        cratesSouth |= south(square);
        cratesNorth |= north(square);
        loose += FragileQuay.isDepot(square) ? 0 : 1;
    }

    private void follow(int from, int to) {
        int docker = dockers[from] - 1;
        dockers[from] = 0;
        dockersSouth &= ~south(from);
        dockersNorth &= ~north(from);
        stand(docker, to);
    }

    private void stand(int docker, int square) {
        dockerSquare[docker] = (byte) square;
        dockers[square] = (byte) (docker + 1);
        dockersSouth |= south(square);
        dockersNorth |= north(square);
    }

    /**
     * A hash of what stands where; dockers of one seat, and crates that show the same face, are not distinguished.
     *
     * @param goals for each crate the depot it has to reach, which distinguishes it from others, or -1; null for none
     */
    long hash(int[] goals) {
        long hash = 0;
        for (int crate = 0; crate < crateCount; crate++) {
            int face = goals != null && goals[crate] != NONE
                    ? Zobrist.FACES + FragileQuay.depotAt(goals[crate])
                    : (turned >>> crate & 1) + (turnedNow >>> crate & 1);
            hash ^= Zobrist.crate(face, crateLevel(crate), crateSquare[crate]);
        }
        for (int docker = 0; docker < dockerCount; docker++) {
            hash ^= Zobrist.docker(dockerSeat[docker], dockerSquare[docker]);
        }
        return hash;
    }
}
