package cabestan.bots.fragile;

import cabestan.bots.Budget;
import cabestan.rules.fragile.FragileBoard;
import cabestan.rules.fragile.FragileState;
import java.util.List;

/** The most promising ways to play a turn: the best ends of one docker's play, and from these the best of another's. */
final class Turns {

    private final Budget budget;
    private final Judge judge;
    private final Plans plans;
    private final FragileState middle;
    private final int[] scratch;
    private final double blur;
    private final long mood;

    /** @param blur how far it misjudges; {@code mood} decides in what */
    Turns(FragileState like, Judge judge, Budget budget, double blur, long mood) {
        this.blur = blur;
        this.mood = mood;
        this.budget = budget;
        this.judge = judge;
        this.plans = new Plans(like, budget);
        this.middle = like.copy();
        this.scratch = new int[like.maxActions()];
    }

    /**
     * Whole turns from here, best first.
     *
     * @param beam from how many plays of the first docker the second goes on
     * @param most how many turns to keep
     * @param share the part of the budget after which no further play of a first docker is taken up
     */
    List<Turn> best(FragileState from, int beam, int most, double share) {
        Shortlist turns = new Shortlist(most);
        for (Turn first : firsts(from, beam)) {
            if (!turns.isEmpty() && budget.used() >= share) {
                break;
            }
            middle.copyFrom(from);
            for (int action : first.actions()) {
                middle.play(action);
            }
            goOn(first, turns);
        }
        return turns.bestFirst();
    }

    /** The plays of the docker that is active, or of each that may begin. */
    private List<Turn> firsts(FragileState from, int beam) {
        Shortlist firsts = new Shortlist(beam);
        int seat = from.onTurn();
        if (from.activeDocker() >= 0) {
            firsts.offer(from.boardHash(), glance(from, seat), new int[0], new int[0], 0);
        }
        FragileBoard board = from.board();
        for (int docker = 0; docker < board.dockers(); docker++) {
            if (from.pointsLeft(docker) > 0 && (from.activeDocker() < 0 || docker == from.activeDocker())) {
                plans.tell(
                        from,
                        docker,
                        (state, path, length) ->
                                firsts.offer(state.boardHash(), glance(state, seat), new int[0], path, length));
            }
        }
        if (firsts.isEmpty()) {
            firsts.offer(from.boardHash(), 0, new int[0], new int[0], 0); // no docker can act at all (F12)
        }
        return firsts.bestFirst();
    }

    /** What the seat thinks of its turn so far. */
    private double glance(FragileState state, int seat) {
        double value = judge.atEndOfTurn(state)[seat];
        if (blur == 0) {
            return value;
        }
        long mix = (state.boardHash() ^ mood) * 0x9E3779B97F4A7C15L;
        return value + blur * (mix >> 32) / 0x1p31;
    }

    private void goOn(Turn first, Shortlist turns) {
        int seat = middle.onTurn();
        boolean alone = true;
        if (!middle.isOver()) {
            FragileBoard board = middle.board();
            for (int docker = 0; docker < board.dockers(); docker++) {
                if (docker != middle.activeDocker() && middle.pointsLeft(docker) > 0) {
                    alone &= middle.dockerActions(docker, scratch) == 0;
                    plans.tell(
                            middle,
                            docker,
                            (state, path, length) ->
                                    turns.offer(state.boardHash(), glance(state, seat), first.actions(), path, length));
                }
            }
        }
        if (alone) {
            turns.offer(first.hash(), first.value(), first.actions(), new int[0], 0);
        }
    }
}
