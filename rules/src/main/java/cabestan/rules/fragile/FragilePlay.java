package cabestan.rules.fragile;

import static cabestan.rules.fragile.quay.FragileQuay.name;

import cabestan.rules.fragile.quay.FragileAction;
import cabestan.rules.fragile.quay.FragileQuay;
import cabestan.rules.fragile.quay.Zobrist;
import cabestan.rules.game.BadText;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Gesture;
import cabestan.rules.game.Rejection;
import cabestan.rules.game.Split;
import cabestan.rules.game.State;
import cabestan.rules.game.StateView;
import cabestan.rules.game.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Dockers at work on a board: what a match and a problem have in common. */
public abstract sealed class FragilePlay implements State permits FragileState, FragileProblemState {

    public static final int POINTS = 5; // F11

    /** 3 dockers, each with at most 60 squares to walk to, 12 acts on crates, and 4 crates to pass to 44 squares. */
    static final int MAX_ACTIONS = 3 * (60 + 12 + 4 * 44);

    public static final int END = FragileAction.of(FragileAction.END, 0, 0, 0);

    final FragileBoard board;
    final Shift shift;

    FragilePlay(FragileBoard board, Shift shift) {
        this.board = board;
        this.shift = shift;
    }

    /** The board of this state, to look at; it changes when this state does. */
    public final FragileBoard board() {
        return board;
    }

    /** What this docker can still spend in the running turn; nothing when it may not act any more. */
    public final int pointsLeft(int docker) {
        return !isOver() && board.dockerSeat(docker) == onTurn() ? shift.points(docker) : 0;
    }

    /** The docker that acted last in the running turn, or -1. */
    public final int activeDocker() {
        return shift.active();
    }

    /** Whether this docker has acted in the running turn. */
    public final boolean hasActed(int docker) {
        return shift.hasActed(docker);
    }

    /** Writes the actions of this docker alone; for searches that plan one docker at a time. */
    public final int dockerActions(int docker, int[] into) {
        int points = pointsLeft(docker);
        return points == 0 ? 0 : Moves.list(board, docker, points, shift.mayWalk(docker), into, 0);
    }

    /** A hash of the pieces alone, whatever the running turn. */
    public final long boardHash() {
        return board.hash(null);
    }

    /** A hash of all that decides what can follow; equal positions have equal hashes. */
    public abstract long hash();

    @Override
    public abstract FragilePlay copy();

    @Override
    public final int maxActions() {
        return MAX_ACTIONS;
    }

    /** Writes what the dockers of the seat on turn can do, and {@code end} where F12 allows it. */
    final int dockersActions(int[] into) {
        int seat = onTurn();
        int count = 0;
        boolean othersCanAct = false;
        for (int docker = 0; docker < board.dockers(); docker++) {
            int points = board.dockerSeat(docker) == seat ? shift.points(docker) : 0;
            if (points > 0) {
                int before = count;
                count = Moves.list(board, docker, points, shift.mayWalk(docker), into, count);
                othersCanAct |= docker != shift.active() && count > before;
            }
        }
        if (shift.isFull() || !othersCanAct) {
            into[count++] = END;
        }
        return count;
    }

    @Override
    public final Optional<Rejection> reject(int action) {
        if (isOver()) {
            return Optional.of(new Rejection("", "over", "the match is over"));
        }
        if (!FragileAction.exists(action)) {
            return Optional.of(new Rejection("", "unknown-action", "this is not an action of Fragile"));
        }
        return Optional.ofNullable(rejection(action));
    }

    /** Why this action is not legal now, or null. */
    abstract Rejection rejection(int action);

    final Rejection dockerRejection(int action) {
        return new FragileReferee(board, shift, onTurn()).reject(action);
    }

    final void playDocker(int action) {
        int docker = board.docker(FragileAction.from(action));
        int cost = board.play(action);
        shift.spend(docker, cost, FragileAction.kind(action) == FragileAction.WALK);
    }

    /** A hash of the pieces and of the running turn; equal dockers of one seat are not distinguished. */
    final long turnHash(int[] goals) {
        long hash = board.hash(goals);
        for (int docker = 0; docker < board.dockers(); docker++) {
            if (shift.hasActed(docker)) {
                int mark = docker == shift.active() ? 1 + shift.left() * 2 + (shift.walked() ? 1 : 0) : 99;
                hash ^= Zobrist.mix(board.dockerSquare(docker) + 1, mark * 128L);
            }
        }
        int resting = shift.resting() == Shift.NOBODY ? 0 : board.dockerSquare(shift.resting()) + 1;
        return Zobrist.mix(hash, shift.points() * 128 + resting);
    }

    @Override
    public final View view(int seat) {
        return new PlayView(copy(), seat);
    }

    @Override
    public final String write(int action) {
        return FragileAction.write(action);
    }

    @Override
    public final int read(String text) {
        int bracket = text.indexOf('(');
        if (bracket < 0) {
            return FragileAction.read(text);
        }
        int action = FragileAction.read(text.substring(0, bracket));
        if (FragileAction.kind(action) != FragileAction.PASS || !text.endsWith(")")) {
            throw new BadText(BadText.quote(text) + " is not an action; expected a pass like B5~B4-C3(B3,C2)");
        }
        checkChain(action, text.substring(bracket + 1, text.length() - 1));
        return action;
    }

    private void checkChain(int action, String squares) {
        List<Integer> chain = new ArrayList<>();
        for (String square : Split.by(',', squares)) {
            int docker = board.docker(FragileQuay.square(square));
            if (docker < 0) {
                throw new BadText("expected a docker of the chain on " + square + ", found none");
            }
            chain.add(docker);
        }
        int from = FragileAction.from(action);
        if (board.docker(from) >= 0
                && !Chains.possible(board, from, FragileAction.over(action), FragileAction.to(action), chain)) {
            throw new BadText("the chain (" + squares + ") cannot bring the crate to " + name(FragileAction.to(action))
                    + "; expected dockers that each reach it where the one before puts it");
        }
    }

    /** F14: a docker that has just walked may be sent further; its two walks are one. */
    @Override
    public final int remainder(int part, int whole) {
        int from = FragileAction.from(part);
        boolean walks = mayHaveRemainder(part)
                && FragileAction.kind(whole) == FragileAction.WALK
                && FragileAction.from(whole) == from;
        int reached = FragileAction.to(part);
        int further = FragileAction.to(whole);
        return walks && Walks.distance(board, from, further) > Walks.distance(board, from, reached)
                ? FragileAction.of(FragileAction.WALK, reached, 0, further)
                : NO_ACTION;
    }

    @Override
    public final boolean mayHaveRemainder(int part) {
        return FragileAction.kind(part) == FragileAction.WALK;
    }

    @Override
    public Gesture gesture(int action) {
        String text = write(action);
        int from = FragileAction.from(action);
        int over = FragileAction.over(action);
        int to = FragileAction.to(action);
        return switch (FragileAction.kind(action)) {
            case FragileAction.END -> new Gesture(text, "end", "", "", "", 0, List.of());
            case FragileAction.WALK ->
                new Gesture(
                        text,
                        "walk",
                        name(from),
                        "",
                        name(to),
                        Walks.distance(board, from, to),
                        names(Walks.way(board, from, to)));
            case FragileAction.PUSH -> onCrate(text, "push", action, FragileAction.PUSH_COST, List.of());
            case FragileAction.STACK -> onCrate(text, "stack", action, FragileAction.STACK_COST, List.of());
            case FragileAction.UNSTACK -> onCrate(text, "unstack", action, FragileAction.UNSTACK_COST, List.of());
            case FragileAction.TURN ->
                new Gesture(text, "turn", name(from), name(over), "", FragileAction.TURN_COST, List.of());
            case FragileAction.PASS -> onCrate(text, "pass", action, FragileAction.PASS_COST, hands(from, over, to));
            default -> throw new IllegalArgumentException(text);
        };
    }

    private static Gesture onCrate(String text, String kind, int action, int cost, List<String> via) {
        return new Gesture(
                text,
                kind,
                name(FragileAction.from(action)),
                name(FragileAction.over(action)),
                name(FragileAction.to(action)),
                cost,
                via);
    }

    private List<String> hands(int from, int over, int to) {
        List<Integer> squares = new ArrayList<>();
        for (int docker : Chains.shortest(board, from, over, to)) {
            squares.add(board.dockerSquare(docker));
        }
        return names(squares);
    }

    private static List<String> names(List<Integer> squares) {
        List<String> names = new ArrayList<>();
        for (int square : squares) {
            names.add(name(square));
        }
        return names;
    }

    /** What a seat knows: everything but the straws still to be drawn (F36). */
    private static final class PlayView extends StateView<FragilePlay> {

        PlayView(FragilePlay play, int seat) {
            super(play, seat);
        }

        @Override
        public FragilePlay determinize(Dice dice) {
            FragilePlay copy = state().copy();
            if (copy instanceof FragileState state) {
                state.drawStrawsFrom(dice.seed().dice());
            }
            return copy;
        }
    }
}
