package cabestan.rules.cartagena;

import cabestan.rules.game.BadText;
import cabestan.rules.game.KeyedText;
import cabestan.rules.game.KeyedText.Line;
import cabestan.rules.game.Seed;
import cabestan.rules.game.State;
import java.util.List;

/** Reads a position from text; rejects impossible numbers of pirates, cards, moves or rounds. */
final class CartagenaPositionReader {

    private final KeyedText text;
    private final Edition edition;
    private final int seats;
    private final CartagenaBoard board;
    private long counted; // a Tally of all cards read so far

    private CartagenaPositionReader(String text) {
        this.text = KeyedText.read(text);
        this.text.only(
                "game", "edition", "path", "pirates", "hand", "row", "deck", "discard", "round", "shuffle", "turn");
        game();
        edition = edition();
        seats = seats();
        board = new CartagenaBoard(edition, path(), seats, 0);
    }

    static CartagenaState read(String text) {
        CartagenaPositionReader reader = new CartagenaPositionReader(text);
        reader.pirates();
        reader.turn();
        return new CartagenaState(reader.board, reader.cards());
    }

    private void game() {
        Line line = text.one("game");
        if (!line.word(0, "the game").equals(CartagenaGame.ID)) {
            throw line.bad("game: expected " + CartagenaGame.ID + ", found "
                    + BadText.quote(line.words().getFirst()));
        }
        line.end(1);
    }

    private Edition edition() {
        Line line = text.one("edition");
        String id = line.word(0, "the edition");
        line.end(1);
        try {
            return Edition.named(id);
        } catch (BadText e) {
            throw e.at(line.number());
        }
    }

    private int seats() {
        List<Line> lines = text.all("pirates");
        if (lines.size() < Edition.MIN_SEATS || lines.size() > Edition.MAX_SEATS) {
            int at = lines.isEmpty()
                    ? text.one("edition").number()
                    : lines.getLast().number();
            throw new BadText(
                    at,
                    "expected " + Edition.MIN_SEATS + " to " + Edition.MAX_SEATS + " lines 'pirates', found "
                            + lines.size());
        }
        return lines.size();
    }

    private Path path() { // C2
        Line line = text.one("path");
        String letters = String.join("", line.words());
        if (letters.length() != edition.squares) {
            throw line.bad(
                    "path: expected " + edition.squares + " squares in " + edition.id + ", found " + letters.length());
        }
        byte[] symbols = new byte[letters.length()];
        int section = 0; // the symbols of this section so far, a bit each
        for (int i = 0; i < symbols.length; i++) {
            section = i % Path.SECTION == 0 ? 0 : section;
            symbols[i] = symbol(line, "" + letters.charAt(i));
            if ((section & 1 << symbols[i]) != 0) {
                throw line.bad("path: a second " + letters.charAt(i) + " in section " + (i / Path.SECTION + 1)
                        + ", on square " + (i + 1) + "; expected each symbol once in a section");
            }
            section |= 1 << symbols[i];
        }
        return new Path(symbols);
    }

    private byte symbol(Line line, String word) {
        int symbol = word.length() == 1 ? edition.symbol(word.charAt(0)) : -1;
        if (symbol < 0) {
            throw line.bad(line.key() + ": expected one of " + edition.letters() + ", the symbols of " + edition.id
                    + ", found " + BadText.quote(word));
        }
        return (byte) symbol;
    }

    /** The lines with this key, one for each seat, in the order of the seats. */
    private Line[] bySeat(String key) {
        Line[] lines = new Line[seats];
        for (Line line : text.all(key)) {
            int seat = line.number(0, "a seat", 1, seats) - 1;
            if (lines[seat] != null) {
                throw line.bad(
                        key + ": a second line for seat " + (seat + 1) + "; the first is line " + lines[seat].number());
            }
            lines[seat] = line;
        }
        for (int seat = 0; seat < seats; seat++) {
            if (lines[seat] == null) {
                throw new BadText(
                        text.all("pirates").getLast().number(),
                        "expected a line '" + key + " " + (seat + 1) + "', found none");
            }
        }
        return lines;
    }

    private void pirates() {
        Line[] lines = bySeat("pirates");
        for (int seat = 0; seat < seats; seat++) {
            Line line = lines[seat];
            List<String> words = line.from(1);
            if (words.size() != edition.pirates) {
                throw line.bad("pirates: expected " + edition.pirates + " pirates in " + edition.id + ", found "
                        + words.size());
            }
            for (String word : words) {
                place(line, seat, word);
            }
        }
    }

    private void place(Line line, int seat, String word) {
        int square = Notation.square(board, word);
        if (square == Notation.UNREADABLE) {
            throw line.bad("pirates: expected a square, " + Notation.squares(board) + ", found " + BadText.quote(word));
        }
        if (square != 0 && square != board.boat() && board.crowd(square) == 3) { // C3
            throw line.bad("pirates: a fourth pirate on square " + square + "; expected at most three");
        }
        board.place(seat, square);
    }

    private Cards cards() {
        byte[][] hands = new byte[seats][];
        Line[] handLines = bySeat("hand");
        for (int seat = 0; seat < seats; seat++) {
            hands[seat] = cards(handLines[seat], 1);
        }
        byte[] discard = cards(text.one("discard"), 0);
        byte[] row = row();
        Line deckLine = text.one("deck");
        byte[] deck = cards(deckLine, 0);
        for (int symbol = 0; symbol < Path.SECTION; symbol++) {
            int count = Tally.count(counted, symbol);
            if (count < edition.box.copies) {
                throw deckLine.bad("expected " + edition.box.copies + " cards " + edition.letter(symbol) + " in "
                        + edition.id + ", found " + count + " in hands, row, deck and discard pile together");
            }
        }
        return new Cards(hands, row, deck, discard, shuffle());
    }

    private byte[] row() {
        Line line = edition.open() ? text.one("row") : text.atMostOne("row");
        if (line == null) {
            return new byte[0];
        }
        if (!edition.open()) {
            throw line.bad("row: expected none in " + edition.id + "; only tortuga has an open row");
        }
        if (line.words().size() > Edition.ROW) {
            throw line.bad("row: expected at most " + Edition.ROW + " cards, found "
                    + line.words().size());
        }
        return cards(line, 0);
    }

    private byte[] cards(Line line, int from) {
        List<String> words = line.from(from);
        byte[] cards = new byte[words.size()];
        for (int i = 0; i < cards.length; i++) {
            cards[i] = symbol(line, words.get(i));
            counted += Tally.one(cards[i]);
            if (Tally.count(counted, cards[i]) > edition.box.copies) {
                throw line.bad(line.key() + ": one card " + words.get(i) + " too many; expected " + edition.box.copies
                        + " of each symbol in " + edition.id);
            }
        }
        return cards;
    }

    private Seed shuffle() {
        Line line = text.atMostOne("shuffle");
        if (line == null) {
            return Cards.PLAIN_SHUFFLE;
        }
        String hex = line.word(0, "a seed");
        line.end(1);
        if (!Seed.isHex(hex)) {
            throw line.bad("shuffle: expected 64 hexadecimal digits, found " + BadText.quote(hex));
        }
        return Seed.read(hex);
    }

    private void turn() {
        Line line = text.one("turn");
        boolean over = line.word(0, "a seat or 'over'").equals("over");
        int home = home(line);
        if (over) {
            line.end(1);
            over(line, home);
            return;
        }
        int seat = line.number(0, "a seat", 1, seats) - 1;
        if (!line.word(1, "'moves'").equals("moves")) {
            throw line.bad("turn: expected 'moves', found "
                    + BadText.quote(line.words().get(1)));
        }
        int moves = line.number(2, "moves left", 0, edition.moves);
        line.end(3);
        if (home != State.NOBODY) { // C13
            throw line.bad("turn: expected 'over', because seat " + (home + 1)
                    + " has all pirates in the boat, found seat " + (seat + 1));
        }
        at(seat, moves, seat);
    }

    private void over(Line line, int home) {
        if (home != State.NOBODY) {
            at(State.NOBODY, 0, home);
            return;
        }
        Line round = text.atMostOne("round");
        if (round == null || round.number(0, "a round", 1, CartagenaBoard.ROUNDS) < CartagenaBoard.ROUNDS) {
            throw line.bad("turn: expected a seat, because nobody has all pirates in the boat and "
                    + CartagenaBoard.ROUNDS + " rounds have not passed, found 'over'");
        }
        at(State.NOBODY, 0, (first(round) + seats - 1) % seats);
    }

    /** The seat with all pirates in the boat, or {@link State#NOBODY}. */
    private int home(Line line) {
        int home = State.NOBODY;
        for (int seat = 0; seat < seats; seat++) {
            if (board.isHome(seat)) {
                if (home != State.NOBODY) {
                    throw line.bad("seats " + (home + 1) + " and " + (seat + 1)
                            + " both have all pirates in the boat; expected at most one, the winner");
                }
                home = seat;
            }
        }
        return home;
    }

    /** Counts the turns from the round, the seat that began and the seat that played last. */
    private void at(int onTurn, int moves, int last) {
        Line line = text.atMostOne("round");
        if (line == null) {
            board.at(last, 1, onTurn, moves);
            return;
        }
        int round = line.number(0, "a round", 1, CartagenaBoard.ROUNDS);
        int first = first(line);
        line.end(3);
        board.at(first, (round - 1) * seats + (last - first + seats) % seats + 1, onTurn, moves);
    }

    private int first(Line round) {
        if (!round.word(1, "'first'").equals("first")) {
            throw round.bad("round: expected 'first', found "
                    + BadText.quote(round.words().get(1)));
        }
        return round.number(2, "a seat", 1, seats) - 1;
    }
}
