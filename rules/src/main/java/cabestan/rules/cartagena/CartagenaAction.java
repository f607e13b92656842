package cabestan.rules.cartagena;

/** The codes of the actions: a card or a step back with the square it begins on, the draw of C10, the end of a turn. */
public final class CartagenaAction {

    private static final int KIND = 6;
    private static final int SQUARE = (1 << KIND) - 1;
    private static final int BACK = Path.SECTION << KIND;

    public static final int DRAW = Path.SECTION + 1 << KIND;
    public static final int END = DRAW + 1;

    private CartagenaAction() {}

    public static int forward(int symbol, int square) {
        return symbol << KIND | square;
    }

    public static int back(int square) {
        return BACK | square;
    }

    public static boolean isForward(int action) {
        return action >= 0 && action < BACK;
    }

    public static boolean isBack(int action) {
        return action >= BACK && action < DRAW;
    }

    /** The symbol of the card that a forward move plays. */
    public static int symbol(int action) {
        return action >> KIND;
    }

    /** The square that a move begins on. */
    public static int square(int action) {
        return action & SQUARE;
    }
}
