package cabestan.rules.cartagena;

import cabestan.rules.game.State;

/**
 * Everything on the table except the cards: the path, the pirates, and whose turn it is. Everybody sees it.
 *
 * <p>Square 0 is the start, the path begins at 1, and {@link #boat} comes after its last square.
 */
public final class CartagenaBoard {

    /** Symbols in either edition; they are numbered from 0 in the order of C1. */
    public static final int SYMBOLS = Path.SECTION;

    /** The most seats at a table. */
    public static final int MAX_SEATS = Edition.MAX_SEATS;

    /** How many squares the longest path has, with the start and the boat. */
    public static final int MAX_SQUARES = 38;

    static final int ROUNDS = 200; // C14

    private final int seats;
    private Edition edition;
    private Path path;
    private int boat;
    private long onPath; // the squares between the start and the boat, a bit each

    private final byte[] pirates; // how many, by seat and square
    private final long[] standing; // by seat: the squares with at least one, a bit each
    private long low; // how many pirates stand on a square of the path, all seats together: the low bit of 0 to 3
    private long high; // and the high bit

    private int first;
    private int turn = 1;
    private int onTurn;
    private int movesLeft;

    /** A board without pirates, at the beginning of the first turn. */
    CartagenaBoard(Edition edition, Path path, int seats, int first) {
        this.seats = seats;
        this.edition = edition;
        this.path = path;
        this.boat = path.squares() + 1;
        this.onPath = (1L << boat) - 2;
        this.pirates = new byte[seats * MAX_SQUARES];
        this.standing = new long[seats];
        this.first = first;
        this.onTurn = first;
        this.movesLeft = edition.moves;
    }

    public CartagenaBoard(CartagenaBoard other) {
        this(other.edition, other.path, other.seats, other.first);
        copyFrom(other);
    }

    /** Becomes equal to another board with as many seats, without allocating. */
    public void copyFrom(CartagenaBoard other) {
        edition = other.edition;
        path = other.path;
        boat = other.boat;
        onPath = other.onPath;
        System.arraycopy(other.pirates, 0, pirates, 0, pirates.length);
        System.arraycopy(other.standing, 0, standing, 0, seats);
        low = other.low;
        high = other.high;
        first = other.first;
        turn = other.turn;
        onTurn = other.onTurn;
        movesLeft = other.movesLeft;
    }

    /** Sets whose turn it is and how far the match has gone; {@code seat} is {@link State#NOBODY} when it is over. */
    void at(int first, int turn, int seat, int movesLeft) {
        this.first = first;
        this.turn = turn;
        this.onTurn = seat;
        this.movesLeft = movesLeft;
    }

    public int seats() {
        return seats;
    }

    /** How many squares the path has. */
    public int squares() {
        return path.squares();
    }

    public int boat() {
        return boat;
    }

    /** The symbol on a square of the path. */
    public int symbol(int square) {
        return path.symbol(square);
    }

    public char letter(int symbol) {
        return edition.letter(symbol);
    }

    public int piratesEach() {
        return edition.pirates;
    }

    /** How many cards there are of each symbol. */
    public int copies() {
        return edition.box.copies;
    }

    public int movesATurn() {
        return edition.moves;
    }

    /** Whether hands lie open and cards come from an open row. */
    public boolean isOpen() {
        return edition.open();
    }

    /** How many pirates of this seat stand on this square, the start or the boat. */
    public int pirates(int seat, int square) {
        return pirates[seat * MAX_SQUARES + square];
    }

    /** The squares where this seat has a pirate, a bit each, start and boat included. */
    public long standing(int seat) {
        return standing[seat];
    }

    /** How many pirates of all seats stand on this square of the path: 0 to 3. */
    public int crowd(int square) {
        return (int) (low >>> square & 1) + 2 * (int) (high >>> square & 1);
    }

    public int inBoat(int seat) {
        return pirates(seat, boat);
    }

    /** How many pirates of this seat are not in the boat. */
    public int leftAshore(int seat) {
        return edition.pirates - inBoat(seat);
    }

    /** The seat that acts next, or {@link State#NOBODY}. */
    public int onTurn() {
        return onTurn;
    }

    public int movesLeft() {
        return movesLeft;
    }

    /** How many turns have begun. */
    public int turn() {
        return turn;
    }

    /** Counted from 1; in a round every seat has one turn. */
    public int round() {
        return (turn - 1) / seats + 1;
    }

    /** Whether the match is over after this turn, whoever is ahead. */
    public boolean isLastTurn() {
        return turnsLeft() == 0;
    }

    /** After how many more turns the match is over, whoever is ahead (C14). */
    public int turnsLeft() {
        return ROUNDS * seats - turn;
    }

    /** The seat that began the match. */
    public int first() {
        return first;
    }

    /** Where a card takes a pirate from this square: the first free square ahead with its symbol, or the boat (C7). */
    public int ahead(int symbol, int square) {
        long free = path.places(symbol) & ~(low | high) & -(2L << square);
        return free == 0 ? boat : Long.numberOfTrailingZeros(free);
    }

    /** Where a pirate goes back to: the nearest square behind with one or two pirates, or 0 when there is none (C8). */
    public int behind(int square) {
        long meeting = (low ^ high) & (1L << square) - 1;
        return meeting == 0 ? 0 : 63 - Long.numberOfLeadingZeros(meeting);
    }

    Edition edition() {
        return edition;
    }

    Path path() {
        return path;
    }

    boolean isHome(int seat) {
        return inBoat(seat) == edition.pirates;
    }

    /** Where pirates of the seat on turn can go forward from. */
    long ashore() {
        return standing[onTurn] & ~(1L << boat);
    }

    /** Where pirates of the seat on turn can go back from: every square with one to go to behind it. */
    long returning() {
        return standing[onTurn] & -(Long.lowestOneBit(low ^ high) << 1);
    }

    boolean canMove(long hand) {
        return hand != 0 || returning() != 0;
    }

    /** Whether the turn may be ended: after the first move (C6). */
    boolean mayEnd() {
        return movesLeft < edition.moves;
    }

    void forward(int symbol, int square) { // C7
        int to = ahead(symbol, square);
        leave(onTurn, square);
        place(onTurn, to);
        movesLeft--;
        if (to == boat && isHome(onTurn)) { // C13
            over();
        }
    }

    /** Goes back and returns how many pirates stood there (C8, C9). */
    int back(int square) {
        int to = behind(square);
        int met = crowd(to);
        leave(onTurn, square);
        place(onTurn, to);
        movesLeft--;
        return met;
    }

    void place(int seat, int square) {
        long bit = 1L << square;
        pirates[seat * MAX_SQUARES + square]++;
        standing[seat] |= bit;
        long crowded = bit & onPath;
        high ^= low & crowded;
        low ^= crowded;
    }

    private void leave(int seat, int square) {
        long bit = 1L << square;
        if (--pirates[seat * MAX_SQUARES + square] == 0) {
            standing[seat] ^= bit;
        }
        long crowded = bit & onPath;
        low ^= crowded;
        high ^= low & crowded;
    }

    void pass() {
        if (isLastTurn()) {
            over();
        } else {
            turn++;
            onTurn = onTurn + 1 == seats ? 0 : onTurn + 1;
            movesLeft = edition.moves;
        }
    }

    /** The board after an action, whatever cards it draws. */
    public CartagenaBoard after(int action) {
        CartagenaBoard after = new CartagenaBoard(this);
        after.play(action);
        return after;
    }

    /** Plays an action on a board of one's own, and returns how many cards the seat on turn draws. */
    public int play(int action) {
        if (CartagenaAction.isForward(action)) {
            forward(CartagenaAction.symbol(action), CartagenaAction.square(action));
            return 0;
        }
        if (CartagenaAction.isBack(action)) {
            return back(CartagenaAction.square(action));
        }
        pass();
        return action == CartagenaAction.DRAW ? 1 : 0;
    }

    private void over() {
        onTurn = State.NOBODY;
        movesLeft = 0;
    }
}
