package cabestan.wasm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.catalog.Games;
import cabestan.rules.game.Game;
import cabestan.rules.game.Match;
import cabestan.rules.game.MatchRecord;
import cabestan.rules.game.Variant;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The engine in Chromium gives the same answers as on the JVM, word for word. */
final class BrowserAgreesTest {

    private static final Path GOLDEN = Path.of("../rules/src/test/resources/golden");
    private static final int LEVELS = 5;
    private static final int NODES = 150;

    private static Browser browser;

    @BeforeAll
    static void open() throws Exception {
        browser = new Browser();
    }

    @AfterAll
    static void close() throws Exception {
        if (browser != null) {
            browser.close();
        }
    }

    /** Asks both, and gives the answer they agree on. */
    private static String ask(String method, Object... args) throws Exception {
        String here = Jvm.ask(method, args);
        assertEquals(here, browser.ask(method, args).text(), method);
        return here;
    }

    static List<Path> goldenMatches() throws IOException {
        try (Stream<Path> files = Files.list(GOLDEN)) {
            return files.filter(file -> file.toString().endsWith(".match"))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("goldenMatches")
    void a_golden_match_replays_to_the_same_positions(Path file) throws Exception {
        String text = Files.readString(file);
        String end = Files.readString(Path.of(file.toString().replaceAll("match$", "end")));
        assertEquals("{}", ask("open", text));
        assertEquals(Json.of("text", text).toString(), ask("record"));
        int length = MatchRecord.read(text, Games::named).actions().size();
        for (int at = 0; at < length; at += 9) {
            ask("moment", at, 0);
        }
        String last = ask("moment", length, 0);
        assertTrue(last.startsWith(Json.of("position", end.strip()).toString().replaceAll("\"}$", "")), last);
        ask("show", "0");
    }

    @ParameterizedTest
    @MethodSource("goldenMatches")
    void views_and_bots_agree_in_the_middle_of_a_golden_match(Path file) throws Exception {
        MatchRecord record = MatchRecord.read(Files.readString(file), Games::named);
        ask("open", half(record));
        String shown = ask("show", record.names().size() == 2 ? "0,1,2" : "0,1,2,3");
        int seat = Integer.parseInt(shown.replaceAll("(?s).*\"onTurn\":([0-9]).*", "$1"));
        for (int level = 1; level <= LEVELS; level++) {
            ask("open", half(record));
            String thought = ask("think", seat, level, NODES, "7");
            assertFalse(thought.contains("refused"), thought);
            String action = thought.replaceAll(".*\"action\":\"([^\"]*)\".*", "$1");
            assertFalse(ask("act", seat, action).contains("refused"));
        }
        ask("open", half(record));
        String opinion = ask("advise", NODES, "7");
        assertTrue(opinion.startsWith("{\"seat\":" + seat + ",\"plan\":[{\"text\""), opinion);
    }

    private static String half(MatchRecord record) {
        Match match = record.replay();
        Match half = Match.from(record.game(), match.start());
        for (int i = 0; i < match.length() / 2; i++) {
            half.play(match.action(i));
        }
        return MatchRecord.of(half, record.opening(), record.names(), new MatchRecord.Running())
                .write();
    }

    static Stream<List<String>> variants() {
        return Games.all().stream()
                .flatMap(game -> game.variants().stream().map(variant -> List.of(game.id(), variant.id())));
    }

    @ParameterizedTest
    @MethodSource("variants")
    void random_matches_agree(List<String> names) throws Exception {
        String answer = ask("playouts", names.get(0), names.get(1), 20, "11");
        assertFalse(answer.contains("refused"), answer);
    }

    @ParameterizedTest
    @MethodSource("variants")
    void a_new_match_begins_alike(List<String> names) throws Exception {
        Game game = Games.named(names.get(0));
        Variant variant = game.variant(names.get(1));
        String seats = String.join(
                "\n",
                List.of("Ada", "Bob \"B\" \\", "Çelik \u2693", "\uD83D\uDE00", "E")
                        .subList(0, variant.minSeats()));
        assertEquals("{}", ask("begin", game.id(), variant.id(), "", seats, 1, "2026"));
        ask("show", "1,2");
        ask("record");
        ask("perft", 2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"grade-1/01.txt", "grade-2/01.txt"})
    void a_problem_is_proved_alike(String sheet) throws Exception {
        String problem = Files.readString(Path.of("../problems", sheet));
        Proof.Listener deaf = (turns, turn, done, all) -> {};
        String here = Jvm.ask("solve", problem, deaf);
        assertTrue(here.startsWith("{\"verdict\":\"solved\""), here);
        assertEquals(here, browser.ask("solve", problem).text());
    }

    @Test
    void what_cannot_be_done_is_refused_alike() throws Exception {
        ask("begin", "arcanor", "open", "", "Ada\nBob", 1, "1");
        String before = ask("show", "1,2");
        assertTrue(ask("open", "nonsense").contains("\"refused\""));
        assertTrue(ask("begin", "chess", "open", "", "A\nB", 0, "1").contains("\"refused\""));
        assertTrue(ask("begin", "arcanor", "open", "", "A\nB\nC", 0, "1").contains("\"refused\""));
        assertTrue(ask("begin", "arcanor", "open", "x", "A\nB", 0, "seed").contains("\"refused\""));
        assertTrue(ask("act", 2, "a1-a2").contains("not-your-turn"));
        assertTrue(ask("act", 1, "zz").contains("bad-text"));
        assertTrue(ask("act", 1, "a1-g7").contains("\"refused\""));
        assertTrue(ask("undo", 1).contains("nothing-to-undo"));
        assertTrue(ask("takeBack", 2).contains("nothing-to-undo"));
        assertTrue(ask("resign", 3).contains("no-seat"));
        assertTrue(ask("moment", 1, 1).contains("no-moment"));
        assertEquals(before, ask("show", "1,2"));
    }
}
