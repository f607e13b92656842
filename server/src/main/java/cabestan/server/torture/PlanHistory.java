package cabestan.server.torture;

import cabestan.server.store.MatchRepository;
import cabestan.server.torture.History.Outcome;
import cabestan.table.Caller;
import cabestan.table.Decision;
import cabestan.table.Table;
import cabestan.table.TableCommand;
import cabestan.table.event.LoggedEvent;
import cabestan.table.event.TableEvent;
import cabestan.table.reply.ReplyPlan;
import cabestan.table.reply.ReplyPlans;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What all clients planned to reply, to be compared with what was played.
 *
 * <p>A plan is no event, but it is accepted at one version of its match, so its place in the log is known. The log is
 * replayed with what was planned at each version: every reply must stand behind the action that it answers, of the same
 * time, and no other must; what is left in the end must be what is stored. Where a client was never told whether its plan
 * was accepted, both are possible until the log shows which.
 */
final class PlanHistory {

    /**
     * A plan of a seat, or, without lines, its withdrawal.
     *
     * @param version of the match
     * @param sent when it was first sent, in nanoseconds
     */
    record Planned(String match, int version, int seat, List<List<String>> lines, long sent, Outcome outcome) {}

    private final List<Planned> all = new ArrayList<>();
    private int replies;

    synchronized void add(Planned planned) {
        all.add(planned);
    }

    /** How many plans, and ends of plans, were accepted. */
    synchronized int accepted() {
        return (int) all.stream()
                .filter(planned -> planned.outcome == Outcome.ACCEPTED)
                .count();
    }

    /** How many turns were found to be replies. */
    synchronized int replies() {
        return replies;
    }

    /** Compares the plans with the store; the list of differences should be empty. */
    synchronized List<String> check(MatchRepository stored) {
        List<String> found = new ArrayList<>();
        for (String match : all.stream().map(Planned::match).distinct().toList()) {
            stored.load(match)
                    .ifPresentOrElse(
                            table -> check(table, stored.plans(match).plans()).ifPresent(found::add),
                            () -> found.add("match " + match + " has plans and is not there"));
        }
        return found;
    }

    /**
     * The same for one match.
     *
     * @param left what is planned in the end
     */
    synchronized Optional<String> check(Table stored, ReplyPlans left) {
        String match = stored.head().id();
        List<Planned> plans = all.stream()
                .filter(planned -> planned.match.equals(match) && planned.outcome != Outcome.REJECTED)
                .sorted(Comparator.comparingLong(Planned::sent))
                .toList();
        Table table = Table.open(stored.head());
        List<LoggedEvent> log = stored.events();
        Set<ReplyPlans> possible = Set.of(ReplyPlans.NONE);
        while (table.version() < log.size()) {
            possible = planned(table, plans, possible);
            int from = table.version();
            int to = endOfDecision(log, from);
            possible = decided(table, log.subList(from, to), possible);
            if (possible.isEmpty()) {
                return Optional.of("match " + match + ": the versions " + (from + 1) + " to " + to
                        + " do not follow from what was planned");
            }
        }
        return planned(table, plans, possible).contains(left)
                ? Optional.empty()
                : Optional.of("match " + match + ": what is planned in the end is not what was planned");
    }

    /** Events of one command, and the replies to it, were decided together. */
    private static int endOfDecision(List<LoggedEvent> log, int from) {
        String command = log.get(from).command();
        int to = from + 1;
        while (to < log.size()
                && (log.get(to).isReply()
                        || !command.isEmpty() && log.get(to).command().equals(command))) {
            to++;
        }
        return to;
    }

    /** What may be planned after all that was planned at this version. */
    private static Set<ReplyPlans> planned(Table table, List<Planned> plans, Set<ReplyPlans> before) {
        Set<ReplyPlans> possible = before;
        for (Planned plan : plans) {
            if (plan.version == table.version()) {
                Set<ReplyPlans> after = new HashSet<>(plan.outcome == Outcome.UNKNOWN ? possible : Set.of());
                possible.forEach(each -> after.add(with(table, each, plan)));
                possible = after;
            }
        }
        return possible;
    }

    private static ReplyPlans with(Table table, ReplyPlans plans, Planned plan) {
        int seat = plan.seat - 1;
        return plan.lines.isEmpty()
                ? plans.without(seat)
                : plans.with(
                        seat,
                        new ReplyPlan(plan.lines)
                                .written(table.match().stateAfter(table.match().turnBegin())));
    }

    /** Applies what was decided together; what may be planned afterwards is nothing if it follows from no plan. */
    private Set<ReplyPlans> decided(Table table, List<LoggedEvent> events, Set<ReplyPlans> possible) {
        List<LoggedEvent> own =
                events.stream().filter(event -> !event.isReply()).toList();
        LoggedEvent last = own.getLast();
        own.subList(0, own.size() - 1).forEach(table::apply);
        Set<ReplyPlans> after = new HashSet<>();
        if (last.event() instanceof TableEvent.Acted(int seat, String action)) {
            List<LoggedEvent> together = events.subList(own.size() - 1, events.size());
            Caller caller = last.player().isEmpty()
                    ? new Caller.Site(table.version())
                    : new Caller.Person(last.player(), "", table.version()); // what it was called has been applied
            for (ReplyPlans plans : possible) {
                Decision decision =
                        table.decide(new TableCommand.Act(seat, action), caller, last.at(), List.of(), plans);
                if (decision instanceof Decision.Accepted accepted
                        && withoutCommands(accepted.events()).equals(withoutCommands(together))) {
                    after.add(accepted.plans());
                }
            }
        } else if (own.size() == events.size()) {
            possible.forEach(plans -> after.add(afterOthers(own, plans)));
        }
        replies += turnsOf(events.subList(own.size(), events.size()));
        events.subList(own.size() - 1, events.size()).forEach(table::apply);
        return after;
    }

    private static List<LoggedEvent> withoutCommands(List<LoggedEvent> events) {
        return events.stream()
                .map(logged -> new LoggedEvent(logged.version(), logged.at(), logged.player(), "", logged.event()))
                .toList();
    }

    private static ReplyPlans afterOthers(List<LoggedEvent> events, ReplyPlans plans) {
        ReplyPlans left = plans;
        for (LoggedEvent logged : events) {
            if (logged.event() instanceof TableEvent.BotTookSeat(int seat, int level)) {
                left = left.without(seat);
            } else if (logged.event() instanceof TableEvent.TakeBackGranted
                    || logged.event().endsMatch()) {
                left = ReplyPlans.NONE;
            }
        }
        return left;
    }

    private static int turnsOf(List<LoggedEvent> played) {
        return (int)
                played.stream().map(logged -> logged.event().seat()).distinct().count();
    }
}
