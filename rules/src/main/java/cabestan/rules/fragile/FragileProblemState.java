package cabestan.rules.fragile;

import static cabestan.rules.fragile.FragileProblem.OWN;

import cabestan.rules.fragile.quay.FragileAction;
import cabestan.rules.fragile.quay.FragileQuay;
import cabestan.rules.fragile.quay.Zobrist;
import cabestan.rules.game.Outcome;
import cabestan.rules.game.Rejection;
import java.util.List;

/** A problem being played: one seat, one docker a turn, certain crates into certain depots (F38–F40). */
public final class FragileProblemState extends FragilePlay {

    /** The depot each crate has to reach, or {@link FragileQuay#NONE}. */
    private final int[] goalOfCrate;

    private final int[] goalCrates;
    private int turnsLeft;
    private int turns = 1;

    FragileProblemState(FragileBoard board, int[] goalOfCrate, int[] goalCrates, int turnsLeft) {
        super(board, new Shift(1, POINTS));
        this.goalOfCrate = goalOfCrate;
        this.goalCrates = goalCrates;
        this.turnsLeft = turnsLeft;
    }

    @Override
    public FragileProblemState copy() {
        FragileProblemState copy = new FragileProblemState(new FragileBoard(0), goalOfCrate, goalCrates, turnsLeft);
        copy.copyFrom(this);
        return copy;
    }

    /** Becomes equal to another state of the same problem, without allocating. */
    public void copyFrom(FragileProblemState other) {
        board.copyFrom(other.board);
        shift.copyFrom(other.shift);
        turnsLeft = other.turnsLeft;
        turns = other.turns;
    }

    public int goals() {
        return goalCrates.length;
    }

    /** The number of this goal's crate on the board. */
    public int goalCrate(int goal) {
        return goalCrates[goal];
    }

    /** The square of the depot of this goal. */
    public int goalDepot(int goal) {
        return goalOfCrate[goalCrates[goal]];
    }

    /** Turns left, the running one included. */
    public int turnsLeft() {
        return turnsLeft;
    }

    /** The docker that played the last turn and may not play this one (F39), or -1. */
    public int restingDocker() {
        return shift.resting();
    }

    public boolean isSolved() {
        return goalsMet() == goalCrates.length;
    }

    private int goalsMet() {
        int met = 0;
        for (int crate : goalCrates) {
            met += board.crateSquare(crate) == goalOfCrate[crate] ? 1 : 0;
        }
        return met;
    }

    @Override
    public String variant() {
        return "problem";
    }

    @Override
    public int seats() {
        return 1;
    }

    @Override
    public int onTurn() {
        return turnsLeft == 0 || isSolved() ? NOBODY : OWN;
    }

    @Override
    public int turn() {
        return turns;
    }

    @Override
    public int reveals() {
        return 0;
    }

    /** Goals met so far. */
    @Override
    public int points(int seat) {
        return goalsMet();
    }

    @Override
    public Outcome outcome() {
        return isSolved()
                ? new Outcome(List.of(1), "solved", "every crate of the problem is in its depot")
                : new Outcome(List.of(1), "unsolved", "the turns are used up and a goal is not met");
    }

    @Override
    public int legalActions(int[] into) {
        return isOver() ? 0 : dockersActions(into);
    }

    @Override
    Rejection rejection(int action) {
        return FragileAction.kind(action) == FragileAction.PLACE
                ? new Rejection("F38", "all-placed", "a problem is given with everything in its place")
                : dockerRejection(action);
    }

    @Override
    public void play(int action) {
        if (FragileAction.kind(action) == FragileAction.END) {
            turnsLeft--;
            turns++;
            shift.begin(POINTS, shift.active());
        } else {
            playDocker(action);
        }
    }

    @Override
    public long hash() {
        return Zobrist.mix(turnHash(goalOfCrate), turnsLeft);
    }

    @Override
    public String position() {
        return FragilePositionWriter.write(this);
    }
}
