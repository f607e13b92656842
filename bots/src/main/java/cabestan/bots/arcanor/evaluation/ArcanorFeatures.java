package cabestan.bots.arcanor.evaluation;

import static cabestan.rules.arcanor.ArcanorBoard.SIZES;
import static cabestan.rules.arcanor.ArcanorBoard.WINNING_POINTS;

import java.util.ArrayList;
import java.util.List;

/** What the evaluation counts on a board, each thing under a number: the index of its weight. */
final class ArcanorFeatures {

    /** Rows from a piece to its winning row: 0 when it has arrived, 6 at home. */
    static final int DISTANCES = 7;

    static final int TAKERS = 4;
    static final int ZONES = 3;
    static final int COLUMNS = 4;
    static final int MOST_PATHS = 12;

    /** A piece that shows and holds nothing, by size and distance. */
    static final int FREE = 0;

    /** A piece that shows and holds an own one, by size and distance. */
    static final int CARRIER = FREE + 4 * DISTANCES;

    /** A piece that shows and holds an enemy, by size and distance. */
    static final int GAOLER = CARRIER + 3 * DISTANCES;

    /** A piece inside an own stack, by size from 2 and distance. */
    static final int LOAD = GAOLER + 3 * DISTANCES;

    /** A piece inside an enemy stack, by size from 2: first in stacks still on their way, then in arrived ones. */
    static final int PRISONER = LOAD + 3 * DISTANCES;

    /** The points shown on the winning row. */
    static final int POINTS = PRISONER + 2 * 3;

    /** A piece of size 2 to 4 next to an enemy that may capture it: first the enemy's turn, then the own. */
    static final int TARGET = POINTS + WINNING_POINTS;

    /** The same for sizes 3 and 4, when the capture could be answered by one. */
    static final int COVERED = TARGET + 2 * 3;

    /** A piece of size 2 to 4 on its way, by zone and by the number of enemies that could take it before it arrives. */
    static final int PURSUED = COVERED + 2 * 2;

    /** A piece on its way with no free square in front of it, by size. */
    static final int BLOCKED = PURSUED + 3 * ZONES * TAKERS;

    /** A piece that shows, by size and by columns from the edge. */
    static final int COLUMN = BLOCKED + SIZES;

    /** A piece of size 1 to 3 that shows and is on its way, by how many enemies it could ever take are left. */
    static final int HUNTER = COLUMN + SIZES * COLUMNS;

    /** The empty squares of the winning row. */
    static final int ROOM = HUNTER + 3 * TAKERS;

    /** Half the number of pairs of a piece and an empty square in front of it. */
    static final int PATHS = ROOM + 9;

    /** The right to move. */
    static final int TEMPO = PATHS + MOST_PATHS + 1;

    static final int COUNT = TEMPO + 1;

    private ArcanorFeatures() {}

    /** Some consecutive features: one line in a table of weights. */
    record Line(String name, int first, int length) {}

    static List<Line> lines() {
        List<Line> lines = new ArrayList<>();
        add(lines, "free", FREE, 1, 4, DISTANCES);
        add(lines, "carrier", CARRIER, 1, 3, DISTANCES);
        add(lines, "gaoler", GAOLER, 1, 3, DISTANCES);
        add(lines, "load", LOAD, 2, 4, DISTANCES);
        lines.add(new Line("prisoner", PRISONER, 6));
        lines.add(new Line("points", POINTS, WINNING_POINTS));
        lines.add(new Line("target", TARGET, 6));
        lines.add(new Line("covered", COVERED, 4));
        add(lines, "pursued", PURSUED, 2, 4, ZONES * TAKERS);
        lines.add(new Line("blocked", BLOCKED, SIZES));
        add(lines, "column", COLUMN, 1, 4, COLUMNS);
        add(lines, "hunter", HUNTER, 1, 3, TAKERS);
        lines.add(new Line("room", ROOM, 9));
        lines.add(new Line("paths", PATHS, MOST_PATHS + 1));
        lines.add(new Line("tempo", TEMPO, 1));
        return lines;
    }

    private static void add(List<Line> lines, String name, int first, int smallest, int largest, int length) {
        for (int size = smallest; size <= largest; size++) {
            lines.add(new Line(name + size, first + (size - smallest) * length, length));
        }
    }
}
