package cabestan.rules.cartagena;

import cabestan.rules.game.Dice;
import cabestan.rules.game.Seed;
import java.util.Arrays;

/** Where cards come from and go to: the deck, Tortuga's open row, and the discard pile. */
final class Stock {

    static final int NONE = -1;

    private boolean open;
    private byte[] deck = new byte[Edition.MAX_CARDS]; // next last, so that drawing only lowers the size
    private int deckSize;
    private byte[] discard = new byte[Edition.MAX_CARDS];
    private int discardSize;
    private final byte[] row = new byte[Edition.ROW];
    private int rowNext;
    private int rowEnd;
    private Seed shuffle; // one seed per shuffle; each shuffle draws the seed of the next

    Stock(Edition edition, Cards cards) {
        open = edition.open();
        deckSize = cards.deck.length;
        for (int i = 0; i < deckSize; i++) {
            deck[deckSize - 1 - i] = cards.deck[i];
        }
        discardSize = cards.discard.length;
        System.arraycopy(cards.discard, 0, discard, 0, discardSize);
        rowEnd = cards.row.length;
        System.arraycopy(cards.row, 0, row, 0, rowEnd);
        shuffle = cards.shuffle;
    }

    Stock(Stock other) {
        copyFrom(other);
    }

    void copyFrom(Stock other) {
        open = other.open;
        deckSize = other.deckSize;
        System.arraycopy(other.deck, 0, deck, 0, deckSize);
        discardSize = other.discardSize;
        System.arraycopy(other.discard, 0, discard, 0, discardSize);
        rowNext = other.rowNext;
        rowEnd = other.rowEnd;
        if (open) {
            System.arraycopy(other.row, 0, row, 0, rowEnd);
        }
        shuffle = other.shuffle;
    }

    /** Writes the deck, the next card last. */
    void copyDeck(byte[] into) {
        System.arraycopy(deck, 0, into, 0, deckSize);
    }

    /** Replaces the cards of the deck by as many others; without a seed, that of the next shuffle stays as it is. */
    void setDeck(byte[] cards, Seed shuffle) {
        System.arraycopy(cards, 0, deck, 0, deckSize);
        this.shuffle = shuffle == null ? this.shuffle : shuffle;
    }

    void discard(int symbol) {
        discard[discardSize++] = (byte) symbol;
    }

    /** The next card, or {@link #NONE} when there is none anywhere (C11). */
    int draw() {
        return open ? drawFromRow() : drawFromDeck();
    }

    private int drawFromDeck() {
        if (deckSize == 0 && discardSize > 0) {
            reshuffle();
        }
        return deckSize == 0 ? NONE : deck[--deckSize];
    }

    private void reshuffle() { // C11
        byte[] emptied = deck;
        deck = discard;
        deckSize = discardSize;
        discard = emptied;
        discardSize = 0;
        Dice dice = shuffle.dice();
        dice.shuffle(deck, deckSize);
        shuffle = dice.seed();
    }

    private int drawFromRow() { // C12
        if (rowNext == rowEnd) {
            layRow();
        }
        if (rowNext == rowEnd) {
            return NONE;
        }
        int card = row[rowNext++];
        if (rowNext == rowEnd) {
            layRow();
        }
        return card;
    }

    private void layRow() {
        rowNext = 0;
        rowEnd = 0;
        while (rowEnd < Edition.ROW) {
            int card = drawFromDeck();
            if (card == NONE) {
                break;
            }
            row[rowEnd++] = (byte) card;
        }
    }

    int deckSize() {
        return deckSize;
    }

    int discardSize() {
        return discardSize;
    }

    long discardTally() {
        long tally = 0;
        for (int i = 0; i < discardSize; i++) {
            tally += Tally.one(discard[i]);
        }
        return tally;
    }

    int rowSize() {
        return rowEnd - rowNext;
    }

    int row(int index) {
        return row[rowNext + index];
    }

    byte[] rowCards() {
        return Arrays.copyOfRange(row, rowNext, rowEnd);
    }

    byte[] deckCards() {
        byte[] cards = new byte[deckSize];
        for (int i = 0; i < deckSize; i++) {
            cards[i] = deck[deckSize - 1 - i];
        }
        return cards;
    }

    byte[] discardCards() {
        return Arrays.copyOf(discard, discardSize);
    }

    Seed shuffle() {
        return shuffle;
    }
}
