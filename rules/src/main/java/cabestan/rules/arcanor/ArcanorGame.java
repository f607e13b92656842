package cabestan.rules.arcanor;

import cabestan.rules.game.Game;
import cabestan.rules.game.Rejection;
import cabestan.rules.game.Setup;
import cabestan.rules.game.State;
import cabestan.rules.game.Variant;
import java.util.List;
import java.util.Optional;

/** Arcanor by Michaël Aguilar: pieces that nest like dolls race for the far row. */
public final class ArcanorGame implements Game {

    public static final ArcanorGame GAME = new ArcanorGame();

    static final String OPEN = "open";
    static final String MEMORY = "memory";

    static final String RELEASE = "release";
    static final String ANY = "any";

    private static final List<Variant> VARIANTS = List.of(table(OPEN), table(MEMORY));

    /** The outer sizes on the home row, from the player's left; each holds the next size (A3). */
    private static final int[] HOME_ROW = {1, 3, 0, 1, 3, 0, 1, 3};

    private ArcanorGame() {}

    private static Variant table(String id) {
        return new Variant(id, 2, 2, List.of(new Variant.Option(RELEASE, List.of("own", ANY))));
    }

    @Override
    public String id() {
        return "arcanor";
    }

    @Override
    public List<Variant> variants() {
        return VARIANTS;
    }

    @Override
    public ArcanorState begin(Setup setup) {
        Variant variant = variant(setup.variant());
        boolean releaseAny = variant.value(setup.terms(), RELEASE).equals(ANY);
        int first = setup.firstBy(setup.seed().dice()); // A4
        ArcanorBoard board = new ArcanorBoard(releaseAny, first);
        for (int column = 0; column < ArcanorSquare.COLUMNS; column++) {
            int size = HOME_ROW[column];
            if (size > 0) {
                putDuo(board, ArcanorBoard.WHITE, size, ArcanorSquare.at(0, column));
                putDuo(
                        board,
                        ArcanorBoard.BLACK,
                        size,
                        ArcanorSquare.at(ArcanorSquare.ROWS - 1, ArcanorSquare.COLUMNS - 1 - column));
            }
        }
        return new ArcanorState(board, variant.id().equals(MEMORY), 0, 0, 0);
    }

    private static void putDuo(ArcanorBoard board, int side, int size, int square) {
        board.put(side, size, square);
        board.put(side, size + 1, square);
    }

    @Override
    public boolean allowsAgreedDraw() {
        return true;
    }

    @Override
    public boolean hasPerfectInformation(String variant) {
        return variant.equals(OPEN);
    }

    @Override
    public boolean testsMemory(String variant) { // A16
        return variant.equals(MEMORY);
    }

    @Override
    public Rejection revealed() {
        return new Rejection("A16", "revealed", "something hidden was shown since; that cannot be taken back");
    }

    @Override
    public Optional<String> canonical(State state) {
        return Optional.of(ArcanorSymmetry.canonical(state.position()));
    }

    @Override
    public ArcanorState readPosition(String text) {
        return PositionText.read(text);
    }
}
