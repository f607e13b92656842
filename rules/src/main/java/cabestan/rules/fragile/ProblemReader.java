package cabestan.rules.fragile;

import static cabestan.rules.fragile.FragileProblem.MAX_OWN;
import static cabestan.rules.fragile.FragileProblem.OTHERS;
import static cabestan.rules.fragile.FragileProblem.OWN;

import cabestan.rules.fragile.quay.FragileQuay;
import cabestan.rules.game.KeyedText;
import cabestan.rules.game.KeyedText.Line;
import java.util.Arrays;
import java.util.List;

/** Reads a problem, as it is given or in the middle of its play. */
final class ProblemReader {

    private static final String[] KEYS = {"game", "crates", "dockers", "others", "goal", "turns", "resting", "acted"};
    private static final int MAX_TURNS = 99;

    private final KeyedText text;
    private final FragileBoard board = new FragileBoard(0); // F40: no crate is turned over
    private final BoardReader pieces;

    private ProblemReader(KeyedText text) {
        this.text = text;
        this.pieces = new BoardReader(text, board);
    }

    static FragileProblemState read(KeyedText text) {
        text.only(KEYS);
        return new ProblemReader(text).state();
    }

    private FragileProblemState state() {
        board.makeRestNeutral(); // F38
        Line dockers = text.one("dockers");
        dockers.word(0, "the square of a docker");
        pieces.dockers(dockers, dockers.words(), OWN, MAX_OWN);
        Line others = text.atMostOne("others");
        if (others != null) {
            pieces.dockers(others, others.words(), OTHERS, FragileBoard.MAX_DOCKERS - MAX_OWN);
        }
        pieces.crates(text.one("crates"));
        FragileProblemState state = withGoals();
        Line resting = text.atMostOne("resting");
        if (resting != null) {
            int docker = pieces.docker(resting, resting.word(0, "the square of a docker"), OWN);
            state.shift.begin(FragilePlay.POINTS, docker);
            resting.end(1);
        }
        pieces.acted(state.shift, OWN);
        return state;
    }

    private FragileProblemState withGoals() {
        List<Line> goals = text.all("goal");
        if (goals.isEmpty()) {
            text.one("goal"); // complains
        }
        int[] goalOfCrate = new int[board.crates()];
        Arrays.fill(goalOfCrate, FragileQuay.NONE);
        int[] goalCrates = new int[goals.size()];
        for (int goal = 0; goal < goalCrates.length; goal++) {
            goalCrates[goal] = goal(goals.get(goal), goalOfCrate);
        }
        Line turns = text.one("turns");
        turns.end(1);
        return new FragileProblemState(
                board, goalOfCrate, goalCrates, turns.number(0, "a number of turns", 0, MAX_TURNS));
    }

    private int goal(Line line, int[] goalOfCrate) {
        int crate = pieces.crate(line, line.word(0, "the square of a crate"));
        int depot = BoardReader.square(line, line.word(1, "a depot"));
        line.end(2);
        if (!FragileQuay.isDepot(depot)) {
            throw line.bad("expected a depot, found " + line.words().get(1));
        }
        if (goalOfCrate[crate] != FragileQuay.NONE) {
            throw line.bad("a second goal for the crate " + line.words().get(0));
        }
        for (int taken : goalOfCrate) {
            if (taken == depot) {
                throw line.bad("a second crate for the depot " + line.words().get(1));
            }
        }
        goalOfCrate[crate] = depot;
        return crate;
    }
}
