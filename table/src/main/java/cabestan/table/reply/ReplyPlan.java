package cabestan.table.reply;

import cabestan.rules.game.BadText;
import cabestan.rules.game.Rejection;
import cabestan.rules.game.Split;
import cabestan.rules.game.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The replies that a seat has planned: lines of whole turns, from the beginning of the running turn on, with the
 * turns of all seats; the last turn of each line is the planner's own.
 *
 * <p>A turn is written as its actions, separated by spaces. Lines that begin alike form a tree, in which the same
 * position always has the same reply.
 *
 * @param lines at least one
 */
public record ReplyPlan(List<List<String>> lines) {

    public static final int MOST_LINES = 12;

    /** In one line, counting all seats. */
    public static final int MOST_TURNS = 12;

    public ReplyPlan {
        List<List<String>> copies = new ArrayList<>();
        for (List<String> line : lines) {
            copies.add(List.copyOf(line));
        }
        lines = List.copyOf(copies);
    }

    @Override
    public String toString() {
        return "a plan of " + lines.size() + " lines"; // what is planned stays out of every log
    }

    /** The next turn, which must be the planner's own; it is the same in all lines. */
    String reply() {
        return lines.getFirst().getFirst();
    }

    /**
     * The plan that is left after a turn: the lines whose first turn leads to the same position, however it was played.
     */
    Optional<ReplyPlan> after(State begin, State end) {
        String reached = end.position();
        List<List<String>> left = new ArrayList<>();
        for (List<String> line : lines) {
            State planned = begin.copy();
            boolean fits = play(planned, line.getFirst(), new ArrayList<>()).isEmpty();
            if (fits && line.size() > 1 && planned.position().equals(reached)) {
                left.add(line.subList(1, line.size()));
            }
        }
        return left.isEmpty() ? Optional.empty() : Optional.of(new ReplyPlan(left));
    }

    /** Why this seat cannot have this plan from the beginning of the running turn on. */
    public Optional<Rejection> reject(int seat, State begin) {
        if (lines.size() > MOST_LINES) {
            return reject("expected at most " + MOST_LINES + " lines");
        }
        Map<String, String> replies = new TreeMap<>();
        for (List<String> line : lines) {
            Optional<Rejection> rejection = rejectLine(line, seat, begin.copy(), replies);
            if (rejection.isPresent()) {
                return rejection;
            }
        }
        return Optional.empty();
    }

    /** The same plan with every action as the game writes it; only for a plan that is not rejected. */
    public ReplyPlan written(State begin) {
        List<List<String>> written = new ArrayList<>();
        for (List<String> line : lines) {
            State state = begin.copy();
            List<String> turns = new ArrayList<>();
            for (String turn : line) {
                List<String> played = new ArrayList<>();
                play(state, turn, played);
                turns.add(String.join(" ", played));
            }
            written.add(turns);
        }
        return new ReplyPlan(written);
    }

    /** @param replies the replies of the lines before, by number of the turn and position */
    private static Optional<Rejection> rejectLine(
            List<String> line, int seat, State state, Map<String, String> replies) {
        if (line.isEmpty() || line.size() > MOST_TURNS) {
            return reject("expected 1 to " + MOST_TURNS + " turns in a line");
        }
        int last = State.NOBODY;
        for (String turn : line) {
            last = state.onTurn();
            String before = state.turn() + "\n" + state.position();
            Optional<Rejection> rejection = play(state, turn, new ArrayList<>());
            if (rejection.isPresent()) {
                return rejection;
            }
            String after = state.position();
            String known = last == seat ? replies.putIfAbsent(before, after) : null;
            if (known != null && !known.equals(after)) {
                return reject("two lines have different replies to the same turn");
            }
        }
        return last == seat ? Optional.empty() : reject("the last turn of a line must be your own");
    }

    private static Optional<Rejection> reject(String reason) {
        return Optional.of(new Rejection("", "bad-plan", reason));
    }

    /**
     * Plays a whole turn, or returns why it cannot be played and leaves the state somewhere within it.
     *
     * @param played receives the actions as the game writes them
     */
    static Optional<Rejection> play(State state, String turn, List<String> played) {
        int begun = state.turn();
        for (String text : Split.by(' ', turn)) {
            if (state.isOver() || state.turn() != begun) {
                return reject("the turn is over before " + BadText.quote(text));
            }
            int action;
            try {
                action = state.read(text);
            } catch (BadText e) {
                return reject(e.getMessage());
            }
            Optional<Rejection> rejection = state.reject(action);
            if (rejection.isPresent()) {
                return rejection;
            }
            played.add(state.write(action));
            state.play(action);
        }
        boolean ended = state.isOver() || state.turn() != begun;
        return ended ? Optional.empty() : reject("the turn is not over after " + BadText.quote(turn));
    }
}
