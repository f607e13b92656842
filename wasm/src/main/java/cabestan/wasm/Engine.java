package cabestan.wasm;

import cabestan.bots.Budget;
import cabestan.bots.analysis.Part;
import cabestan.rules.catalog.Games;
import cabestan.rules.game.BadText;
import cabestan.rules.game.MatchRecord;
import cabestan.rules.game.Rejection;
import cabestan.rules.game.Seed;
import cabestan.table.Caller;
import cabestan.table.Decision;
import cabestan.table.Table;
import cabestan.table.TableCommand;
import cabestan.table.text.RecordImport;
import cabestan.table.text.TableText;
import java.util.List;
import java.util.function.Supplier;
import org.teavm.jso.JSExport;

/**
 * The functions that a page can call: strings and numbers in, JSON out. There is one table; seats count from 1.
 *
 * <p>A rejection is {@code {"rejected": {code, rule, reason}}} and leaves the table unchanged. Times are in milliseconds,
 * as doubles because those are JavaScript's numbers.
 */
public final class Engine {

    private static Table table;
    private static Thinker thinker = new Thinker();
    private static AnalysisBoard analysisBoard;

    private Engine() {}

    /** TeaVM compiles everything reachable from here and from the exports. */
    public static void main(String[] args) {}

    /**
     * Opens a new table; no seat is open, so the match starts at once.
     *
     * @param options one key and value per line
     * @param seats as {@link LocalSeats#read} reads them
     * @param first the seat that begins, or 0 to draw it
     */
    @JSExport
    public static String open(
            String game,
            String variant,
            String options,
            String seats,
            int first,
            String seed,
            String id,
            double created) {
        return answer(() -> {
            take(LocalTable.open(game, variant, options, seats, first, Seed.read(seed), id, (long) created));
            return JsonObject.of();
        });
    }

    /**
     * Opens a table with a recorded match, after all its actions.
     *
     * @param seats as {@link LocalSeats#read} reads them, or empty for the people of the record
     */
    @JSExport
    public static String importRecord(String text, String seats, String id, double created) {
        return answer(() -> {
            MatchRecord record = MatchRecord.read(text, Games::named);
            take(LocalTable.of(record, seats, id, (long) created));
            return JsonObject.of();
        });
    }

    /**
     * Opens a table where a match that is still running, after all actions of this record, can be tried out: what the
     * seat cannot see there is dealt anew from the seed.
     *
     * @param seats as {@link LocalSeats#read} reads them
     */
    @JSExport
    public static String branch(String text, String seats, int seat, String seed, String id, double created) {
        return answer(() -> {
            MatchRecord record = MatchRecord.read(text, Games::named);
            take(LocalTable.of(RecordImport.branch(record, seat - 1, Seed.read(seed)), seats, id, (long) created));
            return JsonObject.of();
        });
    }

    /** Opens the table that {@link #text} wrote. */
    @JSExport
    public static String load(String text) {
        return answer(() -> {
            take(TableText.read(text, Games::named));
            return JsonObject.of();
        });
    }

    /** Keeps the bots and their plans if the same table has only moved on. */
    private static void take(Table opened) {
        if (table == null || !opened.head().equals(table.head())) {
            thinker = new Thinker();
        }
        table = opened;
    }

    /** The whole table as text, and its summary for lists, as kept in the browser's store. */
    @JSExport
    public static String text() {
        return answer(() -> text(table()));
    }

    private static JsonObject text(Table written) {
        return JsonObject.of(
                "text", TableText.write(written),
                "summary", TableJson.summary(written.view(LocalSeats.PLAYER).summary()));
    }

    /** The record of the match with all that is hidden in it, from which it can be continued. */
    @JSExport
    public static String record() {
        return answer(() -> JsonObject.of(
                "text", table().record(LocalTable.names(table()), true).write()));
    }

    /** The record of the match as the players may have it now. */
    @JSExport
    public static String published() {
        return answer(() -> JsonObject.of("text", LocalTable.published(table()).write()));
    }

    /**
     * The table as the server's {@code changed} shows it.
     *
     * @param since the version the page has, to include all later events; or -1
     */
    @JSExport
    public static String view(int since) {
        return answer(() -> TableJson.changed(table(), since));
    }

    /** What this seat saw after this many actions, and the action that led there. */
    @JSExport
    public static String moment(int actions, int seat) {
        return answer(() -> {
            int length = table().match().length();
            if (actions < 0 || actions > length) {
                throw new RejectedException(new Rejection(
                        "", "no-moment", "there is no position " + actions + "; expected 0 to " + length));
            }
            return TableJson.moment(table.momentAfter(actions, seat - 1));
        });
    }

    /**
     * Carries out a command; returns the new version, the events, and the table that a rematch opened.
     *
     * @param version the one the caller saw
     * @param argument as for {@link CommandReader#read}
     */
    @JSExport
    public static String command(String type, int seat, int version, String argument, double now) {
        return answer(() -> {
            TableCommand command = CommandReader.read(table(), type, seat - 1, argument);
            return switch (table.decide(command, caller(seat - 1, version), (long) now)) {
                case Decision.Rejected(Rejection rejection) -> throw new RejectedException(rejection);
                case Decision.Repeated(int led) -> JsonObject.of("version", led, "events", List.of());
                case Decision.Accepted accepted -> carryOut(accepted);
            };
        });
    }

    /** The page acts as the site for the bots, and as the browser's player for everybody else. */
    private static Caller caller(int seat, int version) {
        boolean isBot =
                seat >= 0 && seat < table.seatCount() && table.seat(seat).isBot();
        return isBot ? new Caller.Site(version) : new Caller.Person(LocalSeats.PLAYER, "", version);
    }

    private static JsonObject carryOut(Decision.Accepted accepted) {
        int before = table.version();
        accepted.events().forEach(table::apply);
        return JsonObject.of(
                "version", table.version(),
                "events", TableJson.events(table, before),
                "opened", accepted.opened().map(head -> text(Table.begin(head))).orElse(null));
    }

    /**
     * The next action of the bot in this seat; it is not played.
     *
     * @param nodes its budget, or 0 for the time of its level
     * @param seed of the bot's own dice, used when it first thinks at this table
     */
    @JSExport
    public static String think(int seat, int level, int nodes, String seed) {
        return answer(() -> thinker.think(table(), seat - 1, level, nodes, Seed.read(seed)));
    }

    /** The same with a time chosen by the page, so that players on different machines can be compared. */
    @JSExport
    public static String thinkFor(int seat, int level, int millis, String seed) {
        return answer(() -> thinker.think(table(), seat - 1, level, Budget.ofMillis(millis), Seed.read(seed)));
    }

    /**
     * What the strongest bot thinks of the position, for the seat on turn.
     *
     * @param nodes its budget, or 0 for the time of its level
     */
    @JSExport
    public static String advise(int nodes, String seed) {
        return answer(() -> thinker.advise(table(), nodes, Seed.read(seed)));
    }

    /** What can be proved about a problem; the listener receives the progress of the search. */
    @JSExport
    public static String solve(String problem, Proof.Listener listener) {
        return answer(() -> Proof.of(problem, listener));
    }

    /** Puts the record of a match on the analysis board, or, if a game is named, a position of it; the table stays. */
    @JSExport
    public static String analyse(String text, String game) {
        return answer(() -> {
            analysisBoard = AnalysisBoard.read(text, game);
            return analysisBoard.describe();
        });
    }

    /** The position after a line of actions on the analysis board, separated by spaces. */
    @JSExport
    public static String explore(String line) {
        return answer(() -> analysisBoard().explore(line));
    }

    /** The whole position after a line, with what is hidden, as {@link #analyse} reads it. */
    @JSExport
    public static String position(String line) {
        return answer(() -> analysisBoard().position(line));
    }

    /**
     * What the seat on turn after a line may expect; 0 nodes mean the game's usual number. Several engines can each do a
     * part of the search; part 0 of 1 is the whole.
     */
    @JSExport
    public static String assess(String line, int nodes, int part, int parts) {
        return answer(() -> analysisBoard().assess(line, nodes, new Part(part, parts)));
    }

    /** Judges the next decision of the match on the analysis board; the last answer has the whole analysis. */
    @JSExport
    public static String judge(int nodes) {
        return answer(() -> analysisBoard().judge(nodes));
    }

    private static AnalysisBoard analysisBoard() {
        if (analysisBoard == null) {
            throw new RejectedException(new Rejection("", "no-match", "there is no match to analyse yet"));
        }
        return analysisBoard;
    }

    /** Plays this many random matches; returns the number of actions, and a checksum to compare platforms. */
    @JSExport
    public static String playouts(String game, String variant, int count, String seed) {
        return answer(() -> Measure.playouts(Games.named(game), variant, count, Seed.read(seed)));
    }

    @JSExport
    public static String perft(int depth) {
        return answer(() -> JsonObject.of("leaves", table().match().state().perft(depth)));
    }

    private static Table table() {
        if (table == null) {
            throw new RejectedException(new Rejection("", "no-match", "there is no match yet"));
        }
        return table;
    }

    private static String answer(Supplier<JsonObject> asked) {
        try {
            return asked.get().toString();
        } catch (RejectedException e) {
            return rejected(e.rejection());
        } catch (BadText e) {
            String reason = (e.line() > 0 ? "line " + e.line() + ": " : "") + e.getMessage();
            return rejected(
                    e.isFromNewerVersion()
                            ? new Rejection("", "newer-text", reason)
                            : new Rejection("", "bad-text", reason));
        }
    }

    private static String rejected(Rejection why) {
        JsonObject rejection = JsonObject.of("code", why.code(), "rule", why.rule(), "reason", why.reason());
        return JsonObject.of("rejected", rejection).toString();
    }
}
