package cabestan.table;

import cabestan.rules.game.Game;
import cabestan.rules.game.Gesture;
import cabestan.rules.game.Match;
import cabestan.rules.game.MatchRecord;
import cabestan.rules.game.Opening;
import cabestan.rules.game.Outcome;
import cabestan.rules.game.Setup;
import cabestan.rules.game.State;
import cabestan.table.absence.Absences;
import cabestan.table.clock.ClockRule;
import cabestan.table.clock.Outage;
import cabestan.table.clock.TableClock;
import cabestan.table.event.EventLog;
import cabestan.table.event.LoggedEvent;
import cabestan.table.event.TableChange;
import cabestan.table.event.TableEvent;
import cabestan.table.reply.ReplyPlans;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * A table: who sits where, what has happened, and what may happen next.
 *
 * <p>A table is its head and its events, nothing else. {@link #decide} changes nothing, {@link #apply} is the only way to
 * change it, and {@link #view} is everything one viewer may know. Tables are not thread-safe.
 */
public final class Table {

    private final TableHead head;
    private final Seat[] seats;
    private final Absences absences;
    private final TableClock clock;
    private final EventLog log = new EventLog();
    private final Set<String> formerPlayers = new TreeSet<>();
    private Match match;
    private Outcome result;
    private Offer offer;
    private String next = "";
    private long updated;
    private Standing standing;

    private Table(TableHead head) {
        this.head = head;
        this.seats = head.seats().toArray(new Seat[0]);
        this.absences = new Absences(seats.length);
        this.clock = new TableClock(head.clock(), seats.length, absences::until);
        this.updated = head.created();
    }

    /** The table as its head describes it, before anything has happened. */
    public static Table open(TableHead head) {
        return new Table(head);
    }

    /** The same, with the match started if all seats are taken. */
    public static Table begin(TableHead head) {
        Table table = open(head);
        if (head.isComplete()) {
            table.apply(new LoggedEvent(1, head.created(), "", "", new TableEvent.Started()));
        }
        return table;
    }

    /** The table after these events. */
    public static Table replay(TableHead head, List<LoggedEvent> events) {
        Table table = open(head);
        events.forEach(table::apply);
        return table;
    }

    /** Decides what follows from a command at this time; changes nothing. */
    public Decision decide(TableCommand command, Caller caller, long now) {
        return decide(command, caller, now, List.of(), ReplyPlans.NONE);
    }

    /**
     * The same after outages, and where seats plan to reply.
     *
     * @param outages whose time is charged to nobody; no two of them overlap
     * @param plans as the last decision left them; they are no part of the table, because nobody may hear of them
     */
    public Decision decide(TableCommand command, Caller caller, long now, List<Outage> outages, ReplyPlans plans) {
        return new Conduct(this, caller, now, outages, plans).decide(command);
    }

    /** Applies an event. */
    public void apply(LoggedEvent logged) {
        EventCheck.check(this, logged);
        Gesture gesture = null;
        int seat = logged.event().seat();
        long at = logged.at();
        switch (logged.event()) {
            case TableEvent.Joined joined -> seats[seat] = seats[seat].taken(player(logged.player()));
            case TableEvent.Left left -> seats[seat] = seats[seat].taken(new Occupant.Nobody(""));
            case TableEvent.Started started -> start(at);
            case TableEvent.Acted(int by, String action) -> gesture = act(action, logged);
            case TableEvent.Undone undone -> rewind(1, at);
            case TableEvent.Resigned(int by, List<Integer> ranks) ->
                forfeit(ranks, "resigned", "seat " + (by + 1) + " resigned", at);
            case TableEvent.TimedOut(int by, List<Integer> ranks) ->
                forfeit(ranks, "time", "seat " + (by + 1) + " ran out of time", at);
            case TableEvent.DrawOffered offered -> offer = new Offer(true, seat, List.of());
            case TableEvent.DrawDeclined declined -> offer = null;
            case TableEvent.DrawAgreed agreed ->
                end(new Outcome(ranksWithLast(TableEvent.NO_SEAT), "agreed-draw", "the players agreed on a draw"));
            case TableEvent.TakeBackAsked asked -> offer = new Offer(false, seat, List.of());
            case TableEvent.TakeBackRefused refused -> offer = null;
            case TableEvent.TakeBackAgreed agreed -> agree(seat);
            case TableEvent.TakeBackGranted(int by, int actions) -> rewind(actions, at);
            case TableEvent.RematchOpened(int by, String opened) -> next = opened;
            case TableEvent.BotTookSeat(int by, int level) -> {
                if (seats[seat].isPerson()) {
                    formerPlayers.add(seats[seat].occupant().player());
                }
                seats[seat] = seats[seat].taken(new Occupant.Bot(level, ""));
            }
            case TableEvent.Dealt(int by, var seed) -> match.deal(seat, seed);
            case TableEvent.TimeForgiven(int by, long millis) -> clock.forgive(by, millis, at);
            case TableEvent.HolidayTaken(int by, long until) -> rest(by, at, until);
            case TableEvent.Nudged nudged -> absences.nudge(logged.player(), at);
            case TableEvent.Closed(int by, Outcome outcome) -> end(outcome);
        }
        updated = at;
        standing = null;
        int length = match == null ? 0 : match.length();
        log.add(logged, gesture, length, gesture == null ? 0 : match.turn(length - 1));
    }

    private static Occupant player(String id) {
        return new Occupant.Player(id, "");
    }

    private void start(long at) {
        match = head.beginning().begin(head.game());
        clock.start(at);
    }

    private Gesture act(String text, LoggedEvent logged) {
        State state = match.state();
        int action = state.read(text);
        int seat = state.onTurn();
        match.play(action).ifPresent(rejection -> {
            throw new IllegalStateException("table " + head.id() + ", version " + logged.version() + ": " + rejection);
        });
        clock.charge(seat, logged.at());
        if (match.turn() != match.turn(match.length() - 1)) {
            clock.endTurn(seat);
        }
        offer = null;
        if (match.onTurn() == State.NOBODY) {
            end(match.state().outcome());
        }
        return state.gesture(action);
    }

    private void rewind(int actions, long at) {
        int seat = match.onTurn();
        int turn = match.turn();
        match.rewind(actions);
        if (result != null) {
            result = null; // only a problem goes on after its end
            clock.start(at);
        } else {
            clock.charge(seat, at);
            if (match.turn() != turn) {
                clock.takeBackTurn(seat);
            }
        }
        offer = null;
    }

    private void rest(int seat, long at, long until) {
        if (seat == onTurn()) {
            clock.charge(seat, at); // up to now its time has run
        }
        absences.take(seat, at, until);
    }

    private void agree(int seat) {
        List<Integer> agreed = new ArrayList<>(offer.agreed());
        agreed.add(seat);
        offer = new Offer(false, offer.seat(), agreed);
    }

    private void forfeit(List<Integer> ranks, String code, String reason, long at) {
        clock.charge(match.onTurn(), at);
        offer = null;
        if (!ranks.isEmpty()) {
            end(new Outcome(ranks, code, reason));
        }
    }

    private void end(Outcome outcome) {
        result = outcome;
        offer = null;
    }

    /** Ranks in which this seat comes last and all others share the first place. */
    List<Integer> ranksWithLast(int last) {
        List<Integer> ranks = new ArrayList<>();
        for (int seat = 0; seat < seats.length; seat++) {
            ranks.add(seat == last ? seats.length : 1);
        }
        return ranks;
    }

    /** The match as a record; without the seed it reveals nothing that is still hidden. */
    public MatchRecord record(List<String> names, boolean withSeed) {
        Opening opening = switch (head.beginning()) {
            case Beginning.FromSetup(Setup setup) -> withSeed ? Opening.published(setup) : Opening.committed(setup);
            case Beginning.FromPosition from -> Opening.position(match);
        };
        MatchRecord.Status status = result == null ? new MatchRecord.Running() : new MatchRecord.Ended(result);
        return MatchRecord.of(match, opening, names, status);
    }

    /** Everything this player may know now; an empty id means a watcher. */
    public TableView view(String player) {
        return view(player, "");
    }

    /** The same for somebody who came with a key, which may open a seat. */
    public TableView view(String player, String key) {
        return TableView.of(this, player, key);
    }

    /** Whether this player, or somebody with this key, may see the table at all. */
    public boolean isVisibleTo(String player, String key) {
        if (head.listed()
                || isHost(player)
                || formerPlayers.contains(player)
                || Seat.isSameKey(head.watch(), key) && !key.isEmpty()) {
            return true;
        }
        for (Seat seat : seats) {
            if (seat.isHeldBy(player) || seat.isKeptFor(player) || seat.opensWith(key)) {
                return true;
            }
        }
        return false;
    }

    boolean isHost(String player) {
        return !player.isEmpty() && head.host().equals(player);
    }

    /** What this seat saw after this many actions; -1 is the watchers' seat. */
    public Moment momentAfter(int actions, int seat) {
        State state = match.stateAfter(actions);
        Gesture led = actions == 0 ? null : match.stateAfter(actions - 1).gesture(match.action(actions - 1));
        String position = isOver() ? state.position() : state.view(seat).position();
        return new Moment(actions, position, points(state), state.onTurn(), Optional.ofNullable(led));
    }

    public TableHead head() {
        return head;
    }

    public Game game() {
        return head.game();
    }

    /** The match, with everything hidden in it; null before the start. */
    public Match match() {
        return match;
    }

    public List<Seat> seats() {
        return List.of(seats);
    }

    public Seat seat(int seat) {
        return seats[seat];
    }

    public int seatCount() {
        return seats.length;
    }

    /** The number of events so far. */
    public int version() {
        return log.version();
    }

    public List<TableChange> changesSince(int version) {
        return log.since(version);
    }

    public List<LoggedEvent> events() {
        return log.events();
    }

    /** The version that this player's command led to, with what was replied to it. */
    Optional<Integer> answerTo(String player, String command) {
        return log.answerTo(player, command);
    }

    public Phase phase() {
        return result != null ? Phase.OVER : match == null ? Phase.WAITING : Phase.RUNNING;
    }

    public boolean isOver() {
        return result != null;
    }

    public boolean isRunning() {
        return phase() == Phase.RUNNING;
    }

    /** The seat that acts next, or -1. */
    public int onTurn() {
        return isRunning() ? match.onTurn() : State.NOBODY;
    }

    public boolean isBotTurn() {
        return onTurn() >= 0 && seats[onTurn()].isBot();
    }

    public Optional<Outcome> result() {
        return Optional.ofNullable(result);
    }

    public Optional<Offer> offer() {
        return Optional.ofNullable(offer);
    }

    /** The table of the rematch, or empty. */
    public String next() {
        return next;
    }

    TableClock clock() {
        return clock;
    }

    Absences absences() {
        return absences;
    }

    /** From when on the others may go on without the person on turn, who has been silent; 0 where a clock runs. */
    public long silentFrom() {
        boolean waits = onTurn() >= 0 && seats[onTurn()].isPerson();
        return waits && head.clock() instanceof ClockRule.None(int silence) ? clock.mark() + silence * Absences.DAY : 0;
    }

    /** When the seat on turn runs out of time, or 0; bots have their own limit. */
    public long deadline() {
        return isBotTurn() ? 0 : clock.deadline(onTurn());
    }

    /** How much of the time since the last charge fell into outages and has not been forgiven yet. */
    long unforgiven(List<Outage> outages, long now) {
        long millis = 0;
        for (Outage outage : outages) {
            millis += outage.overlap(clock.settled(onTurn()), now);
        }
        return deadline() > 0 ? millis : 0;
    }

    /** When the time of the seat on turn is up if the outages are charged to nobody, or 0. */
    public long deadlineAfter(List<Outage> outages, long now) {
        return deadline() == 0 ? 0 : deadline() + unforgiven(outages, now);
    }

    /** The seats that this player acts for. */
    public List<Integer> heldBy(String player) {
        List<Integer> held = new ArrayList<>();
        for (int seat = 0; seat < seats.length; seat++) {
            if (seats[seat].isHeldBy(player)) {
                held.add(seat);
            }
        }
        return held;
    }

    public Standing standing() {
        if (standing == null) {
            standing = new Standing(
                    version(),
                    phase(),
                    onTurn(),
                    match == null ? 0 : match.turn(),
                    match == null ? List.of() : points(match.state()),
                    result(),
                    isBotTurn(),
                    deadline(),
                    updated);
        }
        return standing;
    }

    private List<Integer> points(State state) {
        List<Integer> points = new ArrayList<>();
        for (int seat = 0; seat < seats.length; seat++) {
            points.add(state.points(seat));
        }
        return points;
    }

    /** What was seen at one moment of the match: the position after so many actions, and the last of them. */
    public record Moment(int actions, String position, List<Integer> points, int onTurn, Optional<Gesture> led) {}
}
