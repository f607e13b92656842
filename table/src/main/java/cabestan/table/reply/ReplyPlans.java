package cabestan.table.reply;

import cabestan.rules.game.Rejection;
import cabestan.rules.game.State;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The replies that the seats of a table have planned; each plan is known to its seat alone. */
public record ReplyPlans(Map<Integer, ReplyPlan> bySeat) {

    public static final ReplyPlans NONE = new ReplyPlans(new TreeMap<>());

    public ReplyPlans {
        bySeat = Collections.unmodifiableMap(new TreeMap<>(bySeat));
    }

    /** An action that was planned. */
    public record Reply(int seat, String action) {}

    /** The replies to a turn, in order, and the plans that are left after them. */
    public record Replied(List<Reply> replies, ReplyPlans left) {

        public Replied {
            replies = List.copyOf(replies);
        }
    }

    public boolean isEmpty() {
        return bySeat.isEmpty();
    }

    public Optional<ReplyPlan> of(int seat) {
        return Optional.ofNullable(bySeat.get(seat));
    }

    public ReplyPlans with(int seat, ReplyPlan plan) {
        Map<Integer, ReplyPlan> plans = new TreeMap<>(bySeat);
        plans.put(seat, plan);
        return new ReplyPlans(plans);
    }

    public ReplyPlans without(int seat) {
        Map<Integer, ReplyPlan> plans = new TreeMap<>(bySeat);
        plans.remove(seat);
        return new ReplyPlans(plans);
    }

    /** The replies to the turn between these two states; none while it is not over. */
    public Replied replyTo(State begin, State end) {
        List<Reply> replies = new ArrayList<>();
        ReplyPlans left = this;
        State from = begin;
        State to = end;
        while (!left.isEmpty() && !to.isOver() && to.turn() != from.turn()) {
            left = left.after(from, to);
            int seat = to.onTurn();
            from = to;
            if (left.of(seat).isPresent()) {
                List<String> actions = new ArrayList<>();
                State replied = to.copy();
                String reply = left.of(seat).get().reply();
                Optional<Rejection> rejection = ReplyPlan.play(replied, reply, actions);
                if (rejection.isPresent()) { // a position may not contain everything that matters
                    left = left.without(seat);
                } else {
                    actions.forEach(action -> replies.add(new Reply(seat, action)));
                    to = replied;
                }
            }
        }
        return new Replied(replies, to.isOver() ? NONE : left);
    }

    private ReplyPlans after(State begin, State end) {
        Map<Integer, ReplyPlan> plans = new TreeMap<>();
        bySeat.forEach((seat, plan) -> plan.after(begin, end).ifPresent(left -> plans.put(seat, left)));
        return new ReplyPlans(plans);
    }
}
