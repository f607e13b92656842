package cabestan.rules.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.catalog.Games;
import cabestan.rules.fragile.FragileProblems;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a match knows of its turns, what can be taken back, and where its record is wrong. */
class MatchTest {

    private static final Game FRAGILE = Games.named("fragile");
    private static final String[] SOLUTION = {"D6*C6-B6", "C6-B3", "end", "B9-B7", "B7*B6-B5", "B6*B5-B4", "B5~B4-C3"};

    /** Problem 1, with these actions played. */
    private static Match played(String... actions) {
        Match match = Match.from(FRAGILE, FragileProblems.named("p1").begin());
        for (String action : actions) {
            assertTrue(match.play(match.state().read(action)).isEmpty(), action);
        }
        return match;
    }

    @Test
    void a_turn_begins_after_all_actions_of_the_turn_before() {
        assertEquals(0, played().turnBegin());
        assertEquals(0, played("D6*C6-B6", "C6-B3").turnBegin());
        assertEquals(3, played("D6*C6-B6", "C6-B3", "end").turnBegin());
        assertEquals(3, played("D6*C6-B6", "C6-B3", "end", "B9-B7").turnBegin());
    }

    @Test
    void no_more_is_taken_back_than_was_played() {
        Match match = played("D6*C6-B6", "C6-B3");
        assertFalse(match.canRewind(3));
        assertThrows(IllegalArgumentException.class, () -> match.rewind(3));
        match.rewind(2);
        assertEquals(0, match.length());
        assertEquals(played().state().position(), match.state().position());
    }

    @Test
    void a_copy_goes_its_own_way() {
        Match match = played("D6*C6-B6", "C6-B3");
        Match copy = match.copy();
        match.rewind(1);
        assertEquals(
                played("D6*C6-B6", "C6-B3").state().position(), copy.state().position());
        copy.play(copy.state().read("end"));
        assertEquals(1, match.length());
        assertEquals(3, copy.length());
        assertEquals(played("D6*C6-B6").state().position(), copy.stateAfter(1).position());
    }

    @Test
    void a_match_tells_its_turns_points_and_what_a_seat_sees() {
        Match match = played("D6*C6-B6", "end", "B9-B7");
        assertEquals(List.of(1, 1, 2), List.of(match.turn(0), match.turn(1), match.turn(2)));
        assertEquals(2, match.turn());
        assertEquals(0, match.points(0));
        assertEquals(1, played(SOLUTION).points(0));
        assertEquals(match.state().position(), match.view(0).position());
    }

    @Test
    void a_turn_is_shown_as_far_as_it_was_played() {
        Match match = played("D6*C6-B6", "C6-B3", "end", "B9-B7");
        assertEquals(List.of(), shown(match, 0));
        assertEquals(List.of("D6*C6-B6"), shown(match, 1));
        assertEquals(List.of("D6*C6-B6", "C6-B3", "end"), shown(match, 3));
        assertEquals(List.of("B9-B7"), shown(match, 4));
        assertEquals(
                List.of("B3", "C2"),
                played(SOLUTION).turnAfter(SOLUTION.length).getLast().via());
    }

    private static List<String> shown(Match match, int count) {
        return match.turnAfter(count).stream().map(Gesture::text).toList();
    }

    @Test
    void what_is_rejected_changes_nothing() {
        Match match = played("D6*C6-B6");
        assertEquals(
                "no-docker",
                match.play(match.state().read("D6-D5")).orElseThrow().code());
        assertEquals(1, match.length());
        Match solved = played(SOLUTION);
        assertEquals(
                "over", solved.play(solved.state().read("C4-C5")).orElseThrow().code());
        assertEquals(SOLUTION.length, solved.length());
    }

    @Test
    void a_mistake_in_the_start_of_a_record_is_reported_with_its_line() {
        Match match = played("D6*C6-B6");
        String record = MatchRecord.of(match, Opening.position(match), List.of("Ann"), MatchRecord.statusOf(match))
                .write();
        List<String> lines = record.lines().toList();
        int wrong = 0;
        while (!lines.get(wrong).contains("dockers")) {
            wrong++;
        }
        BadText told = assertThrows(
                BadText.class,
                () -> MatchRecord.read(record.replaceFirst("dockers( +)D6", "dockers$1Z6"), Games::named));
        assertEquals(wrong + 1, told.line(), told.getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"game", "variant", "players", "first", "seed-hash", "seed", "option"})
    void a_record_that_says_a_thing_twice_is_rejected_at_the_second_line(String key) {
        Game arcanor = Games.named("arcanor");
        Setup setup = Setup.of(arcanor.variant("open"), 2, Seed.of(4)).with("release", "own");
        String record = MatchRecord.of(
                        Match.begin(arcanor, setup),
                        Opening.published(setup),
                        List.of("Ann", "Bo"),
                        new MatchRecord.Running())
                .write();
        List<String> lines = new ArrayList<>(record.lines().toList());
        int first = 0;
        while (!lines.get(first).startsWith(key + " ")) {
            first++;
        }
        lines.add(first + 1, lines.get(first));
        BadText found = assertThrows(BadText.class, () -> MatchRecord.read(String.join("\n", lines), Games::named));
        assertEquals(first + 2, found.line());
        assertTrue(found.getMessage().startsWith("a second "), found.getMessage());
    }
}
