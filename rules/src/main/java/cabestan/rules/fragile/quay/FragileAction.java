package cabestan.rules.fragile.quay;

import static cabestan.rules.fragile.quay.FragileQuay.name;
import static cabestan.rules.fragile.quay.FragileQuay.square;

import cabestan.rules.game.BadText;

/** An action as an {@code int}: its kind, the docker's square, the crate's, and where the moved thing ends. */
public final class FragileAction {

    public static final int PLACE = 1;
    public static final int END = 2;
    public static final int WALK = 3;
    public static final int PUSH = 4;
    public static final int STACK = 5;
    public static final int UNSTACK = 6;
    public static final int TURN = 7;
    public static final int PASS = 8;

    public static final int PUSH_COST = 1; // F16
    public static final int STACK_COST = 2; // F17
    public static final int UNSTACK_COST = 2; // F18
    public static final int TURN_COST = 4; // F19
    public static final int PASS_COST = 1; // F22

    private static final String SIGNS = "   -*+^!~";
    private static final String EXPECTED =
            "expected end, or an action like D6-B3, D6*C6-B6, A2+B2-C2, F3^E3-D3, D6!C6, B5~B4-C3; in the set-up a square";

    private FragileAction() {}

    public static int of(int kind, int from, int over, int to) {
        return kind << 21 | from << 14 | over << 7 | to;
    }

    public static int kind(int action) {
        return action >>> 21;
    }

    /** The square of the docker that acts. */
    public static int from(int action) {
        return action >>> 14 & 127;
    }

    /** The square of the crate acted on. */
    public static int over(int action) {
        return action >>> 7 & 127;
    }

    /** The square where the docker that walks, or the crate that moves, ends; where something is placed. */
    public static int to(int action) {
        return action & 127;
    }

    public static boolean movesCrate(int action) {
        int kind = kind(action);
        return kind >= PUSH && kind != TURN;
    }

    /** Whether this number is the code of any action, legal or not. */
    public static boolean exists(int action) {
        int from = from(action);
        int over = over(action);
        int to = to(action);
        boolean onBoard = from < FragileQuay.SQUARES && over < FragileQuay.SQUARES && to < FragileQuay.SQUARES;
        return onBoard
                && switch (kind(action)) {
                    case PLACE -> from == 0 && over == 0;
                    case END -> from == 0 && over == 0 && to == 0;
                    case WALK -> over == 0;
                    case TURN -> to == 0;
                    case PUSH, STACK, UNSTACK, PASS -> true;
                    default -> false;
                };
    }

    public static String write(int action) {
        if (!exists(action)) {
            return "?" + action;
        }
        int kind = kind(action);
        return switch (kind) {
            case PLACE -> name(to(action));
            case END -> "end";
            case WALK -> name(from(action)) + "-" + name(to(action));
            case TURN -> name(from(action)) + "!" + name(over(action));
            default -> name(from(action)) + SIGNS.charAt(kind) + name(over(action)) + "-" + name(to(action));
        };
    }

    /** Reads an action without a chain. */
    public static int read(String text) {
        if (text.equals("end")) {
            return of(END, 0, 0, 0);
        }
        int sign = 0;
        while (sign < text.length() && SIGNS.indexOf(text.charAt(sign), WALK) < 0) {
            sign++;
        }
        try {
            int from = square(text.substring(0, sign));
            if (sign == text.length()) {
                return of(PLACE, 0, 0, from);
            }
            int kind = SIGNS.indexOf(text.charAt(sign), WALK);
            String rest = text.substring(sign + 1);
            return switch (kind) {
                case WALK -> of(WALK, from, 0, square(rest));
                case TURN -> of(TURN, from, square(rest), 0);
                default -> {
                    int dash = Math.max(0, rest.indexOf('-'));
                    yield of(kind, from, square(rest.substring(0, dash)), square(rest.substring(dash + 1)));
                }
            };
        } catch (BadText e) {
            throw new BadText(BadText.quote(text) + " is not an action: " + e.getMessage() + "; " + EXPECTED);
        }
    }
}
