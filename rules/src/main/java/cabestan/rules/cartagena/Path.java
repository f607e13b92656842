package cabestan.rules.cartagena;

import cabestan.rules.game.Dice;
import cabestan.rules.game.Variant;
import java.util.ArrayList;
import java.util.List;

/** The squares from the start to the boat and the symbol on each; it never changes during a match. */
final class Path {

    /** Squares in a section, and as many symbols: each stands once in a section (C2). */
    static final int SECTION = 6;

    /**
     * Our own orders, two sides to a section (C2). On each side every symbol has every place once, and no section read
     * from either end looks like another.
     */
    private static final byte[][][] NEW = symbols(Edition.Box.NEW, new String[][] {
        {"BPGSLK", "PGKBLS"},
        {"GSPBKL", "SPLGBK"},
        {"KGLPSB", "LKBSGP"},
        {"PLKGBS", "GBPKSL"},
        {"SKBLGP", "KSGLPB"},
        {"LBSKPG", "BLSPKG"},
    });

    /**
     * As above; both sides are alike, and any two symbols are neighbours exactly twice. The first section fits the
     * printed example of Tortuga: dagger third, skull fifth, bottle sixth.
     */
    private static final byte[][][] ORIGINAL = symbols(Edition.Box.ORIGINAL, new String[][] {
        {"PKDHTB"}, {"TDBPHK"}, {"KTHBDP"}, {"DHPKBT"}, {"BPTDKH"}, {"HBKTPD"},
    });

    /** The orders that release 0.1 drew from; terms that do not mention the path mean these. */
    private static final byte[][][] ORIGINAL_0_1 = symbols(Edition.Box.ORIGINAL, new String[][] {
        {"DTBHPK"}, {"PBKDHT"}, {"TPHKBD"}, {"BHDTKP"}, {"KDPBTH"}, {"HKTPDB"},
    });

    static final String OPTION = "path";

    /** The path is drawn from the seed. */
    private static final String BY_SEED = "seed";

    private static final String BY_SEED_0_1 = "seed-0.1";

    private final byte[] symbols;
    private final long[] places = new long[SECTION];

    /** @param symbols in the order of the squares, the first for square 1; the caller leaves them to the path */
    Path(byte[] symbols) {
        this.symbols = symbols;
        for (int square = 1; square <= symbols.length; square++) {
            places[symbols[square - 1]] |= 1L << square;
        }
    }

    /** The symbols of each side of each section; as numbers, so that a match begins fast. */
    private static byte[][][] symbols(Edition.Box box, String[][] letters) {
        byte[][][] sections = new byte[letters.length][letters[0].length][SECTION];
        for (int section = 0; section < letters.length; section++) {
            for (int side = 0; side < letters[section].length; side++) {
                for (int i = 0; i < SECTION; i++) {
                    sections[section][side][i] = (byte) box.letters.indexOf(letters[section][side].charAt(i));
                }
            }
        }
        return sections;
    }

    /** How the path comes about: drawn from the seed, or laid by the players ("au choix"). */
    static Variant.Option option(Edition edition) {
        PathForm form = PathForm.of(edition);
        return edition.box == Edition.Box.NEW
                ? new Variant.Option(OPTION, List.of(BY_SEED), BY_SEED, form)
                : new Variant.Option(OPTION, List.of(BY_SEED, BY_SEED_0_1), BY_SEED_0_1, form);
    }

    /**
     * The path for this value of the option. The dice are always thrown, so that the option does not change the deal.
     */
    static Path of(Edition edition, String value, Dice dice) {
        byte[][][] sections = value.equals(BY_SEED_0_1) ? ORIGINAL_0_1 : sections(edition);
        List<PathForm.Laid> drawn = draw(edition, sections, dice);
        boolean isDrawn = value.equals(BY_SEED) || value.equals(BY_SEED_0_1);
        return lay(edition, sections, isDrawn ? drawn : PathForm.of(edition).read(value));
    }

    private static byte[][][] sections(Edition edition) {
        return edition.box == Edition.Box.NEW ? NEW : ORIGINAL;
    }

    /** Any sections in any order, any side up, either end first (C2). */
    private static List<PathForm.Laid> draw(Edition edition, byte[][][] sections, Dice dice) {
        byte[] order = {0, 1, 2, 3, 4, 5};
        dice.shuffle(order, order.length);
        List<PathForm.Laid> path = new ArrayList<>();
        for (int i = 0; i < edition.sections; i++) {
            int side = dice.below(sections[order[i]].length);
            path.add(new PathForm.Laid(order[i], side, dice.below(2) == 1));
        }
        return path;
    }

    private static Path lay(Edition edition, byte[][][] sections, List<PathForm.Laid> path) {
        byte[] symbols = new byte[edition.squares];
        for (int i = 0; i < edition.sections; i++) {
            for (int j = 0; j < SECTION; j++) {
                symbols[i * SECTION + j] = symbol(sections, path.get(i), j);
            }
        }
        return new Path(symbols);
    }

    private static byte symbol(byte[][][] sections, PathForm.Laid laid, int square) {
        return sections[laid.section()][laid.side()][laid.turned() ? SECTION - 1 - square : square];
    }

    /** The value of the option with which players lay this path, or empty if the box has no such sections. */
    String asLaid(Edition edition) {
        List<PathForm.Laid> path = new ArrayList<>();
        for (int begin = 0; begin < symbols.length; begin += SECTION) {
            for (PathForm.Laid laid : PathForm.of(edition).ways()) {
                if (lies(laid, begin, edition)) {
                    path.add(laid);
                }
            }
        }
        long sections = path.stream().map(PathForm.Laid::section).distinct().count();
        return sections == edition.sections ? PathForm.of(edition).write(path) : "";
    }

    private boolean lies(PathForm.Laid laid, int begin, Edition edition) {
        for (int i = 0; i < SECTION; i++) {
            if (symbols[begin + i] != symbol(sections(edition), laid, i)) {
                return false;
            }
        }
        return true;
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
