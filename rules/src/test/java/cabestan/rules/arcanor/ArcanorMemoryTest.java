package cabestan.rules.arcanor;

import static cabestan.rules.arcanor.Positions.START;
import static cabestan.rules.arcanor.Positions.actions;
import static cabestan.rules.arcanor.Positions.at;
import static cabestan.rules.arcanor.Positions.play;
import static cabestan.rules.arcanor.Positions.rejection;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.game.Match;
import cabestan.rules.game.MatchRecord;
import cabestan.rules.game.Seed;
import cabestan.rules.game.State;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The table that hides contents, and looking under one's own pieces (A15, A16, A16a). */
final class ArcanorMemoryTest {

    private static final String MIDDLE = ",,,,,,,d/,,,,,,,/,,bc,,,,,/,12,b,3,,4,,/,,,,,,,/,,,,,,,/,,,,,,, w memory";

    @Test
    void A15_a_player_may_look_under_own_pieces_that_can_hold_something() {
        ArcanorState state = at(MIDDLE);
        assertEquals(List.of("?b4", "?d4"), actions(state, "?"));
        assertEquals("A15 not-yours", rejection(state, "?c5"));
        assertEquals("A15 no-piece", rejection(state, "?a1"));
        assertEquals("A15 holds-nothing", rejection(state, "?f4"));
    }

    @Test
    void A15_only_whoever_is_on_turn_is_offered_anything() {
        ArcanorState state = at(MIDDLE);
        int[] into = new int[state.maxActions()];
        assertEquals(state.legalActions(into), state.view(0).legalActions(into));
        assertEquals(0, state.view(1).legalActions(into));
        assertEquals(0, state.view(State.WATCHER).legalActions(into));
    }

    @Test
    void A15_a_look_is_not_a_move() {
        ArcanorState state = at(MIDDLE);
        int turn = state.turn();
        play(state, "?b4");
        assertEquals(0, state.onTurn());
        assertEquals(turn, state.turn());
        assertEquals(0, state.quiet());
        assertEquals(1, state.reveals());
    }

    @Test
    void A15_each_stack_is_lifted_once_in_a_turn() {
        ArcanorState state = play(at(MIDDLE), "?b4");
        assertEquals("A15 already-lifted", rejection(state, "?b4"));
        assertEquals(List.of("?d4"), actions(state, "?"));
        play(state, "?d4", "f4-g4", "h7-h6");
        assertEquals(List.of("?b4", "?d4"), actions(state, "?"));
    }

    @Test
    void A15_both_players_and_those_who_watch_see_what_is_under_it_until_the_next_action() {
        ArcanorState state = play(at(MIDDLE), "?b4");
        for (int seat = State.WATCHER; seat < 2; seat++) {
            assertEquals(
                    ",,,,,,,d/,,,,,,,/,,b,,,,,/,12,b,3,,4,,/,,,,,,,/,,,,,,,/,,,,,,, w memory lifted=b4 shown=b4",
                    state.view(seat).position());
        }
        play(state, "f4-g4");
        assertEquals(
                ",,,,,,,d/,,,,,,,/,,b,,,,,/,1,b,3,,,4,/,,,,,,,/,,,,,,,/,,,,,,, b memory quiet=1",
                state.view(0).position());
    }

    @Test
    void A15_a_look_stands_in_the_record_and_is_not_taken_back() {
        Match match = Match.from(ArcanorGame.GAME, at(MIDDLE));
        assertFalse(match.play(match.state().read("?b4")).isPresent());
        assertEquals("?b4", match.text(0));
        assertEquals(0, match.undoable());
        assertFalse(match.canRewind(1));
    }

    @Test
    void A16_the_memory_table_shows_only_outermost_pieces() {
        ArcanorState state = at(START + " memory");
        assertEquals(
                "c,a,,c,a,,c,a/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/1,3,,1,3,,1,3 w memory",
                state.view(0).position());
        assertEquals(START + " memory", state.position());
    }

    @Test
    void A15_a_peek_shows_only_the_piece_directly_inside() {
        ArcanorState state = play(at(MIDDLE.replace("12", "123")), "?b4");
        assertEquals(
                ",,,,,,,d/,,,,,,,/,,b,,,,,/,12,b,3,,4,,/,,,,,,,/,,,,,,,/,,,,,,, w memory lifted=b4 shown=b4",
                state.view(1).position());
    }

    @Test
    void A16_two_tables_that_look_alike_show_offer_and_reject_alike() {
        ArcanorState one = at(MIDDLE);
        ArcanorState other = at(MIDDLE.replace("12", "1").replace("bc", "b").replace(",3,", ",3d,"));
        for (int seat = State.WATCHER; seat < 2; seat++) {
            assertEquals(one.view(seat).position(), other.view(seat).position());
        }
        assertEquals(actions(one, ""), actions(other, ""));
        for (String action : List.of("b4^b5", "b4^c4", "d4^e4", "f4^e4", "b4-c5", "b4xc5", "b4^xc5", "d4xc4")) {
            assertEquals(one.reject(one.read(action)), other.reject(other.read(action)), action);
        }
    }

    @Test
    void A16_a_release_shows_that_the_lifted_piece_is_empty_and_leaves_the_other_closed() {
        ArcanorState state = play(at(MIDDLE.replace("12", "123")), "b4^a4");
        assertEquals(
                ",,,,,,,d/,,,,,,,/,,b,,,,,/1,2,b,3,,4,,/,,,,,,,/,,,,,,,/,,,,,,, b memory shown=a4",
                state.view(1).position());
        assertEquals(1, state.reveals());
        assertEquals(0, play(at(MIDDLE), "b4-a4").reveals());
    }

    @Test
    void A16_a_captured_stack_is_covered_without_a_look_inside() {
        ArcanorState state = play(at(MIDDLE), "b4xc5");
        assertEquals(
                ",,,,,,,d/,,,,,,,/,,1,,,,,/,2,b,3,,4,,/,,,,,,,/,,,,,,,/,,,,,,, b memory",
                state.view(1).position());
        assertEquals(",,,,,,,d/,,,,,,,/,,1bc,,,,,/,2,b,3,,4,,/,,,,,,,/,,,,,,,/,,,,,,, b memory", state.position());
        assertEquals(1, state.reveals());
    }

    @Test
    void A16a_every_own_piece_that_could_hold_something_may_be_lifted_to_an_empty_neighbour() {
        ArcanorState state = at(MIDDLE);
        assertEquals(List.of("b4^a3", "b4^a4", "b4^a5", "b4^b3", "b4^b5", "b4^c3"), actions(state, "b4^"));
        assertEquals(6, actions(state, "d4^").size());
        assertEquals("A16a holds-nothing", rejection(state, "f4^g4"));
        ArcanorState locked = at("1,,,,,,,d/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/4,,,,,,, w memory");
        assertEquals("A11 locked", rejection(locked, "a7^a6"));
    }

    @Test
    void A16a_an_empty_piece_that_is_lifted_has_simply_moved_and_was_seen_to_be_empty() {
        ArcanorState state = play(at(MIDDLE), "d4^e4");
        assertEquals(
                ",,,,,,,d/,,,,,,,/,,b,,,,,/,1,b,,3,4,,/,,,,,,,/,,,,,,,/,,,,,,, b memory quiet=1 shown=e4",
                state.view(0).position());
        assertEquals(1, state.reveals());
    }

    @Test
    void A16a_a_piece_lifted_from_what_may_not_stay_is_put_back_as_a_peek() {
        ArcanorState state = play(at(MIDDLE.replace("12", "1b")), "b4^a4");
        assertEquals(0, state.onTurn());
        assertEquals(1, state.reveals());
        assertEquals(
                ",,,,,,,d/,,,,,,,/,,b,,,,,/,1b,b,3,,4,,/,,,,,,,/,,,,,,,/,,,,,,, w memory lifted=b4 shown=b4",
                state.view(1).position());
        assertEquals(List.of(), actions(state, "b4^"));
        assertEquals("A6 enemy-load", rejection(state, "b4^a4"));
        assertEquals("A15 already-lifted", rejection(state, "?b4"));
        play(state, "b4-a4", "h7-h6");
        assertEquals("legal", rejection(state, "a4^a5"));
    }

    @Test
    void A16a_by_option_an_enemy_may_stay() { // A9
        ArcanorState state = play(at(MIDDLE.replace("12", "1b") + " release-any"), "b4^a4");
        assertEquals(
                ",,,,,,,d/,,,,,,,/,,b,,,,,/1,b,b,3,,4,,/,,,,,,,/,,,,,,,/,,,,,,, b memory release-any shown=a4",
                state.view(1).position());
    }

    @Test
    void A16a_after_a_peek_an_own_load_may_still_be_released() {
        play(at(MIDDLE), "?b4", "b4^a4");
        play(at(MIDDLE), "?d4", "d4^e4");
    }

    @Test
    void A16a_a_capture_is_written_alike_whether_the_taker_was_loaded_or_not() {
        for (String taker : List.of("1", "12", "1b")) {
            Match match = Match.from(ArcanorGame.GAME, at(MIDDLE.replace("12", taker)));
            assertFalse(match.play(match.state().read("b4xc5")).isPresent());
            assertEquals("b4xc5", match.text(0));
            assertEquals(
                    taker.substring(1), match.state().position().split("/")[3].split(",")[1]);
        }
    }

    @Test
    void A16a_what_a_capture_leaves_is_not_said_even_where_it_is_true() {
        int leaving =
                ArcanorAction.of(ArcanorAction.CAPTURE_LEAVING, ArcanorSquare.read("b4"), ArcanorSquare.read("c5"));
        assertEquals(
                "A16a: at this table a capture does not say what it leaves; capture with b4xc5",
                at(MIDDLE).reject(leaving).orElseThrow().toString());
    }

    @Test
    void A5_a_move_takes_along_what_nobody_sees() {
        assertTrue(play(at(MIDDLE), "b4-a4").position().contains("/12,,b,3,,4,,/"));
    }

    @Test
    void A17_a_player_without_a_step_passes_or_looks_into_own_stacks() {
        ArcanorState state = at("1,2,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,d,,,/,,,,,,,/a,,,,,,, w memory");
        assertEquals(List.of("--", "?a7", "?b7"), actions(state, ""));
        TreeSet<String> drawn = new TreeSet<>();
        for (int seed = 0; seed < 50; seed++) {
            drawn.add(state.write(state.randomAction(Seed.of(seed).dice(), new int[0])));
        }
        assertEquals(List.of("--", "?a7", "?b7"), List.copyOf(drawn));
        assertEquals(1, play(state, "--").onTurn());
    }

    @Test
    void A16a_a_match_of_release_0_1_replays_to_the_same_position() throws IOException {
        MatchRecord record = MatchRecord.read(resource("/arcanor/memory-0.1.match"), id -> ArcanorGame.GAME);
        assertEquals(
                resource("/arcanor/memory-0.1.end").strip(),
                record.verify().state().position());
    }

    private static String resource(String name) throws IOException {
        try (InputStream file = ArcanorMemoryTest.class.getResourceAsStream(name)) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void A18_a_lift_of_an_empty_piece_does_not_put_off_the_hundred_moves() {
        assertEquals(
                "hundred-moves",
                play(at(MIDDLE + " quiet=199"), "d4^e4").outcome().code());
        assertFalse(play(at(MIDDLE + " quiet=199"), "b4^a4").isOver());
    }

    @Test
    void A16_the_open_table_shows_everything_and_knows_no_looking() {
        ArcanorState state = at(START);
        assertEquals(START, state.view(1).position());
        assertEquals(List.of(), actions(state, "?"));
        assertEquals("A16 open-table", rejection(state, "?a1"));
        assertEquals(0, play(state, "a1^a2").reveals());
    }

    @Test
    void A16_a_perfect_memory_knows_all_contents() {
        ArcanorState state = play(at(START + " memory"), "a1^b2", "a7-a6", "b2-b3");
        assertEquals(
                state.position(), state.view(1).determinize(Seed.of(1).dice()).position());
    }
}
