package cabestan.rules.arcanor;

import static cabestan.rules.arcanor.Positions.START;
import static cabestan.rules.arcanor.Positions.actions;
import static cabestan.rules.arcanor.Positions.at;
import static cabestan.rules.arcanor.Positions.play;
import static cabestan.rules.arcanor.Positions.refusal;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import cabestan.rules.game.Match;
import cabestan.rules.game.Seed;
import cabestan.rules.game.State;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The table that hides contents, and looking under one's own pieces (A15, A16). */
final class ArcanorMemoryTest {

    private static final String MIDDLE = ",,,,,,,d/,,,,,,,/,,bc,,,,,/,12,b,3,,4,,/,,,,,,,/,,,,,,,/,,,,,,, w memory";

    @Test
    void A15_a_player_may_look_under_own_pieces_that_can_hold_something() {
        ArcanorState state = at(MIDDLE);
        assertEquals(List.of("?b4", "?d4"), actions(state, "?"));
        assertEquals("A15 not-yours", refusal(state, "?c5"));
        assertEquals("A15 no-piece", refusal(state, "?a1"));
        assertEquals("A15 holds-nothing", refusal(state, "?f4"));
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
        assertEquals("A15 already-lifted", refusal(state, "?b4"));
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
    void A16_a_view_is_the_same_whatever_the_closed_stacks_hold() {
        ArcanorState one = at(MIDDLE);
        ArcanorState other = at(MIDDLE.replace("12", "1").replace("bc", "b").replace(",3,", ",3d,"));
        for (int seat = State.WATCHER; seat < 2; seat++) {
            assertEquals(one.view(seat).position(), other.view(seat).position());
        }
        assertEquals(actions(one, "b4-"), actions(other, "b4-"));
    }

    @Test
    void A16_releases_and_captures_show_what_they_open() {
        assertEquals(
                ",,,,,,,d/,,,,,,,/,,b,,,,,/1,2,b,3,,4,,/,,,,,,,/,,,,,,,/,,,,,,, b memory shown=a4,b4",
                play(at(MIDDLE), "b4^a4").view(1).position());
        assertEquals(
                ",,,,,,,d/,,,,,,,/,,1bc,,,,,/,2,b,3,,4,,/,,,,,,,/,,,,,,,/,,,,,,, b memory shown=b4,c5",
                play(at(MIDDLE), "b4^xc5").view(1).position());
        assertEquals(1, play(at(MIDDLE), "b4^xc5").reveals());
        assertEquals(0, play(at(MIDDLE), "b4-a4").reveals());
    }

    @Test
    void A16_the_open_table_shows_everything_and_knows_no_looking() {
        ArcanorState state = at(START);
        assertEquals(START, state.view(1).position());
        assertEquals(List.of(), actions(state, "?"));
        assertEquals("A16 open-table", refusal(state, "?a1"));
        assertEquals(0, play(state, "a1^a2").reveals());
    }

    @Test
    void A16_a_perfect_memory_knows_all_contents() {
        ArcanorState state = play(at(START + " memory"), "a1^b2", "a7-a6", "b2-b3");
        assertEquals(
                state.position(), state.view(1).determinize(Seed.of(1).dice()).position());
    }
}
