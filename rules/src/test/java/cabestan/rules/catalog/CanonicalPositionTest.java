package cabestan.rules.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import cabestan.rules.game.Game;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.rules.game.State;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Positions that differ only by a symmetry have one canonical form, and so do all that can be reached from them. */
class CanonicalPositionTest {

    private static State played(String game, int seats, int first, String actions) {
        Game played = Games.named(game);
        State state = played.begin(
                Setup.of(played.variants().getFirst(), seats, Seed.of(3)).beginning(first - 1));
        for (String action : actions.split(" ")) {
            state.play(state.read(action));
        }
        return state;
    }

    private static String canonical(String game, State state) {
        return Games.named(game).canonical(state).orElseThrow();
    }

    /** The canonical forms of everything that can follow. */
    private static Set<String> following(String game, State state) {
        Set<String> forms = new TreeSet<>();
        int[] legal = new int[state.maxActions()];
        int count = state.legalActions(legal);
        for (int i = 0; i < count; i++) {
            State next = state.copy();
            next.play(legal[i]);
            forms.add(canonical(game, next));
        }
        return forms;
    }

    @Test
    void A3_A4_whoever_begins_the_opening_is_the_same() {
        State white = played("arcanor", 2, 1, "a1-a2 h7-h6 d1^c2");
        State black = played("arcanor", 2, 2, "h7-h6 a1-a2 e7^f6");
        assertEquals(canonical("arcanor", white), canonical("arcanor", black));
        assertEquals(following("arcanor", white), following("arcanor", black));
        assertNotEquals(
                canonical("arcanor", white), canonical("arcanor", played("arcanor", 2, 1, "a1-a2 h7-h6 d1^d2")));
    }

    @Test
    void arcanor_is_the_same_to_the_left_and_to_the_right() {
        Game arcanor = Games.named("arcanor");
        State left = arcanor.readPosition("a,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/12,34,,,,,, w");
        State right = arcanor.readPosition(",,,,,,,a/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,34,12 w quiet=7");
        assertEquals(canonical("arcanor", left), canonical("arcanor", right));
        assertEquals(following("arcanor", left), following("arcanor", right));
    }

    @Test
    void the_openings_are_kept_under_the_texts_that_come_first() {
        assertEquals(
                ",,,,,,,a/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,34,12/ memory",
                canonical(
                        "arcanor",
                        Games.named("arcanor")
                                .readPosition(
                                        "ab,cd,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/1,,,,,,, b memory")));
    }

    @Test
    void F2_the_quay_turned_by_a_quarter_is_the_same_quay() {
        State one = played("fragile", 2, 1, "A1 C3 J7");
        for (String turned : List.of("J1 H3 D10", "J10 H8 A4", "A10 C8 G1")) {
            State other = played("fragile", 2, 1, turned);
            assertEquals(canonical("fragile", one), canonical("fragile", other));
            assertEquals(following("fragile", one), following("fragile", other));
        }
        assertNotEquals(canonical("fragile", one), canonical("fragile", played("fragile", 2, 1, "A1 C3 J10")));
    }

    @Test
    void seats_squares_and_orders_of_a_running_turn_are_told_from_the_seat_on_turn() {
        String position = """
                game fragile
                variant straws
                players 3
                depots 1 A1 C3 J1 J7
                depots 2 H3 A4 G1 J10
                depots 3 C8 D10 H8 A10
                dockers 1 B6 C1
                dockers 2 D6 E9
                dockers 3 I9
                crates F7! A1 C8
                turn 2 points 5
                marker 3
                order 2 3 1
                quiet 4
                acted E9 D6 left 2 walked
                turned F7
                """;
        Game fragile = Games.named("fragile");
        String form = canonical("fragile", fragile.readPosition(position));
        assertEquals("""
                acted B5 E4 left 2 walked
                crates C3 D6! J1
                depots 1 A10 G1 H8 J7
                depots 2 A1 A4 C3 C8
                depots 3 D10 H3 J1 J10
                dockers 1 B5 E4
                dockers 2 B9
                dockers 3 E2 J3
                game fragile
                marker 2
                order 1 2 3
                players 3
                turn points 5
                turned D6
                variant straws""", form);
        assertEquals(form, canonical("fragile", fragile.readPosition(turnedByAQuarter(position))));
    }

    @Test
    void F6_the_first_depot_has_three_different_places_and_seats_count_from_the_one_on_turn() {
        State start = Games.named("fragile")
                .begin(Setup.of(Games.named("fragile").variants().getFirst(), 3, Seed.of(3))
                        .beginning(0));
        assertEquals(3, following("fragile", start).size());
        assertEquals(
                canonical("fragile", played("fragile", 3, 1, "A1 C3")),
                canonical("fragile", played("fragile", 3, 3, "A1 C3")));
    }

    @Test
    void the_whole_of_fragiles_set_up_and_the_first_turn_are_alike_after_a_quarter_turn() {
        String setUp = "C8 A10 J7 C3 J10 A4 H3 H8 C8 A10 H3 C3 J10 H8 ";
        State one = played("fragile", 2, 2, setUp + "C8-B6");
        State other = played("fragile", 2, 2, turnedByAQuarter(setUp + "C8-B6"));
        assertEquals(canonical("fragile", one), canonical("fragile", other));
        assertEquals(following("fragile", one), following("fragile", other));
    }

    private static String turnedByAQuarter(String actions) {
        StringBuilder turned = new StringBuilder();
        Matcher squares = Pattern.compile("([A-J])([0-9]+)").matcher(actions);
        while (squares.find()) {
            int column = squares.group(1).charAt(0) - 'A';
            int row = Integer.parseInt(squares.group(2)) - 1;
            squares.appendReplacement(turned, (char) ('A' + 9 - row) + String.valueOf(column + 1));
        }
        squares.appendTail(turned);
        return turned.toString();
    }

    @Test
    void cards_make_every_position_of_cartagena_a_new_one() {
        Game cartagena = Games.named("cartagena");
        State state = cartagena.begin(Setup.of(cartagena.variants().getFirst(), 2, Seed.of(3)));
        assertEquals(Optional.empty(), cartagena.canonical(state));
    }
}
