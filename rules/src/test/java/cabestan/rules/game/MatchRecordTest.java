package cabestan.rules.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.catalog.Games;
import cabestan.rules.fragile.FragileProblem;
import cabestan.rules.fragile.FragileProblems;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A record that says something else than its actions is found out. */
class MatchRecordTest {

    /** Problem 1 with its solution, two turns. */
    private static String solved() {
        FragileProblem problem = FragileProblems.named("p1");
        Match match = Match.from(Games.named("fragile"), problem.begin());
        for (String action : Split.words(problem.solution())) {
            match.play(match.state().read(action));
        }
        return MatchRecord.of(match, Opening.position(match), List.of("Ann"), MatchRecord.statusOf(match))
                .write();
    }

    /** Two actions of a match of Arcanor. */
    private static String begun() {
        Game arcanor = Games.named("arcanor");
        Setup setup = Setup.of(arcanor.variant("open"), 2, Seed.of(4)).beginning(0);
        Match match = Match.begin(arcanor, setup);
        match.play(match.state().read("a1-a2"));
        match.play(match.state().read("a7-a6"));
        return MatchRecord.of(match, Opening.published(setup), List.of("Ann", "Bo"), MatchRecord.statusOf(match))
                .write();
    }

    private static MatchRecord read(String text) {
        return MatchRecord.read(text, Games::named);
    }

    private static BadText complaint(String text) {
        MatchRecord record = read(text);
        return assertThrows(BadText.class, record::verify);
    }

    @Test
    void a_true_record_is_verified() {
        assertEquals("solved", read(solved()).verify().state().outcome().code());
        assertEquals(2, read(begun()).verify().length());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "running    | is running; by its actions it ended: every crate of the problem is in its depot",
                "1 resigned | ended by 'resigned'; by its actions it ended: every crate of the problem is in its depot",
                "1 unsolved | 1 unsolved; by its actions it is 1 solved",
                "2 solved   | 2 solved; by its actions it is 1 solved",
            })
    void a_result_that_the_actions_do_not_lead_to(String result, String message) {
        BadText found = complaint(solved().replace("1 solved", result));
        assertTrue(found.getMessage().startsWith("the record says "), found.getMessage());
        assertTrue(found.getMessage().endsWith(message), found.getMessage());
    }

    @Test
    void players_end_only_a_match_that_is_still_running() {
        assertEquals(
                "the record says that the match has ended; by its actions it is still running",
                complaint(begun().replace("running", "1,2 twelve-points")).getMessage());
        MatchRecord resigned = read(begun().replace("running", "1,2 resigned"));
        assertEquals(2, resigned.verify().length());
        assertTrue(resigned.endsByHand());
        assertFalse(read(solved()).endsByHand());
        assertFalse(read(begun()).endsByHand());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "2 a7-a6 | 1 a7-a6       | seat 2 is on turn, not seat 1",
                "2 a7-a6 | 2 a7-a5       | 'a7-a5' is not legal here; A5: a piece moves by one square",
                "2 a7-a6 | 2 a7          | 'a7' is not an action",
                "2 a7-a6 | 2 a7-a6 b7-b6 | seat 1 is on turn, not seat 2",
            })
    void the_first_action_that_cannot_be_played_is_named_with_its_line(String good, String bad, String message) {
        BadText found = complaint(begun().replace(good, bad));
        assertTrue(found.getMessage().startsWith(message), found.getMessage());
        List<String> lines = begun().lines().toList();
        assertEquals(lines.indexOf("turn      2 a7-a6") + 1, found.line());
    }

    @Test
    void nothing_is_played_once_the_match_is_over() {
        assertEquals(
                "the match is over before 'D6-D5'",
                complaint(solved().replace("result", "turn      1 D6-D5\nresult"))
                        .getMessage());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "players   2 | players   3 | expected 3 lines 'seat', found 2",
                "variant   open | # none | expected a line 'variant', found none",
                "seed-hash | # | expected a line 'seed-hash', found none",
                "first     1 | first     3 | seat 3 cannot begin; expected 1 to 2",
                "turn      2 a7-a6 | turn      2 | expected the actions of seat 2, found none",
                "first     1 | option    release all | option release cannot be 'all'",
            })
    void what_a_record_lacks_is_said(String good, String bad, String message) {
        BadText found = assertThrows(BadText.class, () -> read(begun().replace(good, bad)));
        assertTrue(found.getMessage().startsWith(message), found.getMessage());
    }

    @Test
    void a_record_from_a_position_needs_the_names_of_its_seats() {
        BadText found = assertThrows(BadText.class, () -> read(solved().replace("seat      1 Ann\n", "")));
        assertTrue(found.getMessage().startsWith("expected"), found.getMessage());
        found = assertThrows(
                BadText.class,
                () -> read(
                        solved().replace("1 Ann\n", "1 Ann\nseat      2 Bo\n").replace("1 solved", "1,2 solved")));
        assertEquals("expected 1 lines 'seat', found 2", found.getMessage());
    }

    @Test
    void the_end_of_the_last_line_may_be_missing() {
        assertEquals(begun(), read(begun().stripTrailing()).write());
    }

    @Test
    void a_record_has_at_most_four_million_characters() {
        String longest = " ".repeat(4_000_000);
        assertTrue(assertThrows(BadText.class, () -> read(longest)).getMessage().startsWith("expected 'cabestan"));
        assertTrue(assertThrows(BadText.class, () -> read(longest + " "))
                .getMessage()
                .startsWith("the record is longer"));
    }

    @Test
    void a_seed_must_have_the_published_hash() {
        String forged = begun().replace(Seed.of(4).hash(), Seed.of(5).hash());
        assertEquals(
                "the seed does not have the published hash; its hash is "
                        + Seed.of(4).hash(),
                complaint(forged).getMessage());
    }
}
