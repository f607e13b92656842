package cabestan.wasm;

import cabestan.bots.BotSeat;
import cabestan.bots.Budget;
import cabestan.rules.catalog.Games;
import cabestan.rules.game.BadText;
import cabestan.rules.game.Game;
import cabestan.rules.game.Rejection;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.teavm.jso.JSExport;

/**
 * What the page can ask: strings and numbers in, JSON out. There is one table; seats count from 1.
 *
 * <p>A refusal is {@code {"refused": {code, rule, reason}}}, and leaves the table as it was.
 */
public final class Engine {

    private static LocalTable table;
    private static final TreeMap<String, BotSeat> bots = new TreeMap<>();

    private Engine() {}

    /** TeaVM compiles what can be reached from here and from the exports. */
    public static void main(String[] args) {}

    /**
     * A new match.
     *
     * @param options lines of a key and a value
     * @param names one line for each seat
     * @param first the seat that begins, or 0 to draw it
     */
    @JSExport
    public static String begin(String game, String variant, String options, String names, int first, String seed) {
        return answer(() -> {
            Game played = Games.named(game);
            List<String> seats = List.of(names.split("\n"));
            Setup plain = new Setup(variant, seats.size(), new TreeMap<>(), first - 1, Seed.read(seed));
            seat(LocalTable.begin(played, with(options, plain), seats));
            return Json.of();
        });
    }

    /** The match of a record, after all its actions. */
    @JSExport
    public static String open(String record) {
        return answer(() -> {
            seat(LocalTable.open(record));
            return Json.of();
        });
    }

    /** The bots keep what they planned when only the same match has gone on. */
    private static void seat(LocalTable opened) {
        if (table == null || !opened.isSameMatch(table)) {
            bots.clear();
        }
        table = opened;
    }

    private static Setup with(String options, Setup setup) {
        Setup chosen = setup;
        for (String line : options.isEmpty() ? new String[0] : options.split("\n")) {
            String[] words = line.split(" ", 2);
            if (words.length != 2) {
                throw new BadText("expected an option and its value, found " + BadText.quote(line));
            }
            chosen = chosen.with(words[0], words[1]);
        }
        return chosen;
    }

    /** The match as text, its seed included. */
    @JSExport
    public static String record() {
        return answer(() -> Json.of("text", table().record().write()));
    }

    /** The table, with a view for each of these seats: numbers between commas, 0 for one who only watches. */
    @JSExport
    public static String show(String eyes) {
        return answer(() -> {
            List<Integer> seats = new ArrayList<>();
            for (String seat : eyes.split(",")) {
                seats.add(Integer.parseInt(seat));
            }
            return new Showing(table()).table(seats);
        });
    }

    @JSExport
    public static String moment(int length, int seat) {
        return answer(() -> new Showing(table()).moment(length, seat));
    }

    @JSExport
    public static String act(int seat, String action) {
        return answer(() -> Showing.gesture(table().act(seat - 1, action)));
    }

    @JSExport
    public static String undo(int seat) {
        return change(() -> table().undo(seat - 1));
    }

    @JSExport
    public static String takeBack(int seat) {
        return change(() -> table().takeBack(seat - 1));
    }

    @JSExport
    public static String resign(int seat) {
        return change(() -> table().resign(seat - 1));
    }

    @JSExport
    public static String agreeOnDraw() {
        return change(() -> table().agreeOnDraw());
    }

    /**
     * What the bot in this seat does next; it is not played.
     *
     * @param nodes how much it thinks, or 0 for the time of its level
     * @param seed of the bot's own dice, used when it first thinks at this table
     */
    @JSExport
    public static String think(int seat, int level, int nodes, String seed) {
        return answer(() -> {
            Budget budget =
                    nodes > 0 ? Budget.ofNodes(nodes) : table().opponent(level).budget();
            return think(seat, level, budget, seed);
        });
    }

    /** The same with a time of the page's own choice, so that players on different machines can be compared. */
    @JSExport
    public static String thinkFor(int seat, int level, int millis, String seed) {
        return answer(() -> think(seat, level, Budget.ofMillis(millis), seed));
    }

    private static Json think(int seat, int level, Budget budget, String seed) {
        table().mustBeOnTurn(seat - 1);
        BotSeat bot = bots.computeIfAbsent(
                seat + " " + level,
                key -> table().seatBot(seat - 1, level, Seed.read(seed).dice()));
        int action = table().think(bot, budget);
        return Json.of("action", table().match().state().write(action), "nodes", budget.nodes());
    }

    /**
     * What the strongest bot thinks of the position, for the seat on turn.
     *
     * @param nodes how much it thinks, or 0 for the time of its level
     */
    @JSExport
    public static String advise(int nodes, String seed) {
        return answer(
                () -> Showing.opinion(table().opinion(nodes, Seed.read(seed).dice())));
    }

    /** What can be proved about a problem; the listener is told how far the search has come. */
    @JSExport
    public static String solve(String problem, Proof.Listener listener) {
        return answer(() -> Proof.of(problem, listener));
    }

    /** Random play to the end, so many matches: how many actions that took, and a sum that tells whether they agree. */
    @JSExport
    public static String playouts(String game, String variant, int count, String seed) {
        return answer(() -> Measure.playouts(Games.named(game), variant, count, Seed.read(seed)));
    }

    @JSExport
    public static String perft(int depth) {
        return answer(() -> Json.of("leaves", table().match().state().perft(depth)));
    }

    private static LocalTable table() {
        if (table == null) {
            throw new Refused("no-match", "there is no match yet");
        }
        return table;
    }

    private static String change(Runnable change) {
        return answer(() -> {
            change.run();
            return Json.of();
        });
    }

    private static String answer(Supplier<Json> asked) {
        try {
            return asked.get().toString();
        } catch (Refused e) {
            return refused(e.why());
        } catch (BadText e) {
            return refused(
                    new Rejection("", "bad-text", (e.line() > 0 ? "line " + e.line() + ": " : "") + e.getMessage()));
        }
    }

    private static String refused(Rejection why) {
        return Json.of("refused", Json.of("code", why.code(), "rule", why.rule(), "reason", why.reason()))
                .toString();
    }
}
