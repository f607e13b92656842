package cabestan.table.text;

import cabestan.rules.game.BadText;
import cabestan.rules.game.Split;
import cabestan.table.Occupant;
import cabestan.table.event.EventCodec;

/** Writes an occupant as words: kind, player, level, and finally the name, which may contain spaces. */
public final class OccupantCodec {

    private OccupantCodec() {}

    public static String write(Occupant occupant) {
        int level = occupant instanceof Occupant.Bot(int of, String name) ? of : 0;
        return occupant.kind() + " " + EventCodec.writeWord(occupant.player()) + " " + level + " "
                + EventCodec.writeWord(oneLine(occupant.name()));
    }

    private static String oneLine(String name) {
        return name.replace('\n', ' ').replace('\r', ' ');
    }

    /** Reads what {@link #write} wrote. */
    public static Occupant read(String text) {
        String[] words = Split.by(' ', text, 4);
        if (words.length != 4) {
            throw new BadText("expected kind, player, level and name, found " + BadText.quote(text));
        }
        return of(words[0], EventCodec.readWord(words[1]), EventCodec.integer(words[2]), EventCodec.readWord(words[3]));
    }

    /** The occupant with these values, each empty or 0 if the kind has none. */
    public static Occupant of(String kind, String player, int level, String name) {
        return switch (kind) {
            case "open" -> new Occupant.Nobody(player);
            case "player" -> new Occupant.Player(player, name);
            case "guest" -> new Occupant.Guest(player, name);
            case "bot" -> new Occupant.Bot(level, name);
            default -> throw new BadText("expected open, player, guest or bot, found " + BadText.quote(kind));
        };
    }
}
