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
    private final PlayedMatch play;
    private final EventLog log = new EventLog();
    private final Set<String> formerPlayers = new TreeSet<>();
    private String next = "";
    private long updated;
    private Standing standing;

    private Table(TableHead head) {
        this.head = head;
        this.seats = head.seats().toArray(new Seat[0]);
        this.play = new PlayedMatch(head);
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
     * @param outages times that are charged to nobody; no two of them overlap
     * @param plans as the last decision left them; they are not part of the table, because nobody else may learn of
     * them
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
            case TableEvent.Started started -> play.start(at);
            case TableEvent.Acted(int by, String action) -> gesture = play.act(action, logged);
            case TableEvent.Undone undone -> play.rewind(1, at);
            case TableEvent.Resigned(int by, List<Integer> ranks) ->
                play.forfeit(ranks, "resigned", "seat " + (by + 1) + " resigned", at);
            case TableEvent.TimedOut(int by, List<Integer> ranks) ->
                play.forfeit(ranks, "time", "seat " + (by + 1) + " ran out of time", at);
            case TableEvent.DrawOffered offered -> play.offer(true, seat);
            case TableEvent.DrawDeclined declined -> play.declineOffer();
            case TableEvent.DrawAgreed agreed ->
                play.end(new Outcome(ranksWithLast(TableEvent.NO_SEAT), "agreed-draw", "the players agreed on a draw"));
            case TableEvent.TakeBackAsked asked -> play.offer(false, seat);
            case TableEvent.TakeBackRefused refused -> play.declineOffer();
            case TableEvent.TakeBackAgreed agreed -> play.agree(seat);
            case TableEvent.TakeBackGranted(int by, int actions) -> play.rewind(actions, at);
            case TableEvent.RematchOpened(int by, String opened) -> next = opened;
            case TableEvent.BotTookSeat(int by, int level) -> {
                if (seats[seat].isPerson()) {
                    formerPlayers.add(seats[seat].occupant().player());
                }
                seats[seat] = seats[seat].taken(new Occupant.Bot(level, ""));
            }
            case TableEvent.Dealt(int by, var seed) -> play.deal(seat, seed);
            case TableEvent.TimeForgiven(int by, long millis) -> play.clock().forgive(by, millis, at);
            case TableEvent.HolidayTaken(int by, long until) -> play.takeHoliday(by, at, until);
            case TableEvent.Nudged nudged -> play.absences().nudge(logged.player(), at);
            case TableEvent.Closed(int by, Outcome outcome) -> play.end(outcome);
        }
        updated = at;
        standing = null;
        int length = match() == null ? 0 : match().length();
        log.add(logged, gesture, length, gesture == null ? 0 : match().turn(length - 1));
    }

    private static Occupant player(String id) {
        return new Occupant.Player(id, "");
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
            case Beginning.FromPosition from -> Opening.position(match());
        };
        MatchRecord.Status status = isOver() ? new MatchRecord.Ended(play.result()) : new MatchRecord.Running();
        return MatchRecord.of(match(), opening, names, status);
    }

    /**
     * The record as all players of a table on one machine may have it: with the seed as soon as nothing is hidden. Empty
     * while the position in which the match began would tell what is.
     */
    public Optional<MatchRecord> published(List<String> names) {
        boolean isOpen =
                isOver() || game().hasPerfectInformation(head.beginning().variant());
        boolean isKept = head.beginning() instanceof Beginning.FromPosition && !isOpen;
        return isKept ? Optional.empty() : Optional.of(record(names, isOpen));
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

    public boolean isHost(String player) {
        return !player.isEmpty() && head.host().equals(player);
    }

    /** What this seat saw after this many actions; -1 is the watchers' seat. */
    public Moment momentAfter(int actions, int seat) {
        State state = match().stateAfter(actions);
        Gesture led = actions == 0 ? null : match().stateAfter(actions - 1).gesture(match().action(actions - 1));
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
        return play.match();
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

    /** The version that this player's command led to, planned replies included. */
    Optional<Integer> answerTo(String player, String command) {
        return log.answerTo(player, command);
    }

    public Phase phase() {
        return play.phase();
    }

    public boolean isOver() {
        return play.result() != null;
    }

    public boolean isRunning() {
        return phase() == Phase.RUNNING;
    }

    /** The seat that acts next, or -1. */
    public int onTurn() {
        return play.onTurn();
    }

    public boolean isBotTurn() {
        return onTurn() >= 0 && seats[onTurn()].isBot();
    }

    public Optional<Outcome> result() {
        return Optional.ofNullable(play.result());
    }

    public Optional<Offer> offer() {
        return Optional.ofNullable(play.offer());
    }

    /** The table of the rematch, or empty. */
    public String next() {
        return next;
    }

    TableClock clock() {
        return play.clock();
    }

    Absences absences() {
        return play.absences();
    }

    /** When the others may go on without the person on turn, unless that person acts; 0 if a clock runs. */
    public long silentFrom() {
        boolean waits = onTurn() >= 0 && seats[onTurn()].isPerson();
        return waits && head.clock() instanceof ClockRule.None(int silence)
                ? clock().mark() + silence * Absences.DAY
                : 0;
    }

    /** When the seat on turn runs out of time, or 0; bots have their own limit. */
    public long deadline() {
        return isBotTurn() ? 0 : clock().deadline(onTurn());
    }

    /** How much of the time since the last charge fell into outages and has not been forgiven yet. */
    long unforgiven(List<Outage> outages, long now) {
        long millis = 0;
        for (Outage outage : outages) {
            millis += outage.overlap(clock().settled(onTurn()), now);
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
                    match() == null ? 0 : match().turn(),
                    match() == null ? List.of() : points(match().state()),
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

    /** What a seat saw at one moment of the match: the position after a number of actions, and the last of them. */
    public record Moment(int actions, String position, List<Integer> points, int onTurn, Optional<Gesture> led) {}
}
