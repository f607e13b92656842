package cabestan.bots.fragile.solver;

import static cabestan.rules.fragile.quay.FragileQuay.DIRECTIONS;
import static cabestan.rules.fragile.quay.FragileQuay.HALF;
import static cabestan.rules.fragile.quay.FragileQuay.NONE;
import static cabestan.rules.fragile.quay.FragileQuay.SQUARES;
import static cabestan.rules.fragile.quay.FragileQuay.has;
import static cabestan.rules.fragile.quay.FragileQuay.isDepot;
import static cabestan.rules.fragile.quay.FragileQuay.next;
import static cabestan.rules.fragile.quay.FragileQuay.north;
import static cabestan.rules.fragile.quay.FragileQuay.south;

import cabestan.rules.fragile.FragilePlay;

/**
 * Rules out hopeless positions: checks whether a goal could still be met in time if its crate were alone on the quay.
 *
 * <p>All other crates are ignored, so everything possible on the real quay is possible on this one for no more points:
 * pushing or stacking another crate becomes a step, unstacking or passing one costs nothing. If the goal cannot be met
 * even here, the position can be pruned.
 */
final class ClearQuay {

    /** Looking further ahead than this many turns after the current one costs more than it saves. */
    static final int FAR_SIGHT = 2;

    /** A sight that rules nothing out. */
    static final int BLIND = -1;

    private static final int ABSENT = 127;

    private final Setting setting;
    private final int sight;
    private final Memo memo = new Memo();
    private final Chain chain;

    /** @param sight how many turns after the current one to look ahead, at most 7 */
    ClearQuay(Setting setting, int sight) {
        this.setting = setting;
        this.sight = Math.min(sight, 7);
        chain = new Chain(setting.others.length + 2);
        for (int other : setting.others) {
            chain.join(other);
        }
    }

    /** Whether the goals are within reach if this docker continues with these points and this many turns follow. */
    boolean canGoOn(Yard yard, int docker, int points, int turnsAfter) {
        if (turnsAfter > sight) {
            return true;
        }
        int mate = setting.own > 1 ? yard.docker((docker + 1) % setting.own) : ABSENT;
        int third = setting.own > 2 ? yard.docker((docker + 2) % setting.own) : ABSENT;
        for (int goal = 0; goal < setting.depots.length; goal++) {
            if (!canMeet(goal, yard.goalSquare(goal), yard.docker(docker), mate, third, points, turnsAfter)) {
                return false;
            }
        }
        return true;
    }

    /** The same if this docker ends its turn on that square. */
    boolean canEnd(Yard yard, int docker, int square, int turnsAfter) {
        if (turnsAfter > sight) {
            return true;
        }
        int mate = setting.own > 1 ? yard.docker((docker + 1) % setting.own) : ABSENT;
        int third = setting.own > 2 ? yard.docker((docker + 2) % setting.own) : ABSENT;
        for (int goal = 0; goal < setting.depots.length; goal++) {
            if (!canWait(goal, yard.goalSquare(goal), square, mate, third, turnsAfter)) {
                return false;
            }
        }
        return true;
    }

    private boolean canMeet(int goal, int crate, int docker, int mate, int third, int points, int turnsAfter) {
        if (crate == setting.depots[goal]) {
            return true;
        }
        int low = Math.min(mate, third);
        int high = Math.max(mate, third);
        long question = (long) (goal << 3 | turnsAfter) << 28 | crate << 21 | docker << 14 | low << 7 | high;
        int known = memo.get(question);
        if (Memo.isEnough(known, points)) {
            return true;
        }
        if (Memo.fails(known, points)) {
            return false;
        }
        boolean enough = turnsAfter > 0 && canStop(goal, crate, docker, low, high, points, turnsAfter)
                || canMove(goal, crate, docker, low, high, points, turnsAfter);
        memo.put(question, points, enough);
        return enough;
    }

    /** Whether the docker can walk to a square, or stay, so that the following turns can meet the goal. */
    private boolean canStop(int goal, int crate, int docker, int mate, int third, int points, int turnsAfter) {
        byte[] paces = Paces.around(crate);
        for (int square = 0; square < SQUARES; square++) {
            if (paces[docker * SQUARES + square] <= points
                    && !isTaken(square, mate, third)
                    && square != crate
                    && canWait(goal, crate, square, mate, third, turnsAfter)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the goal can be met in this many turns after a turn of this docker. */
    private boolean canWait(int goal, int crate, int docker, int mate, int third, int turns) {
        if (mate == ABSENT) { // nobody else can play: a turn passes, then this docker plays again
            return crate == setting.depots[goal]
                    || turns > 1 && canMeet(goal, crate, docker, ABSENT, ABSENT, FragilePlay.POINTS, turns - 2);
        }
        return canMeet(goal, crate, mate, docker, third, FragilePlay.POINTS, turns - 1)
                || third != ABSENT && canMeet(goal, crate, third, docker, mate, FragilePlay.POINTS, turns - 1);
    }

    /** Whether the docker can walk up to the crate and move it so that the goal can be met. */
    private boolean canMove(int goal, int crate, int docker, int mate, int third, int points, int turnsAfter) {
        if (isDepot(crate)) {
            return false;
        }
        byte[] paces = Paces.around(crate);
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            int stand = next(crate, direction);
            if (stand == NONE || isTaken(stand, mate, third)) {
                continue;
            }
            int left = points - paces[docker * SQUARES + stand];
            if (left <= 0) {
                continue;
            }
            int beyond = next(crate, direction ^ 2);
            if (beyond != NONE && !isTaken(beyond, mate, third) && mayLie(goal, beyond)) {
                if (canMeet(goal, beyond, crate, mate, third, left - 1, turnsAfter)
                        || left > 1 && canMeet(goal, beyond, stand, mate, third, left - 2, turnsAfter)) {
                    return true;
                }
            }
            if (canPass(goal, crate, stand, mate, third, left - 1, turnsAfter)) {
                return true;
            }
        }
        return false;
    }

    private boolean canPass(int goal, int crate, int docker, int mate, int third, int points, int turnsAfter) {
        long takenSouth = takenSouth(mate, third) | south(docker);
        long takenNorth = takenNorth(mate, third) | north(docker);
        chain.handCount = setting.others.length;
        if (mate != ABSENT) {
            chain.join(mate);
        }
        if (third != ABSENT) {
            chain.join(third);
        }
        chain.pass(crate, ~takenSouth, ~takenNorth);
        long endsSouth = chain.endsSouth; // the recursion changes the chain
        long endsNorth = chain.endsNorth;
        for (long ends = endsSouth; ends != 0; ends &= ends - 1) {
            int end = Long.numberOfTrailingZeros(ends);
            if (mayLie(goal, end) && canMeet(goal, end, docker, mate, third, points, turnsAfter)) {
                return true;
            }
        }
        for (long ends = endsNorth; ends != 0; ends &= ends - 1) {
            int end = HALF + Long.numberOfTrailingZeros(ends);
            if (mayLie(goal, end) && canMeet(goal, end, docker, mate, third, points, turnsAfter)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the crate is lost because it is in a wrong depot. */
    private boolean mayLie(int goal, int square) {
        return !isDepot(square) || square == setting.depots[goal];
    }

    private boolean isTaken(int square, int mate, int third) {
        return square == mate || square == third || has(setting.othersSouth, setting.othersNorth, square);
    }

    private long takenSouth(int mate, int third) {
        return setting.othersSouth | (mate == ABSENT ? 0 : south(mate)) | (third == ABSENT ? 0 : south(third));
    }

    private long takenNorth(int mate, int third) {
        return setting.othersNorth | (mate == ABSENT ? 0 : north(mate)) | (third == ABSENT ? 0 : north(third));
    }
}
