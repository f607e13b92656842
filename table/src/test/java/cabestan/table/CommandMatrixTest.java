package cabestan.table;

import static cabestan.table.TestTable.ANA;
import static cabestan.table.TestTable.BO;
import static cabestan.table.TestTable.VISITOR;
import static cabestan.table.TestTable.bot;
import static cabestan.table.TestTable.guestOf;
import static cabestan.table.TestTable.open;
import static cabestan.table.TestTable.player;
import static org.junit.jupiter.api.Assertions.assertEquals;

import cabestan.table.TestTable.Kind;
import cabestan.table.clock.ClockRule;
import cabestan.table.event.LoggedEvent;
import cabestan.table.event.TableEvent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every command leads to in every phase, for every game, variant and number of seats. */
class CommandMatrixTest {

    /** Ana hosts and begins; "a / b" gives the results with two seats and with more; "!" marks the code of a rejection. */
    private static final String EXPECTED = """
            command            | waiting                  | running                           | over
            join with key      | joined started / joined  | !seat-taken                       | !over
            join, wrong key    | !forbidden               | !forbidden                        | !over
            join without key   | !forbidden               | !seat-taken                       | !over
            leave              | closed                   | !running                          | !over
            seat bot           | bot-took-seat started / bot-took-seat | !seat-taken | !over
            act                | !not-running             | acted                             | !over
            act, nonsense      | !not-running             | !bad-action                       | !over
            act out of turn    | !not-your-seat           | !not-your-turn                    | !over / !not-your-seat
            undo               | !not-running             | !nothing-to-undo                  | !over
            resign             | !not-running             | resigned / resigned bot-took-seat | !over
            answer draw        | !not-running             | !no-offer                         | !over
            ask take-back      | !not-running             | !nothing-to-undo                  | !over
            answer take-back   | !not-running             | !no-offer                         | !over
            take holiday       | !not-running             | !no-holidays                      | !over
            nudge              | !not-your-seat           | nudged                            | !over / !not-your-seat
            close silent       | !not-running             | !not-silent                       | !over
            rematch            | !not-over                | !not-over                         | rematch
            check clock        | nothing                  | nothing                           | nothing
            """;

    /** The rows in which games differ. */
    private static final String DRAWS_AGREED = "offer draw | !not-running | draw-offered | !over\n";

    private static final String NO_DRAWS = "offer draw | !not-running | !no-draws | !over\n";

    private static final String PLANS = "plan, nonsense | !not-your-seat | !bad-plan | !over / !not-your-seat\n";

    private static final String NO_PLANS = "plan, nonsense | !not-your-seat | !no-plans | !over / !not-your-seat\n";

    private static final Map<String, Phase> PHASES =
            Map.of("waiting", Phase.WAITING, "running", Phase.RUNNING, "over", Phase.OVER);

    static Stream<Kind> kinds() {
        return TestTable.kinds();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void every_command_in_every_phase(Kind kind) {
        String expected = EXPECTED
                + (kind.game().allowsAgreedDraw() ? DRAWS_AGREED : NO_DRAWS)
                + (kind.game().hasPerfectInformation(kind.variant().id()) ? PLANS : NO_PLANS);
        check(expected, kind.seats(), phase -> tableIn(phase, kind));
    }

    @Test
    void every_command_at_a_problem() {
        check("""
                command            | running             | solved
                join with key      | !forbidden          | !over
                join without key   | !seat-taken         | !over
                leave              | !running            | !over
                seat bot           | !seat-taken         | !over
                act                | acted               | !over
                act, nonsense      | !bad-action         | !over
                act out of turn    | !not-your-seat      | !not-your-seat
                undo               | !nothing-to-undo    | !over
                resign             | resigned            | !over
                offer draw         | !no-draws           | !over
                answer draw        | !no-offer           | !over
                ask take-back      | !nothing-to-undo    | takeback-asked takeback-granted
                answer take-back   | !no-offer           | !over
                take holiday       | !no-holidays        | !over
                nudge              | !not-your-seat      | !not-your-seat
                close silent       | !not-silent         | !over
                plan, nonsense     | !not-your-seat      | !not-your-seat
                rematch            | !not-over           | !no-rematch
                check clock        | nothing             | nothing
                """, 1, phase -> phase.equals("solved") ? TestTable.problem().solve() : TestTable.problem());
    }

    private static void check(String expected, int seats, Function<String, TestTable> tables) {
        String[] rows = expected.split("\n");
        String[] phases = cells(rows[0]);
        Map<String, String> found = new LinkedHashMap<>();
        Map<String, String> wanted = new LinkedHashMap<>();
        for (int row = 1; row < rows.length; row++) {
            String[] cells = cells(rows[row]);
            for (int column = 1; column < cells.length; column++) {
                String[] twoOrMore = cells[column].split(" / ");
                String name = cells[0] + " when " + phases[column];
                wanted.put(name, twoOrMore[seats == 2 ? 0 : twoOrMore.length - 1]);
                found.put(name, answer(tables.apply(phases[column]), cells[0]));
            }
        }
        assertEquals(wanted, found);
    }

    private static String[] cells(String row) {
        return row.trim().split(" *\\| ");
    }

    private static TestTable tableIn(String phase, Kind kind) {
        TestTable test =
                TestTable.of(TestTable.head(kind, new ClockRule.None(), false, seatsWithInvites(kind.seats())));
        for (int seat = 1; seat < kind.seats() && !phase.equals("waiting"); seat++) {
            test.give(TestTable.PEOPLE.get(seat), new TableCommand.Join("key-" + seat, TableCommand.Join.ANY));
        }
        if (phase.equals("over")) {
            test.end();
        }
        assertEquals(PHASES.get(phase), test.table.phase());
        return test;
    }

    private static List<Seat> seatsWithInvites(int count) {
        List<Seat> seats = new ArrayList<>();
        seats.add(player(ANA));
        for (int seat = 1; seat < count; seat++) {
            seats.add(open("key-" + seat));
        }
        return seats;
    }

    private static String answer(TestTable test, String command) {
        Decision decision = switch (command) {
            case "join with key" -> test.decide("fay", new TableCommand.Join("key-1", TableCommand.Join.ANY));
            case "join, wrong key" -> test.decide("fay", new TableCommand.Join("key-9", TableCommand.Join.ANY));
            case "join without key" -> test.decide("fay", new TableCommand.Join("", TableCommand.Join.ANY));
            case "seat bot" -> test.decide(ANA, new TableCommand.SeatBot(1, 2));
            case "leave" -> test.decide(ANA, new TableCommand.Leave(0));
            case "act" ->
                test.decide(ANA, new TableCommand.Act(0, test.table.isRunning() ? test.firstAction() : "end"));
            case "act, nonsense" -> test.decide(ANA, new TableCommand.Act(0, "no such thing"));
            case "act out of turn" -> test.decide(BO, new TableCommand.Act(1, "end"));
            case "undo" -> test.decide(ANA, new TableCommand.Undo(0));
            case "resign" -> test.decide(ANA, new TableCommand.Resign(0));
            case "offer draw" -> test.decide(ANA, new TableCommand.OfferDraw(0));
            case "answer draw" -> test.decide(ANA, new TableCommand.AnswerDraw(0, true));
            case "ask take-back" -> test.decide(ANA, new TableCommand.AskTakeBack(0));
            case "answer take-back" -> test.decide(ANA, new TableCommand.AnswerTakeBack(0, true));
            case "take holiday" -> test.decide(ANA, new TableCommand.TakeHoliday(0, 1));
            case "nudge" -> test.decide(BO, new TableCommand.Nudge(1));
            case "close silent" -> test.decide(ANA, new TableCommand.CloseSilent(0));
            case "plan, nonsense" ->
                test.decide(BO, new TableCommand.PlanReplies(1, List.of(List.of("no such thing"))));
            case "rematch" -> test.decide(ANA, TestTable.rematch(0, test.table.seatCount()));
            case "check clock" -> test.decideAsSite(new TableCommand.CheckClock());
            default -> throw new IllegalArgumentException(command);
        };
        return TestTable.words(decision).replace("rejected ", "!");
    }

    @Test
    void who_may_act_for_which_seat() {
        assertEquals(
                """
                seat      ana bo visitor site
                player    yes no no      no
                guest     yes no no      no
                bot       no  no no      yes
                free      no  no no      no
                """, """
                seat      ana bo visitor site
                player    %s
                guest     %s
                bot       %s
                free      %s
                """.formatted(whoActs(player(ANA)), whoActs(guestOf(ANA)), whoActs(bot()), whoActs(open("key"))));
    }

    private static String whoActs(Seat seat) {
        List<Seat> seats = List.of(seat, player("fay"));
        TestTable test =
                new TestTable(Table.open(TestTable.head(Kind.of("open 2"), new ClockRule.None(), false, seats)));
        test.apply(new LoggedEvent(1, test.now, "", "", new TableEvent.Started()));
        TableCommand act = new TableCommand.Act(0, test.firstAction());
        return may(test.decide(ANA, act)) + " " + may(test.decide(BO, act)).trim() + " "
                + may(test.decide(VISITOR, act)) + "     "
                + may(test.decideAsSite(act)).trim();
    }

    private static String may(Decision decision) {
        return TestTable.words(decision).equals("acted") ? "yes" : "no ";
    }

    @Test
    void a_seat_that_does_not_exist_is_nobodys() {
        TestTable test = TestTable.ofPeople("open 2");
        for (int seat : new int[] {-1, 2, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
            assertEquals("rejected not-your-seat", test.ask(ANA, new TableCommand.Act(seat, "end")));
            assertEquals("rejected not-your-seat", test.ask(ANA, new TableCommand.Leave(seat)));
            assertEquals("rejected not-your-seat", test.giveAsSite(new TableCommand.Resign(seat)));
        }
    }
}
