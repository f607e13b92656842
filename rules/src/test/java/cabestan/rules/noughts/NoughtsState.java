package cabestan.rules.noughts;

import cabestan.rules.game.BadText;
import cabestan.rules.game.Gesture;
import cabestan.rules.game.Outcome;
import cabestan.rules.game.Rejection;
import cabestan.rules.game.State;
import java.util.List;
import java.util.Optional;

/** Which seat marked which square, and in what order; an action is the square's number. */
public final class NoughtsState implements State {

    private static final int SQUARES = 9;
    private static final int[] LINES = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};

    private final int first;
    private final int[] marks = new int[SQUARES];
    private final int[] taken = new int[2]; // by seat, a bit for each square
    private int count;

    NoughtsState(int first) {
        this.first = first;
    }

    @Override
    public String variant() {
        return "standard";
    }

    @Override
    public int seats() {
        return 2;
    }

    @Override
    public int onTurn() {
        return count == SQUARES || hasLine(0) || hasLine(1) ? NOBODY : (first + count) % 2;
    }

    @Override
    public int turn() {
        return count + 1;
    }

    @Override
    public int reveals() {
        return 0;
    }

    @Override
    public int points(int seat) {
        return hasLine(seat) ? 1 : 0;
    }

    private boolean hasLine(int seat) {
        for (int line : LINES) {
            if ((taken[seat] & line) == line) {
                return true;
            }
        }
        return false;
    }

    @Override
    public Outcome outcome() {
        List<Integer> ranks = Outcome.ranksOf(new long[] {points(0), points(1)});
        return hasLine(0) || hasLine(1)
                ? new Outcome(ranks, "three-in-a-row", "three in a row")
                : new Outcome(ranks, "board-full", "the board is full");
    }

    @Override
    public int maxActions() {
        return SQUARES;
    }

    @Override
    public int legalActions(int[] into) {
        int written = 0;
        for (int square = 0; square < SQUARES && !isOver(); square++) {
            if (isFree(square)) {
                into[written++] = square;
            }
        }
        return written;
    }

    private boolean isFree(int square) {
        return ((taken[0] | taken[1]) >> square & 1) == 0;
    }

    @Override
    public Optional<Rejection> reject(int action) {
        if (isOver()) {
            return Optional.of(new Rejection("N3", "over", "the match is over"));
        }
        if (action < 0 || action >= SQUARES) {
            return Optional.of(new Rejection("N1", "no-such-square", "the board has nine squares"));
        }
        return isFree(action)
                ? Optional.empty()
                : Optional.of(new Rejection("N2", "square-taken", write(action) + " is taken"));
    }

    @Override
    public void play(int action) {
        taken[onTurn()] |= 1 << action;
        marks[count++] = action;
    }

    @Override
    public NoughtsState copy() {
        NoughtsState copy = new NoughtsState(first);
        System.arraycopy(marks, 0, copy.marks, 0, count);
        System.arraycopy(taken, 0, copy.taken, 0, 2);
        copy.count = count;
        return copy;
    }

    @Override
    public NoughtsView view(int seat) {
        return new NoughtsView(copy(), seat);
    }

    @Override
    public String position() {
        StringBuilder text = new StringBuilder("game  noughts\nfirst " + (first + 1) + "\nmarks");
        for (int i = 0; i < count; i++) {
            text.append(' ').append(write(marks[i]));
        }
        return text.append('\n').toString();
    }

    @Override
    public String write(int action) {
        return "" + (char) ('a' + action % 3) + (char) ('1' + action / 3);
    }

    @Override
    public int read(String action) {
        for (int square = 0; square < SQUARES; square++) {
            if (write(square).equals(action)) {
                return square;
            }
        }
        throw new BadText(BadText.quote(action) + " is not a square; expected a1 to c3");
    }

    @Override
    public Gesture gesture(int action) {
        return new Gesture(write(action), "mark", "", "", write(action), 1, List.of());
    }
}
