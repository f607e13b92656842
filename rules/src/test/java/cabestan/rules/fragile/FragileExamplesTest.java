package cabestan.rules.fragile;

import static cabestan.rules.fragile.Harbour.assertLegal;
import static cabestan.rules.fragile.Harbour.cost;
import static cabestan.rules.fragile.Harbour.play;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The examples in docs/rules/fragile.md that are no whole solution of a problem. */
class FragileExamplesTest {

    @ParameterizedTest
    @ValueSource(strings = {"D6-B3", "D6*C6-B6", "A2+B2-C2", "F3^E3-D3", "D6!C6", "B5~B4-C3", "end"})
    void the_notation_reads_as_it_is_written(String action) {
        FragileState state = Harbour.harbour("crates G5");
        assertEquals(action, state.write(state.read(action)));
    }

    @Test
    void the_chain_of_a_pass_may_be_shown() {
        FragileState state = Harbour.harbour("dockers 1 B5 B3\ndockers 2 C2\ncrates B4 G5");
        assertEquals(state.read("B5~B4-C3"), state.read("B5~B4-C3(B3,C2)"));
        assertLegal(state, "B5~B4-C3");
    }

    @Test
    void the_problem_shown_as_text_is_the_third() {
        FragilePlay shown = FragileGame.GAME.readPosition("""
                game     fragile-problem
                crates   I3 I3 J2 J2
                dockers  J5 J6
                others   I5
                goal     J2.top J1
                goal     I3.bottom H3
                turns    2
                """);
        assertEquals(FragileProblems.named("p3").text(), shown.position());
    }

    @Test
    void problem_2_passes_the_crate_on_E2_for_the_misprinted_D3_is_the_wrong_one() {
        FragileProblemState state = FragileProblems.named("p2").begin();
        play(state, "F3^E3-D3 F3-E4 E4*E3-E2 end B4-D2");
        assertFalse(play(state.copy(), "D2~D3-J1").isSolved());
        assertTrue(play(state.copy(), "D2~E2-J1").isSolved());
    }

    @Test
    void F2_problem_6_walks_round_C8() {
        FragileProblemState state = FragileProblems.named("p6").begin();
        assertEquals(5, cost(state, "B8-E8"));
    }
}
