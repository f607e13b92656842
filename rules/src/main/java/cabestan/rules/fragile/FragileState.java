package cabestan.rules.fragile;

import static cabestan.rules.fragile.quay.FragileQuay.name;

import cabestan.rules.fragile.FragileScore.Ending;
import cabestan.rules.fragile.quay.FragileAction;
import cabestan.rules.fragile.quay.FragileQuay;
import cabestan.rules.fragile.quay.Zobrist;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Gesture;
import cabestan.rules.game.Outcome;
import cabestan.rules.game.Rejection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A match of Fragile for two to four seats. */
public final class FragileState extends FragilePlay {

    static final int DOCKERS_A_TURN = 2; // F10

    /**
     * The options of a match.
     *
     * @param straws whether the order of play is drawn anew before each round (F36)
     * @param quietEnd whether 30 rounds without a crate stored end the match (F35)
     * @param allPlayLast whether the player who filled a last depot has one more turn, too (F31)
     */
    record Options(boolean straws, boolean quietEnd, boolean allPlayLast) {}

    private final int seats;
    private final Options options;
    private final TurnOrder order;
    private final FragileScore score;
    private int toPlace;
    private int turns = 1;

    /** A match before anything is placed. */
    FragileState(int seats, Options options, int first, Dice dice) {
        this(SetUp.board(seats), seats, options, dice);
        toPlace = SetUp.piecesToPlace(seats);
        order.beginFrom(first);
    }

    FragileState(FragileBoard board, int seats, Options options, Dice dice) {
        super(board, new Shift(DOCKERS_A_TURN, POINTS));
        this.seats = seats;
        this.options = options;
        this.order = new TurnOrder(seats, options.straws(), dice);
        this.score = new FragileScore(seats);
    }

    private FragileState(FragileState other) {
        this(new FragileBoard(0), other.seats, other.options, null);
        copyFrom(other);
    }

    @Override
    public FragileState copy() {
        return new FragileState(this);
    }

    /**
     * Becomes equal to another state with the same number of seats and options, without allocating except with straws.
     */
    public void copyFrom(FragileState other) {
        board.copyFrom(other.board);
        shift.copyFrom(other.shift);
        order.copyFrom(other.order);
        score.copyFrom(other.score);
        toPlace = other.toPlace;
        turns = other.turns;
    }

    @Override
    public String variant() {
        return options.straws() ? "straws" : "standard";
    }

    @Override
    public int seats() {
        return seats;
    }

    @Override
    public int onTurn() {
        return score.ending() == null ? order.seat() : NOBODY;
    }

    /** The seat whose turn comes next; with straws, after the last turn of a round, only a guess (F36). */
    public int seatAfter() {
        return order.seatAfter();
    }

    @Override
    public int turn() {
        return turns;
    }

    @Override
    public int reveals() {
        return order.draws();
    }

    @Override
    public int points(int seat) {
        return score.points(seat);
    }

    /** The seat that holds the Winner marker, or -1 (F30). */
    public int marker() {
        return score.marker();
    }

    public boolean isSetUp() {
        return toPlace > 0;
    }

    /** Turns to come after the running one once the end is near, or -1 (F31). */
    public int lastTurns() {
        return score.lastTurns();
    }

    /** Turns in a row, the running one included, in which no crate was stored (F35). */
    public int quietTurns() {
        return score.quietTurns();
    }

    public boolean isStraws() {
        return options.straws();
    }

    @Override
    public Map<String, String> options() {
        Map<String, String> stated = new TreeMap<>();
        if (options.allPlayLast()) {
            stated.put(FragileGame.LAST_TURN.id(), "all");
        }
        if (!options.quietEnd()) {
            stated.put(FragileGame.QUIET_END.id(), "off");
        }
        return stated;
    }

    /** The seat that holds the marker unless a position says otherwise: the one that leads. */
    int usualMarker() {
        return score.leader();
    }

    /** How many turns follow this one unless a position says otherwise: as if a last depot were filled in this turn. */
    int usualLastTurns() {
        for (int seat = 0; seat < seats; seat++) {
            if (board.depotsFull(seat)) {
                return turnsAfterLastDepot();
            }
        }
        return FragileScore.NONE;
    }

    /** How many turns follow the one in which a player's last depot is filled. */
    int turnsAfterLastDepot() {
        if (options.straws()) {
            return order.turnsLeft(); // F37
        }
        return options.allPlayLast() ? seats : seats - 1; // F31
    }

    /** The seats in the order of the running round. */
    public List<Integer> order() {
        return order.seats();
    }

    /** When this seat plays in the running round, counted from 0. */
    public int placeInOrder(int seat) {
        return order.placeOf(seat);
    }

    Ending ending() {
        return score.ending();
    }

    @Override
    public int legalActions(int[] into) {
        if (isOver()) {
            return 0;
        }
        return toPlace > 0 ? placements(into) : dockersActions(into);
    }

    private int placements(int[] into) {
        int count = 0;
        int places = placesDepots()
                ? SetUp.placesForDepot(board, onTurn(), depotsLeft())
                : SetUp.placesForDocker(board, onTurn());
        for (int rest = places; rest != 0; rest &= rest - 1) {
            int square = FragileQuay.depotSquare(Integer.numberOfTrailingZeros(rest));
            into[count++] = FragileAction.of(FragileAction.PLACE, 0, 0, square);
        }
        return count;
    }

    /** Whether the next piece to place is a depot. */
    public boolean placesDepots() {
        return toPlace > seats * SetUp.dockersEach(seats);
    }

    /** How many depots the seat on turn has still to place. */
    private int depotsLeft() {
        int left = toPlace - seats * SetUp.dockersEach(seats);
        return (left + seats - 1) / seats;
    }

    @Override
    Rejection rejection(int action) {
        boolean places = FragileAction.kind(action) == FragileAction.PLACE;
        if (toPlace == 0) {
            return places
                    ? new Rejection("F8", "all-placed", "all depots and dockers are placed")
                    : dockerRejection(action);
        }
        if (!places) {
            return new Rejection("F6", "still-placing", "first all depots and dockers are placed");
        }
        int square = FragileAction.to(action);
        return placesDepots()
                ? SetUp.depotRejection(board, onTurn(), depotsLeft(), square)
                : SetUp.dockerRejection(board, onTurn(), square);
    }

    @Override
    public void play(int action) {
        switch (FragileAction.kind(action)) {
            case FragileAction.PLACE -> place(FragileAction.to(action));
            case FragileAction.END -> endTurn();
            default -> act(action);
        }
    }

    private void place(int square) {
        if (placesDepots()) {
            board.own(square, onTurn());
        } else {
            board.addDocker(onTurn(), square);
        }
        toPlace--;
        turns++;
        order.passSetUp();
        if (!placesDepots()) {
            board.makeRestNeutral();
        }
        if (toPlace == 0) {
            order.drawStraws();
            shift.begin(3, Shift.NOBODY); // F11
        }
    }

    private void act(int action) {
        playDocker(action);
        if (FragileAction.movesCrate(action) && FragileQuay.isDepot(FragileAction.to(action))) {
            score.store(board, FragileAction.to(action), turnsAfterLastDepot());
        }
        endIfAllDead();
    }

    /** F34. */
    private void endIfAllDead() {
        if (DeadPiles.allDead(board)) {
            score.end(DeadPiles.dead(board) == 0 ? Ending.ALL_STORED : Ending.ALL_DEAD);
        }
    }

    private void endTurn() {
        if (score.lastTurns() == 0) {
            score.end(Ending.DEPOTS_FULL);
        } else if (options.quietEnd() && score.quietTurns() >= FragileScore.QUIET_ROUNDS * seats) {
            score.end(Ending.QUIET);
        } else {
            nextTurn();
        }
    }

    private void nextTurn() {
        score.beginTurn();
        turns++;
        order.pass();
        board.endTurn();
        shift.begin(shift.points() == 3 ? 4 : POINTS, Shift.NOBODY); // F11
    }

    void drawStrawsFrom(Dice dice) {
        order.drawFrom(dice);
    }

    /** Continues a set-up in which this much is still to be placed, next by this seat. */
    void resumeSetUp(int seat, int stillToPlace) {
        toPlace = stillToPlace;
        int placed = SetUp.piecesToPlace(seats) - stillToPlace;
        order.beginFrom(Math.floorMod(seat - placed, seats));
        for (int i = 0; i < placed % seats; i++) {
            order.passSetUp();
        }
    }

    /** Continues a match in the middle of a round with this order. */
    void resume(List<Integer> seatsInOrder, int seat) {
        order.resume(seatsInOrder, seat);
        score.count(board);
    }

    /** @param end why the match is over, or null while it runs */
    void resumeScore(int marker, int lastTurns, int quietTurns, Ending end) {
        score.resume(marker, lastTurns, quietTurns, end);
        if (end == null) {
            endIfAllDead();
        }
    }

    @Override
    public Outcome outcome() {
        return score.outcome();
    }

    @Override
    public Gesture gesture(int action) {
        if (FragileAction.kind(action) != FragileAction.PLACE) {
            return super.gesture(action);
        }
        String kind = placesDepots() ? "place-depot" : "place-docker";
        return new Gesture(write(action), kind, "", "", name(FragileAction.to(action)), 0, List.of());
    }

    @Override
    public long hash() {
        long hash = turnHash(null);
        for (int depot = 0; depot < FragileQuay.DEPOTS; depot++) {
            hash = hash * 31 + board.owner(FragileQuay.depotSquare(depot));
        }
        hash = Zobrist.mix(order.mixInto(hash), order.place() * 64L + toPlace);
        hash = Zobrist.mix(hash, (score.marker() + 1) * 16L + score.lastTurns() + 1);
        return Zobrist.mix(hash, options.quietEnd() ? score.quietTurns() : 0);
    }

    @Override
    public String position() {
        return FragilePositionWriter.write(this);
    }
}
