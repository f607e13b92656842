package cabestan.bots.fragile;

import cabestan.bots.Budget;
import cabestan.bots.analysis.Line;
import cabestan.bots.analysis.Prospect;
import cabestan.rules.fragile.FragileBoard;
import cabestan.rules.fragile.FragileState;
import cabestan.rules.fragile.quay.FragileQuay;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What each docker could deliver for its player in one play of its own, as the quay is now. */
final class Prospects {

    private final FragileState turn;
    private final int seat;
    private final List<Plans> plans = new ArrayList<>();
    private int[] best;
    private int most;

    private Prospects(FragileState turn) {
        this.turn = turn;
        seat = turn.onTurn();
        for (int reach = 1; reach <= Plans.MOST_ACTIONS; reach++) {
            plans.add(new Plans(turn, reach, Budget.ofNodes(Budget.UNLIMITED)));
        }
    }

    /** Those of the seat on turn with what its dockers have left, then those of the others in their next turn. */
    static List<Prospect> of(FragileState state) {
        List<Prospect> prospects = new ArrayList<>();
        for (int i = 0; i < state.seats() && !state.isSetUp(); i++) {
            FragileState turn = turnOf(state, (state.onTurn() + i) % state.seats());
            if (!turn.isOver()) {
                new Prospects(turn).addTo(prospects);
            }
        }
        return prospects;
    }

    /** As if everybody before this seat ended their turn at once; over where that ends the match. */
    private static FragileState turnOf(FragileState state, int seat) {
        FragileState turn = state.copy();
        while (!turn.isOver() && turn.onTurn() != seat) {
            turn.play(FragileState.END);
        }
        return turn;
    }

    private void addTo(List<Prospect> prospects) {
        FragileBoard board = turn.board();
        for (int docker = 0; docker < board.dockers(); docker++) {
            most = 0;
            for (Plans ofReach : plans) { // few actions first, as longer ways lead to the same ends
                if (turn.pointsLeft(docker) > 0) {
                    ofReach.report(turn, docker, this::consider);
                }
            }
            if (most > 0) {
                String square = FragileQuay.name(board.dockerSquare(docker));
                Line line = new Line(best, new int[0], 0);
                prospects.add(new Prospect(seat, square, most, line.gestures(turn)));
            }
        }
    }

    private void consider(FragileState end, int[] path, int length) {
        int points = end.points(seat) - turn.points(seat);
        if (points > most) {
            most = points;
            best = Arrays.copyOf(path, length);
        }
    }
}
