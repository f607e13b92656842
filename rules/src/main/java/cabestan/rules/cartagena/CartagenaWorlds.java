package cabestan.rules.cartagena;

import cabestan.rules.game.Dice;
import cabestan.rules.game.Seed;

/** Draws many states that a view allows, each into a state that exists already, so that nothing is allocated. */
public final class CartagenaWorlds {

    /** How many cards of the deck are shuffled anew for each state; those below keep their order. */
    private static final int TOP_OF_DECK = 24;

    private final CartagenaState seen;
    private final boolean[] isHidden;
    private final byte[] unseen; // the deck, the next card last, and then the hidden hands
    private final int deckSize;

    CartagenaWorlds(CartagenaState sample, boolean[] isHidden) {
        seen = sample;
        this.isHidden = isHidden;
        deckSize = sample.deckSize();
        int count = deckSize;
        for (int seat = 0; seat < isHidden.length; seat++) {
            count += isHidden[seat] ? sample.handSize(seat) : 0;
        }
        unseen = new byte[count];
        sample.collect(isHidden, unseen);
    }

    /** A state for {@link #draw} to work on. */
    public CartagenaState first() {
        return seen.copy();
    }

    /** Makes the state a random one that the view allows, uniformly distributed. */
    public void draw(Dice dice, CartagenaState into) {
        int fixed = Math.max(1, deckSize - TOP_OF_DECK);
        for (int i = unseen.length - 1; i >= fixed; i--) {
            int j = dice.below(i + 1);
            byte card = unseen[i];
            unseen[i] = unseen[j];
            unseen[j] = card;
        }
        Seed shuffle = deckSize < TOP_OF_DECK ? dice.seed() : null;
        into.copyFrom(seen, isHidden, unseen, shuffle);
    }
}
