package cabestan.rules.cartagena;

import cabestan.rules.game.Dice;

/** The squares from the start to the boat and the symbol on each; it never changes during a match. */
final class Path {

    /** Squares in a section, and as many symbols: each stands once in a section (C2). */
    static final int SECTION = 6;

    /**
     * Our own orders, two sides a section (C2). On each side every symbol has every place once, and no section read
     * from either end looks like another.
     */
    private static final String[][] NEW = {
        {"BPGSLK", "PGKBLS"},
        {"GSPBKL", "SPLGBK"},
        {"KGLPSB", "LKBSGP"},
        {"PLKGBS", "GBPKSL"},
        {"SKBLGP", "KSGLPB"},
        {"LBSKPG", "BLSPKG"},
    };

    /** As above; both sides are alike, and any two symbols are neighbours exactly twice. */
    private static final String[][] ORIGINAL = {
        {"DTBHPK"}, {"PBKDHT"}, {"TPHKBD"}, {"BHDTKP"}, {"KDPBTH"}, {"HKTPDB"},
    };

    private final byte[] symbols;
    private final long[] places = new long[SECTION];

    /** @param symbols in the order of the squares, the first for square 1 */
    Path(byte[] symbols) {
        this.symbols = symbols.clone();
        for (int square = 1; square <= symbols.length; square++) {
            places[symbols[square - 1]] |= 1L << square;
        }
    }

    /** Any sections in any order, any side up, either end first (C2). */
    static Path draw(Edition edition, Dice dice) {
        String[][] sections = edition.box == Edition.Box.NEW ? NEW : ORIGINAL;
        byte[] order = {0, 1, 2, 3, 4, 5};
        dice.shuffle(order, order.length);
        byte[] symbols = new byte[edition.squares];
        for (int i = 0; i < edition.sections; i++) {
            String[] sides = sections[order[i]];
            String side = sides[dice.below(sides.length)];
            boolean turned = dice.below(2) == 1;
            for (int j = 0; j < SECTION; j++) {
                char letter = side.charAt(turned ? SECTION - 1 - j : j);
                symbols[i * SECTION + j] = (byte) edition.symbol(letter);
            }
        }
        return new Path(symbols);
    }

    int squares() {
        return symbols.length;
    }

    int symbol(int square) {
        return symbols[square - 1];
    }

    /** The squares with this symbol, a bit each. */
    long places(int symbol) {
        return places[symbol];
    }
}
