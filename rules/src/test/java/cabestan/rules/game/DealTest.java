package cabestan.rules.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.cartagena.CartagenaAction;
import cabestan.rules.catalog.Games;
import cabestan.rules.noughts.NoughtsGame;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A match in which everything one seat does not know is dealt again, as when others join. */
class DealTest {

    private static final Seed FRESH = Seed.of(77);

    private final Dice dice = Seed.of(3).dice();

    static Stream<Variant> variants() {
        return Games.all().stream()
                .filter(game -> !(game instanceof NoughtsGame)) // it is over before anything could be dealt
                .flatMap(game -> game.variants().stream());
    }

    private static Game gameOf(Variant variant) {
        return Games.all().stream()
                .filter(game -> game.variants().contains(variant))
                .findFirst()
                .orElseThrow();
    }

    private static Setup setup(Variant variant) {
        return Setup.of(variant, variant.minSeats(), Seed.of(5));
    }

    private void playSome(Match match, int count) {
        for (int i = 0; i < count && !match.state().isOver(); i++) {
            State state = match.state();
            assertTrue(match.play(state.randomAction(dice, new int[state.maxActions()]))
                    .isEmpty());
        }
    }

    private static List<String> names(Setup setup) {
        return Stream.generate(() -> "Ann").limit(setup.seats()).toList();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void the_seat_sees_no_difference_and_the_record_replays(Variant variant) {
        Setup setup = setup(variant);
        Match match = Match.begin(gameOf(variant), setup);
        playSome(match, 21);
        String seen = match.state().view(0).position();
        match.deal(0, FRESH);
        assertEquals(seen, match.state().view(0).position());
        assertEquals(0, match.undoable());
        assertFalse(match.canRewind(1));
        playSome(match, 21);

        String record = MatchRecord.of(match, Opening.published(setup), names(setup), new MatchRecord.Running())
                .write();
        MatchRecord read = MatchRecord.read(record, Games::named);
        assertEquals(record, read.write());
        assertEquals(match.state().position(), read.verify().state().position());
        assertEquals(match.state().position(), match.stateAfter(match.length()).position());
    }

    @Test
    void other_hands_and_the_deck_are_not_what_the_old_seed_says() {
        Variant jamaica = Games.named("cartagena").variant("jamaica");
        Match match = Match.begin(Games.named("cartagena"), setup(jamaica));
        playSome(match, 12);
        State before = match.state();
        match.deal(0, FRESH);
        assertNotEquals(
                before.view(1)
                        .position()
                        .lines()
                        .filter(line -> line.startsWith("hand     2"))
                        .toList(),
                match.state()
                        .view(1)
                        .position()
                        .lines()
                        .filter(line -> line.startsWith("hand     2"))
                        .toList());
        assertNotEquals(before.position(), match.state().position());
    }

    @Test
    void a_deal_in_the_middle_of_a_turn_or_before_the_first_stands_at_its_place_in_the_record() {
        Game cartagena = Games.named("cartagena");
        Setup setup = setup(cartagena.variant("jamaica")).beginning(0);
        Match match = Match.begin(cartagena, setup);
        match.deal(State.WATCHER, FRESH);
        match.play(match.state().legalActions()[0]);
        match.deal(1, Seed.of(78));
        match.play(CartagenaAction.END);
        String record = MatchRecord.of(match, Opening.published(setup), names(setup), new MatchRecord.Running())
                .write();
        assertEquals(
                List.of("deal", "turn", "deal", "turn"),
                record.lines()
                        .filter(line -> line.startsWith("turn") || line.startsWith("deal"))
                        .map(line -> line.substring(0, 4))
                        .toList());
        MatchRecord read = MatchRecord.read(record, Games::named);
        assertEquals(match.state().position(), read.verify().state().position());
    }

    @Test
    void while_it_runs_only_the_hash_is_in_the_record() {
        Variant jamaica = Games.named("cartagena").variant("jamaica");
        Setup setup = setup(jamaica);
        Match match = Match.begin(Games.named("cartagena"), setup);
        match.deal(State.WATCHER, FRESH);
        String record = MatchRecord.of(match, Opening.committed(setup), names(setup), new MatchRecord.Running())
                .write();
        assertTrue(record.contains("deal      0 " + FRESH.hash() + "\n"), record);
        assertFalse(record.contains(FRESH.hex()));
        MatchRecord read = MatchRecord.read(record, Games::named);
        assertThrows(BadText.class, read::replay);
    }

    @Test
    void a_seed_that_was_not_promised_is_found_out() {
        Variant jamaica = Games.named("cartagena").variant("jamaica");
        Setup setup = setup(jamaica);
        Match match = Match.begin(Games.named("cartagena"), setup);
        match.deal(0, FRESH);
        String record = MatchRecord.of(match, Opening.published(setup), names(setup), new MatchRecord.Running())
                .write();
        MatchRecord forged =
                MatchRecord.read(record.replace(FRESH.hex(), Seed.of(78).hex()), Games::named);
        BadText found = assertThrows(BadText.class, forged::verify);
        assertTrue(found.getMessage().contains("published hash"), found.getMessage());
    }

    @Test
    void nothing_is_dealt_once_the_match_is_over() {
        Variant tortuga = Games.named("cartagena").variant("tortuga");
        Setup setup = setup(tortuga);
        Match match = Match.begin(Games.named("cartagena"), setup);
        playSome(match, Integer.MAX_VALUE);
        String record = MatchRecord.of(match, Opening.published(setup), names(setup), MatchRecord.statusOf(match))
                .write();
        String deal = "deal      1 " + FRESH.hash() + " " + FRESH.hex() + "\n";
        MatchRecord forged = MatchRecord.read(record.replace("result ", deal + "result "), Games::named);
        BadText found = assertThrows(BadText.class, forged::verify);
        assertEquals("the record deals cards again after the end of the match", found.getMessage());
    }
}
