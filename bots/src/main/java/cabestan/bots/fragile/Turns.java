package cabestan.bots.fragile;

import cabestan.bots.Budget;
import cabestan.bots.fragile.judge.Judge;
import cabestan.rules.fragile.FragileBoard;
import cabestan.rules.fragile.FragileState;
import java.util.List;

/** The most promising ways to play a turn: the best ends of one docker's play, and from these the best of another's. */
final class Turns {

    /**
     * Receives the value of the best turn that a second docker can make of the first one's play; arguments are reused
     * afterwards.
     */
    interface Halves {
        void half(FragileState middle, double[] chances);
    }

    private static final int MOST_ALIKE = 2;
    private static final double NEARLY_WON = 0.999; // the best value that a misjudged position can have
    private static final int[] NOTHING = {};

    private final Budget budget;
    private final Judge judge;
    private final Plans plans;
    private final FragileState middle;
    private final int[] scratch;
    private final double blur;
    private final long mood;
    private final double[] bestOfHalf;
    private Halves halves = (middle, chances) -> {};

    /** @param mood decides how a blurred judgement errs */
    Turns(FragileState like, Skill skill, Judge judge, Budget budget, long mood) {
        this.budget = budget;
        this.judge = judge;
        this.blur = skill.blur();
        this.mood = mood;
        this.plans = new Plans(like, skill.reach(), budget);
        this.middle = like.copy();
        this.scratch = new int[like.maxActions()];
        this.bestOfHalf = new double[like.seats()];
    }

    void onHalf(Halves listener) {
        halves = listener;
    }

    /**
     * Whole turns from here, best first.
     *
     * @param beam from how many plays of the first docker the second goes on
     * @param most how many turns to keep
     * @param share the part of what is left of the budget after which no further play of a first docker is taken up
     */
    List<PlannedTurn> best(FragileState from, int beam, int most, double share) {
        double used = budget.used();
        double enough = used + share * (1 - used);
        Shortlist turns = new Shortlist(most, MOST_ALIKE);
        for (PlannedTurn first : firsts(from, beam)) {
            if (turns.isFullOfWins() || !turns.isEmpty() && budget.used() >= enough) {
                break;
            }
            middle.copyFrom(from);
            for (int action : first.actions()) {
                middle.play(action);
            }
            bestOfHalf[from.onTurn()] = -1;
            goOn(first, from.onTurn(), turns);
            if (!budget.isSpent()) {
                halves.half(middle, bestOfHalf);
            }
        }
        return turns.bestFirst();
    }

    /** The plays of the docker that is active, or of each that may begin. */
    private List<PlannedTurn> firsts(FragileState from, int beam) {
        Shortlist firsts = new Shortlist(beam, MOST_ALIKE);
        int seat = from.onTurn();
        if (from.activeDocker() >= 0) {
            firsts.offer(from, half(from, seat));
        }
        FragileBoard board = from.board();
        for (int docker = 0; docker < board.dockers(); docker++) {
            if (from.pointsLeft(docker) > 0 && (from.activeDocker() < 0 || docker == from.activeDocker())) {
                plans.report(
                        from, docker, (state, path, length) -> firsts.offer(state, half(state, seat), path, length));
            }
        }
        if (firsts.isEmpty()) { // no docker can act at all (F12)
            firsts.offer(from, half(from, seat));
        }
        return firsts.bestFirst();
    }

    private double half(FragileState state, int seat) {
        return blurred(state, judge.amidTurn(state)[seat]);
    }

    private double whole(FragileState state, int seat) {
        double[] chances = judge.atEndOfTurn(state);
        if (chances[seat] > bestOfHalf[seat]) {
            System.arraycopy(chances, 0, bestOfHalf, 0, chances.length);
        }
        return blurred(state, chances[seat]);
    }

    private double blurred(FragileState state, double value) {
        if (blur == 0 || value == 1) {
            return value;
        }
        long mix = (state.boardHash() ^ mood) * 0x9E3779B97F4A7C15L;
        return Math.min(value + blur * (mix >> 32) / 0x1p31, NEARLY_WON);
    }

    /**
     * Offers the turns that begin with this play of a first docker; that play alone if no second docker can act or be
     * tried.
     */
    private void goOn(PlannedTurn first, int seat, Shortlist turns) {
        boolean alone = true;
        for (int docker = 0; docker < middle.board().dockers(); docker++) {
            if (docker != middle.activeDocker() && middle.dockerActions(docker, scratch) > 0) {
                alone = false;
                plans.report(
                        middle,
                        docker,
                        (state, path, length) -> turns.offer(state, whole(state, seat), first.actions(), path, length));
            }
        }
        if (alone || turns.isEmpty()) { // empty when the budget was spent before a second docker was tried
            turns.offer(middle, whole(middle, seat), first.actions(), NOTHING, 0);
        }
    }
}
