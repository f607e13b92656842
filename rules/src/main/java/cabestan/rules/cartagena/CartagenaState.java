package cabestan.rules.cartagena;

import cabestan.rules.game.Dice;
import cabestan.rules.game.Outcome;
import cabestan.rules.game.Rejection;
import cabestan.rules.game.Seed;
import cabestan.rules.game.State;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;

/** The full truth of a match of Cartagena: the board, every hand, and the order of the deck. */
public final class CartagenaState extends CartagenaPlay implements State {

    private final long[] hands; // a Tally for each seat
    private final Stock stock;
    private int reveals;

    CartagenaState(CartagenaBoard board, Cards cards) {
        super(board);
        this.hands = new long[board.seats()];
        for (int seat = 0; seat < hands.length; seat++) {
            hands[seat] = Tally.of(cards.hands[seat]);
        }
        this.stock = new Stock(board.edition(), cards);
    }

    private CartagenaState(CartagenaState other) {
        super(new CartagenaBoard(other.board));
        hands = other.hands.clone();
        stock = new Stock(other.stock);
        reveals = other.reveals;
    }

    @Override
    public CartagenaState copy() {
        return new CartagenaState(this);
    }

    /** Becomes equal to another state with as many seats, without allocating. */
    public void copyFrom(CartagenaState other) {
        if (other.seats() != seats()) {
            throw new IllegalArgumentException(other.seats() + " seats do not fit into " + seats());
        }
        board.copyFrom(other.board);
        System.arraycopy(other.hands, 0, hands, 0, hands.length);
        stock.copyFrom(other.stock);
        reveals = other.reveals;
    }

    /** Writes the deck, the next card last, and then the hidden hands. */
    void collect(boolean[] isHidden, byte[] into) {
        int next = stock.deckSize();
        stock.copyDeck(into);
        for (int seat = 0; seat < hands.length; seat++) {
            if (isHidden[seat]) {
                byte[] hand = Tally.cards(hands[seat]);
                System.arraycopy(hand, 0, into, next, hand.length);
                next += hand.length;
            }
        }
    }

    /**
     * Becomes equal to another state, except for the cards in the deck and in the hidden hands.
     *
     * @param cards as {@link #collect} writes them
     * @param shuffle the seed of the next shuffle, or null to keep the other state's
     */
    void copyFrom(CartagenaState other, boolean[] isHidden, byte[] cards, Seed shuffle) {
        copyFrom(other);
        stock.setDeck(cards, shuffle);
        int next = stock.deckSize();
        for (int seat = 0; seat < hands.length; seat++) {
            if (isHidden[seat]) {
                int end = next + Tally.size(hands[seat]);
                long hand = 0;
                while (next < end) {
                    hand += Tally.one(cards[next++]);
                }
                hands[seat] = hand;
            }
        }
    }

    @Override
    public Map<String, String> options() {
        String path = board.path().asLaid(board.edition());
        return path.isEmpty() ? Collections.emptyMap() : Collections.singletonMap(Path.OPTION, path);
    }

    public int handCount(int seat, int symbol) {
        return Tally.count(hands[seat], symbol);
    }

    public int handSize(int seat) {
        return Tally.size(hands[seat]);
    }

    public int deckSize() {
        return stock.deckSize();
    }

    public int discardSize() {
        return stock.discardSize();
    }

    public int discardCount(int symbol) {
        return Tally.count(stock.discardTally(), symbol);
    }

    /** How many cards lie in the open row: none outside Tortuga. */
    public int rowSize() {
        return stock.rowSize();
    }

    /** The symbol at this place of the open row, 0 for the next to be drawn. */
    public int row(int index) {
        return stock.row(index);
    }

    @Override
    public int turn() {
        return board.turn();
    }

    @Override
    public int reveals() {
        return reveals;
    }

    @Override
    public Outcome outcome() {
        return CartagenaEnding.of(board);
    }

    @Override
    public int legalActions(int[] into) {
        return Moves.list(board, handOnTurn(), into);
    }

    @Override
    public int countActions(int[] scratch) {
        return Moves.count(board, handOnTurn());
    }

    @Override
    public int randomAction(Dice dice, int[] scratch) {
        return Moves.random(board, handOnTurn(), dice);
    }

    private long handOnTurn() {
        return isOver() ? 0 : hands[board.onTurn()];
    }

    @Override
    public Optional<Rejection> reject(int action) {
        if (isOver()) {
            String rule = CartagenaEnding.home(board) == NOBODY ? "C14" : "C13";
            return Optional.of(new Rejection(rule, "over", "the match is over"));
        }
        return Optional.ofNullable(new CartagenaReferee(board, handOnTurn()).reject(action));
    }

    @Override
    public void play(int action) {
        int seat = board.onTurn();
        if (action == CartagenaAction.END) {
            board.pass();
        } else if (action == CartagenaAction.DRAW) { // C10
            draw(seat);
            board.pass();
        } else if (CartagenaAction.isForward(action)) {
            int symbol = CartagenaAction.symbol(action);
            hands[seat] -= Tally.one(symbol);
            stock.discard(symbol);
            board.forward(symbol, CartagenaAction.square(action));
        } else {
            for (int met = board.back(CartagenaAction.square(action)); met > 0; met--) { // C9
                draw(seat);
            }
        }
    }

    private void draw(int seat) {
        int card = stock.draw();
        if (card != Stock.NONE) {
            hands[seat] += Tally.one(card);
            reveals++;
        }
    }

    @Override
    public CartagenaView view(int seat) { // C15
        return view(seat, board.isOpen() || isOver());
    }

    @Override
    public CartagenaView openView() {
        return view(onTurn(), true);
    }

    private CartagenaView view(int seat, boolean open) {
        byte[][] seen = new byte[seats()][];
        for (int other = 0; other < seen.length; other++) {
            seen[other] = open || other == seat ? Tally.cards(hands[other]) : Cards.hidden(handSize(other));
        }
        Cards cards = new Cards(seen, stock.rowCards(), Cards.hidden(stock.deckSize()), stock.discardCards(), null);
        return new CartagenaView(seat, new CartagenaBoard(board), cards);
    }

    @Override
    public String position() {
        byte[][] shown = new byte[seats()][];
        for (int seat = 0; seat < shown.length; seat++) {
            shown[seat] = Tally.cards(hands[seat]);
        }
        Cards cards = new Cards(shown, stock.rowCards(), stock.deckCards(), stock.discardCards(), stock.shuffle());
        return CartagenaPositionWriter.write(board, cards);
    }
}
