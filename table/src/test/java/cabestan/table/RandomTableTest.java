package cabestan.table;

import static cabestan.table.TestTable.ANA;
import static cabestan.table.TestTable.PEOPLE;
import static cabestan.table.TestTable.VISITOR;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.catalog.Games;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Outcome;
import cabestan.rules.game.Seed;
import cabestan.rules.game.State;
import cabestan.table.TestTable.Kind;
import cabestan.table.clock.ClockRule;
import cabestan.table.clock.Outage;
import cabestan.table.event.EventCodec;
import cabestan.table.event.LoggedEvent;
import cabestan.table.event.TableEvent;
import cabestan.table.reply.ReplyPlan;
import cabestan.table.reply.ReplyPlans;
import cabestan.table.text.TableText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Random commands from random people at random times never break an invariant of a table. */
class RandomTableTest {

    private static final int TABLES = 1_000;
    private static final int COMMANDS = 60;
    private static final List<String> CALLERS = List.of(ANA, "bo", "cleo", "dan", "eve", "fay", VISITOR);
    private static final List<Kind> KINDS = TestTable.kinds().toList();

    @Test
    void no_command_breaks_a_table_and_its_events_make_the_same_table_again() {
        TreeSet<String> seen = new TreeSet<>();
        for (int seed = 0; seed < TABLES; seed++) {
            try {
                seen.addAll(new RandomTable(seed).play());
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError("seed " + seed, e);
            }
        }
        // an event or rejection that never occurs here would not be tested
        assertTrue(
                seen.containsAll(List.of(
                        "joined",
                        "left",
                        "started",
                        "acted",
                        "undone",
                        "resigned",
                        "timed-out",
                        "draw-agreed",
                        "takeback-asked",
                        "takeback-refused",
                        "takeback-granted",
                        "rematch",
                        "bot-took-seat",
                        "time-forgiven",
                        "closed",
                        "repeated",
                        "stale",
                        "time-up",
                        "not-your-seat",
                        "not-your-turn",
                        "bad-plan",
                        "no-plans",
                        "no-plans-now",
                        "replied",
                        "revealed",
                        "no-offer",
                        "offer-open",
                        "bad-action",
                        "forbidden",
                        "seat-taken",
                        "over")),
                seen::toString);
    }

    private static final class RandomTable {

        private final Dice dice;
        private final TestTable test;
        private final Table table;

        RandomTable(int seed) {
            this.dice = Seed.of(seed).dice();
            this.test = seed % 20 == 19 ? TestTable.problem() : TestTable.of(head(KINDS.get(seed % KINDS.size())));
            this.table = test.table;
        }

        private TableHead head(Kind kind) {
            List<Seat> seats = new ArrayList<>();
            for (int seat = 0; seat < kind.seats(); seat++) {
                String person = PEOPLE.get(seat);
                seats.add(
                        switch (dice.below(7)) {
                            case 0 -> TestTable.bot();
                            case 1 -> TestTable.guestOf(ANA);
                            case 2 -> TestTable.open("key-" + seat);
                            case 3 -> TestTable.keptFor(person, "key-" + seat);
                            default -> TestTable.player(person);
                        });
            }
            ClockRule clock = List.of(new ClockRule.None(), new ClockRule.WholeMatch(30, 5), new ClockRule.EachTurn(1))
                    .get(dice.below(3));
            return TestTable.head(kind, clock, dice.below(2) == 0, seats);
        }

        /** All events and rejections, in words. */
        List<String> play() {
            List<String> seen = new ArrayList<>();
            for (int i = 0; i < COMMANDS; i++) {
                test.later(dice.below(40) == 0 ? 40_000 : dice.below(1_500) - 200);
                TableCommand command = command();
                Caller caller = caller(command);
                List<String> before = dice.below(4) == 0 ? everything() : List.of();
                List<Outage> outages = dice.below(5) == 0
                        ? List.of(new Outage(test.now - dice.below(5_000), test.now - dice.below(3_000)))
                        : List.of();
                Decision decision = table.decide(command, caller, test.now, outages, test.plans);
                assertTrue(before.isEmpty() || before.equals(everything()), "a decision changed the table");
                seen.addAll(follow(decision));
                checkOrder();
            }
            checkReplay();
            return seen;
        }

        private List<String> follow(Decision decision) {
            int version = table.version();
            switch (decision) {
                case Decision.Rejected(var rejection) -> {
                    assertFalse(rejection.code().isEmpty());
                    assertFalse(rejection.reason().isEmpty());
                }
                case Decision.Repeated(int led) -> assertTrue(led <= version);
                case Decision.Accepted(List<LoggedEvent> events, Optional<TableHead> opened, ReplyPlans plans) -> {
                    events.forEach(test::apply);
                    test.plans = plans;
                    assertEquals(version + events.size(), table.version());
                    opened.ifPresent(head -> assertEquals(table.next(), head.id()));
                }
            }
            String words = TestTable.words(decision);
            return List.of((words.equals("acted acted") ? "replied " : "")
                    .concat(words.replace("rejected ", ""))
                    .split(" "));
        }

        private TableCommand command() {
            int seat = dice.below(8) == 0 ? dice.below(9) - 2 : dice.below(table.seatCount());
            return switch (dice.below(table.isRunning() ? 50 : 20)) {
                case 0 -> new TableCommand.Leave(seat);
                case 1 -> new TableCommand.Resign(dice.below(3) == 0 ? seat : -1);
                case 2 -> new TableCommand.OfferDraw(seat);
                case 3, 4 -> new TableCommand.AnswerDraw(opposite(seat), dice.below(2) == 0);
                case 5, 6 -> new TableCommand.AskTakeBack(seat);
                case 7, 8 -> new TableCommand.AnswerTakeBack(seat, dice.below(2) == 0);
                case 9 -> TestTable.rematch(seat, table.seatCount());
                case 10, 11 -> new TableCommand.CheckClock();
                case 12, 13, 14, 15 -> new TableCommand.Join(key(), dice.below(3) == 0 ? seat : TableCommand.Join.ANY);
                case 16, 17 -> new TableCommand.Undo(dice.below(2) == 0 ? seat : table.onTurn());
                case 18 -> new TableCommand.Act(seat, dice.below(2) == 0 ? "nonsense" : action());
                case 19 -> new TableCommand.SeatBot(seat, 1 + dice.below(5));
                case 20 -> new TableCommand.TakeHoliday(seat, dice.below(4));
                case 21 -> new TableCommand.Nudge(seat);
                case 22 -> new TableCommand.CloseSilent(seat);
                case 23, 24, 25 -> new TableCommand.PlanReplies(seat, lines(seat));
                default -> new TableCommand.Act(table.onTurn(), action());
            };
        }

        /** A line from the beginning of the running turn to a turn of this seat, played at random; sometimes none. */
        private List<List<String>> lines(int seat) {
            State state = table.match().stateAfter(table.match().turnBegin());
            List<String> turns = new ArrayList<>();
            int last = -1;
            while (last != seat && !state.isOver() && turns.size() < 5 && dice.below(9) > 0) {
                last = state.onTurn();
                turns.add(turn(state));
            }
            return turns.isEmpty() ? List.of() : List.of(turns);
        }

        /** Plays a turn; mostly the first action, so that what is planned is also played. */
        private String turn(State state) {
            int turn = state.turn();
            List<String> actions = new ArrayList<>();
            int[] legal = new int[state.maxActions()];
            while (state.turn() == turn && !state.isOver()) {
                int count = state.legalActions(legal);
                int action = legal[dice.below(3) == 0 ? dice.below(count) : 0];
                actions.add(state.write(action));
                state.play(action);
            }
            return String.join(" ", actions);
        }

        /** The seat that is asked to answer the open offer, or this one. */
        private int opposite(int seat) {
            return table.offer()
                    .map(offer -> (offer.seat() + 1) % table.seatCount())
                    .orElse(seat);
        }

        private String key() {
            return dice.below(3) == 0 ? "" : "key-" + dice.below(table.seatCount() + 1);
        }

        private String action() {
            if (!table.isRunning()) {
                return "end";
            }
            State state = table.match().state();
            int[] legal = new int[state.maxActions()];
            int any = state.randomAction(dice, legal);
            state.legalActions(legal);
            return state.write(dice.below(3) == 0 ? legal[0] : any);
        }

        /** Mostly somebody who may issue the command and has seen the current version; otherwise anybody. */
        private Caller caller(TableCommand command) {
            int version = dice.below(12) == 0 ? dice.below(table.version() + 2) : table.version();
            int seat = command instanceof TableCommand.OfSeat ofSeat ? ofSeat.seat() : -1;
            boolean fits = seat >= 0 && seat < table.seatCount() && dice.below(6) > 0;
            if (fits ? table.seat(seat).isBot() : dice.below(5) == 0) {
                return new Caller.Site(version);
            }
            String player = fits ? table.seat(seat).occupant().player() : CALLERS.get(dice.below(CALLERS.size()));
            String id = dice.below(3) == 0 ? "" : "c" + dice.below(80);
            return new Caller.Person(player, id, version);
        }

        private List<String> everything() {
            List<String> all = new ArrayList<>();
            all.add(TableText.write(table));
            CALLERS.forEach(viewer -> all.add(table.view(viewer).toString()));
            return all;
        }

        private void checkOrder() {
            int onTurn = table.onTurn();
            assertEquals(table.isRunning(), onTurn >= 0 && onTurn < table.seatCount());
            assertEquals(table.phase() == Phase.OVER, table.result().isPresent());
            assertEquals(table.phase() == Phase.WAITING, table.match() == null && !table.isOver());
            boolean timed =
                    table.isRunning() && !table.isBotTurn() && !(table.head().clock() instanceof ClockRule.None);
            assertEquals(timed, table.deadline() > 0);
            assertEquals(table.version(), table.events().size());
            table.offer().ifPresent(this::check);
            table.result().ifPresent(this::check);
            check(table.standing());
            test.plans.bySeat().forEach(this::check);
            checkWhatIsSeen(CALLERS.get(dice.below(CALLERS.size())));
        }

        /** What is planned can still happen, and whoever planned it still sits there. */
        private void check(int seat, ReplyPlan plan) {
            assertTrue(
                    table.isRunning() && table.seat(seat).isPerson() && table.onTurn() != seat,
                    () -> "seat " + seat + " of " + TableText.write(table));
            State begin = table.match().stateAfter(table.match().turnBegin());
            assertEquals(Optional.empty(), plan.reject(seat, begin));
        }

        private void check(Offer offer) {
            assertTrue(table.isRunning());
            assertFalse(offer.agreed().contains(offer.seat()));
            assertEquals(offer.agreed().size(), new TreeSet<>(offer.agreed()).size());
        }

        private void check(Outcome result) {
            assertEquals(table.seatCount(), result.ranks().size());
            assertTrue(result.ranks().contains(1));
            result.ranks().forEach(rank -> assertTrue(rank >= 1 && rank <= table.seatCount()));
        }

        private void check(Standing standing) {
            assertEquals(table.version(), standing.version());
            assertEquals(table.phase(), standing.phase());
            assertEquals(table.onTurn(), standing.onTurn());
            assertEquals(table.deadline(), standing.deadline());
            assertEquals(table.result(), standing.result());
        }

        /** Each seat is shown only to its holder, exactly as its view by the rules. */
        private void checkWhatIsSeen(String viewer) {
            TableView view = table.view(viewer);
            List<Integer> held = table.heldBy(viewer);
            assertTrue(!viewer.isEmpty() || held.isEmpty());
            for (TableView.SeatView seat : view.seats()) {
                assertTrue(held.isEmpty() ? seat.seat() == State.WATCHER : held.contains(seat.seat()));
                if (table.isRunning()) {
                    State imagined = table.match().view(seat.seat()).determinize(dice);
                    assertEquals(imagined.view(seat.seat()).position(), seat.position());
                    assertEquals(seat.seat() != table.onTurn(), seat.legal().isEmpty());
                }
            }
            boolean hasStarted = table.isRunning() && table.head().beginning() instanceof Beginning.FromSetup;
            assertFalse(hasStarted && view.toString().contains(TestTable.SEED.hex()));
        }

        private void checkReplay() {
            Table again = Table.open(table.head());
            for (LoggedEvent logged : table.events()) {
                TableEvent event = logged.event();
                TableEvent read = EventCodec.read(EventCodec.kind(event), event.seat(), EventCodec.detail(event));
                again.apply(new LoggedEvent(logged.version(), logged.at(), logged.player(), logged.command(), read));
            }
            assertEquals(TableText.write(table), TableText.write(again));
            CALLERS.forEach(viewer -> assertEquals(table.view(viewer), again.view(viewer)));
            assertEquals(TableText.write(table), TableText.write(TableText.read(TableText.write(table), Games::named)));
        }
    }
}
