package cabestan.rules.cartagena;

import static cabestan.rules.cartagena.Positions.line;
import static cabestan.rules.cartagena.Positions.play;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.game.Dice;
import cabestan.rules.game.Seed;
import cabestan.rules.game.State;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What a player may know: C15. */
class CartagenaHiddenTest {

    private static String position(String edition, String hands, String row, String shuffle) {
        return Positions.complete("game cartagena\nedition " + edition + "\npath " + Positions.PRINTED_PATH + """

                pirates 1 0 0 0 0 0 9
                pirates 2 0 0 0 0 0 4
                pirates 3 0 0 0 0 0 0
                """
                + hands + row + "deck …\ndiscard D D\nshuffle " + shuffle + "\nturn 1 moves 3\n");
    }

    private static CartagenaState jamaica(String hands, long shuffle) {
        return CartagenaGame.GAME.readPosition(
                position("jamaica", hands, "", Seed.of(shuffle).hex()));
    }

    @Test
    void C15_a_seat_sees_its_own_hand_the_discard_pile_and_how_many_cards_there_are() {
        String view = jamaica("hand 1 T B\nhand 2 K K K\nhand 3 H\n", 1).view(0).position();
        assertEquals("T B", line(view, "hand", 1));
        assertEquals("? ? ?", line(view, "hand", 2));
        assertEquals("?", line(view, "hand", 3));
        assertEquals("D D", line(view, "discard"));
        assertEquals("? ".repeat(102 - 8).trim(), line(view, "deck"));
        assertFalse(view.contains("shuffle"));
    }

    @Test
    void C15_other_hands_deck_and_coming_shuffles_do_not_show() {
        CartagenaState state = jamaica("hand 1 T B\nhand 2 K K K\nhand 3 H\n", 1);
        CartagenaState other = jamaica("hand 1 T B\nhand 2 P D T\nhand 3 B\n", 2);
        assertNotEquals(state.position(), other.position());
        assertEquals(state.view(0).position(), other.view(0).position());
        assertEquals(
                state.view(State.WATCHER).position(),
                jamaica("hand 1 H H\nhand 2 P D T\nhand 3 B\n", 2)
                        .view(State.WATCHER)
                        .position());
    }

    @Test
    void C15_a_watcher_sees_no_hand_and_has_no_action() {
        CartagenaView view = jamaica("hand 1 T B\nhand 2 K K K\nhand 3 H\n", 1).view(State.WATCHER);
        assertEquals("? ?", line(view.position(), "hand", 1));
        assertEquals(0, view.legalActions(new int[view.maxActions()]));
        assertFalse(view.sees(0));
        assertEquals(
                "the hand of seat 2 is hidden",
                assertThrows(IllegalArgumentException.class, () -> view.handCount(1, 1))
                        .getMessage());
    }

    @Test
    void C15_through_a_whole_match_no_view_holds_a_card_it_must_not() {
        CartagenaState state = jamaica("hand 1 T B\nhand 2 K K K\nhand 3 H\n", 1);
        Dice dice = Seed.of(3).dice();
        int[] actions = new int[state.maxActions()];
        while (!state.isOver()) {
            for (int seat = State.WATCHER; seat < 3; seat++) {
                String view = state.view(seat).position();
                assertTrue(line(view, "deck").matches("[? ]*"), view);
                for (int other = 0; other < 3; other++) {
                    String hand = line(view, "hand", other + 1);
                    assertTrue(hand.matches(other == seat ? "[A-Z ]*" : "[? ]*"), view);
                }
            }
            state.play(state.randomAction(dice, actions));
        }
    }

    @Test
    void C15_in_tortuga_all_hands_and_the_row_are_open_but_not_the_deck() {
        String hands = "hand 1 T B\nhand 2 K K K\nhand 3 H\n";
        String text = position("tortuga", hands, "row H H\n", Seed.of(1).hex());
        CartagenaView view = CartagenaGame.GAME.readPosition(text).view(State.WATCHER);
        assertEquals("K K K", line(view.position(), "hand", 2));
        assertEquals(3, view.handCount(1, 5));
        assertEquals("H H", line(view.position(), "row"));
        assertEquals(4, view.row(0));
        assertEquals(2, view.rowSize());
        assertEquals(2, view.discardSize());
        assertEquals(2, view.discardCount(0));
        assertEquals("? ".repeat(102 - 10).trim(), line(view.position(), "deck"));
    }

    @Test
    void C15_after_the_end_the_hands_are_shown() {
        CartagenaState state = Positions.jamaica("""
                pirates 1 boat boat boat boat boat 36
                pirates 2 0 0 0 0 0 9
                hand 1 T
                hand 2 K H
                """);
        assertEquals("? ?", line(state.view(0).position(), "hand", 2));
        play(state, "T@36");
        assertEquals("H K", line(state.view(0).position(), "hand", 2));
        assertEquals("H K", line(state.view(State.WATCHER).position(), "hand", 2));
    }

    @Test
    void a_view_does_not_change_with_the_match() {
        CartagenaState state = jamaica("hand 1 T B\nhand 2 K K K\nhand 3 H\n", 1);
        CartagenaView view = state.view(0);
        String before = view.position();
        play(state, "T@0 -@9 end");
        assertEquals(before, view.position());
    }

    @Test
    void determinize_draws_hands_deck_and_shuffles_from_the_unseen_cards() {
        CartagenaView view = jamaica("hand 1 T B\nhand 2 K K K\nhand 3 H\n", 1).view(0);
        Dice dice = Seed.of(9).dice();
        TreeSet<String> hands = new TreeSet<>();
        TreeSet<String> shuffles = new TreeSet<>();
        for (int i = 0; i < 200; i++) {
            CartagenaState drawn = view.determinize(dice);
            String text = drawn.position();
            assertEquals(text, CartagenaGame.GAME.readPosition(text).position(), "all cards are there");
            assertEquals(view.position(), drawn.view(0).position());
            hands.add(line(text, "hand", 2));
            shuffles.add(line(text, "shuffle"));
        }
        assertTrue(hands.size() > 40, "of the 56 hands of three cards");
        assertEquals(200, shuffles.size());
    }

    @Test
    void determinize_keeps_what_tortuga_shows() {
        String hands = "hand 1 T B\nhand 2 K K K\nhand 3 H\n";
        String text = position("tortuga", hands, "row H H\n", Seed.of(1).hex());
        CartagenaState drawn = CartagenaGame.GAME
                .readPosition(text)
                .view(1)
                .determinize(Seed.of(2).dice());
        assertEquals("T B", Positions.hand(drawn, 1));
        assertEquals("H H", line(drawn.position(), "row"));
        assertNotEquals(line(text, "deck"), line(drawn.position(), "deck"));
    }
}
