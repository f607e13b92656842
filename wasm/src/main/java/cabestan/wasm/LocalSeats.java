package cabestan.wasm;

import cabestan.bots.catalog.Opponents;
import cabestan.rules.game.BadText;
import cabestan.rules.game.Game;
import cabestan.rules.game.MatchRecord;
import cabestan.rules.game.Split;
import cabestan.table.Occupant;
import cabestan.table.Seat;
import java.util.ArrayList;
import java.util.List;

/** Who sits at a table in this browser; its only player acts for everybody here. */
final class LocalSeats {

    /** The player of this browser. */
    static final String PLAYER = "me";

    /** The player in the seats of people who played elsewhere; nobody acts for them. */
    private static final String NOT_HERE = "";

    private LocalSeats() {}

    /** One line for each seat: {@code player NAME}, {@code guest NAME}, {@code bot LEVEL} or {@code elsewhere NAME}. */
    static List<Seat> read(Game game, String lines) {
        List<Seat> seats = new ArrayList<>();
        for (String line : Split.by('\n', lines.strip())) {
            String[] words = Split.by(' ', line, 2);
            seats.add(Seat.of(occupant(game, words[0], words.length == 2 ? words[1] : "")));
        }
        return seats;
    }

    private static Occupant occupant(Game game, String kind, String value) {
        return switch (kind) {
            case "player" -> new Occupant.Player(PLAYER, value);
            case "guest" -> new Occupant.Guest(PLAYER, value);
            case "bot" -> new Occupant.Bot(level(game, value), "");
            case "elsewhere" -> new Occupant.Guest(NOT_HERE, value);
            default -> throw new BadText("expected player, guest, bot or elsewhere, found " + BadText.quote(kind));
        };
    }

    private static int level(Game game, String value) {
        int level = value.length() == 1 ? value.charAt(0) - '0' : 0;
        Opponents.level(game, level);
        return level;
    }

    /** The people of a record: they continue here if the match is still running, and are elsewhere if it is over. */
    static List<Seat> of(MatchRecord record) {
        List<Seat> seats = new ArrayList<>();
        for (String name : record.names()) {
            seats.add(Seat.of(
                    new Occupant.Guest(record.status() instanceof MatchRecord.Running ? PLAYER : NOT_HERE, name)));
        }
        return seats;
    }

    /** The names of the seats in a record, which needs one for each. */
    static List<String> names(List<Seat> seats) {
        List<String> names = new ArrayList<>();
        for (Seat seat : seats) {
            String name = name(seat.occupant());
            names.add(name.isEmpty() ? "Seat " + (names.size() + 1) : name);
        }
        return names;
    }

    /** The name to show, or empty. */
    static String name(Occupant occupant) {
        return occupant instanceof Occupant.Bot(int level, String name) && name.isEmpty()
                ? "Level " + level
                : occupant.name();
    }
}
