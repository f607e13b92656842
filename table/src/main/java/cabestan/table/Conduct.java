package cabestan.table;

import cabestan.rules.game.BadText;
import cabestan.rules.game.Match;
import cabestan.rules.game.Outcome;
import cabestan.rules.game.Rejection;
import cabestan.rules.game.State;
import cabestan.table.absence.Absences;
import cabestan.table.clock.ClockRule;
import cabestan.table.clock.Outage;
import cabestan.table.event.LoggedEvent;
import cabestan.table.event.TableEvent;
import cabestan.table.reply.ReplyPlan;
import cabestan.table.reply.ReplyPlans;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Decides what follows from one command at a table. */
final class Conduct {

    /** The level of the bot that takes over for a player who gave up. */
    private static final int SUBSTITUTE_LEVEL = 3;

    private final Table table;
    private final Caller caller;
    private final long now;
    private final List<Outage> outages;
    private final Situation here;
    private ReplyPlans plans;
    private TableHead opened;

    Conduct(Table table, Caller caller, long now, List<Outage> outages, ReplyPlans plans) {
        this.table = table;
        this.caller = caller;
        this.now = now;
        this.outages = outages;
        this.plans = plans;
        this.here = new Situation(table, caller, now, outages);
    }

    Decision decide(TableCommand command) {
        Optional<Integer> before = table.answerTo(caller.player(), caller.command());
        if (before.isPresent() && !caller.command().isEmpty()) {
            return new Decision.Repeated(before.get());
        }
        try {
            List<TableEvent> events = new ArrayList<>(eventsOf(command));
            List<ReplyPlans.Reply> replies = replyTo(events);
            long unforgiven = table.unforgiven(outages, now);
            if (unforgiven > 0 && !events.isEmpty()) {
                events.addFirst(new TableEvent.TimeForgiven(table.onTurn(), unforgiven));
            }
            List<LoggedEvent> logged = new ArrayList<>();
            for (TableEvent event : events) {
                int version = table.version() + logged.size() + 1;
                logged.add(new LoggedEvent(version, now, caller.player(), caller.command(), event));
            }
            for (ReplyPlans.Reply reply : replies) {
                int version = table.version() + logged.size() + 1;
                String planner = table.seat(reply.seat()).occupant().player();
                TableEvent acted = new TableEvent.Acted(reply.seat(), reply.action());
                logged.add(new LoggedEvent(version, now, planner, LoggedEvent.REPLY, acted));
            }
            return new Decision.Accepted(logged, Optional.ofNullable(opened), plans);
        } catch (Situation.Stop stop) {
            return new Decision.Rejected(stop.rejection());
        }
    }

    private List<TableEvent> eventsOf(TableCommand command) {
        if (command instanceof TableCommand.OfSeat ofSeat) {
            here.mustHold(ofSeat.seat());
            here.mustBeInTime();
            here.mustBeFresh();
        }
        return switch (command) {
            case TableCommand.Join(String key, int seat) -> new Seating(here).join(key, seat);
            case TableCommand.Leave(int seat) -> new Seating(here).leave(seat);
            case TableCommand.SeatBot(int seat, int level) -> new Seating(here).seatBot(seat, level);
            case TableCommand.Act(int seat, String action) -> act(seat, action);
            case TableCommand.Undo(int seat) -> undo(seat);
            case TableCommand.Resign(int seat) -> resign(seat);
            case TableCommand.OfferDraw(int seat) -> new Agreements(here).offerDraw(seat);
            case TableCommand.AnswerDraw(int seat, boolean accepted) -> new Agreements(here).answerDraw(seat, accepted);
            case TableCommand.AskTakeBack(int seat) -> new Agreements(here).askTakeBack(seat);
            case TableCommand.AnswerTakeBack(int seat, boolean granted) ->
                new Agreements(here).answerTakeBack(seat, granted);
            case TableCommand.Rematch(int seat, TableCommand.Fresh fresh) -> rematch(seat, fresh);
            case TableCommand.TakeHoliday(int seat, int days) -> takeHoliday(seat, days);
            case TableCommand.Nudge(int seat) -> nudge(seat);
            case TableCommand.CloseSilent(int seat) -> closeSilent(seat);
            case TableCommand.PlanReplies(int seat, List<List<String>> lines) -> planReplies(seat, lines);
            case TableCommand.CheckClock check -> checkClock();
        };
    }

    private List<TableEvent> act(int seat, String text) {
        here.mustBeOnTurn(seat);
        State state = table.match().state();
        int action;
        try {
            action = state.read(text);
        } catch (BadText e) {
            throw Situation.reject("bad-action", e.getMessage());
        }
        Optional<Rejection> rejection = state.reject(action);
        return rejection.isEmpty()
                ? List.of(new TableEvent.Acted(seat, state.write(action)))
                : continueLast(seat, action).orElseThrow(() -> new Situation.Stop(rejection.get()));
    }

    /** Replaces the last action by one that also does this step's work, where the game has one. */
    private Optional<List<TableEvent>> continueLast(int seat, int step) {
        for (Match.Continuation continuation : table.match().continuations()) {
            if (continuation.step() == step) {
                String whole = table.match().state().write(continuation.whole());
                return Optional.of(List.of(new TableEvent.Undone(seat), new TableEvent.Acted(seat, whole)));
            }
        }
        return Optional.empty();
    }

    private List<TableEvent> undo(int seat) {
        here.mustBeOnTurn(seat);
        if (table.match().undoable() == 0) {
            throw Situation.reject(
                    "nothing-to-undo", "there is nothing in this turn that you can take back by yourself");
        }
        return List.of(new TableEvent.Undone(seat));
    }

    /** A plan is not an event, as nobody else may learn of it. */
    private List<TableEvent> planReplies(int seat, List<List<String>> lines) {
        here.mustRun();
        boolean isSlow = !(table.head().clock() instanceof ClockRule.WholeMatch);
        if (!isSlow
                || !table.game().hasPerfectInformation(table.head().beginning().variant())) {
            throw Situation.reject(
                    "no-plans", "replies are planned where nothing is hidden and no clock runs for the whole match");
        }
        boolean waits = table.onTurn() != seat && table.seat(table.onTurn()).isPerson();
        if (!waits || !table.seat(seat).isPerson()) {
            throw Situation.reject("no-plans-now", "replies are planned while another person is on turn");
        }
        if (lines.isEmpty()) {
            plans = plans.without(seat);
            return List.of();
        }
        ReplyPlan plan = new ReplyPlan(lines);
        State begin = table.match().stateAfter(table.match().turnBegin());
        Situation.stopIf(plan.reject(seat, begin));
        plans = plans.with(seat, plan.written(begin));
        return List.of();
    }

    /** The planned replies to these events; plans that no longer fit are dropped. */
    private List<ReplyPlans.Reply> replyTo(List<TableEvent> events) {
        for (TableEvent event : events) {
            plans = switch (event) {
                case TableEvent.BotTookSeat(int seat, int level) -> plans.without(seat);
                case TableEvent.TakeBackGranted granted -> ReplyPlans.NONE;
                case TableEvent e when e.endsMatch() -> ReplyPlans.NONE;
                default -> plans;
            };
        }
        if (plans.isEmpty() || events.isEmpty() || !(events.getLast() instanceof TableEvent.Acted acted)) {
            return List.of();
        }
        Match match = table.match();
        int kept = match.length() - (events.getFirst() instanceof TableEvent.Undone ? 1 : 0);
        State end = match.stateAfter(kept);
        end.play(end.read(acted.action()));
        ReplyPlans.Replied replied = plans.replyTo(match.stateAfter(match.turnBegin()), end);
        plans = replied.left();
        return replied.replies();
    }

    private List<TableEvent> resign(int seat) {
        here.mustRun();
        return here.othersPlayOn(seat)
                ? List.of(new TableEvent.Resigned(seat, List.of()), new TableEvent.BotTookSeat(seat, SUBSTITUTE_LEVEL))
                : List.of(new TableEvent.Resigned(seat, table.ranksWithLast(seat)));
    }

    private List<TableEvent> closeSilent(int seat) {
        here.mustRun();
        if (!here.isSilent()) {
            throw Situation.reject("not-silent", "nobody at this table has been silent for long enough");
        }
        String reason = "seat " + (table.onTurn() + 1) + " was silent for too long";
        return List.of(
                new TableEvent.Closed(seat, new Outcome(table.ranksWithLast(TableEvent.NO_SEAT), "silence", reason)));
    }

    private List<TableEvent> nudge(int seat) {
        here.mustRun();
        Seat waitedFor = table.seat(table.onTurn());
        boolean isSlow = !(table.head().clock() instanceof ClockRule.WholeMatch);
        if (!isSlow || !waitedFor.isPerson() || waitedFor.isHeldBy(caller.player())) {
            throw Situation.reject("no-nudge", "there is nobody to nudge");
        }
        Situation.stopIf(table.absences().rejectNudge(caller.player(), table.onTurn(), now));
        return List.of(new TableEvent.Nudged(seat));
    }

    private List<TableEvent> takeHoliday(int seat, int days) {
        here.mustRun();
        if (!(table.head().clock() instanceof ClockRule.EachTurn)) {
            throw Situation.reject("no-holidays", "only matches with days for each turn have holidays");
        }
        Situation.stopIf(table.absences().rejectHoliday(seat, days, now));
        return List.of(new TableEvent.HolidayTaken(seat, now + days * Absences.DAY));
    }

    private List<TableEvent> checkClock() {
        int seat = table.onTurn();
        if (!here.isTimeUp()) {
            return List.of();
        }
        return here.othersPlayOn(seat)
                ? List.of(new TableEvent.TimedOut(seat, List.of()), new TableEvent.BotTookSeat(seat, SUBSTITUTE_LEVEL))
                : List.of(new TableEvent.TimedOut(seat, table.ranksWithLast(seat)));
    }

    private List<TableEvent> rematch(int seat, TableCommand.Fresh fresh) {
        if (!table.isOver()) {
            throw Situation.reject("not-over", "the match is not over yet");
        }
        if (!table.next().isEmpty()) {
            throw Situation.reject("rematch-made", "there is already a rematch");
        }
        opened = Rematch.of(table, caller.player(), fresh, now)
                .orElseThrow(() ->
                        Situation.reject("no-rematch", "this match began from a position and cannot be started again"));
        return List.of(new TableEvent.RematchOpened(seat, fresh.id()));
    }
}
