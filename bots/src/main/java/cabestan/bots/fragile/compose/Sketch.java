package cabestan.bots.fragile.compose;

import static cabestan.rules.fragile.quay.FragileQuay.SIDE;

import cabestan.bots.fragile.compose.FragileComposer.Order;
import cabestan.rules.fragile.FragileBoard;
import cabestan.rules.fragile.quay.FragileQuay;
import cabestan.rules.game.Dice;
import java.util.ArrayList;
import java.util.List;

/** Creates random problems, and changes them slightly. */
final class Sketch {

    private static final int MOST_OTHERS = 5;
    private static final int MOST_CRATES = 7;

    private final Order order;
    private final Dice dice;

    Sketch(Order order, Dice dice) {
        this.order = order;
        this.dice = dice;
    }

    Draft draw() {
        while (true) {
            int depot = FragileQuay.depotSquare(dice.below(FragileQuay.DEPOTS));
            int front = FragileQuay.front(depot);
            List<Integer> crates = new ArrayList<>();
            crates.add(near(front, 2 + 2 * order.turns()));
            for (int more = dice.below(MOST_CRATES - 2); more > 0; more--) {
                crates.add(near(dice.below(2) == 0 ? front : crates.getFirst(), 3));
            }
            List<Integer> dockers = new ArrayList<>();
            for (int i = 0; i < order.dockers(); i++) {
                dockers.add(near(dice.below(2) == 0 ? front : crates.getFirst(), 5));
            }
            List<Integer> others = new ArrayList<>();
            for (int more = dice.below(MOST_OTHERS); more > 0; more--) {
                others.add(near(dice.below(2) == 0 ? front : crates.getFirst(), 3));
            }
            Draft draft = new Draft(crates, dice.below(2) == 0, depot, dockers, others, order.turns());
            if (draft.isSound()) {
                return draft;
            }
        }
    }

    /** The same draft with one piece moved, added or removed. */
    Draft change(Draft draft) {
        while (true) {
            Draft changed = tryChange(draft);
            if (changed.isSound()) {
                return changed;
            }
        }
    }

    private Draft tryChange(Draft draft) {
        List<Integer> crates = new ArrayList<>(draft.crates());
        List<Integer> dockers = new ArrayList<>(draft.dockers());
        List<Integer> others = new ArrayList<>(draft.others());
        int spot = dice.below(2) == 0 ? FragileQuay.front(draft.depot()) : crates.getFirst();
        switch (dice.below(8)) {
            case 0 -> crates.set(0, near(crates.getFirst(), 2));
            case 1 -> move(dockers, 3);
            case 2 -> move(crates, 2);
            case 3 -> move(others, 2);
            case 4, 5 -> {
                if (crates.size() < Math.min(MOST_CRATES, FragileBoard.MAX_CRATES)) {
                    crates.add(near(spot, 3));
                }
            }
            case 6 -> {
                if (others.size() < MOST_OTHERS) {
                    others.add(near(spot, 4));
                }
            }
            default -> {
                int piece = dice.below(draft.pieces());
                boolean own = piece >= crates.size() - 1 && piece < crates.size() - 1 + dockers.size();
                return own ? draft : draft.without(piece);
            }
        }
        return new Draft(crates, draft.goalOnTop(), draft.depot(), dockers, others, draft.turns());
    }

    private void move(List<Integer> squares, int steps) {
        if (!squares.isEmpty()) {
            int index = dice.below(squares.size());
            squares.set(index, near(squares.get(index), steps));
        }
    }

    /** A random square within this many steps, ignoring walls. */
    private int near(int square, int steps) {
        while (true) {
            int column = square % SIDE + dice.below(2 * steps + 1) - steps;
            int row = square / SIDE + dice.below(2 * steps + 1) - steps;
            int far = Math.abs(column - square % SIDE) + Math.abs(row - square / SIDE);
            if (column >= 0 && column < SIDE && row >= 0 && row < SIDE && far <= steps) {
                return row * SIDE + column;
            }
        }
    }
}
