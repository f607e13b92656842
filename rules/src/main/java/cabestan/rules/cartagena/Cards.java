package cabestan.rules.cartagena;

import cabestan.rules.game.Dice;
import cabestan.rules.game.Seed;
import java.util.Arrays;

/** All cards at one moment; those that may not be seen are {@link #HIDDEN}. It never changes. */
final class Cards {

    static final byte HIDDEN = 6;

    /** The seed of the next shuffle if a position names none. */
    static final Seed PLAIN_SHUFFLE = Seed.of(0);

    final byte[][] hands;

    /** Next first. */
    final byte[] row;

    /** Next first. */
    final byte[] deck;

    /** Top card last. */
    final byte[] discard;

    /** The seed of the next shuffle, or null if it is hidden. */
    final Seed shuffle;

    Cards(byte[][] hands, byte[] row, byte[] deck, byte[] discard, Seed shuffle) {
        this.hands = hands;
        this.row = row;
        this.deck = deck;
        this.discard = discard;
        this.shuffle = shuffle;
    }

    /** The first cards of a match: shuffled, dealt, and for Tortuga the row laid (C4). */
    static Cards deal(Edition edition, int seats, int first, Dice dice) {
        byte[] all = Tally.cards(Tally.ofEach(edition.box.copies));
        dice.shuffle(all, all.length);
        byte[][] hands = new byte[seats][];
        int dealt = 0;
        for (int i = 0; i < seats; i++) {
            int seat = (first + i) % seats;
            int count = edition.dealt(seat == first);
            hands[seat] = Arrays.copyOfRange(all, dealt, dealt + count);
            dealt += count;
        }
        int laid = edition.open() ? Edition.ROW : 0;
        byte[] row = Arrays.copyOfRange(all, dealt, dealt + laid);
        byte[] deck = Arrays.copyOfRange(all, dealt + laid, all.length);
        return new Cards(hands, row, deck, new byte[0], dice.seed());
    }

    /** The same cards, with each hidden one drawn from those that cannot be seen anywhere. */
    Cards determinize(Edition edition, Dice dice) {
        long unseen = Tally.ofEach(edition.box.copies) - Tally.of(row) - Tally.of(discard);
        for (byte[] hand : hands) {
            unseen -= isHidden(hand) ? 0 : Tally.of(hand);
        }
        byte[] drawn = Tally.cards(unseen);
        dice.shuffle(drawn, drawn.length);
        int used = 0;
        byte[][] filled = hands.clone();
        for (int seat = 0; seat < hands.length; seat++) {
            if (isHidden(hands[seat])) {
                filled[seat] = Arrays.copyOfRange(drawn, used, used + hands[seat].length);
                used += hands[seat].length;
            }
        }
        return new Cards(filled, row, Arrays.copyOfRange(drawn, used, drawn.length), discard, dice.seed());
    }

    static boolean isHidden(byte[] cards) {
        return cards.length > 0 && cards[0] == HIDDEN;
    }

    static byte[] hidden(int count) {
        byte[] cards = new byte[count];
        Arrays.fill(cards, HIDDEN);
        return cards;
    }
}
