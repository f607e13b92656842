package cabestan.rules.fragile;

import static cabestan.rules.fragile.Harbour.actions;
import static cabestan.rules.fragile.Harbour.harbour;
import static cabestan.rules.fragile.Harbour.play;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.fragile.quay.FragileAction;
import cabestan.rules.game.BadText;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Positions as text: what is written, understood and rejected. */
class FragilePositionTest {

    private static final List<String> GOOD = List.of(
            "game fragile",
            "players 2",
            "depots 1 A1 C3 J1 J7",
            "depots 2 H3 G1 J10 C8",
            "dockers 1 A1 C3 J1",
            "dockers 2 H3 G1 C8",
            "crates D4 E4 F4! G4 D5 G5 D6 G6 D7 E7 F7 G7",
            "turn 1 points 5");

    @Test
    void the_example_of_the_rules_is_written_as_it_is_read() {
        String text = String.join("\n", GOOD) + "\n";
        assertEquals(text, FragileGame.GAME.readPosition(text).position().replaceAll(" +", " "));
    }

    @Test
    void the_standard_variant_may_be_named() {
        String text = String.join("\n", GOOD) + "\n";
        FragilePlay named = FragileGame.GAME.readPosition(text + "variant standard\n");
        assertEquals(FragileGame.GAME.readPosition(text).position(), named.position());
    }

    @Test
    void missing_depots_are_missed_where_the_last_of_them_stand() {
        String text = String.join("\n", GOOD);
        BadText some = assertThrows(
                BadText.class,
                () -> FragileGame.GAME.readPosition(
                        text.replace("depots 2", "# depots 2").replace("dockers", "# dockers")));
        assertEquals(3, some.line());
        BadText all = assertThrows(
                BadText.class,
                () -> FragileGame.GAME.readPosition(
                        text.replace("depots", "# depots").replace("dockers", "# dockers")));
        assertEquals(1, all.line());
    }

    @Test
    void a_position_in_the_middle_of_a_turn_contains_all_that_matters() {
        FragileState state = harbour("dockers 1 D6 B6 E9\ndockers 2 I9\ncrates C6 G5 G5 H3 A1\nmarker 2\nquiet 7");
        play(state, "D6!C6 E9-E8");
        String text = state.position();
        assertTrue(text.endsWith("""
                turn     1 points 5
                marker   2
                quiet    7
                acted    D6 E8 left 4 walked
                turned   C6
                """));
        FragilePlay read = FragileGame.GAME.readPosition(text);
        assertEquals(text, read.position());
        assertEquals(actions(state), actions(read));
        assertEquals(state.hash(), read.hash());
    }

    @Test
    void a_finished_match_stays_finished() {
        FragileState state = play(harbour("dockers 1 B6\ncrates G5\nquiet 60"), "B6-B5 end");
        assertTrue(state.position().contains("over     quiet"));
        FragilePlay read = FragileGame.GAME.readPosition(state.position());
        assertTrue(read.isOver());
        assertEquals(state.outcome(), read.outcome());
    }

    @Test
    void F34_a_position_without_a_living_crate_is_over_whether_it_says_so_or_not() {
        assertEquals("all-dead", harbour("crates A5 A5 A6 A6").outcome().code());
        String quiet = String.join("\n", GOOD)
                .replaceAll("crates.*", "crates A5 A5 A6 A6")
                .replaceAll("turn.*", "over quiet");
        assertEquals("quiet", FragileGame.GAME.readPosition(quiet).outcome().code());
    }

    @Test
    void F36_a_position_of_straws_keeps_the_order_of_its_round() {
        FragileState state = (FragileState) FragileGame.GAME.readPosition("""
                game fragile
                variant straws
                players 3
                depots 1 A1 C3 J1 J7
                depots 2 H3 A4 G1 J10
                depots 3 C8 D10 H8 A10
                crates G5
                turn 2 points 5
                order 2 3 1
                """);
        assertEquals("straws", state.variant());
        assertEquals("standard", harbour("crates G5").variant());
        assertEquals(1, state.onTurn());
        assertEquals(2, state.seatAfter());
        assertEquals(List.of(2, 0, 1), List.of(state.placeInOrder(0), state.placeInOrder(1), state.placeInOrder(2)));
    }

    @Test
    void F35_a_match_without_a_quiet_end_says_so() {
        String text = harbour("option quiet-end off\ncrates G5").position();
        assertTrue(text.contains("option   quiet-end off"), text);
        assertEquals(text, FragileGame.GAME.readPosition(text).position());
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, 0, 0",
        "1, 1, 0, 3",
        "2, 0, 0, 1",
        "3, 100, 0, 5",
        "3, 5, 1, 6",
        "3, 5, 0, 100",
        "4, 5, 100, 6",
        "7, 5, 6, 1",
        "9, 5, 6, 7"
    })
    void numbers_that_are_no_action_are_rejected_and_written_as_they_are(int kind, int from, int over, int to) {
        FragileState state = harbour("dockers 1 D6\ncrates C6");
        int action = FragileAction.of(kind, from, over, to);
        assertEquals("unknown-action", state.reject(action).orElseThrow().code());
        assertEquals("?" + action, state.write(action));
    }

    @Test
    void nothing_is_legal_once_a_match_is_over() {
        FragileState over = harbour("crates A5 A5 A6 A6");
        assertEquals(List.of(), actions(over));
        assertEquals("over", over.reject(FragilePlay.END).orElseThrow().code());
    }

    @Test
    void last_turns_are_kept_and_guessed_where_the_text_does_not_say() {
        FragileState state = harbour("dockers 1 H7 B6\ndockers 2 E9\ncrates A1 C3 J1 I7 G5");
        play(state, "H7*I7-J7 B6-B5 end");
        assertTrue(state.position().contains("last-turns 0"));
        assertEquals(0, ((FragileState) FragileGame.GAME.readPosition(state.position())).lastTurns());
        assertEquals(1, harbour("dockers 1 H7\ncrates A1 C3 J1 J7 G5").lastTurns());
    }

    @Test
    void the_leader_holds_the_marker_unless_the_text_says_otherwise() {
        assertEquals(-1, harbour("crates G5").marker());
        assertEquals(1, harbour("crates G5 H3! A1").marker());
        assertEquals(0, harbour("crates G5 H3 A1").marker());
    }

    @Test
    void a_copy_is_equal_and_goes_its_own_way() {
        FragileState state = harbour("dockers 1 D6 B6\ncrates G5 E5");
        FragileState copy = state.copy();
        assertEquals(state.hash(), copy.hash());
        play(copy, "D6-D7");
        assertNotEquals(state.position(), copy.position());
        state.copyFrom(copy);
        assertEquals(copy.position(), state.position());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "1 | game chess | expected the game fragile",
                "2 | players 5 | expected the number of players from 2 to 4",
                "2 | players two | found 'two'",
                "2 | players 2 2 | expected the end of the line",
                "3 | depots 1 A1 C3 J1 J8 | expected a depot square, found J8",
                "3 | depots 1 A1 C3 J1 H3 | the depot H3 is placed twice",
                "3 | depots 1 A1 C3 J1 K3 | 'K3' is not a square",
                "3 | depots 1 A1 C3 J1 J7 A4 | expected the end of the line",
                "3 | depots 2 A1 C3 J1 J7 | a second line 'depots' for seat 2",
                "3 | depots 3 A1 C3 J1 J7 | expected a seat from 1 to 2",
                "4 | depots 2 H3 G1 C8 | expected 4 depots of seat 2",
                "5 | dockers 1 A1 C3 J1 J7 | expected the end of the line",
                "5 | dockers 1 A1 C3 C3 | a second docker on C3",
                "5 | dockers 1 A1 C3 J10 | a docker of seat 1 cannot be in the depot J10, which belongs to another seat",
                "5 | dockers 1 A1 C3 A4 | which belongs to another seat",
                "6 | dockers 2 H3 G1 A1 | a second docker on A1",
                "7 | crates D4 E4 F4 G4 D5 G5 D6 G6 D7 E7 F7 G7 E5 | expected at most 12 crates, found 13",
                "7 | crates D4 D4 D4 | a third crate on D4",
                "7 | crates A4 A4 | a second crate in the depot A4",
                "7 | crates A1 D4 | a crate and a docker on A1",
                "7 | crates D4! E4! F4! G4! | more crates are turned over",
                "7 | crates D11 | 'D11' is not a square",
                "7 | crates d4 | 'd4' is not a square",
                "8 | turn 3 points 5 | expected a seat from 1 to 2",
                "8 | turn 1 points 6 | expected points from 1 to 5",
                "8 | turn 1 | expected 'points' or 'place'",
                "8 | turn 1 place | nothing is left to place; expected 'turn 1 points 3'",
                "8 | turn 1 place now | expected the end of the line",
                "8 | turn 1 points 5 now | expected the end of the line",
                "8 | over never | expected depots-full, all-dead, all-stored or quiet",
                "8 | over quiet now | expected the end of the line",
                "8 | over all-dead | some crates can still be moved",
                "8 | over depots-full | no player's depots are all filled",
                "9 | marker 1 | nobody has points",
                "9 | last-turns 1 | no player's depots are all filled",
                "9 | order 1 2 | only the variant straws",
                "9 | quiet 1 1 | expected the end of the line",
                "9 | variant standard now | expected the end of the line",
                "9 | variant straws | expected the number of players from 3 to 4",
                "9 | quiet -1 | expected turns without a crate stored",
                "9 | option quiet-end 12 | expected 'quiet-end 30' or 'quiet-end off'",
                "9 | variant blitz | expected the variant standard or straws",
                "9 | acted H3 left 2 | expected a docker of the seat on turn",
                "9 | acted A1 left 5 | expected points from 0 to 4",
                "9 | acted A1 A1 left 2 | is resting or is named twice",
                "9 | acted A1 C3 J1 left 2 | expected 1 or 2 dockers",
                "9 | acted A1 left 2 walked on | expected the end of the line",
                "9 | acted A1 left 2 ran | expected 'walked' or nothing",
                "9 | turned D4 | expected a crate outside the depots that is turned over",
                "9 | wind north | unknown key 'wind'",
            })
    void bad_positions_are_rejected_with_the_line(int line, String bad, String message) {
        List<String> lines = new ArrayList<>(GOOD);
        if (line > lines.size()) {
            lines.add(bad);
        } else {
            lines.set(line - 1, bad);
        }
        BadText rejected = assertThrows(BadText.class, () -> FragileGame.GAME.readPosition(String.join("\n", lines)));
        assertTrue(rejected.getMessage().contains(message), rejected::getMessage);
        assertTrue(rejected.line() > 0, "names a line");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "marker 1 1 | expected the end of the line",
                "marker 2 | seat 2 cannot hold the marker; expected a seat that leads",
                "last-turns 2 | expected the turns that follow this one from 0 to 1",
                "last-turns 0 0 | expected the end of the line",
                "option last-turn most | expected 'quiet-end 30' or 'quiet-end off'",
                "turned A1 | expected a crate outside the depots that is turned over",
            })
    void what_does_not_fit_the_score_is_rejected(String line, String message) {
        BadText rejected = assertThrows(BadText.class, () -> harbour("crates A1! C3 J1 J7 G5\n" + line));
        assertTrue(rejected.getMessage().contains(message), rejected::getMessage);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "order 1 1 2 | seat 1 is twice in the order",
                "order 1 2 3 1 | expected the end of the line",
                "order 1 2 4 | expected a seat from 1 to 3",
                "last-turns 1 | in straws the round decides how many turns follow",
                "option last-turn all | in straws the round decides who has a last turn",
            })
    void what_does_not_fit_straws_is_rejected(String line, String message) {
        BadText rejected = assertThrows(BadText.class, () -> FragileGame.GAME.readPosition("""
                game fragile
                variant straws
                players 3
                depots 1 A1 C3 J1 J7
                depots 2 H3 A4 G1 J10
                depots 3 C8 D10 H8 A10
                crates G5
                turn 1 points 5
                """ + line));
        assertTrue(rejected.getMessage().contains(message), rejected::getMessage);
    }

    @ParameterizedTest
    @CsvSource({"''", "D6", "D6-", "D6-K3", "D6*C6", "D6*C6-B", "-D6", "D6!", "D6~~C6-B6", "D6-B3-B4", "END", "D6 -B3"})
    void bad_actions_are_rejected(String text) {
        FragileState state = harbour("dockers 1 D6\ncrates C6");
        if (text.equals("D6")) {
            assertTrue(state.reject(state.read(text)).isPresent(), "a square alone places something");
        } else {
            assertThrows(BadText.class, () -> state.read(text));
        }
    }
}
