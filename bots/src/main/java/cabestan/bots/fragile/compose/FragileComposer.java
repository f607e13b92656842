package cabestan.bots.fragile.compose;

import cabestan.bots.fragile.solver.FragileSolver;
import cabestan.bots.fragile.solver.FragileSolver.FirstTurns;
import cabestan.bots.fragile.solver.FragileSolver.Limits;
import cabestan.bots.fragile.solver.FragileSolver.Progress;
import cabestan.bots.fragile.solver.FragileVerdict;
import cabestan.bots.fragile.solver.FragileVerdict.Solved;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Seed;
import java.util.Optional;

/** Composes problems that have exactly one best solution and in which every piece matters. */
public final class FragileComposer {

    /** What kind of problem is wanted: its number of turns and of own dockers. */
    public record Order(int turns, int dockers) {}

    /** A problem, its proof and its grade. */
    public record Composed(String title, String text, Solved proof, FragileGrade grade) {}

    private static final int CHANGES = 60;
    private static final int MAX_POSITIONS = 20_000;

    // A problem with cheap turns, or in which most tempting first turns are right, is not interesting.
    private static final int LEAST_POINTS_A_TURN = 3;
    private static final double LEAST_SURPRISE = 1;

    private final Order order;
    private final Seed seed;

    public FragileComposer(Order order, Seed seed) {
        this.order = order;
        this.seed = seed;
    }

    /** Makes the attempt with this number, one of an endless sequence; many fail. */
    public Optional<Composed> attempt(long number) {
        Dice dice = Seed.of(seed.a() + number).dice();
        Sketch sketch = new Sketch(order, dice);
        Draft draft = sketch.draw();
        double merit = merit(draft);
        for (int i = 0; i < CHANGES; i++) {
            Draft changed = sketch.change(draft);
            double changedMerit = merit(changed);
            if (changedMerit >= merit) {
                draft = changed;
                merit = changedMerit;
            }
        }
        return merit < 1 ? Optional.empty() : finish(withoutIdlePieces(draft));
    }

    /** Below 1: how close the draft is to a single solution in the wanted number of turns; from 1 on: how surprising its first turn is. */
    private double merit(Draft draft) {
        return switch (solve(draft)) {
            case Solved solved when solved.turns() < order.turns() -> solved.turns() - order.turns();
            case Solved solved when solved.solutions() > 1 -> 1 / (double) solved.solutions();
            case Solved solved -> 1 + grade(draft, solved).surprise();
            default -> -order.turns() - 1;
        };
    }

    private static FragileGrade grade(Draft draft, Solved proof) {
        FirstTurns first = new FragileSolver(draft.begin()).firstTurns(proof.turns(), limits(draft));
        return FragileGrade.of(proof.shown().getFirst(), first);
    }

    private static Limits limits(Draft draft) {
        return new Limits(draft.turns(), MAX_POSITIONS, 1);
    }

    private static FragileVerdict solve(Draft draft) {
        return new FragileSolver(draft.begin()).solve(limits(draft), Progress.NONE);
    }

    /** Removes, one by one, all pieces without which turns, points and solutions stay the same. */
    private static Draft withoutIdlePieces(Draft draft) {
        FragileVerdict verdict = solve(draft);
        Draft rest = draft;
        for (int piece = 0; piece < rest.pieces(); ) {
            Draft less = rest.without(piece);
            if (!less.dockers().isEmpty() && figures(solve(less)).equals(figures(verdict))) {
                rest = less;
                piece = 0; // a piece that mattered before may be superfluous now
            } else {
                piece++;
            }
        }
        return rest;
    }

    private static String figures(FragileVerdict verdict) {
        return verdict instanceof Solved solved
                ? solved.turns() + " " + solved.points() + " " + solved.solutions()
                : "none";
    }

    private Optional<Composed> finish(Draft draft) {
        Solved proof = (Solved) solve(draft);
        FragileGrade grade = grade(draft, proof);
        boolean worthwhile = draft.dockers().size() == order.dockers()
                && proof.points() >= LEAST_POINTS_A_TURN * order.turns()
                && grade.surprise() >= LEAST_SURPRISE;
        return worthwhile ? Optional.of(new Composed(draft.title(), draft.text(), proof, grade)) : Optional.empty();
    }
}
