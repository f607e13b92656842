package cabestan.rules.cartagena;

import static cabestan.rules.cartagena.Positions.actions;
import static cabestan.rules.cartagena.Positions.hand;
import static cabestan.rules.cartagena.Positions.line;
import static cabestan.rules.cartagena.Positions.play;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import cabestan.rules.game.Seed;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Where cards come from: C11 and C12. */
class CartagenaCardsTest {

    /** The first player goes back from 20 to 9 for two cards, and from 9 to 4 for one. */
    private static CartagenaState state(String edition, String cards) {
        return Positions.at("game cartagena\nedition " + edition + "\npath " + Positions.PRINTED_PATH + """

                pirates 1 0 0 0 9 9 20
                pirates 2 0 0 0 0 0 4
                """ + cards
                + "turn 1 moves 3\n");
    }

    @Test
    void C9_cards_come_from_the_deck_in_its_order() {
        CartagenaState state = state("jamaica", """
                hand 1
                hand 2
                deck K H …
                discard
                """);
        play(state, "-@20");
        assertEquals("H K", hand(state, 1));
    }

    @Test
    void C11_an_empty_deck_is_made_anew_from_the_discard_pile() {
        CartagenaState state = state("jamaica", """
                hand 1
                hand 2 …
                deck K
                discard D D D D
                """);
        play(state, "-@20"); // the last of the old deck and the first of the new
        assertEquals("D K", hand(state, 1));
        assertEquals(3, state.deckSize());
        assertEquals(0, state.discardSize());
        assertEquals("D D D", line(state.position(), "deck"));
    }

    @Test
    void C11_the_new_deck_is_shuffled_by_the_seed() {
        String cards = """
                hand 1
                hand 2 B B B B
                deck
                discard …
                """;
        CartagenaState state = state("jamaica", cards);
        CartagenaState again = state("jamaica", cards);
        CartagenaState other = state("jamaica", cards + "shuffle " + Seed.of(7).hex() + "\n");
        play(state, "-@20");
        play(again, "-@20");
        play(other, "-@20");
        assertEquals(96, state.deckSize());
        assertEquals(state.position(), again.position());
        assertNotEquals(line(other.position(), "deck"), line(state.position(), "deck"));
    }

    @Test
    void C11_what_cannot_be_drawn_is_not_drawn() {
        CartagenaState state = state("jamaica", """
                hand 1
                hand 2 …
                deck T
                discard
                """);
        play(state, "-@20"); // two are met, one card is left
        assertEquals("T", hand(state, 1));
        assertEquals(1, state.reveals());
        play(state, "-@9");
        assertEquals("T", hand(state, 1));
        assertEquals(1, state.reveals());
        assertEquals(0, state.deckSize());
        assertFalse(state.position().contains("shuffle"), "nothing was there to be shuffled");
    }

    @Test
    void C11_the_draw_of_C10_finds_nothing_either() {
        CartagenaState state = Positions.at("""
                game cartagena
                edition basic
                path BPGSLK BPGSLK BPGSLK BPGSLK BPGSLK
                pirates 1 0 0 0 4
                pirates 2 0 0 0 9
                hand 1
                hand 2 …
                deck
                discard
                turn 1 moves 2
                """);
        assertEquals(List.of("draw"), actions(state));
        play(state, "draw");
        assertEquals("", hand(state, 1));
        assertEquals(1, state.onTurn());
    }

    @Test
    void C12_tortuga_draws_from_the_open_row_in_order() {
        CartagenaState state = state("tortuga", """
                hand 1
                hand 2
                row K H T
                deck D B …
                discard
                """);
        play(state, "-@20");
        assertEquals("H K", hand(state, 1));
        assertEquals("T", line(state.position(), "row"));
        assertEquals(2, state.reveals());
    }

    @Test
    void C12_twelve_new_cards_are_laid_when_the_row_is_empty() {
        CartagenaState state = state("tortuga", """
                hand 1
                hand 2
                row K H
                deck D B P T D B P T D B P T H …
                discard
                """);
        play(state, "-@20");
        assertEquals("D B P T D B P T D B P T", line(state.position(), "row"));
        assertEquals(102 - 2 - 12, state.deckSize());
    }

    @Test
    void C12_also_in_the_middle_of_drawing_two() {
        CartagenaState state = state("tortuga", """
                hand 1
                hand 2
                row K
                deck H B P T D B P T D B P T H …
                discard
                """);
        play(state, "-@20");
        assertEquals("H K", hand(state, 1));
        assertEquals("B P T D B P T D B P T", line(state.position(), "row"));
    }

    @Test
    void C12_the_discard_pile_is_shuffled_when_the_deck_does_not_fill_the_row() {
        CartagenaState state = state("tortuga", """
                hand 1
                hand 2 …
                row K
                deck H B
                discard D D D D D D D D D D D D D
                """);
        play(state, "-@20");
        assertEquals("H K", hand(state, 1));
        assertEquals("B D D D D D D D D D D", line(state.position(), "row"));
        assertEquals("D D D", line(state.position(), "deck"));
        assertEquals(0, state.discardSize());
    }

    @Test
    void C12_a_row_without_cards_is_laid_as_soon_as_one_is_drawn() {
        CartagenaState state = state("tortuga", """
                hand 1 T
                hand 2 …
                row K
                deck
                discard
                """);
        play(state, "-@20"); // K, and then there is nothing to lay
        assertEquals("T K", hand(state, 1));
        assertEquals(0, state.rowSize());
        play(state, "T@0 -@9"); // the skull just played comes back
        assertEquals("T K", hand(state, 1));
    }
}
