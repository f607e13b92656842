package cabestan.rules.cartagena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.game.BadText;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.rules.game.Variant;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How a match begins: C1 to C5. */
class CartagenaSetupTest {

    private static CartagenaState begin(String variant, int seats, long seed) {
        return CartagenaGame.GAME.begin(Setup.of(CartagenaGame.GAME.variant(variant), seats, Seed.of(seed)));
    }

    private static String path(String variant, long seed) {
        return Positions.line(begin(variant, 2, seed).position(), "path");
    }

    @Test
    void basic_is_meant_when_nobody_names_a_variant() {
        assertEquals(
                List.of("basic", "advanced", "jamaica", "tortuga"),
                CartagenaGame.GAME.variants().stream().map(Variant::id).toList());
    }

    @ParameterizedTest
    @CsvSource({"basic, BKPGLS", "advanced, BKPGLS", "jamaica, DTBPHK", "tortuga, DTBPHK"})
    void C1_each_edition_has_its_six_symbols(String variant, String symbols) {
        CartagenaBoard board = begin(variant, 2, 1).board();
        StringBuilder letters = new StringBuilder();
        for (int symbol = 0; symbol < CartagenaBoard.SYMBOLS; symbol++) {
            letters.append(board.letter(symbol));
        }
        assertEquals(symbols, letters.toString());
    }

    @ParameterizedTest
    @CsvSource({"basic, 5", "advanced, 6", "jamaica, 6", "tortuga, 6"})
    void C2_a_path_is_made_of_different_sections_with_each_symbol_once(String variant, int sections) {
        for (int seed = 0; seed < 100; seed++) {
            TreeSet<String> different = new TreeSet<>();
            for (String section : path(variant, seed).split(" ")) {
                assertEquals(6, section.chars().distinct().count(), section);
                String turned = new StringBuilder(section).reverse().toString();
                different.add(section.compareTo(turned) < 0 ? section : turned);
            }
            assertEquals(sections, different.size());
        }
    }

    @ParameterizedTest
    @CsvSource({"basic, 24", "advanced, 24", "jamaica, 12", "tortuga, 12"})
    void C2_every_section_comes_in_every_place_with_every_side_and_either_end_first(String variant, int looks) {
        TreeSet<String> first = new TreeSet<>();
        TreeSet<String> last = new TreeSet<>();
        for (int seed = 0; seed < 400; seed++) {
            String path = path(variant, seed);
            first.add(path.substring(0, 6));
            last.add(path.substring(path.length() - 6));
        }
        assertEquals(looks, first.size());
        assertEquals(first, last);
    }

    @Test
    void C2_path_and_cards_come_from_the_seed() {
        assertEquals(begin("tortuga", 3, 5).position(), begin("tortuga", 3, 5).position());
        assertNotEquals(
                begin("tortuga", 3, 5).position(), begin("tortuga", 3, 6).position());
    }

    @ParameterizedTest
    @CsvSource({
        "basic, 30, 4, 15, 5, 2, 0",
        "advanced, 36, 5, 15, 5, 3, 0",
        "jamaica, 36, 6, 17, 6, 3, 0",
        "tortuga, 36, 6, 17, 6, 3, 12"
    })
    void C4_pirates_begin_at_the_start_and_cards_are_dealt(
            String variant, int squares, int pirates, int copies, int dealtToOthers, int moves, int row) {
        for (int seats = 2; seats <= 5; seats++) {
            CartagenaState state = begin(variant, seats, seats);
            assertEquals(squares, state.board().squares());
            assertEquals(moves, state.board().movesLeft());
            assertEquals(row, state.rowSize());
            for (int seat = 0; seat < seats; seat++) {
                assertEquals(pirates, state.board().pirates(seat, 0));
                assertEquals(seat == state.onTurn() ? 6 : dealtToOthers, state.handSize(seat));
            }
            int dealt = 6 + (seats - 1) * dealtToOthers;
            assertEquals(6 * copies - dealt - row, state.deckSize());
            assertEquals(0, state.discardSize());
            // Reading it back counts all cards: each symbol as often as the edition has it.
            assertEquals(
                    state.position(),
                    CartagenaGame.GAME.readPosition(state.position()).position());
        }
    }

    @Test
    void C4_the_cards_are_shuffled_by_the_seed() {
        TreeSet<String> hands = new TreeSet<>();
        for (int seed = 0; seed < 20; seed++) {
            hands.add(Positions.line(begin("jamaica", 2, seed).position(), "hand", 1));
        }
        assertTrue(hands.size() > 15, hands.size() + " different hands of 20");
        assertEquals(begin("jamaica", 2, 3).position(), begin("jamaica", 2, 3).position());
    }

    @Test
    void C5_the_first_player_is_drawn_by_lot_or_chosen() {
        TreeSet<Integer> drawn = new TreeSet<>();
        for (int seed = 0; seed < 60; seed++) {
            drawn.add(begin("jamaica", 5, seed).onTurn());
        }
        assertEquals(new TreeSet<>(List.of(0, 1, 2, 3, 4)), drawn);
        Setup setup = Setup.of(CartagenaGame.GAME.variant("basic"), 4, Seed.of(1));
        CartagenaState chosen = CartagenaGame.GAME.begin(setup.beginning(2));
        assertEquals(2, chosen.onTurn());
        assertEquals(6, chosen.handSize(2));
        assertEquals(5, chosen.handSize(0));
    }

    @Test
    void a_setup_that_does_not_fit_is_refused() {
        Variant basic = CartagenaGame.GAME.variant("basic");
        for (int seats : new int[] {-1, 0, 1, 6}) {
            assertThrows(
                    BadText.class,
                    () -> basic.accepts(Setup.of(basic, seats, Seed.of(1)).terms()));
        }
        BadText unknown = assertThrows(BadText.class, () -> CartagenaGame.GAME.variant("tortue"));
        assertTrue(unknown.getMessage().contains("basic, advanced, jamaica, tortuga"));
    }
}
