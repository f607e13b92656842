package cabestan.rules.arcanor;

import cabestan.rules.game.Rejection;

/** Says which rule an action breaks, in words for the player; used only while the match runs. */
final class ArcanorReferee {

    private static final String[] SIDES = {"White", "Black"};

    private final ArcanorBoard board;
    private final boolean memory;
    private final long lifted;

    ArcanorReferee(ArcanorBoard board, boolean memory, long lifted) {
        this.board = board;
        this.memory = memory;
        this.lifted = lifted;
    }

    /** Why the action is rejected, or null when it is legal. */
    Rejection reject(int action) {
        if (!ArcanorAction.isAction(action)) {
            return new Rejection("", "unknown-action", "this is not an action of Arcanor");
        }
        int from = ArcanorAction.from(action);
        int to = ArcanorAction.to(action);
        return switch (ArcanorAction.kind(action)) {
            case ArcanorAction.PASS -> pass();
            case ArcanorAction.PEEK -> peek(from);
            case ArcanorAction.MOVE -> first(piece(from), distance(from, to), empty("A5", from, to));
            case ArcanorAction.RELEASE ->
                first(piece(from), distance(from, to), memory ? lift(from) : release(from), empty("A6", from, to));
            default ->
                first(
                        piece(from),
                        distance(from, to),
                        prey(from, to),
                        load(ArcanorAction.kind(action) == ArcanorAction.CAPTURE_LEAVING, from, to));
        };
    }

    private static Rejection first(Rejection... rejections) {
        for (Rejection rejection : rejections) {
            if (rejection != null) {
                return rejection;
            }
        }
        return null;
    }

    private Rejection pass() {
        return board.canMove(board.toMove())
                ? new Rejection("A10", "can-move", "you can move, so you cannot pass")
                : null;
    }

    private Rejection peek(int square) {
        String name = ArcanorSquare.name(square);
        if (!memory) {
            return new Rejection(
                    "A16", "open-table", "contents are always shown at this table; there is no need to look");
        }
        Rejection own = own("A15", square);
        if (own != null) {
            return own;
        }
        if (board.size(square) == ArcanorBoard.SIZES) {
            return neverHolds("A15", square);
        }
        return isLifted(square)
                ? new Rejection("A15", "already-lifted", "you have already looked into " + name + " in this turn")
                : null;
    }

    private static Rejection neverHolds(String rule, int square) {
        return new Rejection(
                rule,
                "holds-nothing",
                "the piece on " + ArcanorSquare.name(square) + " is a 4, which never holds anything");
    }

    private boolean isLifted(int square) {
        return (lifted >>> square & 1) != 0;
    }

    private Rejection piece(int from) {
        Rejection own = own("A5", from);
        if (own != null || (ArcanorBoard.winningRow(board.toMove()) >>> from & 1) == 0) {
            return own;
        }
        return new Rejection(
                "A11",
                "locked",
                "the piece on " + ArcanorSquare.name(from) + " has reached its winning row and stays there");
    }

    private Rejection own(String rule, int square) {
        int owner = board.owner(square);
        if (owner == board.toMove()) {
            return null;
        }
        String name = ArcanorSquare.name(square);
        return owner == ArcanorBoard.NOBODY
                ? new Rejection(rule, "no-piece", "there is no piece on " + name)
                : new Rejection(rule, "not-yours", "the stack on " + name + " belongs to " + SIDES[owner]);
    }

    private static Rejection distance(int from, int to) {
        return ArcanorSquare.adjacent(from, to)
                ? null
                : new Rejection(
                        "A5",
                        "not-adjacent",
                        "a piece moves by one square in any direction; " + ArcanorSquare.name(to) + " is not next to "
                                + ArcanorSquare.name(from));
    }

    private Rejection empty(String rule, int from, int to) {
        int owner = board.owner(to);
        if (owner == ArcanorBoard.NOBODY) {
            return null;
        }
        if (owner == board.toMove()) {
            return ownPiece(to);
        }
        String advice = capture(from, load(false, from, to) == null ? "x" : "^x", to);
        return new Rejection(
                rule,
                "occupied",
                "an enemy stands on " + ArcanorSquare.name(to)
                        + (prey(from, to) == null ? "; capture it with " + advice : ", and you cannot capture it"));
    }

    private static Rejection ownPiece(int square) {
        return new Rejection("A10", "own-piece", "your own piece stands on " + ArcanorSquare.name(square));
    }

    private Rejection release(int from) {
        String name = ArcanorSquare.name(from);
        if (!board.isLoaded(from)) {
            return new Rejection("A6", "holds-nothing", "the piece on " + name + " holds nothing to release");
        }
        return board.mayRelease(from)
                ? null
                : new Rejection(
                        "A6",
                        "enemy-load",
                        "the piece on " + name + " holds an enemy, which may only be left behind by a capture");
    }

    /** Nothing here gives away what a stack holds, except what a lift in this turn has shown to all (A16a). */
    private Rejection lift(int from) {
        if (board.size(from) == ArcanorBoard.SIZES) {
            return neverHolds("A16a", from);
        }
        return isLifted(from) && board.isLoaded(from) ? release(from) : null;
    }

    private Rejection prey(int from, int to) {
        int owner = board.owner(to);
        String name = ArcanorSquare.name(to);
        if (owner == ArcanorBoard.NOBODY) {
            return new Rejection("A7", "nothing-to-capture", "there is nothing to capture on " + name);
        }
        if (owner == board.toMove()) {
            return ownPiece(to);
        }
        if ((ArcanorBoard.winningRow(owner) >>> to & 1) != 0) {
            return new Rejection(
                    "A11", "out-of-reach", "the piece on " + name + " has reached its winning row and is safe there");
        }
        int size = board.size(from);
        return board.size(to) == size + 1
                ? null
                : new Rejection(
                        "A7",
                        "wrong-size",
                        size == ArcanorBoard.SIZES
                                ? "a 4 captures nothing"
                                : "a " + size + " captures only a " + (size + 1) + "; on " + name + " stands a "
                                        + board.size(to));
    }

    private Rejection load(boolean leaving, int from, int to) {
        if (memory && leaving) {
            return new Rejection(
                    "A16a",
                    "closed-table",
                    "at this table a capture does not say what it leaves; capture with " + capture(from, "x", to));
        }
        if (memory || board.isLoaded(from) == leaving) {
            return null;
        }
        return leaving
                ? new Rejection(
                        "A8",
                        "holds-nothing",
                        "the piece on " + ArcanorSquare.name(from) + " holds nothing to leave behind; capture with "
                                + capture(from, "x", to))
                : new Rejection(
                        "A8",
                        "loaded",
                        "a piece that holds something cannot capture with its load; leave the load behind with "
                                + capture(from, "^x", to));
    }

    private static String capture(int from, String mark, int to) {
        return ArcanorSquare.name(from) + mark + ArcanorSquare.name(to);
    }
}
