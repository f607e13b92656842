package cabestan.server.room;

import cabestan.rules.catalog.Games;
import cabestan.rules.game.Game;
import cabestan.rules.game.Gesture;
import cabestan.rules.game.Match;
import cabestan.rules.game.Outcome;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.rules.game.State;
import cabestan.server.protocol.ClockRule;
import cabestan.server.protocol.ServerMessage.Event;
import cabestan.server.store.EventRow;
import cabestan.server.store.MatchHead;
import cabestan.server.store.MatchIndex;
import cabestan.server.store.SeatRow;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A match as it stands: who sits where and what has happened; it changes only by events, and is rebuilt from them. */
public final class Table {

    /** An offer that waits for an answer; {@code agreed} are the seats that have given theirs. */
    record Offer(boolean draw, int seat, TreeSet<Integer> agreed) {}

    private final MatchHead head;
    private final Game game;
    private final SeatRow[] seats;
    private final Hourglass hourglass;
    private final String seedHash;
    private final List<Event> events = new ArrayList<>();
    private final Map<String, Integer> answered = new HashMap<>();
    private Match match;
    private Outcome result;
    private Offer offer;
    private String next = "";
    private long updated;
    private MatchIndex index;

    public Table(MatchHead head, List<SeatRow> seats) {
        this.head = head;
        this.game = Games.named(head.game());
        this.seats = seats.toArray(SeatRow[]::new);
        this.hourglass = new Hourglass(ClockRule.read(head.clock()), seats.size());
        this.seedHash = seedHash(head);
        this.updated = head.created();
    }

    /** Lets an event happen that was written before, or is about to be. */
    public void apply(EventRow row) {
        if (row.version() != version() + 1) {
            throw new IllegalStateException(
                    "match " + head.id() + " is at " + version() + ", not before " + row.version());
        }
        Happening kind = Happening.of(row.kind());
        Gesture gesture = null;
        switch (kind) {
            case JOINED -> seats[row.seat()] = seats[row.seat()].heldBy(row.player());
            case LEFT -> seats[row.seat()] = seats[row.seat()].freed();
            case STARTED -> start(row.at());
            case ACTED -> gesture = act(row);
            case UNDONE -> rewind(1, row.at());
            case RESIGNED -> forfeit(row, "resigned", "seat " + (row.seat() + 1) + " resigned");
            case TIMED_OUT -> forfeit(row, "time", "seat " + (row.seat() + 1) + " ran out of time");
            case BOT_TOOK_SEAT -> seats[row.seat()] = seats[row.seat()].takenByBot(Integer.parseInt(row.detail()));
            case DEALT -> match.deal(row.seat(), Seed.read(row.detail()));
            case DRAW_OFFERED -> offer = new Offer(true, row.seat(), new TreeSet<>());
            case DRAW_AGREED -> end(new Outcome(allFirst(), "agreed-draw", "the players agreed on a draw"));
            case TAKEBACK_ASKED -> offer = new Offer(false, row.seat(), new TreeSet<>());
            case TAKEBACK_GRANTED -> grant(row);
            case DRAW_DECLINED, TAKEBACK_REFUSED -> offer = null;
            case REMATCH -> next = row.detail();
            case CLOSED -> end(readRanks(row.detail().split(" ", 2)));
        }
        updated = row.at();
        index = null;
        if (!row.command().isEmpty()) {
            answered.put(row.player() + " " + row.command(), row.version());
        }
        events.add(new Event(
                row.version(),
                row.kind(),
                row.seat() + 1,
                gesture,
                kind.changesRecord() ? match.length() : null,
                kind == Happening.REMATCH ? next : null,
                row.at()));
    }

    private void start(long at) {
        match = head.start().isEmpty() ? Match.begin(game, setup()) : Match.from(game, game.readPosition(head.start()));
        hourglass.start(at);
    }

    /** What is published of the seed at the start, or null when the match began from a position. */
    static String seedHash(MatchHead head) {
        return head.start().isEmpty() ? Seed.read(head.seed()).hash() : null;
    }

    String seedHash() {
        return seedHash;
    }

    Setup setup() {
        return new Setup(head.variant(), seats.length, head.options(), head.first(), Seed.read(head.seed()));
    }

    private Gesture act(EventRow row) {
        State state = match.state();
        int action = state.read(row.detail());
        Gesture gesture = state.gesture(action);
        int seat = state.onTurn();
        match.play(action).ifPresent(rejection -> {
            throw new IllegalStateException("match " + head.id() + " version " + row.version() + ": " + rejection);
        });
        hourglass.spend(seat, row.at());
        if (match.turn() != match.turn(match.length() - 1)) {
            hourglass.turnEnded(seat);
        }
        offer = null;
        if (match.onTurn() == State.NOBODY) {
            end(match.state().outcome());
        }
        return gesture;
    }

    private void rewind(int count, long at) {
        hourglass.spend(onTurn(), at);
        match.rewind(count);
        offer = null;
    }

    private void grant(EventRow row) {
        if (row.detail().isEmpty()) {
            offer.agreed.add(row.seat());
        } else {
            rewind(Integer.parseInt(row.detail()), row.at());
        }
    }

    private void forfeit(EventRow row, String code, String reason) {
        hourglass.spend(onTurn(), row.at());
        offer = null;
        if (!row.detail().isEmpty()) {
            end(readRanks(new String[] {row.detail(), code + " " + reason}));
        }
    }

    private void end(Outcome outcome) {
        result = outcome;
        offer = null;
    }

    private List<Integer> allFirst() {
        return IntStream.range(0, seats.length).mapToObj(seat -> 1).toList();
    }

    private static Outcome readRanks(String[] ranksAndReason) {
        String[] reason = ranksAndReason[1].split(" ", 2);
        return new Outcome(
                List.of(ranksAndReason[0].split(",")).stream()
                        .map(Integer::valueOf)
                        .toList(),
                reason[0],
                reason.length > 1 ? reason[1] : reason[0]);
    }

    public MatchHead head() {
        return head;
    }

    public Game game() {
        return game;
    }

    /** The match once it has started. */
    public Match match() {
        return match;
    }

    int seatCount() {
        return seats.length;
    }

    public SeatRow seat(int seat) {
        return seats[seat];
    }

    List<SeatRow> seats() {
        return List.of(seats);
    }

    public int version() {
        return events.size();
    }

    public List<Event> eventsSince(int version) {
        return List.copyOf(events.subList(version, events.size()));
    }

    /** The version that the player's command of this id led to, or null when there was none. */
    Integer answerTo(String player, String command) {
        return answered.get(player + " " + command);
    }

    boolean isWaiting() {
        return match == null && result == null;
    }

    boolean isOver() {
        return result != null;
    }

    public boolean isRunning() {
        return match != null && result == null;
    }

    String phase() {
        return isWaiting() ? "waiting" : isOver() ? "over" : "running";
    }

    /** The seat on turn, or -1. */
    public int onTurn() {
        return isRunning() ? match.onTurn() : -1;
    }

    public boolean isBotTurn() {
        int seat = onTurn();
        return seat >= 0 && seats[seat].isBot();
    }

    Outcome result() {
        return result;
    }

    Offer offer() {
        return offer;
    }

    String next() {
        return next;
    }

    Hourglass hourglass() {
        return hourglass;
    }

    /** When the clock runs out, or 0; bots have a limit of their own. */
    long deadline() {
        return isBotTurn() ? 0 : hourglass.deadline(onTurn());
    }

    /** The seats this player answers for. */
    public List<Integer> heldBy(String player) {
        return IntStream.range(0, seats.length)
                .filter(seat -> seats[seat].isHeldBy(player))
                .boxed()
                .toList();
    }

    public MatchIndex index() {
        if (index == null) {
            index = new MatchIndex(
                    version(),
                    phase(),
                    onTurn(),
                    match == null ? 0 : match.turn(),
                    points(),
                    result == null ? "" : writeResult(result),
                    isBotTurn(),
                    deadline(),
                    updated,
                    0);
        }
        return index;
    }

    private String points() {
        return match == null
                ? ""
                : IntStream.range(0, seats.length)
                        .mapToObj(seat -> String.valueOf(match.points(seat)))
                        .collect(Collectors.joining(","));
    }

    private static String writeResult(Outcome result) {
        return result.ranks().stream().map(String::valueOf).collect(Collectors.joining(",")) + " " + result.code() + " "
                + result.reason();
    }

    /** Reads what {@link #index} wrote, or null when the match has no result yet. */
    static Outcome readResult(String text) {
        return text.isEmpty() ? null : readRanks(text.split(" ", 2));
    }
}
