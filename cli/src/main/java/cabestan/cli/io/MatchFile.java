package cabestan.cli.io;

import cabestan.rules.catalog.Games;
import cabestan.rules.game.BadText;
import cabestan.rules.game.MatchRecord;
import cabestan.table.Occupant;
import cabestan.table.Seat;
import cabestan.table.Table;
import cabestan.table.text.TableText;
import java.util.ArrayList;
import java.util.List;

/** The text of a match: a table as it was saved, or the record of a match. */
public final class MatchFile {

    /** What records call somebody who has given no name. */
    public static final String HUMAN = "human";

    private MatchFile() {}

    /** Whether a text is a match, well written or not. */
    public static boolean isMatch(String text) {
        return TableText.isTable(text) || text.startsWith("cabestan match");
    }

    /** Reads a match record from a file, or from standard input for {@code -}; a saved table is turned into one. */
    public static MatchRecord record(String file) {
        return record(Arguments.text(file), file);
    }

    /** The same, of a text that was read from this file. */
    public static MatchRecord record(String text, String file) {
        try {
            return TableText.isTable(text)
                    ? record(TableText.read(text, Games::named))
                    : MatchRecord.read(text, Games::named);
        } catch (BadText e) {
            throw new UsageError(Arguments.name(file), e);
        }
    }

    private static MatchRecord record(Table table) {
        if (table.match() == null) {
            throw new BadText("the match has not started; expected one that has");
        }
        return table.record(names(table), true);
    }

    /** The names of all seats as a record has them. */
    public static List<String> names(Table table) {
        List<String> names = new ArrayList<>();
        for (Seat seat : table.seats()) {
            Occupant occupant = seat.occupant();
            String unnamed = occupant instanceof Occupant.Bot(int level, String name) ? "level" + level : HUMAN;
            names.add(occupant.name().isEmpty() ? unnamed : occupant.name());
        }
        return names;
    }
}
