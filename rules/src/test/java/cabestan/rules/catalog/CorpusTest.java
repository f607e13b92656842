package cabestan.rules.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.game.Game;
import cabestan.rules.game.Match;
import cabestan.rules.game.MatchRecord;
import cabestan.rules.game.State;
import cabestan.rules.game.Variant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * Three hundred matches as people play them, of all variants and sizes, replay to their results, and what must always hold
 * holds after every action.
 */
final class CorpusTest {

    @Test
    void every_match_replays_to_its_result() {
        Corpus.records().parallelStream().forEach(CorpusTest::assertReplays);
    }

    private static void assertReplays(String text) {
        MatchRecord record = MatchRecord.read(text, Games::named);
        assertEquals(text, record.write());
        Match match = record.verify(); // the shuffle, and the result as written
        State state = match.start().copy();
        assertHolds(record.game(), state);
        for (int i = 0; i < match.length(); i++) {
            int action = match.action(i);
            assertEquals(Optional.empty(), state.reject(action), text);
            assertEquals(action, state.read(state.write(action)));
            int turn = state.turn();
            int reveals = state.reveals();
            state.play(action);
            assertTrue(state.turn() >= turn && state.reveals() >= reveals, text);
            assertHolds(record.game(), state);
        }
        assertTrue(state.isOver(), text);
        assertEquals(match.state().position(), state.position());
    }

    /** What is true of every state: somebody is on turn who can act, or it is over; and its text is all there is of it. */
    private static void assertHolds(Game game, State state) {
        String position = state.position();
        int count = state.legalActions(new int[state.maxActions()]);
        assertEquals(state.isOver(), count == 0, position);
        assertEquals(state.isOver(), state.onTurn() == State.NOBODY, position);
        assertTrue(state.onTurn() < state.seats(), position);
        assertEquals(position, game.readPosition(position).position());
    }

    @Test
    void it_has_every_variant_with_every_number_of_seats() {
        Set<String> wanted = new TreeSet<>();
        for (Game game : Games.all()) {
            for (Variant variant : game.variants()) {
                for (int seats = variant.minSeats(); seats <= variant.maxSeats(); seats++) {
                    wanted.add(game.id() + " " + variant.id() + " " + seats);
                }
            }
        }
        Set<String> found = new TreeSet<>();
        List<String> records = Corpus.records();
        for (String text : records) {
            MatchRecord record = MatchRecord.read(text, Games::named);
            String variant = Arrays.stream(text.split("\n"))
                    .filter(line -> line.startsWith("variant"))
                    .map(line -> line.split(" +")[1])
                    .findFirst()
                    .orElseThrow();
            found.add(record.game().id() + " " + variant + " " + record.names().size());
        }
        assertEquals(300, records.size());
        wanted.removeIf(each -> each.startsWith("noughts")); // a game of the tests alone
        assertEquals(wanted, found);
    }
}
