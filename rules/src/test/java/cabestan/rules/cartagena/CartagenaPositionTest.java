package cabestan.rules.cartagena;

import static cabestan.rules.cartagena.Positions.complaint;
import static cabestan.rules.cartagena.Positions.play;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Positions as text, both ways, and the vectors. */
class CartagenaPositionTest {

    private static final String TORTUGA = Positions.complete("""
            game     cartagena
            edition  tortuga
            path     DTBPHK KHPBTD DTBPHK KHPBTD DTBPHK KHPBTD
            pirates  1 0 0 4 7 7 boat
            pirates  2 0 3 3 9 12 12
            hand     1 B B K
            hand     2 D T
            row      H P K
            deck     …
            discard  P P
            turn     1 moves 3
            """).replaceAll(" +\n", "\n");

    private static String vector(int number) throws IOException {
        try (InputStream in =
                CartagenaPositionTest.class.getResourceAsStream("/cartagena/cartagena-" + number + ".position")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 1, 7, 43", "2, 19, 303, 607", "3, 1, 10, 105", "4, 9, 17, 151"})
    void vectors_have_as_many_action_sequences_as_they_say(int number, long one, long two, long three)
            throws IOException {
        String text = vector(number);
        assertTrue(text.contains("# perft 1, 2, 3: " + one + ", " + two + ", " + three), text);
        CartagenaState state = CartagenaGame.GAME.readPosition(text);
        assertEquals(one, state.perft(1));
        assertEquals(two, state.perft(2));
        assertEquals(three, state.perft(3));
    }

    @Test
    void a_position_is_written_as_the_rules_show_it() {
        assertEquals(TORTUGA, CartagenaGame.GAME.readPosition(TORTUGA).position());
    }

    @Test
    void round_first_player_and_next_shuffle_are_written_once_they_matter() {
        String text = TORTUGA.replace("turn ", "round    17 first 2\nshuffle  " + "0a".repeat(32) + "\nturn ");
        CartagenaState state = CartagenaGame.GAME.readPosition(text);
        assertEquals(17, state.board().round());
        assertEquals(34, state.turn());
        assertEquals(text, state.position());
    }

    @Test
    void a_finished_match_has_nobody_on_turn() {
        CartagenaState state = Positions.jamaica("""
                pirates 1 boat boat boat boat boat 36
                pirates 2 0 0 0 0 0 9
                hand 1 T
                hand 2
                """);
        play(state, "T@36");
        String text = state.position();
        assertTrue(text.endsWith("turn     over\n"), text);
        CartagenaState read = CartagenaGame.GAME.readPosition(text);
        assertTrue(read.isOver());
        assertEquals("all-home", read.outcome().code());
        assertEquals(text, read.position());
        String late = TORTUGA.replace("turn     1 moves 3", "round    200 first 1\nturn     over");
        assertEquals(
                "two-hundred-rounds",
                CartagenaGame.GAME.readPosition(late).outcome().code());
        assertEquals(late, CartagenaGame.GAME.readPosition(late).position());
        for (String first : new String[] {"first 1", "first 2"}) {
            assertEquals(
                    400,
                    CartagenaGame.GAME
                            .readPosition(late.replace("first 1", first))
                            .turn());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "cartagena                  | fragile        | 1: game: expected cartagena, found 'fragile'",
                "game     cartagena         | game cartagena x | 1: game: expected the end of the line, found 'x'",
                "edition  tortuga           | edition tortuga x | 2: edition: expected the end of the line, found 'x'",
                "tortuga                    | havana         | 2: edition: expected basic, advanced, jamaica or tortuga",
                "DTBPHK KHPBTD DTBPHK       | KHPBTD         | 3: path: expected 36 squares in tortuga, found 24",
                "path     DTBPHK            | path     DDBPHK | 3: path: a second D in section 1, on square 2",
                "path     DTBPHK            | path     DTBPHH | 3: path: a second H in section 1, on square 6",
                "path     DTBPHK            | path     DTBPHS | 3: path: expected one of D, T, B, P, H, K",
                "1 0 0 4 7 7 boat           | 1 0 0 4 7 7    | 4: pirates: expected 6 pirates in tortuga, found 5",
                "7 7 boat                   | 7 7 37         | 4: pirates: expected a square, 0 to 36 or 'boat', found '37'",
                "7 7 boat                   | 7 7 -1         | 4: pirates: expected a square",
                "2 0 3 3 9 12 12            | 2 0 3 7 7 12 12 | 5: pirates: a fourth pirate on square 7",
                "pirates  2                 | pirates  1     | 5: pirates: a second line for seat 1",
                "pirates  2                 | pirates  3     | 5: pirates: expected a seat from 1 to 2, found '3'",
                "hand     2 D T             | ''             | 5: expected a line 'hand 2', found none",
                "hand     2 D T             | hand     2 D ? | 7: hand: expected one of D, T, B, P, H, K",
                "hand     2 D T             | hand     2 D L | 7: hand: expected one of D, T, B, P, H, K",
                "hand     2 D T             | hand     2 D   | 9: expected 17 cards T in tortuga, found 16",
                "hand     2 D T             | hand     2 D T T | 9: deck: one card T too many; expected 17",
                "row      H P K             | row D D D D D D T T T T T T T | 8: row: expected at most 12 cards, found 13",
                "row      H P K             | ''             | 11: expected a line 'row', found none",
                "discard  P P               | ''             | 11: expected a line 'discard', found none",
                "discard  P P               | grave P P      | 10: unknown key 'grave'",
                "1 moves 3                  | 1 moves 4      | 11: turn: expected moves left from 0 to 3, found '4'",
                "1 moves 3                  | 3 moves 3      | 11: turn: expected a seat from 1 to 2, found '3'",
                "1 moves 3                  | 1 steps 3      | 11: turn: expected 'moves', found 'steps'",
                "1 moves 3                  | 1 moves 3 3    | 11: turn: expected the end of the line, found '3'",
                "1 moves 3                  | 1              | 11: turn: expected 'moves' after 1 word,",
                "1 moves 3                  | over now       | 11: turn: expected the end of the line, found 'now'",
                "1 moves 3                  | over           | 11: turn: expected a seat, because nobody has all pirates in the boat",
                "2 0 3 3 9 12 12            | 2 boat boat boat boat boat boat | 11: turn: expected 'over', because seat 2 has all pirates in the boat, found seat 1",
            })
    void a_position_that_cannot_be_is_rejected_with_its_line(String good, String bad, String complaint) {
        String text = TORTUGA.replace(good, bad);
        assertTrue(complaint(text).startsWith(complaint), complaint(text));
    }

    @Test
    void two_winners_are_rejected() {
        String text = TORTUGA.replace("1 0 0 4 7 7 boat", "1 boat boat boat boat boat boat")
                .replace("2 0 3 3 9 12 12", "2 boat boat boat boat boat boat")
                .replace("1 moves 3", "over");
        assertTrue(complaint(text).startsWith("11: seats 1 and 2 both have all pirates in the boat"), complaint(text));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "round 0 first 1   | round: expected a round from 1 to 200, found '0'",
                "round 201 first 1 | round: expected a round from 1 to 200, found '201'",
                "round 7           | round: expected 'first' after 1 word,",
                "round 7 first 1 2 | round: expected the end of the line, found '2'",
                "shuffle 0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef 2 | shuffle: expected the end of the line, found '2'",
                "round 7 last 1    | round: expected 'first', found 'last'",
                "round 7 first 3   | round: expected a seat from 1 to 2, found '3'",
                "shuffle 12        | shuffle: expected 64 hexadecimal digits, found '12'",
                "turn 1 moves 2    | a second line 'turn'; the first is line 11",
            })
    void extra_lines_are_checked_too(String line, String complaint) {
        String found = complaint(TORTUGA + line + "\n");
        assertTrue(found.startsWith("12: " + complaint), found);
    }

    @Test
    void only_tortuga_has_a_row() {
        String text = TORTUGA.replace("tortuga", "jamaica");
        assertEquals("8: row: expected none in jamaica; only tortuga has an open row", complaint(text));
    }

    @Test
    void two_to_five_players() {
        String one = TORTUGA.replaceAll("pirates  2.*\n", "");
        assertTrue(complaint(one).contains("expected 2 to 5 lines 'pirates', found 1"), complaint(one));
        assertTrue(complaint("game cartagena\nedition basic\n").contains("expected 2 to 5 lines 'pirates', found 0"));
        assertTrue(complaint("").contains("expected a line 'game', found none"));
        assertTrue(complaint("\0\1\2 rubbish").startsWith("1: unknown key"));
    }
}
