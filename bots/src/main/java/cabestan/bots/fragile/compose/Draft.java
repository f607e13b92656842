package cabestan.bots.fragile.compose;

import static cabestan.rules.fragile.quay.FragileQuay.SQUARES;
import static cabestan.rules.fragile.quay.FragileQuay.isDepot;
import static cabestan.rules.fragile.quay.FragileQuay.name;

import cabestan.rules.fragile.FragileBoard;
import cabestan.rules.fragile.FragileProblem;
import cabestan.rules.fragile.FragileProblemState;
import java.util.ArrayList;
import java.util.List;

/**
 * A problem with one goal while it is being composed.
 *
 * @param crates their squares; a pile is its square twice, bottom crate first; the first is the goal's crate
 * @param goalOnTop in a pile, whether the goal's crate is the upper one
 * @param depot the goal's depot
 */
record Draft(
        List<Integer> crates, boolean goalOnTop, int depot, List<Integer> dockers, List<Integer> others, int turns) {

    Draft {
        crates = List.copyOf(crates);
        dockers = List.copyOf(dockers);
        others = List.copyOf(others);
    }

    /** Whether no square holds too much, and no crate starts in a depot. */
    boolean isSound() {
        int[] height = new int[SQUARES];
        for (int crate : crates) {
            if (isDepot(crate) || ++height[crate] > 2) {
                return false;
            }
        }
        List<Integer> men = new ArrayList<>(dockers);
        men.addAll(others);
        for (int i = 0; i < men.size(); i++) {
            if (isDepot(men.get(i)) || height[men.get(i)] > 0 || men.lastIndexOf(men.get(i)) != i) {
                return false;
            }
        }
        return true;
    }

    /** How many pieces there are besides the goal's crate. */
    int pieces() {
        return crates.size() - 1 + dockers.size() + others.size();
    }

    /** The same without one of those pieces. */
    Draft without(int piece) {
        if (piece < crates.size() - 1) {
            return new Draft(less(crates, piece + 1), goalOnTop, depot, dockers, others, turns);
        }
        int man = piece - crates.size() + 1;
        return man < dockers.size()
                ? new Draft(crates, goalOnTop, depot, less(dockers, man), others, turns)
                : new Draft(crates, goalOnTop, depot, dockers, less(others, man - dockers.size()), turns);
    }

    private static List<Integer> less(List<Integer> squares, int index) {
        List<Integer> rest = new ArrayList<>(squares);
        rest.subList(index, index + 1).clear();
        return rest;
    }

    /** The draft of a problem with one goal. */
    static Draft of(FragileProblemState problem) {
        FragileBoard board = problem.board();
        int goal = problem.goalCrate(0);
        List<Integer> crates = new ArrayList<>(List.of(board.crateSquare(goal)));
        List<Integer> dockers = new ArrayList<>();
        List<Integer> others = new ArrayList<>();
        for (int crate = 0; crate < board.crates(); crate++) {
            if (crate != goal) {
                crates.add(board.crateSquare(crate));
            }
        }
        for (int docker = 0; docker < board.dockers(); docker++) {
            (board.dockerSeat(docker) == 0 ? dockers : others).add(board.dockerSquare(docker));
        }
        boolean onTop = board.crateLevel(goal) == 1;
        return new Draft(crates, onTop, problem.goalDepot(0), dockers, others, problem.turnsLeft());
    }

    FragileProblemState begin() {
        return new FragileProblem("", text(), "").begin();
    }

    /** A title that says what is asked, but gives nothing away. */
    String title() {
        return name(crates.getFirst()) + " into " + name(depot) + " in " + turns + " turns";
    }

    /** The problem in the format of the rules. */
    String text() {
        int goal = crates.getFirst();
        boolean piled = crates.lastIndexOf(goal) > 0;
        return "game     fragile-problem\n"
                + line("crates", crates)
                + line("dockers", dockers)
                + (others.isEmpty() ? "" : line("others", others))
                + "goal     " + name(goal) + (piled ? goalOnTop ? ".top" : ".bottom" : "") + " " + name(depot) + "\n"
                + "turns    " + turns + "\n";
    }

    private static String line(String key, List<Integer> squares) {
        StringBuilder line = new StringBuilder(key + " ".repeat(8 - key.length()));
        List<Integer> sorted = new ArrayList<>(squares);
        sorted.sort(null);
        for (int square : sorted) {
            line.append(' ').append(name(square));
        }
        return line.append('\n').toString();
    }
}
