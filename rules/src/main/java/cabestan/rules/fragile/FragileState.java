package cabestan.rules.fragile;

import static cabestan.rules.fragile.quay.FragileQuay.name;

import cabestan.rules.fragile.quay.FragileAction;
import cabestan.rules.fragile.quay.FragileQuay;
import cabestan.rules.fragile.quay.Zobrist;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Gesture;
import cabestan.rules.game.Outcome;
import cabestan.rules.game.Rejection;
import java.util.List;

/** A match of Fragile for two to four seats. */
public final class FragileState extends FragilePlay {

    static final int DOCKERS_A_TURN = 2; // F10

    /** Nobody holds the marker, or the end is not near. */
    static final int NONE = -1;

    /**
     * What the players agreed on besides their number.
     *
     * @param straws whether the order of play is drawn anew before each round (F36)
     * @param quietEnd whether 30 rounds without a crate stored end the match (F35)
     * @param allPlayLast whether the player who filled a last depot has one more turn, too (F31)
     */
    record Terms(boolean straws, boolean quietEnd, boolean allPlayLast) {}

    private final int seats;
    private final Terms terms;

    /** The straws still to be drawn (F36). */
    private Dice dice;

    private final byte[] order;
    private int place;
    private int toPlace;
    private int turns = 1;
    private int draws;
    private final int[] points;
    private int marker = NONE;

    /** Turns still to come after the running one once the end is near (F31, F37). */
    private int lastTurns = NONE;

    /** How many turns in a row, the running one included, have gone by without a crate stored; 0 if one was stored in it (F35). */
    private int quiet = 1;

    private FragileEnding ending;

    /** A match before anything is placed. */
    FragileState(int seats, Terms terms, int first, Dice dice) {
        this(SetUp.board(seats), seats, terms, dice);
        toPlace = seats * (SetUp.depotsEach(seats) + SetUp.dockersEach(seats));
        orderFrom(first);
    }

    FragileState(FragileBoard board, int seats, Terms terms, Dice dice) {
        super(board, new Shift(DOCKERS_A_TURN, POINTS));
        this.seats = seats;
        this.terms = terms;
        this.dice = dice;
        this.order = new byte[seats];
        this.points = new int[seats];
    }

    @Override
    public FragileState copy() {
        FragileState copy = new FragileState(new FragileBoard(0), seats, terms, dice);
        copy.copyFrom(this);
        return copy;
    }

    /** Becomes equal to another state of the same variant, seats and options, without allocating but for straws. */
    public void copyFrom(FragileState other) {
        board.copyFrom(other.board);
        shift.copyFrom(other.shift);
        dice = terms.straws ? other.dice.copy() : other.dice;
        System.arraycopy(other.order, 0, order, 0, seats);
        System.arraycopy(other.points, 0, points, 0, seats);
        place = other.place;
        toPlace = other.toPlace;
        turns = other.turns;
        draws = other.draws;
        marker = other.marker;
        lastTurns = other.lastTurns;
        quiet = other.quiet;
        ending = other.ending;
    }

    private void orderFrom(int first) {
        for (int i = 0; i < seats; i++) {
            order[i] = (byte) ((first + i) % seats);
        }
    }

    @Override
    public String variant() {
        return terms.straws ? "straws" : "standard";
    }

    @Override
    public int seats() {
        return seats;
    }

    @Override
    public int onTurn() {
        return ending == null ? order[place] : NOBODY;
    }

    /** The seat whose turn comes next; with straws, after the last turn of a round, only a guess (F36). */
    public int seatAfter() {
        return order[(place + 1) % seats];
    }

    @Override
    public int turn() {
        return turns;
    }

    @Override
    public int reveals() {
        return draws;
    }

    @Override
    public int points(int seat) {
        return points[seat];
    }

    /** The seat that holds the Winner marker, or -1 (F30). */
    public int marker() {
        return marker;
    }

    public boolean isSetUp() {
        return toPlace > 0;
    }

    /** Turns to come after the running one once the end is near, or -1 (F31). */
    public int lastTurns() {
        return lastTurns;
    }

    /** Turns in a row, the running one included, in which no crate was stored (F35). */
    public int quietTurns() {
        return quiet;
    }

    public boolean isStraws() {
        return terms.straws;
    }

    Terms terms() {
        return terms;
    }

    /** How many turns follow the one in which a player's last depot is filled. */
    int turnsAfterLastDepot() {
        if (terms.straws) {
            return seats - 1 - place; // F37
        }
        return terms.allPlayLast ? seats : seats - 1; // F31
    }

    /** The seats in the order of the running round. */
    public List<Integer> order() {
        Integer[] seatsInOrder = new Integer[seats];
        for (int i = 0; i < seats; i++) {
            seatsInOrder[i] = (int) order[i];
        }
        return List.of(seatsInOrder);
    }

    /** When this seat plays in the running round, counted from 0. */
    public int placeInOrder(int seat) {
        int found = 0;
        while (order[found] != seat) {
            found++;
        }
        return found;
    }

    FragileEnding ending() {
        return ending;
    }

    @Override
    public int legalActions(int[] into) {
        if (ending != null) {
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

    private boolean placesDepots() {
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
        place = (place + 1) % seats;
        if (!placesDepots()) {
            board.ownTheRest();
        }
        if (toPlace == 0) {
            drawStraws();
            shift.begin(3, Shift.NOBODY); // F11
        }
    }

    private void act(int action) {
        playDocker(action);
        if (FragileAction.movesCrate(action) && FragileQuay.isDepot(FragileAction.to(action))) {
            store(FragileAction.to(action));
        }
        endIfAllDead();
    }

    private void store(int depot) {
        quiet = 0;
        int seat = board.owner(depot);
        if (seat == FragileBoard.NEUTRAL) { // F29
            return;
        }
        points[seat] += board.isTurned(board.topCrate(depot)) ? 2 : 1;
        if (marker == NONE || points[seat] > points[marker]) { // F30
            marker = seat;
        }
        if (lastTurns == NONE && board.depotsFull(seat)) {
            lastTurns = turnsAfterLastDepot();
        }
    }

    /** F34. */
    void endIfAllDead() {
        if (DeadPiles.allDead(board)) {
            ending = DeadPiles.dead(board) == 0 ? FragileEnding.ALL_STORED : FragileEnding.ALL_DEAD;
        }
    }

    private void endTurn() {
        if (lastTurns == 0) {
            ending = FragileEnding.DEPOTS_FULL;
        } else if (terms.quietEnd && quiet >= FragileEnding.QUIET_ROUNDS * seats) {
            ending = FragileEnding.QUIET;
        } else {
            nextTurn();
        }
    }

    private void nextTurn() {
        lastTurns = lastTurns == NONE ? NONE : lastTurns - 1;
        quiet++;
        turns++;
        place++;
        if (place == seats) {
            place = 0;
            drawStraws();
        }
        board.endTurn();
        shift.begin(shift.points() == 3 ? 4 : POINTS, Shift.NOBODY); // F11
    }

    /** F36: the order of the round that begins; elsewhere it stays what it was. */
    private void drawStraws() {
        if (terms.straws) {
            dice.shuffle(order, seats);
            draws++;
        }
    }

    void drawStrawsFrom(Dice other) {
        dice = other;
    }

    /** Takes up a match in the set-up: so much is still to be placed, next by this seat. */
    void resumeSetUp(int seat, int stillToPlace) {
        toPlace = stillToPlace;
        int placed = seats * (SetUp.depotsEach(seats) + SetUp.dockersEach(seats)) - stillToPlace;
        orderFrom(Math.floorMod(seat - placed, seats));
        place = placed % seats;
    }

    /** Takes up a match in play, in the middle of a round of this order. */
    void resume(List<Integer> seatsInOrder, int seat) {
        for (int i = 0; i < seats; i++) {
            order[i] = seatsInOrder.get(i).byteValue();
        }
        place = seatsInOrder.indexOf(seat);
        for (int each = 0; each < seats; each++) {
            points[each] = board.worth(each);
        }
    }

    void resumeScore(int markerHolder, int turnsToCome, int quietTurns, FragileEnding end) {
        marker = markerHolder;
        lastTurns = turnsToCome;
        quiet = quietTurns;
        ending = end;
        if (end == null) {
            endIfAllDead();
        }
    }

    @Override
    public Outcome outcome() {
        long[] scores = new long[seats];
        for (int seat = 0; seat < seats && marker != NONE; seat++) { // F32
            scores[seat] = seat == marker ? Long.MAX_VALUE : points[seat];
        }
        return new Outcome(Outcome.ranksOf(scores), ending.code, ending.reason);
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
        for (int seat : order) {
            hash = hash * 31 + seat;
        }
        hash = Zobrist.mix(hash, place * 64L + toPlace);
        hash = Zobrist.mix(hash, (marker + 1) * 16L + lastTurns + 1);
        return Zobrist.mix(hash, terms.quietEnd ? quiet : 0);
    }

    @Override
    public String position() {
        return FragilePositionWriter.write(this);
    }
}
