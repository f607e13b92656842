package cabestan.rules.cartagena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.game.BadText;
import cabestan.rules.game.Match;
import cabestan.rules.game.MatchRecord;
import cabestan.rules.game.Opening;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.rules.game.Terms;
import cabestan.rules.game.Variant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
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
    void basic_is_the_default_variant() {
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

    private static String pathOf(String variant, String option) {
        Setup setup =
                Setup.of(CartagenaGame.GAME.variant(variant), 2, Seed.of(1)).with("path", option);
        CartagenaGame.GAME.variant(variant).accepts(setup.terms());
        return Positions.line(CartagenaGame.GAME.begin(setup).position(), "path");
    }

    @Test
    void C2_one_original_section_fits_the_printed_example_of_tortuga() {
        String path = pathOf("tortuga", "2-3-1-4-5-6");
        assertEquals("PKDHTB", path.split(" ")[2]);
        String squares = path.replace(" ", "");
        assertEquals('D', squares.charAt(15 - 1));
        assertEquals('T', squares.charAt(17 - 1));
        assertEquals('B', squares.charAt(18 - 1));
    }

    @ParameterizedTest
    @CsvSource({"jamaica", "tortuga"})
    void C2_a_new_match_of_the_original_edition_has_the_section_of_the_printed_example(String variant) {
        for (int seed = 0; seed < 100; seed++) {
            String path = path(variant, seed);
            assertTrue(path.contains("PKDHTB") || path.contains("BTHDKP"), path);
        }
    }

    @ParameterizedTest
    @CsvSource({"jamaica", "tortuga"})
    void C2_terms_without_the_path_keep_the_sections_of_release_0_1(String variant) {
        Terms silent = new Terms(variant, 2, Map.of(), Terms.BY_LOT);
        String position =
                CartagenaGame.GAME.begin(new Setup(silent, Seed.of(1))).position();
        assertEquals(pathOf(variant, "seed-0.1"), Positions.line(position, "path"));
    }

    @ParameterizedTest
    @CsvSource({"basic, {}", "advanced, {}", "jamaica, {path=seed}", "tortuga, {path=seed}"})
    void C2_a_new_match_states_its_path_where_silence_means_another(String variant, String options) {
        Setup setup = Setup.of(CartagenaGame.GAME.variant(variant), 2, Seed.of(1));
        assertEquals(options, setup.options().toString());
        assertEquals("{path=seed-0.1}", setup.with("path", "seed-0.1").options().toString());
    }

    @ParameterizedTest
    @CsvSource({"seed", "seed-0.1"})
    void C2_any_two_original_symbols_are_neighbours_exactly_twice(String option) {
        TreeMap<String, Integer> neighbours = new TreeMap<>();
        for (String section : pathOf("jamaica", option).split(" ")) {
            for (int i = 0; i + 1 < section.length(); i++) {
                char one = section.charAt(i);
                char other = section.charAt(i + 1);
                neighbours.merge("" + (char) Math.min(one, other) + (char) Math.max(one, other), 1, Integer::sum);
            }
        }
        assertEquals(15, neighbours.size());
        assertEquals(List.of(2), neighbours.values().stream().distinct().toList());
    }

    @Test
    void C2_players_lay_the_path_themselves_section_by_section() {
        assertEquals("PGKBLS", pathOf("basic", "1b-2a-3a-4a-5a").substring(0, 6));
        assertEquals("KLSGPB", pathOf("basic", "1ar-2a-3a-4a-5a").substring(0, 6));
        assertEquals("LBSKPG", pathOf("basic", "1a-2a-3a-4a-6a").substring(28));
        assertEquals("DPTKBH", pathOf("jamaica", "1-2-3-4-5-6r").substring(35));
    }

    @Test
    void C2_a_path_laid_by_hand_does_not_change_the_deal() {
        Setup setup = Setup.of(CartagenaGame.GAME.variant("basic"), 3, Seed.of(4));
        String drawn = CartagenaGame.GAME.begin(setup).position();
        String laid =
                CartagenaGame.GAME.begin(setup.with("path", "1a-2a-3a-4a-5a")).position();
        assertEquals(Positions.line(drawn, "hand", 1), Positions.line(laid, "hand", 1));
        assertEquals(Positions.line(drawn, "deck"), Positions.line(laid, "deck"));
    }

    @ParameterizedTest
    @CsvSource({
        "basic, 1a-2a-3a-4a, ', such as 1a-2a-3a-4a-5a, found '",
        "basic, 1a-2a-3a-4a-5a-6a, expected 5 sections",
        "basic, 1a-2a-3a-4a-4b, section 4 is laid twice",
        "basic, 1a-2a-3a-4a-7a, expected a section from 1 to 6 and its side a or b",
        "basic, 1-2-3-4-5, expected a section from 1 to 6 and its side a or b",
        "jamaica, 1a-2-3-4-5-6, expected a section from 1 to 6",
        "jamaica, 1-2-3-4-5-6rr, expected a section from 1 to 6",
        "jamaica, '', ', such as 1-2-3-4-5-6, found '",
        "tortuga, by hand, expected 6 sections",
    })
    void C2_a_path_that_cannot_be_laid_is_rejected_in_words(String variant, String path, String message) {
        BadText bad = assertThrows(BadText.class, () -> pathOf(variant, path));
        assertTrue(bad.getMessage().contains(message), bad::getMessage);
    }

    @Test
    void C2_a_record_keeps_the_path() {
        Setup setup =
                Setup.of(CartagenaGame.GAME.variant("tortuga"), 2, Seed.of(4)).with("path", "6-5r-4-3-2r-1");
        Match match = Match.begin(CartagenaGame.GAME, setup);
        String text = MatchRecord.of(match, Opening.published(setup), List.of("Ana", "Bo"), MatchRecord.statusOf(match))
                .write();
        MatchRecord read = MatchRecord.read(text, id -> CartagenaGame.GAME);
        assertEquals(match.state().position(), read.verify().state().position());
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
    void a_setup_that_does_not_fit_is_rejected() {
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
