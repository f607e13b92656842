package cabestan.rules.cartagena;

import cabestan.rules.game.Dice;
import cabestan.rules.game.Game;
import cabestan.rules.game.Rejection;
import cabestan.rules.game.Setup;
import cabestan.rules.game.Variant;
import java.util.ArrayList;
import java.util.List;

/** Cartagena by Leo Colovini: pirates escape along a path of symbols to the boat. */
public final class CartagenaGame implements Game {

    public static final CartagenaGame GAME = new CartagenaGame();

    static final String ID = "cartagena";

    private final List<Variant> variants;

    private CartagenaGame() {
        List<Variant> all = new ArrayList<>();
        for (Edition edition : Edition.values()) {
            all.add(edition.variant());
        }
        variants = List.copyOf(all);
    }

    @Override
    public String id() {
        return ID;
    }

    @Override
    public List<Variant> variants() {
        return variants;
    }

    @Override
    public boolean hasPrivateViews(String variant) { // C15
        return !Edition.named(variant).open();
    }

    @Override
    public CartagenaState begin(Setup setup) {
        Edition edition = Edition.named(setup.variant());
        Dice dice = setup.seed().dice();
        int first = setup.firstBy(dice); // C5
        Path path = Path.of(edition, variant(edition.id).value(setup.terms(), Path.OPTION), dice); // C2
        CartagenaBoard board = new CartagenaBoard(edition, path, setup.seats(), first);
        for (int seat = 0; seat < setup.seats(); seat++) { // C4
            for (int i = 0; i < edition.pirates; i++) {
                board.place(seat, 0);
            }
        }
        return new CartagenaState(board, Cards.deal(edition, setup.seats(), first, dice));
    }

    @Override
    public Rejection revealed() {
        return new Rejection("C6", "revealed", "a card was drawn since; that cannot be taken back");
    }

    @Override
    public CartagenaState readPosition(String text) {
        return CartagenaPositionReader.read(text);
    }
}
