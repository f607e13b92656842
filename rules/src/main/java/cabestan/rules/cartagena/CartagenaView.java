package cabestan.rules.cartagena;

import cabestan.rules.game.Dice;
import cabestan.rules.game.State;
import cabestan.rules.game.View;

/** What one seat may know (C15): the board, its own hand and the open cards; of all others only how many. */
public final class CartagenaView extends CartagenaPlay implements View {

    private final int seat;
    private final Cards cards;
    private final long discard;

    CartagenaView(int seat, CartagenaBoard board, Cards cards) {
        super(board);
        this.seat = seat;
        this.cards = cards;
        this.discard = Tally.of(cards.discard);
    }

    /** Whether this seat sees that hand: its own, all in Tortuga, all once the match is over. */
    public boolean sees(int seat) {
        return !Cards.isHidden(cards.hands[seat]);
    }

    public int handSize(int seat) {
        return cards.hands[seat].length;
    }

    /** How many cards of this symbol are in that hand, which this seat must see. */
    public int handCount(int seat, int symbol) {
        if (!sees(seat)) {
            throw new IllegalArgumentException("the hand of seat " + (seat + 1) + " is hidden");
        }
        return Tally.count(Tally.of(cards.hands[seat]), symbol);
    }

    public int deckSize() {
        return cards.deck.length;
    }

    public int discardSize() {
        return cards.discard.length;
    }

    public int discardCount(int symbol) {
        return Tally.count(discard, symbol);
    }

    /** How many cards lie in the open row: none outside Tortuga. */
    public int rowSize() {
        return cards.row.length;
    }

    /** The symbol at this place of the open row, 0 for the next to be drawn. */
    public int row(int index) {
        return cards.row[index];
    }

    @Override
    public int seat() {
        return seat;
    }

    @Override
    public int legalActions(int[] into) {
        return seat == State.WATCHER || seat != board.onTurn()
                ? 0
                : Moves.list(board, Tally.of(cards.hands[seat]), into);
    }

    @Override
    public String position() {
        return CartagenaPositionWriter.write(board, cards);
    }

    @Override
    public CartagenaState determinize(Dice dice) {
        return new CartagenaState(new CartagenaBoard(board), cards.determinize(board.edition(), dice));
    }

    /** Many states that this view allows, for searches that need thousands of them. */
    public CartagenaWorlds worlds(Dice dice) {
        boolean[] isHidden = new boolean[seats()];
        for (int other = 0; other < isHidden.length; other++) {
            isHidden[other] = !sees(other);
        }
        return new CartagenaWorlds(determinize(dice), isHidden);
    }
}
