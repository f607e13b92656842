package cabestan.rules.arcanor;

import cabestan.rules.game.BadText;
import cabestan.rules.game.Gesture;
import java.util.List;

/** Actions as ints (a kind and two squares of six bits) and as the text of the rules. */
public final class ArcanorAction {

    public static final int MOVE = 0;
    public static final int RELEASE = 1;
    public static final int CAPTURE = 2;
    public static final int CAPTURE_LEAVING = 3;
    public static final int PASS = 4;
    public static final int PEEK = 5;

    /** The only action of kind {@link #PASS}. */
    public static final int PASSING = PASS << 12;

    private static final List<String> MARKS = List.of("-", "^", "x", "^x");
    private static final List<String> KINDS = List.of("move", "release", "capture", "capture-leaving", "pass", "peek");

    private ArcanorAction() {}

    public static int of(int kind, int from, int to) {
        return kind << 12 | from << 6 | to;
    }

    static int peek(int square) {
        return of(PEEK, square, 0);
    }

    public static int kind(int action) {
        return action >>> 12;
    }

    public static int from(int action) {
        return action >>> 6 & 63;
    }

    public static int to(int action) {
        return action & 63;
    }

    /** Whether this number is the code of any action, legal or not. */
    static boolean isAction(int action) {
        return switch (kind(action)) {
            case MOVE, RELEASE, CAPTURE, CAPTURE_LEAVING ->
                ArcanorSquare.exists(from(action)) && ArcanorSquare.exists(to(action));
            case PEEK -> ArcanorSquare.exists(from(action)) && to(action) == 0;
            default -> action == PASSING;
        };
    }

    static String write(int action) {
        String from = ArcanorSquare.name(from(action));
        return switch (kind(action)) {
            case PASS -> "--";
            case PEEK -> "?" + from;
            default -> from + MARKS.get(kind(action)) + ArcanorSquare.name(to(action));
        };
    }

    static int read(String text) {
        if (text.equals("--")) {
            return PASSING;
        }
        if (text.startsWith("?")) {
            return peek(ArcanorSquare.read(text.substring(1)));
        }
        int end = text.length() - 2;
        int kind = end < 2 ? -1 : MARKS.indexOf(text.substring(2, end));
        if (kind < 0) {
            throw new BadText(BadText.quote(text)
                    + " is not an action; expected a move a1-b2, a release a1^b2, a capture a1xb2,"
                    + " a capture leaving the load a1^xb2, a peek ?a1 or a pass --");
        }
        return of(kind, ArcanorSquare.read(text.substring(0, 2)), ArcanorSquare.read(text.substring(end)));
    }

    /** The step as the memory table writes it, which does not say whether the capturing piece was loaded (A16a). */
    public static int closed(int step) {
        return kind(step) == CAPTURE_LEAVING ? of(CAPTURE, from(step), to(step)) : step;
    }

    static Gesture gesture(int action) {
        int kind = kind(action);
        String from = kind == PASS ? "" : ArcanorSquare.name(from(action));
        String to = kind >= PASS ? "" : ArcanorSquare.name(to(action));
        boolean captures = kind == CAPTURE || kind == CAPTURE_LEAVING;
        return new Gesture(
                write(action), KINDS.get(kind), from, captures ? to : "", to, kind < PASS ? 1 : 0, List.of());
    }
}
