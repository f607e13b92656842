package cabestan.rules.arcanor;

import cabestan.rules.game.Dice;
import cabestan.rules.game.Gesture;
import cabestan.rules.game.Outcome;
import cabestan.rules.game.Rejection;
import cabestan.rules.game.State;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A match of Arcanor: the board, what the table has shown, and how near a draw is. */
public final class ArcanorState implements State {

    /** A hundred moves by each side (A18). */
    public static final int QUIET_LIMIT = 200;

    private enum Ending {
        NONE,
        TWELVE_POINTS,
        NO_MOVES,
        REPETITION,
        HUNDRED_MOVES
    }

    private final ArcanorBoard board;
    private final PositionHistory history = new PositionHistory();
    private boolean memory;
    private int turn = 1;
    private int quiet;
    private int reveals;
    private long lifted;
    private long shown;
    private Ending ending = Ending.NONE;

    /** A match that begins with this board, which becomes the state's own. */
    ArcanorState(ArcanorBoard board, boolean memory, int quiet, long lifted, long shown) {
        this.board = board;
        this.memory = memory;
        this.quiet = quiet;
        this.lifted = lifted;
        this.shown = shown;
        history.add(ArcanorAction.PASSING, board.hash());
        ending = judge(true);
    }

    private ArcanorState(ArcanorState other) {
        board = other.board.copy();
        copyFrom(other);
    }

    /** Becomes equal to the other state, without allocation. */
    public void copyFrom(ArcanorState other) {
        board.copyFrom(other.board);
        history.copyFrom(other.history);
        memory = other.memory;
        turn = other.turn;
        quiet = other.quiet;
        reveals = other.reveals;
        lifted = other.lifted;
        shown = other.shown;
        ending = other.ending;
    }

    @Override
    public ArcanorState copy() {
        return new ArcanorState(this);
    }

    /** The pieces, to search on: the caller's own copy. */
    public ArcanorBoard copyBoard() {
        return board.copy();
    }

    /** Whether contents are hidden (A16). */
    public boolean isMemory() {
        return memory;
    }

    /** Moves of both sides since the last capture, release or arrival (A18). */
    public int quiet() {
        return quiet;
    }

    /**
     * The {@link ArcanorBoard#hash} of each position that has occurred at least twice and can still recur (A18), in
     * ascending order.
     */
    public long[] repeated() {
        return history.repeated();
    }

    @Override
    public String variant() {
        return memory ? ArcanorGame.MEMORY : ArcanorGame.OPEN;
    }

    @Override
    public Map<String, String> options() {
        return board.releaseAny()
                ? Collections.singletonMap(ArcanorGame.RELEASE, ArcanorGame.ANY)
                : Collections.emptyMap();
    }

    @Override
    public int seats() {
        return 2;
    }

    @Override
    public int onTurn() {
        return ending == Ending.NONE ? board.toMove() : NOBODY;
    }

    @Override
    public int turn() {
        return turn;
    }

    @Override
    public int reveals() {
        return reveals;
    }

    @Override
    public int points(int seat) {
        return board.points(seat);
    }

    @Override
    public int maxActions() {
        return ArcanorBoard.MAX_ACTIONS;
    }

    @Override
    public int legalActions(int[] into) {
        if (isOver()) {
            return 0;
        }
        return memory ? Offers.list(board, lifted, into) : board.actions(into);
    }

    @Override
    public int countActions(int[] scratch) {
        if (isOver()) {
            return 0;
        }
        return memory ? Offers.count(board, lifted) : board.countActions();
    }

    @Override
    public int randomAction(Dice dice, int[] scratch) {
        return memory ? Offers.random(board, lifted, dice) : board.randomAction(dice);
    }

    /** The step that an action turns into, given what the stack holds (A16a); on the open table they are the same. */
    public int step(int action) {
        return memory ? stepOfClosed(action) : action;
    }

    private int stepOfClosed(int action) {
        int from = ArcanorAction.from(action);
        int to = ArcanorAction.to(action);
        int kind = ArcanorAction.kind(action);
        Steps open = board.steps(board.toMove());
        if (kind == ArcanorAction.RELEASE && !open.mayRelease(from)) {
            return open.isLoaded(from) ? ArcanorAction.peek(from) : ArcanorAction.of(ArcanorAction.MOVE, from, to);
        }
        return kind == ArcanorAction.CAPTURE && open.isLoaded(from)
                ? ArcanorAction.of(ArcanorAction.CAPTURE_LEAVING, from, to)
                : action;
    }

    @Override
    public void play(int action) {
        int step = step(action);
        int kind = ArcanorAction.kind(step);
        if (kind == ArcanorAction.PEEK) {
            lifted |= 1L << ArcanorAction.from(step);
            shown = 1L << ArcanorAction.from(step);
            reveals++;
            return;
        }
        int mover = board.toMove();
        board.play(step);
        boolean opens = kind != ArcanorAction.PASS && kind != ArcanorAction.MOVE;
        boolean arrives =
                kind != ArcanorAction.PASS && (ArcanorBoard.winningRow(mover) >>> ArcanorAction.to(step) & 1) != 0;
        turn++;
        if (memory) {
            show(action);
        }
        quiet = opens || arrives ? 0 : quiet + 1;
        if (arrives || opens && isFinal(step, mover)) {
            history.forget();
        }
        history.add(step, board.hash());
        ending = judge(opens || arrives);
    }

    /** A piece that was lifted off is seen to be empty; one that captures covers what nobody looked into (A16). */
    private void show(int action) {
        int kind = ArcanorAction.kind(action);
        shown = kind == ArcanorAction.RELEASE ? 1L << ArcanorAction.to(action) : 0;
        reveals += kind == ArcanorAction.RELEASE || kind == ArcanorAction.CAPTURE ? 1 : 0;
        lifted = 0;
    }

    /**
     * Whether no position before this release or capture can recur. Nobody captures a piece of their own (A10), so
     * pieces held by pieces of their own side only ever become fewer: leaving such a load is final. Unless enemies may
     * be released (A9), the prisoners, enemies held by enemies, never become fewer: a capture that frees none is final.
     */
    private boolean isFinal(int action, int mover) {
        if (ArcanorAction.kind(action) == ArcanorAction.CAPTURE) {
            return !board.releaseAny();
        }
        return board.owner(ArcanorAction.from(action)) == mover;
    }

    private Ending judge(boolean pointsChanged) {
        if (pointsChanged && board.isWon()) {
            return Ending.TWELVE_POINTS; // A14
        }
        if (!board.canMove(board.toMove()) && !board.canMove(1 - board.toMove())) {
            return Ending.NO_MOVES; // A17
        }
        if (history.isThird(board)) {
            return Ending.REPETITION; // A18
        }
        return quiet >= QUIET_LIMIT ? Ending.HUNDRED_MOVES : Ending.NONE; // A18
    }

    @Override
    public Outcome outcome() {
        int white = points(ArcanorBoard.WHITE);
        int black = points(ArcanorBoard.BLACK);
        String leader = white > black ? "White" : "Black";
        List<Integer> byPoints = Outcome.ranksOf(new long[] {white, black});
        List<Integer> draw = List.of(1, 1);
        return switch (ending) {
            case NONE -> throw new IllegalStateException("the match is not over");
            case TWELVE_POINTS ->
                new Outcome(
                        byPoints,
                        "twelve-points",
                        leader + " shows " + Math.max(white, black) + " points on the winning row");
            case NO_MOVES ->
                new Outcome(
                        byPoints,
                        "no-moves",
                        "neither side can move; "
                                + (white == black
                                        ? "the points are equal, " + white + " each"
                                        : leader + " has more points, " + Math.max(white, black) + " to "
                                                + Math.min(white, black)));
            case REPETITION -> new Outcome(draw, "repetition", "the same position stands for the third time: a draw");
            case HUNDRED_MOVES ->
                new Outcome(
                        draw,
                        "hundred-moves",
                        "a hundred moves by each side without capture, release or arrival: a draw");
        };
    }

    @Override
    public Optional<Rejection> reject(int action) {
        if (isOver()) {
            return Optional.of(new Rejection("", "over", "the match is over"));
        }
        return Optional.ofNullable(new ArcanorReferee(board, memory, lifted).reject(action));
    }

    @Override
    public ArcanorView view(int seat) {
        return new ArcanorView(copy(), seat);
    }

    @Override
    public String position() {
        return PositionText.write(board, memory, quiet, lifted, shown, true);
    }

    /** The position as the table shows it to everybody (A16). */
    String shownPosition() {
        return PositionText.write(board, memory, quiet, lifted, shown, !memory);
    }

    @Override
    public String write(int action) {
        return ArcanorAction.write(action);
    }

    @Override
    public int read(String action) {
        int read = ArcanorAction.read(action);
        return memory ? ArcanorAction.closed(read) : read; // records of release 0.1 say what a capture left
    }

    @Override
    public Gesture gesture(int action) {
        return ArcanorAction.gesture(action);
    }

    /** On the open table draws (A18) do not cut sequences short; points and blocked sides do. */
    @Override
    public long perft(int depth) {
        return memory ? State.super.perft(depth) : new Perft(board.copy(), depth).count(depth);
    }
}
