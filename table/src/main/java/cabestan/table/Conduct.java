package cabestan.table;

import cabestan.rules.game.BadText;
import cabestan.rules.game.Match;
import cabestan.rules.game.Outcome;
import cabestan.rules.game.Rejection;
import cabestan.rules.game.State;
import cabestan.table.absence.Absences;
import cabestan.table.event.EventCodec;
import cabestan.table.event.LoggedEvent;
import cabestan.table.event.TableEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Decides what follows from one command at a table. */
final class Conduct {

    /** The level of the bot that takes over for a player who gave up. */
    private static final int SUBSTITUTE_LEVEL = 3;

    /** Ends a decision early; never leaves this class. */
    private static final class Stop extends RuntimeException {

        private final transient Rejection rejection;

        Stop(Rejection rejection) {
            super(rejection.reason(), null, false, false); // an answer, not an error: no stack trace
            this.rejection = rejection;
        }
    }

    private final Table table;
    private final Caller caller;
    private final long now;
    private final List<Outage> outages;
    private TableHead opened;

    Conduct(Table table, Caller caller, long now, List<Outage> outages) {
        this.table = table;
        this.caller = caller;
        this.now = now;
        this.outages = outages;
    }

    Decision decide(TableCommand command) {
        Optional<Integer> before = table.answerTo(caller.player(), caller.command());
        if (before.isPresent() && !caller.command().isEmpty()) {
            return new Decision.Repeated(before.get());
        }
        try {
            List<TableEvent> events = new ArrayList<>(follow(command));
            long unforgiven = table.unforgiven(outages, now);
            if (unforgiven > 0 && !events.isEmpty()) {
                events.addFirst(new TableEvent.TimeForgiven(table.onTurn(), unforgiven));
            }
            List<LoggedEvent> logged = new ArrayList<>();
            for (TableEvent event : events) {
                int version = table.version() + logged.size() + 1;
                logged.add(new LoggedEvent(version, now, caller.player(), caller.command(), event));
            }
            return new Decision.Accepted(logged, Optional.ofNullable(opened));
        } catch (Stop stop) {
            return new Decision.Rejected(stop.rejection);
        }
    }

    private List<TableEvent> follow(TableCommand command) {
        if (command instanceof TableCommand.OfSeat ofSeat) {
            mustHold(ofSeat.seat());
            mustBeInTime();
            mustBeFresh();
        }
        return switch (command) {
            case TableCommand.Join(String key, int seat) -> join(key, seat);
            case TableCommand.Leave(int seat) -> leave(seat);
            case TableCommand.SeatBot(int seat, int level) -> seatBot(seat, level);
            case TableCommand.Act(int seat, String action) -> act(seat, action);
            case TableCommand.Undo(int seat) -> undo(seat);
            case TableCommand.Resign(int seat) -> resign(seat);
            case TableCommand.OfferDraw(int seat) -> offerDraw(seat);
            case TableCommand.AnswerDraw(int seat, boolean accepted) -> answerDraw(seat, accepted);
            case TableCommand.AskTakeBack(int seat) -> askTakeBack(seat);
            case TableCommand.AnswerTakeBack(int seat, boolean granted) -> answerTakeBack(seat, granted);
            case TableCommand.Rematch(int seat, TableCommand.Fresh fresh) -> rematch(seat, fresh);
            case TableCommand.TakeHoliday(int seat, int days) -> takeHoliday(seat, days);
            case TableCommand.Nudge(int seat) -> nudge(seat);
            case TableCommand.CloseSilent(int seat) -> closeSilent(seat);
            case TableCommand.CheckClock check -> checkClock();
        };
    }

    private static Stop reject(String code, String reason) {
        return new Stop(new Rejection("", code, reason));
    }

    private static void stop(Rejection rejection) {
        throw new Stop(rejection);
    }

    private static Stop over() {
        return reject("over", "the match is over");
    }

    /** A person's seat is held by their player, a bot's seat by the site. */
    private void mustHold(int seat) {
        boolean exists = seat >= 0 && seat < table.seatCount();
        boolean holds = exists
                && (table.seat(seat).isBot()
                        ? caller instanceof Caller.Site
                        : table.seat(seat).isHeldBy(caller.player()));
        if (!holds) {
            throw reject("not-your-seat", "you do not hold seat " + (seat + 1) + " of this match");
        }
    }

    private void mustBeInTime() {
        if (isTimeUp()) {
            throw reject("time-up", "the time was up before this arrived");
        }
    }

    private boolean isTimeUp() {
        return table.deadline() > 0 && now > table.deadlineAfter(outages, now);
    }

    private void mustBeFresh() {
        if (caller.version() != table.version()) {
            throw reject("stale", "the match has moved on to version " + table.version() + "; look again");
        }
    }

    private void mustRun() {
        if (table.phase() == Phase.WAITING) {
            throw reject("not-running", "the match has not started yet");
        }
        if (table.isOver()) {
            throw over();
        }
    }

    private void mustBeOnTurn(int seat) {
        mustRun();
        if (table.onTurn() != seat) {
            throw reject("not-your-turn", "seat " + (table.onTurn() + 1) + " is on turn");
        }
    }

    private List<TableEvent> join(String key, int seat) {
        for (int held : table.heldBy(caller.player())) {
            if (table.seat(held).opensWith(key)) {
                return List.of(); // the player came back by the same link
            }
        }
        if (table.isOver()) {
            throw table.match() == null ? reject("over", "the host has left; this match will not be played") : over();
        }
        if (caller.player().isEmpty()) {
            throw reject("forbidden", "only a player can take a seat");
        }
        return startedIfFull(new TableEvent.Joined(freeSeat(key, seat)));
    }

    /** What follows when a free seat is taken: with the last one the match begins. */
    private List<TableEvent> startedIfFull(TableEvent taken) {
        boolean starts = openSeats() == 1 && table.phase() == Phase.WAITING; // an imported match is already running
        return starts ? List.of(taken, new TableEvent.Started()) : List.of(taken);
    }

    private List<TableEvent> seatBot(int seat, int level) {
        if (table.isRunning() && seat == table.onTurn() && isSilent() && isAtTable()) {
            return List.of(new TableEvent.BotTookSeat(seat, level));
        }
        if (!table.isHost(caller.player())) {
            throw reject("forbidden", "only the host can let a computer player take a seat");
        }
        if (table.isOver()) {
            throw over();
        }
        if (seat < 0 || seat >= table.seatCount() || !table.seat(seat).isOpen()) {
            throw reject("seat-taken", "this seat is not free");
        }
        if (peopleBesides(seat).isEmpty()) {
            throw reject("no-person", "a match needs at least one person");
        }
        return startedIfFull(new TableEvent.BotTookSeat(seat, level));
    }

    private int openSeats() {
        int open = 0;
        for (Seat seat : table.seats()) {
            open += seat.isOpen() ? 1 : 0;
        }
        return open;
    }

    /** The free seat that the key opens or that is kept for the caller; without a key, also any free seat of a listed table. */
    private int freeSeat(String key, int wanted) {
        String player = caller.player();
        int found = TableEvent.NO_SEAT;
        boolean anyFree = false;
        boolean knownKey = key.isEmpty();
        for (int i = 0; i < table.seatCount(); i++) {
            Seat seat = table.seat(i);
            knownKey |= seat.opensWith(key);
            if (seat.isOpen() && (wanted == TableCommand.Join.ANY || wanted == i)) {
                anyFree = true;
                boolean kept = seat.isKeptFor(player);
                boolean granted = seat.isOpenTo(player, key, table.head().listed());
                if (granted && (found < 0 || kept && !table.seat(found).isKeptFor(player))) {
                    found = i;
                }
            }
        }
        if (found < 0) {
            throw knownKey && !anyFree
                    ? reject("seat-taken", "this seat is taken")
                    : reject("forbidden", "this link does not open a seat of this match");
        }
        return found;
    }

    /**
     * A seat that was open is free again; any other was the host's, and without a host there is no match. A host can
     * also leave bots that play among themselves.
     */
    private List<TableEvent> leave(int seat) {
        if (table.isRunning()
                && table.isHost(caller.player())
                && peopleBesides(TableEvent.NO_SEAT).isEmpty()) {
            return List.of(abandoned(TableEvent.NO_SEAT));
        }
        mustHold(seat);
        if (table.phase() != Phase.WAITING) {
            throw table.isOver() ? over() : reject("running", "the match has started; you can resign");
        }
        boolean wasOpen = !table.seat(seat).invite().isEmpty();
        return List.of(wasOpen ? new TableEvent.Left(seat) : abandoned(seat));
    }

    private TableEvent abandoned(int seat) {
        return new TableEvent.Closed(
                seat, EventCodec.readOutcome("1" + ",1".repeat(table.seatCount() - 1) + " abandoned"));
    }

    private List<TableEvent> act(int seat, String text) {
        mustBeOnTurn(seat);
        State state = table.match().state();
        int action;
        try {
            action = state.read(text);
        } catch (BadText e) {
            throw reject("bad-action", e.getMessage());
        }
        Optional<Rejection> rejection = state.reject(action);
        return rejection.isEmpty()
                ? List.of(new TableEvent.Acted(seat, state.write(action)))
                : goOn(seat, action).orElseThrow(() -> new Stop(rejection.get()));
    }

    /** The last action gives way to one that does its work and this step's, where the game has such a one. */
    private Optional<List<TableEvent>> goOn(int seat, int step) {
        for (Match.Continuation continuation : table.match().continuations()) {
            if (continuation.step() == step) {
                String whole = table.match().state().write(continuation.whole());
                return Optional.of(List.of(new TableEvent.Undone(seat), new TableEvent.Acted(seat, whole)));
            }
        }
        return Optional.empty();
    }

    private List<TableEvent> undo(int seat) {
        mustBeOnTurn(seat);
        if (table.match().undoable() == 0) {
            throw reject("nothing-to-undo", "there is nothing in this turn that you can take back by yourself");
        }
        return List.of(new TableEvent.Undone(seat));
    }

    private List<TableEvent> resign(int seat) {
        mustRun();
        return othersPlayOn(seat)
                ? List.of(new TableEvent.Resigned(seat, List.of()), new TableEvent.BotTookSeat(seat, SUBSTITUTE_LEVEL))
                : List.of(new TableEvent.Resigned(seat, table.ranksWithLast(seat)));
    }

    /** Whether somebody else at the table has let everybody wait for too long. */
    private boolean isSilent() {
        return table.silentFrom() > 0
                && now >= table.silentFrom()
                && !table.seat(table.onTurn()).isHeldBy(caller.player());
    }

    private boolean isAtTable() {
        return !table.heldBy(caller.player()).isEmpty();
    }

    private List<TableEvent> closeSilent(int seat) {
        mustRun();
        if (!isSilent()) {
            throw reject("not-silent", "nobody at this table has been silent for long enough");
        }
        String reason = "seat " + (table.onTurn() + 1) + " was silent for too long";
        return List.of(
                new TableEvent.Closed(seat, new Outcome(table.ranksWithLast(TableEvent.NO_SEAT), "silence", reason)));
    }

    private List<TableEvent> nudge(int seat) {
        mustRun();
        Seat waitedFor = table.seat(table.onTurn());
        boolean isSlow = !(table.head().clock() instanceof ClockRule.WholeMatch);
        if (!isSlow || !waitedFor.isPerson() || waitedFor.isHeldBy(caller.player())) {
            throw reject("no-nudge", "there is nobody to nudge");
        }
        table.absences().rejectNudge(caller.player(), table.onTurn(), now).ifPresent(Conduct::stop);
        return List.of(new TableEvent.Nudged(seat));
    }

    private List<TableEvent> takeHoliday(int seat, int days) {
        mustRun();
        if (!(table.head().clock() instanceof ClockRule.EachTurn)) {
            throw reject("no-holidays", "only matches with days for each turn have holidays");
        }
        table.absences().rejectHoliday(seat, days, now).ifPresent(Conduct::stop);
        return List.of(new TableEvent.HolidayTaken(seat, now + days * Absences.DAY));
    }

    private List<TableEvent> checkClock() {
        int seat = table.onTurn();
        if (!isTimeUp()) {
            return List.of();
        }
        return othersPlayOn(seat)
                ? List.of(new TableEvent.TimedOut(seat, List.of()), new TableEvent.BotTookSeat(seat, SUBSTITUTE_LEVEL))
                : List.of(new TableEvent.TimedOut(seat, table.ranksWithLast(seat)));
    }

    /** With more than two seats and other people at the table, a bot takes over for a player who gives up. */
    private boolean othersPlayOn(int seat) {
        return table.seatCount() > 2 && !peopleBesides(seat).isEmpty();
    }

    private List<Integer> peopleBesides(int seat) {
        List<Integer> people = new ArrayList<>();
        for (int other = 0; other < table.seatCount(); other++) {
            if (other != seat && !table.seat(other).isBot()) {
                people.add(other);
            }
        }
        return people;
    }

    private List<TableEvent> offerDraw(int seat) {
        mustRun();
        if (!table.game().allowsAgreedDraw()) {
            throw reject("no-draws", "a draw cannot be agreed on in this game");
        }
        mustBeNoOffer();
        TableEvent offered = new TableEvent.DrawOffered(seat);
        return peopleBesides(seat).isEmpty()
                ? List.of(offered, new TableEvent.DrawDeclined(1 - seat)) // bots decline draws
                : List.of(offered);
    }

    private void mustBeNoOffer() {
        if (table.offer().isPresent()) {
            throw reject("offer-open", "another offer is still waiting for an answer");
        }
    }

    private List<TableEvent> answerDraw(int seat, boolean accepted) {
        mustBeAsked(seat, true);
        return List.of(accepted ? new TableEvent.DrawAgreed(seat) : new TableEvent.DrawDeclined(seat));
    }

    private Offer mustBeAsked(int seat, boolean draw) {
        mustRun();
        Offer offer = table.offer().orElse(null);
        if (offer == null
                || offer.draw() != draw
                || offer.seat() == seat
                || offer.agreed().contains(seat)) {
            throw reject("no-offer", "there is no offer for you to answer");
        }
        return offer;
    }

    private List<TableEvent> askTakeBack(int seat) {
        boolean isProblem = table.seatCount() == 1; // affects nobody else, even after its end
        if (!isProblem || table.match() == null || !table.match().state().isOver()) {
            mustRun();
        }
        int actions = actionsToTakeBack(seat);
        mustBeNoOffer();
        TableEvent asked = new TableEvent.TakeBackAsked(seat);
        return others(seat).isEmpty() ? List.of(asked, new TableEvent.TakeBackGranted(seat, actions)) : List.of(asked);
    }

    /** The people who must agree: those who play on other devices. */
    private List<Integer> others(int asker) {
        List<Integer> others = new ArrayList<>();
        for (int seat : peopleBesides(asker)) {
            if (!table.seat(seat).isHeldBy(table.seat(asker).occupant().player())) {
                others.add(seat);
            }
        }
        return others;
    }

    private List<TableEvent> answerTakeBack(int seat, boolean granted) {
        Offer offer = mustBeAsked(seat, false);
        if (!granted) {
            return List.of(new TableEvent.TakeBackRefused(seat));
        }
        List<Integer> missing = others(offer.seat());
        missing.removeAll(offer.agreed());
        missing.remove(Integer.valueOf(seat));
        return List.of(
                missing.isEmpty()
                        ? new TableEvent.TakeBackGranted(seat, actionsToTakeBack(offer.seat()))
                        : new TableEvent.TakeBackAgreed(seat));
    }

    /** How many actions to take back to reach this seat's last decision. */
    private int actionsToTakeBack(int seat) {
        Match match = table.match();
        int index = match.length() - 1;
        while (index >= 0 && match.seat(index) != seat) {
            index--;
        }
        if (index < 0) {
            throw reject("nothing-to-undo", "you have not played yet");
        }
        int actions = match.length() - index;
        if (!match.canRewind(actions)) {
            throw new Stop(table.game().revealed());
        }
        return actions;
    }

    private List<TableEvent> rematch(int seat, TableCommand.Fresh fresh) {
        if (!table.isOver()) {
            throw reject("not-over", "the match is not over yet");
        }
        if (!table.next().isEmpty()) {
            throw reject("rematch-made", "there is already a rematch");
        }
        opened = Rematch.of(table, caller.player(), fresh, now)
                .orElseThrow(
                        () -> reject("no-rematch", "this match began from a position and cannot be started again"));
        return List.of(new TableEvent.RematchOpened(seat, fresh.id()));
    }
}
