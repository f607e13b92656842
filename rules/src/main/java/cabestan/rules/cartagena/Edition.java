package cabestan.rules.cartagena;

import cabestan.rules.game.BadText;
import cabestan.rules.game.Split;
import cabestan.rules.game.Variant;
import java.util.List;

/** The four games in the two boxes, and the figures in which they differ. */
enum Edition {
    BASIC("basic", Box.NEW, 5, 4, 2),
    ADVANCED("advanced", Box.NEW, 6, 5, 3),
    JAMAICA("jamaica", Box.ORIGINAL, 6, 6, 3),
    TORTUGA("tortuga", Box.ORIGINAL, 6, 6, 3);

    static final int MIN_SEATS = 2;
    static final int MAX_SEATS = 5;
    static final int ROW = 12;
    static final int MAX_CARDS = 102;

    /** What comes out of one box: symbols (C1), sections (C2) and cards. */
    enum Box {
        NEW("BKPGLS", 15, 5, "rum bottle,keys,pistol,grappling hook,lantern,spyglass"),
        ORIGINAL("DTBPHK", 17, 6, "dagger,skull,bottle,pistol,hat,key");

        final String letters;
        final int copies;
        final int dealtToOthers;
        private final String names;

        Box(String letters, int copies, int dealtToOthers, String names) {
            this.letters = letters;
            this.copies = copies;
            this.dealtToOthers = dealtToOthers;
            this.names = names;
        }
    }

    final String id;
    final Box box;
    final int sections;
    final int squares;
    final int pirates;
    final int moves;

    Edition(String id, Box box, int sections, int pirates, int moves) {
        this.id = id;
        this.box = box;
        this.sections = sections;
        this.squares = sections * Path.SECTION;
        this.pirates = pirates;
        this.moves = moves;
    }

    /** The edition of that name, or {@link BadText} naming those that exist. */
    static Edition named(String id) {
        for (Edition edition : values()) {
            if (edition.id.equals(id)) {
                return edition;
            }
        }
        throw new BadText("edition: expected basic, advanced, jamaica or tortuga, found " + BadText.quote(id));
    }

    Variant variant() {
        return new Variant(id, MIN_SEATS, MAX_SEATS, List.of(Path.option(this)));
    }

    /** Whether hands lie open and cards come from the open row. */
    boolean open() {
        return this == TORTUGA;
    }

    int dealt(boolean first) {
        return first ? 6 : box.dealtToOthers;
    }

    char letter(int symbol) {
        return symbol == Cards.HIDDEN ? '?' : box.letters.charAt(symbol);
    }

    /** The symbol of this letter, or -1. */
    int symbol(char letter) {
        return box.letters.indexOf(letter);
    }

    /** The letters as a message lists them. */
    String letters() {
        StringBuilder list = new StringBuilder();
        for (int symbol = 0; symbol < Path.SECTION; symbol++) {
            list.append(symbol == 0 ? "" : ", ").append(letter(symbol));
        }
        return list.toString();
    }

    String name(int symbol) {
        return Split.by(',', box.names)[symbol];
    }
}
