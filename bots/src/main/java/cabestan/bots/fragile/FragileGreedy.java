package cabestan.bots.fragile;

import cabestan.bots.Bot;
import cabestan.bots.Budget;
import cabestan.bots.PublicRecord;
import cabestan.bots.Thought;
import cabestan.bots.fragile.judge.Hauls;
import cabestan.rules.fragile.FragileBoard;
import cabestan.rules.fragile.FragileState;
import cabestan.rules.fragile.quay.FragileQuay;
import cabestan.rules.game.Dice;
import cabestan.rules.game.View;

/**
 * A baseline: plays the docker and the plan that gain the most points now, then the most progress; ignores all answers.
 */
final class FragileGreedy implements Bot {

    private static final double POINT = 100;

    @Override
    public Thought think(View view, PublicRecord record, Budget budget, Dice dice) {
        FragileState state = (FragileState) view.determinize(dice);
        if (state.isSetUp()) {
            return new Thought(new int[] {Placing.nearest(state, dice)}, 0.5, 1, 0);
        }
        Shortlist plans = new Shortlist(1, 1);
        Plans all = new Plans(state, Plans.MOST_ACTIONS, budget);
        int seat = state.onTurn();
        for (int docker = 0; docker < state.board().dockers(); docker++) {
            if (docker != state.activeDocker() && state.pointsLeft(docker) > 0) {
                all.report(state, docker, (after, path, length) -> plans.offer(after, gain(after, seat), path, length));
            }
        }
        int[] actions = plans.isEmpty()
                ? new int[] {FragileState.END}
                : plans.bestFirst().getFirst().actions();
        return new Thought(actions, 0.5, budget.nodes(), 1);
    }

    private static double gain(FragileState state, int seat) {
        double gain = 0;
        for (int each = 0; each < state.seats(); each++) {
            gain += POINT * (each == seat ? state.points(each) : -state.points(each));
        }
        for (int depot = 0; depot < FragileQuay.DEPOTS; depot++) {
            int square = FragileQuay.depotSquare(depot);
            if (state.board().owner(square) == seat && state.board().height(square) == 0) {
                gain -= cheapestHaul(state.board(), seat, depot);
            }
        }
        return gain;
    }

    private static int cheapestHaul(FragileBoard board, int seat, int depot) {
        int cheapest = Hauls.FAR;
        for (int crate = 0; crate < board.crates(); crate++) {
            int square = board.crateSquare(crate);
            for (int docker = 0; docker < board.dockers() && !FragileQuay.isDepot(square); docker++) {
                if (board.dockerSeat(docker) == seat) {
                    cheapest = Math.min(cheapest, Hauls.cost(Hauls.pair(square, board.dockerSquare(docker)), depot));
                }
            }
        }
        return cheapest;
    }
}
