package cabestan.rules.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import cabestan.rules.game.BadText;
import cabestan.rules.game.Game;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.rules.game.State;
import cabestan.rules.game.Terms;
import cabestan.rules.game.Variant;
import cabestan.rules.game.View;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What the games of the catalog say of their variants, and what a view says of any match. */
class GamesTest {

    private static final List<String> IDS = List.of("fragile", "cartagena", "arcanor");

    /** The first position of every variant, with as few seats as possible. */
    static List<State> beginnings() {
        List<State> states = new ArrayList<>();
        for (String id : IDS) {
            Game game = Games.named(id);
            for (Variant variant : game.variants()) {
                states.add(game.begin(
                        Setup.of(variant, variant.minSeats(), Seed.of(2)).beginning(1)));
            }
        }
        return states;
    }

    @ParameterizedTest
    @CsvSource({
        "fragile,   standard, true,  false, false, false",
        "fragile,   straws,   false, false, false, false",
        "cartagena, basic,    false, true,  false, false",
        "cartagena, advanced, false, true,  false, false",
        "cartagena, jamaica,  false, true,  false, false",
        "cartagena, tortuga,  false, false, false, false",
        "arcanor,   open,     true,  false, false, true",
        "arcanor,   memory,   false, false, true,  true"
    })
    void what_is_hidden_and_what_is_agreed(
            String id, String variant, boolean perfect, boolean isPrivate, boolean testsMemory, boolean draws) {
        Game game = Games.named(id);
        assertEquals(perfect, game.hasPerfectInformation(variant));
        assertEquals(isPrivate, game.hasPrivateViews(variant));
        assertEquals(testsMemory, game.testsMemory(variant));
        assertEquals(draws, game.allowsAgreedDraw());
        assertEquals("revealed", game.revealed().code());
    }

    @ParameterizedTest
    @MethodSource("beginnings")
    void a_view_tells_whose_it_is_and_how_the_match_stands(State state) {
        for (int seat = State.WATCHER; seat < state.seats(); seat++) {
            View view = state.view(seat);
            assertEquals(seat, view.seat());
            assertEquals(state.seats(), view.seats());
            assertEquals(state.variant(), view.variant());
            assertEquals(1, view.onTurn());
            assertEquals(state.points(0), view.points(0));
            assertEquals(state.maxActions(), view.maxActions());
        }
    }

    @ParameterizedTest
    @MethodSource("beginnings")
    void only_the_seat_on_turn_is_offered_actions_and_all_read_the_same_words(State state) {
        int[] legal = new int[state.maxActions()];
        int count = state.legalActions(legal);
        for (int seat = State.WATCHER; seat < state.seats(); seat++) {
            View view = state.view(seat);
            assertEquals(seat == 1 ? count : 0, view.legalActions(new int[view.maxActions()]));
            assertEquals(state.write(legal[0]), view.write(legal[0]));
            assertEquals(legal[0], view.read(state.write(legal[0])));
            assertEquals(state.gesture(legal[0]), view.gesture(legal[0]));
            assertEquals(seat == 1 ? count : 0, view.legalActions().length);
        }
        assertEquals(1, state.openView().seat());
        assertEquals(1, state.perft(0));
        assertFalse(state.mayHaveRemainder(legal[0]), "nothing that begins a match is gone on with");
        assertEquals(State.NO_ACTION, state.remainder(legal[0], legal[count - 1]));
    }

    @Test
    void where_nothing_is_hidden_every_view_shows_the_whole_position() {
        State arcanor =
                Games.named("arcanor").readPosition("2,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/c,,,,,,,3 w");
        assertEquals(arcanor.position(), arcanor.view(State.WATCHER).position());
        assertEquals(3, arcanor.view(State.WATCHER).points(1));
        State fragile =
                Games.named("fragile").begin(Setup.of(Games.named("fragile").variant("standard"), 2, Seed.of(2)));
        assertEquals(fragile.position(), fragile.view(State.WATCHER).position());
    }

    @Test
    void terms_that_do_not_fit_are_rejected_in_words() {
        Variant variant = Games.named("fragile").variant("standard");
        assertEquals("1 players do not fit standard; expected 2 to 4", rejection(variant, 1, Terms.BY_LOT));
        assertEquals("5 players do not fit standard; expected 2 to 4", rejection(variant, 5, Terms.BY_LOT));
        assertEquals("seat 4 cannot begin; expected 1 to 3", rejection(variant, 3, 3));
        assertEquals("seat -1 cannot begin; expected 1 to 3", rejection(variant, 3, -2));
        variant.accepts(Setup.of(variant, 3, Seed.of(1)).beginning(0).terms());
        Variant basic = Games.named("cartagena").variant("basic");
        Terms path = Setup.of(basic, 2, Seed.of(1)).with("path", "1a-2a").terms();
        assertThrows(BadText.class, () -> basic.accepts(path));
    }

    private static String rejection(Variant variant, int seats, int first) {
        Terms terms = Setup.of(variant, seats, Seed.of(1)).beginning(first).terms();
        return assertThrows(BadText.class, () -> variant.accepts(terms)).getMessage();
    }

    @Test
    void foreign_words_are_quoted_in_messages_without_control_characters() {
        Game fragile = Games.named("fragile");
        assertEquals(
                "variant 'st\u00B7raws' is not known in fragile; expected one of standard, straws",
                assertThrows(BadText.class, () -> fragile.variant("st\nraws")).getMessage());
        Variant straws = fragile.variant("straws");
        Terms terms = Setup.of(straws, 3, Seed.of(1)).with("last\tturn", "all").terms();
        assertEquals(
                "option 'last\u00B7turn' is not known in straws",
                assertThrows(BadText.class, () -> straws.accepts(terms)).getMessage());
    }
}
