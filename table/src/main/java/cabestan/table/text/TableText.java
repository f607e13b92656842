package cabestan.table.text;

import cabestan.rules.game.BadText;
import cabestan.rules.game.Game;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.rules.game.Split;
import cabestan.rules.game.State;
import cabestan.rules.game.Terms;
import cabestan.table.Beginning;
import cabestan.table.Seat;
import cabestan.table.Table;
import cabestan.table.TableHead;
import cabestan.table.clock.ClockRule;
import cabestan.table.event.EventCodec;
import cabestan.table.event.LoggedEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * A whole table as text, including its secrets, for the browser's store and saved tables.
 *
 * <p>First the head, one key and value per line, then a line {@code event} for each event as written by {@link
 * EventCodec}, then {@code end}.
 */
public final class TableText {

    /** The first line; the number is the version of the format. */
    public static final String HEADER = "cabestan table 1";

    /** The last line; a text without it was cut off. */
    private static final String END = "end";

    private final Function<String, Game> games;
    private Game game;
    private String id = "";
    private String variant = "";
    private final TreeMap<String, String> options = new TreeMap<>();
    private int first = Terms.BY_LOT;
    private Seed seed;
    private final StringBuilder start = new StringBuilder();
    private ClockRule clock = new ClockRule.None();
    private String host = "";
    private long created;
    private final List<Seat> seats = new ArrayList<>();
    private final List<LoggedEvent> events = new ArrayList<>();
    private int line;
    private int firstStart;
    private final List<Integer> lineOfEvent = new ArrayList<>();
    private boolean ended;

    private TableText(Function<String, Game> games) {
        this.games = games;
    }

    public static boolean isTable(String text) {
        return text.startsWith(HEADER);
    }

    public static String write(Table table) {
        TableHead head = table.head();
        StringBuilder text = new StringBuilder(HEADER).append('\n');
        line(text, "id", head.id());
        line(text, "game", head.game().id());
        line(text, "variant", head.beginning().variant());
        switch (head.beginning()) {
            case Beginning.FromSetup(Setup setup) -> {
                setup.options().forEach((key, value) -> line(text, "option", key + " " + value));
                line(text, "first", setup.first() == Terms.BY_LOT ? "lot" : String.valueOf(setup.first() + 1));
                line(text, "seed", setup.seed().hex());
            }
            case Beginning.FromPosition(String variant, String position) -> {
                for (String row : Split.by('\n', position.stripTrailing())) {
                    line(text, "start", row);
                }
            }
        }
        line(text, "clock", head.clock().write());
        line(text, "host", EventCodec.writeWord(head.host()));
        line(text, "created", String.valueOf(head.created()));
        for (Seat seat : head.seats()) {
            line(text, "seat", EventCodec.writeWord(seat.invite()) + " " + OccupantCodec.write(seat.occupant()));
        }
        for (LoggedEvent event : table.events()) {
            line(text, "event", EventCodec.writeLine(event));
        }
        return text.append(END).append('\n').toString();
    }

    private static void line(StringBuilder text, String key, String value) {
        text.append(key).append(' ').append(value).append('\n');
    }

    /** Reads a table; {@link BadText} names the wrong line. */
    public static Table read(String text, Function<String, Game> games) {
        String[] lines = Split.lines(text);
        if (!lines[0].equals(HEADER)) {
            throw new BadText(1, "expected '" + HEADER + "', found " + BadText.quote(lines[0]));
        }
        TableText reader = new TableText(games);
        for (reader.line = 2; reader.line <= lines.length; reader.line++) {
            try {
                reader.read(lines[reader.line - 1]);
            } catch (BadText e) {
                throw e.at(reader.line);
            }
        }
        return reader.table();
    }

    private void read(String text) {
        int space = text.indexOf(' ');
        String value = space < 0 ? "" : text.substring(space + 1);
        if (ended && !text.isEmpty()) {
            throw new BadText("expected nothing after '" + END + "', found " + BadText.quote(text));
        }
        switch (space < 0 ? text : text.substring(0, space)) {
            case "" -> {}
            case END -> ended = true;
            case "id" -> id = value;
            case "game" -> game = games.apply(value);
            case "variant" -> variant = value;
            case "option" -> readOption(value);
            case "first" -> first = value.equals("lot") ? Terms.BY_LOT : EventCodec.integer(value) - 1;
            case "seed" -> seed = Seed.read(value);
            case "start" -> readStart(value);
            case "clock" -> clock = ClockRule.read(value);
            case "host" -> host = EventCodec.readWord(value);
            case "created" -> created = EventCodec.number(value);
            case "seat" -> seats.add(readSeat(value));
            case "event" -> readEvent(value);
            default -> throw new BadText("unknown key in " + BadText.quote(text));
        }
    }

    private void readStart(String row) {
        firstStart = start.isEmpty() ? line : firstStart;
        start.append(row).append('\n');
    }

    private void readEvent(String value) {
        events.add(EventCodec.readLine(events.size() + 1, value));
        lineOfEvent.add(line);
    }

    private void readOption(String value) {
        String[] words = Split.by(' ', value, 2);
        if (words.length != 2) {
            throw new BadText("expected an option and its value, found " + BadText.quote(value));
        }
        options.put(words[0], words[1]);
    }

    private static Seat readSeat(String value) {
        int space = value.indexOf(' ');
        if (space < 0) {
            throw new BadText("expected a key and who sits there, found " + BadText.quote(value));
        }
        return new Seat(OccupantCodec.read(value.substring(space + 1)), EventCodec.readWord(value.substring(0, space)));
    }

    private Table table() {
        if (!ended) {
            throw new BadText("expected '" + END + "' as the last line, found none; the text is cut off");
        }
        if (game == null || seats.isEmpty()) {
            throw new BadText("expected a line '" + (game == null ? "game" : "seat") + "', found none");
        }
        TableHead head = new TableHead(id, game, beginning(), clock, seats, host, false, "", "", created);
        Table table = Table.open(head);
        for (int i = 0; i < events.size(); i++) {
            try {
                table.apply(events.get(i));
            } catch (BadText e) {
                throw e.at(lineOfEvent.get(i));
            } catch (IllegalStateException e) {
                throw new BadText(lineOfEvent.get(i), "event " + (i + 1) + " cannot have happened at this table");
            }
        }
        return table;
    }

    private void checkStart() {
        State state;
        try {
            state = game.readPosition(start.toString());
        } catch (BadText e) {
            throw e.line() == 0 ? e : e.at(firstStart + e.line() - 1);
        }
        if (state.seats() != seats.size() || !state.variant().equals(variant)) {
            throw new BadText("the position is one of " + state.variant() + " with " + state.seats()
                    + " seats; expected " + BadText.quote(variant) + " with " + seats.size());
        }
    }

    private Beginning beginning() {
        if (!start.isEmpty()) {
            checkStart();
            return new Beginning.FromPosition(variant, start.toString());
        }
        if (seed == null) {
            throw new BadText("expected a line 'seed' or lines 'start', found none");
        }
        Setup setup = new Setup(variant, seats.size(), options, first, seed);
        game.variant(variant).accepts(setup.terms());
        return new Beginning.FromSetup(setup);
    }
}
