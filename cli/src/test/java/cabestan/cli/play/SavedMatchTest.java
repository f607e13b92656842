package cabestan.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.cli.Run;
import cabestan.cli.io.MatchFile;
import cabestan.rules.cartagena.CartagenaGame;
import cabestan.rules.game.Match;
import cabestan.rules.game.MatchRecord;
import cabestan.rules.game.Opening;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.table.text.TableText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Matches that are saved, read by other commands and resumed. */
class SavedMatchTest {

    private static final Path RELEASE = Path.of("src", "test", "resources", "release-0.1");

    @TempDir
    private Path folder;

    private String saved(String args, String... lines) {
        String file = folder.resolve("saved.match").toString();
        String input = String.join("\n", lines) + "\nsave " + file + "\n";
        assertEquals(
                0,
                Run.fed(input, ("play " + args + " --keep " + folder).split(" "))
                        .code());
        return file;
    }

    private Run resume(String file, String... lines) {
        return Run.fed(String.join("\n", lines) + "\n", "play", "--resume", file);
    }

    private static List<String> actions(MatchRecord record) {
        return record.actions().stream().map(MatchRecord.Played::text).toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"arcanor", "cartagena", "fragile", "fragile-straws", "human-level2-human", "problem"})
    void a_match_kept_by_release_0_1_is_resumed_and_played_on(String name) throws IOException {
        Path file = Files.copy(RELEASE.resolve(name + ".match"), folder.resolve("old.match"));
        MatchRecord before = MatchFile.record(file.toString());

        TerminalTable table = ResumedTable.read(Files.readString(file));
        new TerminalSession(table, new Typist(2), new SaveFile(folder, file)).play();

        assertTrue(TableText.isTable(Files.readString(file)));
        MatchRecord after = MatchFile.record(file.toString());
        assertEquals(before.names(), after.names());
        assertEquals(before.opening(), after.opening());
        assertTrue(after.actions().size() >= before.actions().size() + 2);
        assertEquals(actions(before), actions(after).subList(0, before.actions().size()));
        assertEquals(0, Run.of("verify", file.toString()).code());
        assertFalse(resume(file.toString(), "").out().isEmpty());
    }

    @Test
    void a_saved_match_knows_who_sat_where() {
        String file = saved("cartagena --variant tortuga --seats human,random,level1 --seed 3");
        assertEquals(
                List.of("human", "random", "level1"), MatchFile.record(file).names());
        Run resumed = resume(file);
        assertTrue(resumed.out().contains("1 You 0   2 random 0   3 "), resumed.out());
        assertTrue(resumed.out().contains(" is level 1."), resumed.out());
    }

    @Test
    void the_names_of_a_record_stay_in_the_saved_match() throws IOException {
        Path file = Files.copy(Path.of(Run.example("golden/arcanor-open-4.match")), folder.resolve("anne.match"));
        String running = Files.readString(file)
                .replaceAll("(?m)^turn .*\n", "")
                .replaceAll("(?m)^seat      1 .*", "seat      1 Anne Bonny")
                .replaceAll("(?m)^result .*", "result    running");
        Files.writeString(file, running);
        resume(file.toString(), "");
        assertTrue(TableText.isTable(Files.readString(file)));
        assertEquals("Anne Bonny", MatchFile.record(file.toString()).names().getFirst());
        assertTrue(resume(file.toString(), "").out().contains("Anne Bonny"));
    }

    @Test
    void replay_shows_a_saved_match() {
        Run run = Run.of("replay", saved("fragile --problem p1", "D6*C6-B6 C6-B3"), "--at", "1");
        assertEquals("after action 1 of 2: human D6*C6-B6", run.lines().getFirst());
    }

    @Test
    void what_was_taken_back_is_not_part_of_the_match() {
        String file = saved("fragile --problem p1", "D6*C6-B6", "undo", "D6-D5");
        assertEquals(List.of("D6-D5"), actions(MatchFile.record(file)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "acted 1 terminal - D6-D5 | acted 1 terminal - D6-D6 | : event 2 cannot have happened at this table",
                "game fragile             | game chess               | :3: ",
                "started                  | applauded                | this version of Cabestan does not know the event",
                "clock none               | clock turn 3             | : expected a match without a clock whose players",
                "host terminal            | host somebody            | : expected a match without a clock whose players"
            })
    void a_saved_match_that_cannot_be_resumed_is_rejected_in_one_line(String right, String wrong, String message)
            throws IOException {
        String file = saved("fragile --problem p1", "D6-D5");
        String text = Files.readString(Path.of(file));
        assertTrue(text.contains(right), text);
        Files.writeString(Path.of(file), text.replace(right, wrong));
        Run run = Run.of("play", "--resume", file);
        assertEquals(2, run.code());
        assertEquals(1, run.err().lines().count(), run.err());
        assertTrue(run.err().startsWith("cabestan: " + file) && run.err().contains(message), run.err());
    }

    @Test
    void the_record_of_a_match_from_a_position_keeps_what_is_hidden_until_the_end() throws IOException {
        Setup setup = Setup.of(CartagenaGame.GAME.variant("jamaica"), 2, Seed.of(3));
        Match match = Match.from(CartagenaGame.GAME, CartagenaGame.GAME.begin(setup));
        String deck = match.state()
                .position()
                .lines()
                .filter(line -> line.startsWith("deck"))
                .findFirst()
                .orElseThrow();
        MatchRecord record =
                MatchRecord.of(match, Opening.position(match), List.of("Ana", "Bo"), new MatchRecord.Running());
        Path file = Files.writeString(folder.resolve("position.match"), record.write());

        Run run = resume(file.toString(), "", "record", "resign", "record");
        int end = run.out().indexOf("gives up");
        assertTrue(run.out().contains("its record comes at the end"), run.out());
        assertFalse(run.out().substring(0, end).contains(deck), run.out());
        assertTrue(run.out().substring(end).contains(deck), run.out());
    }
}
