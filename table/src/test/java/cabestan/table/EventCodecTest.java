package cabestan.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import cabestan.rules.game.BadText;
import cabestan.rules.game.Outcome;
import cabestan.rules.game.Seed;
import cabestan.table.event.EventCodec;
import cabestan.table.event.LoggedEvent;
import cabestan.table.event.TableEvent;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Events in the words that databases and saved tables contain. */
class EventCodecTest {

    private static final String HEX = Seed.of(7).hex();

    /** An event and how it is written. */
    record Written(String kind, String detail, TableEvent event) {}

    /** One line for each way an event is written; existing databases contain exactly these words. */
    static List<Written> all() {
        return List.of(
                new Written("joined", "", new TableEvent.Joined(1)),
                new Written("left", "", new TableEvent.Left(1)),
                new Written("started", "", new TableEvent.Started()),
                new Written("acted", "B5~B4-C3(B3,C2)", new TableEvent.Acted(1, "B5~B4-C3(B3,C2)")),
                new Written("undone", "", new TableEvent.Undone(1)),
                new Written("resigned", "", new TableEvent.Resigned(1, List.of())),
                new Written("resigned", "1,2", new TableEvent.Resigned(1, List.of(1, 2))),
                new Written("timed-out", "", new TableEvent.TimedOut(1, List.of())),
                new Written("timed-out", "1,5,1,1,1", new TableEvent.TimedOut(1, List.of(1, 5, 1, 1, 1))),
                new Written("draw-offered", "", new TableEvent.DrawOffered(1)),
                new Written("draw-declined", "", new TableEvent.DrawDeclined(1)),
                new Written("draw-agreed", "", new TableEvent.DrawAgreed(1)),
                new Written("takeback-asked", "", new TableEvent.TakeBackAsked(1)),
                new Written("takeback-refused", "", new TableEvent.TakeBackRefused(1)),
                new Written("takeback-granted", "", new TableEvent.TakeBackAgreed(1)),
                new Written("takeback-granted", "3", new TableEvent.TakeBackGranted(1, 3)),
                new Written("rematch", "t2", new TableEvent.RematchOpened(1, "t2")),
                new Written("bot-took-seat", "3", new TableEvent.BotTookSeat(1, 3)),
                new Written("dealt", HEX, new TableEvent.Dealt(1, Seed.of(7))),
                new Written("time-forgiven", "90000", new TableEvent.TimeForgiven(1, 90_000)),
                new Written("holiday", "1700000000000", new TableEvent.HolidayTaken(1, 1_700_000_000_000L)),
                new Written("nudged", "", new TableEvent.Nudged(1)),
                new Written("closed", "1,1 abandoned", closed("abandoned")),
                new Written("closed", "1,1 time seat 2 ran out of time", closed("time", "seat 2 ran out of time")));
    }

    private static TableEvent closed(String code) {
        return closed(code, code);
    }

    private static TableEvent closed(String code, String reason) {
        return new TableEvent.Closed(1, new Outcome(List.of(1, 1), code, reason));
    }

    @ParameterizedTest
    @MethodSource("all")
    void there_and_back(Written written) {
        assertEquals(written.kind, EventCodec.kind(written.event));
        assertEquals(written.detail, EventCodec.detail(written.event));
        assertEquals(written.event, EventCodec.read(written.kind, 1, written.detail));
    }

    @ParameterizedTest
    @MethodSource("all")
    void as_a_line_there_and_back(Written written) {
        LoggedEvent logged = new LoggedEvent(4, 1_700_000_000_000L, "ana", "c-17", written.event);
        assertEquals(logged, EventCodec.readLine(4, EventCodec.writeLine(logged)));
        LoggedEvent bySite = new LoggedEvent(4, 5, "", "", written.event);
        assertEquals(bySite, EventCodec.readLine(4, EventCodec.writeLine(bySite)));
    }

    @Test
    void a_line_reads_like_this() {
        TableEvent acted = new TableEvent.Acted(1, "b1^c2");
        assertEquals("5 acted 2 ana c-17 b1^c2", EventCodec.writeLine(new LoggedEvent(4, 5, "ana", "c-17", acted)));
        TableEvent started = new TableEvent.Started();
        assertEquals("5 started 0 - -", EventCodec.writeLine(new LoggedEvent(4, 5, "", "", started)));
    }

    @Test
    void no_event_is_without_an_example_here() {
        Set<String> exemplified = new TreeSet<>();
        for (Written written : all()) {
            exemplified.add(written.event.getClass().getSimpleName());
        }
        Set<String> known = new TreeSet<>();
        for (Class<?> event : TableEvent.class.getPermittedSubclasses()) {
            known.add(event.getSimpleName());
        }
        assertEquals(known, exemplified);
    }

    @Test
    void all_words_of_the_databases_that_exist_are_understood() {
        List<String> known = List.of(
                "joined",
                "left",
                "started",
                "acted",
                "undone",
                "resigned",
                "timed-out",
                "draw-offered",
                "draw-declined",
                "draw-agreed",
                "takeback-asked",
                "takeback-refused",
                "takeback-granted",
                "rematch",
                "bot-took-seat",
                "dealt",
                "closed");
        Set<String> written = new TreeSet<>();
        for (Written each : all()) {
            written.add(each.kind);
        }
        written.removeAll(Set.of("time-forgiven", "holiday", "nudged")); // added after those databases were written
        assertEquals(new TreeSet<>(known), written);
    }

    @Test
    void an_unknown_kind_is_rejected_in_words() {
        BadText bad = assertThrows(BadText.class, () -> EventCodec.read("applauded", 0, ""));
        assertEquals(
                "this version of Cabestan does not know the event 'applauded'; a newer one wrote it", bad.getMessage());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "takeback-granted x",
                "takeback-granted 4294967297",
                "bot-took-seat ",
                "bot-took-seat 99999999999",
                "dealt xyz",
                "time-forgiven soon",
                "resigned 1,,2",
                "resigned ,",
                "resigned 1,99999999999",
                "closed 1,1",
                "closed  abandoned",
                "closed x abandoned"
            })
    void a_detail_that_makes_no_sense_is_bad_text(String kindAndDetail) {
        String[] words = kindAndDetail.split(" ", 2);
        assertThrows(BadText.class, () -> EventCodec.read(words[0], 0, words[1]));
    }

    @Test
    void outcomes_of_older_lists_are_read() {
        Outcome abandoned = new Outcome(List.of(1, 1), "abandoned", "abandoned");
        assertEquals(abandoned, EventCodec.readOutcome("1,1 abandoned abandoned"));
        Outcome home = new Outcome(List.of(2, 1), "all-home", "seat 2 has all pirates in the boat");
        assertEquals(home, EventCodec.readOutcome(EventCodec.writeOutcome(home)));
    }

    @Test
    void no_seed_reaches_a_log() {
        assertEquals("Dealt[seat=1]", new TableEvent.Dealt(1, Seed.of(7)).toString());
    }

    /** The server asks by these whether the lobby and the list of actions have to be sent again. */
    @Test
    void events_know_what_they_affect() {
        Set<String> outsidePlay = new TreeSet<>();
        Set<String> changing = new TreeSet<>();
        for (Written each : all()) {
            if (!each.event().isPlay()) {
                outsidePlay.add(each.kind());
            }
            if (each.event().changesActions()) {
                changing.add(each.kind() + " " + each.detail());
            }
        }
        assertEquals(Set.of("joined", "left", "started", "closed"), outsidePlay);
        assertEquals(Set.of("acted B5~B4-C3(B3,C2)", "undone ", "takeback-granted 3"), changing);
    }
}
