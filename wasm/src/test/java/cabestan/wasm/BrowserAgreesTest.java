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
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The engine in Chromium gives exactly the same answers as on the JVM. */
final class BrowserAgreesTest {

    private static final Path GOLDEN = Path.of("../rules/src/test/resources/golden");
    private static final Path CORPUS = Path.of("../rules/src/test/resources/corpus.gz");
    private static final int LEVELS = 5;
    private static final int NODES = 150;
    private static final int JUDGED = 8;

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

    /** Asks both, and returns the answer they agree on. */
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
        assertEquals("{}", ask("importRecord", text, "", "golden", 0));
        assertEquals(JsonObject.of("text", text).toString(), ask("record"));
        int length = MatchRecord.read(text, Games::named).actions().size();
        for (int at = 0; at < length; at += 9) {
            ask("moment", at, 0);
        }
        String last = ask("moment", length, 0);
        String expected = JsonObject.of("n", length, "position", end.strip()).toString();
        assertTrue(last.startsWith(expected.replaceAll("\"}$", "")), last);
        ask("view", -1);
    }

    /** Importing checks every action and the result; {@code CorpusTest} in rules checks the invariants on the JVM. */
    @Test
    void the_corpus_replays_to_the_same_results() throws Exception {
        List<String> records;
        try (GZIPInputStream corpus = new GZIPInputStream(Files.newInputStream(CORPUS))) {
            String all = new String(corpus.readAllBytes(), StandardCharsets.UTF_8);
            records = List.of(all.split("(?=cabestan match 1\n)"));
        }
        assertEquals(300, records.size());
        for (String text : records) {
            assertEquals("{}", ask("importRecord", text, "", "corpus", 0));
            int length = MatchRecord.read(text, Games::named).actions().size();
            ask("moment", length / 2, 0);
            assertTrue(ask("moment", length, 0).contains("\"onTurn\":0"), text);
        }
    }

    @ParameterizedTest
    @MethodSource("goldenMatches")
    void views_and_bots_agree_in_the_middle_of_a_golden_match(Path file) throws Exception {
        MatchRecord record = MatchRecord.read(Files.readString(file), Games::named);
        ask("importRecord", half(record), "", "half", 0);
        String shown = ask("view", -1);
        int seat = Integer.parseInt(shown.replaceAll("(?s).*\"onTurn\":([0-9]).*", "$1"));
        int length = record.replay().length() / 2;
        ask("moment", length, 0);
        for (int level = 1; level <= LEVELS; level++) {
            ask("importRecord", half(record), "", "half", 0);
            String thought = ask("think", seat, level, NODES, "7");
            assertFalse(thought.contains("rejected"), thought);
            String action = thought.replaceAll(".*\"action\":\"([^\"]*)\".*", "$1");
            assertFalse(ask("command", "act", seat, 1 + length, action, 0).contains("rejected"));
        }
        ask("importRecord", half(record), "", "half", 0);
        String opinion = ask("advise", NODES, "7");
        assertTrue(opinion.startsWith("{\"seat\":" + seat + ",\"plan\":[{\"text\""), opinion);
    }

    @ParameterizedTest
    @MethodSource("goldenMatches")
    void analysis_agrees_in_the_middle_of_a_golden_match(Path file) throws Exception {
        String text = Files.readString(file);
        ask("analyse", text, "");
        Match match = MatchRecord.read(text, Games::named).replay();
        List<String> words = new ArrayList<>();
        for (int i = 0; i < match.length() / 2; i++) {
            words.add(match.text(i));
        }
        String line = String.join(" ", words);
        ask("explore", line);
        ask("position", line);
        String assessment = ask("assess", line, NODES, 0, 1);
        assertTrue(assessment.contains("\"lines\":[{\"actions\":[{\"text\""), assessment);
        ask("assess", line, NODES, 1, 3);
        for (int i = 0; i < JUDGED; i++) {
            assertFalse(ask("judge", NODES).contains("rejected"));
        }
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

    @ParameterizedTest
    @MethodSource("goldenMatches")
    void a_branch_is_dealt_alike(Path file) throws Exception {
        MatchRecord record = MatchRecord.read(Files.readString(file), Games::named);
        int seats = record.names().size();
        String occupied = "player Ada\n" + String.join("\n", Collections.nCopies(seats - 1, "bot 1"));
        assertEquals("{}", ask("branch", half(record), occupied, 1, "2026", "try", 0));
        ask("view", -1);
        ask("record");
    }

    @Test
    void the_seed_is_published_at_the_end() throws Exception {
        ask("open", "cartagena", "basic", "", "player Ada\nguest Bob", 1, "5", "a", 0);
        assertTrue(ask("record").contains("\\nseed  "));
        assertFalse(ask("published").contains("\\nseed  "));
        command("resign", 1, 1, "", 0);
        assertTrue(ask("published").contains("\\nseed  "));
    }

    @Test
    void what_a_match_from_a_position_hides_is_published_at_the_end() throws Exception {
        ask("open", "cartagena", "basic", "", "player Ada\nguest Bob", 1, "5", "a", 0);
        String record = ask("record").replaceAll("^\\{\"text\":\"|\"}$", "").replace("\\n", "\n");
        assertEquals("{}", ask("branch", record, "player Ada\nguest Bob", 1, "6", "b", 0));
        assertTrue(ask("published").contains("not-over"));
        command("resign", 1, 2, "", 0);
        assertTrue(ask("published").contains("\\nstart "));
    }

    static Stream<List<String>> variants() {
        return Games.all().stream()
                .flatMap(game -> game.variants().stream().map(variant -> List.of(game.id(), variant.id())));
    }

    @ParameterizedTest
    @MethodSource("variants")
    void random_matches_agree(List<String> names) throws Exception {
        String answer = ask("playouts", names.get(0), names.get(1), 20, "11");
        assertFalse(answer.contains("rejected"), answer);
    }

    @ParameterizedTest
    @MethodSource("variants")
    void a_new_match_begins_alike(List<String> names) throws Exception {
        Game game = Games.named(names.get(0));
        Variant variant = game.variant(names.get(1));
        String seats = String.join(
                "\n",
                List.of("player Ada", "guest Bob \"B\" \\", "guest Çelik \u2693", "guest \uD83D\uDE00", "bot 2")
                        .subList(0, variant.minSeats()));
        assertEquals("{}", ask("open", game.id(), variant.id(), "", seats, 1, "2026", "new", 1_700_000_000_000L));
        ask("view", -1);
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
    void a_study_is_read_and_rejected_alike() throws Exception {
        String text = """
                cabestan match 3
                game arcanor
                seat 1 Ada
                seat 2 Bob
                start ,,,,,,,/,,,,,,,/,,,,,,,/,,,a,,,,/,,,,,,,/,,,,,,,/12,34,,,,,, w
                turn 1 a1-a2
                branch 1 main 0 b1-b2 d4-d3
                comment 1 2 Cornered.
                arrow main 1 red a2 b3
                result running
                """;
        String read = ask("analyse", text, "");
        assertTrue(read.contains("\"trials\":[{\"from\":0,\"seat\":1,\"turn\":1,\"text\":\"b1-b2\"}"), read);
        String refused = ask("analyse", text.replace("b1-b2", "a1-a5"), "");
        assertTrue(refused.contains("line 7: 'a1-a5' is not legal here"), refused);
    }

    @Test
    void what_cannot_be_done_is_rejected_alike() throws Exception {
        ask("open", "arcanor", "open", "", "player Ada\nguest Bob", 1, "1", "a", 0);
        String before = ask("view", -1);
        assertTrue(ask("load", "nonsense").contains("\"rejected\""));
        assertTrue(ask("importRecord", "nonsense", "", "b", 0).contains("\"rejected\""));
        assertTrue(ask("open", "chess", "open", "", "guest A\nguest B", 0, "1", "b", 0)
                .contains("\"rejected\""));
        String three = "guest A\nguest B\nguest C";
        assertTrue(ask("open", "arcanor", "open", "", three, 0, "1", "b", 0).contains("\"rejected\""));
        assertTrue(ask("open", "arcanor", "open", "x", "guest A\nguest B", 0, "1", "b", 0)
                .contains("\"rejected\""));
        assertTrue(ask("open", "arcanor", "open", "", "guest A\nbot 9", 0, "1", "b", 0)
                .contains("\"rejected\""));
        assertTrue(ask("open", "arcanor", "open", "", "guest A\nking B", 0, "1", "b", 0)
                .contains("\"rejected\""));
        assertTrue(ask("command", "act", 2, 1, "a1-a2", 0).contains("not-your-turn"));
        assertTrue(ask("command", "act", 1, 1, "zz", 0).contains("bad-action"));
        assertTrue(ask("command", "act", 1, 1, "a1-g7", 0).contains("\"rejected\""));
        assertTrue(ask("command", "act", 1, 0, "a1-a2", 0).contains("stale"));
        assertTrue(ask("command", "undo", 1, 1, "", 0).contains("nothing-to-undo"));
        assertTrue(ask("command", "ask-takeback", 2, 1, "", 0).contains("nothing-to-undo"));
        assertTrue(ask("command", "resign", 3, 1, "", 0).contains("not-your-seat"));
        assertTrue(ask("command", "rematch", 1, 1, "next 5", 0).contains("not-over"));
        assertTrue(ask("command", "sing", 1, 1, "", 0).contains("bad-text"));
        assertTrue(ask("think", 2, 1, NODES, "7").contains("not-your-turn"));
        assertTrue(ask("moment", 1, 1).contains("no-moment"));
        assertEquals(before, ask("view", -1));
    }

    @Test
    void a_course_of_commands_leads_to_the_same_table() throws Exception {
        ask("open", "arcanor", "open", "", "player Ada\nguest Bob", 1, "1", "first", 1000);
        command("act", 1, 1, "d1-d2", 2000);
        command("ask-takeback", 1, 2, "", 3000);
        command("act", 1, 4, "d1-d2", 4000);
        command("act", 2, 5, "a7^a6", 5000);
        command("offer-draw", 1, 6, "", 6000);
        assertTrue(ask("view", 6).contains("\"offer\":{\"what\":\"draw\",\"seat\":1}"));
        command("decline-draw", 2, 7, "", 7000);
        command("resign", 2, 8, "", 8000);
        String rematch = command("rematch", 1, 9, "second 5", 9000);
        assertTrue(rematch.contains("\"opened\":{\"text\":\"cabestan table 1\\nid second\\n"), rematch);

        String text = ask("text");
        String seen = ask("view", -1);
        assertTrue(seen.contains("\"next\":\"second\""), seen);
        assertEquals("{}", ask("load", plain(text)));
        assertEquals(text, ask("text"));
        assertEquals(seen, ask("view", -1));
    }

    @Test
    void a_bot_declines_a_draw_and_plays_on_for_whoever_resigns() throws Exception {
        ask("open", "arcanor", "open", "", "player Ada\nbot 1", 1, "1", "a", 0);
        String declined = command("offer-draw", 1, 1, "", 0);
        assertTrue(declined.contains("\"kind\":\"draw-declined\",\"seat\":2"), declined);
        ask("open", "cartagena", "basic", "", "player Ada\nguest Bob\nbot 2", 1, "1", "b", 0);
        command("resign", 1, 1, "", 0);
        String seen = ask("view", 1);
        assertTrue(seen.contains("\"kind\":\"bot\",\"name\":\"Level 3\",\"mine\":false"), seen);
        assertTrue(seen.contains("\"state\":\"running\""), seen);
    }

    private static String command(String type, int seat, int version, String argument, int now) throws Exception {
        String answer = ask("command", type, seat, version, argument, now);
        assertFalse(answer.contains("\"rejected\""), answer);
        return answer;
    }

    /** The text within the answer of {@code text}. */
    private static String plain(String answer) {
        return answer.replaceAll("^\\{\"text\":\"|\",\"summary\":.*$", "").replace("\\n", "\n");
    }
}
