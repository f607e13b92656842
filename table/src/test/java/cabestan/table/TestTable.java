package cabestan.table;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.catalog.Games;
import cabestan.rules.fragile.FragileProblem;
import cabestan.rules.fragile.FragileProblems;
import cabestan.rules.game.Game;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.rules.game.State;
import cabestan.rules.game.Variant;
import cabestan.table.clock.ClockRule;
import cabestan.table.clock.Outage;
import cabestan.table.event.EventCodec;
import cabestan.table.event.LoggedEvent;
import cabestan.table.event.TableEvent;
import cabestan.table.reply.ReplyPlans;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.stream.Stream;

/** A table for tests with its own time: Ana hosts it, seat 1 begins, and answers are given as words. */
final class TestTable {

    static final Seed SEED = Seed.of(5);
    static final Seed NEW_SEED = Seed.of(6);
    static final long OPENED_AT = 1_000_000;

    static final String ANA = "ana";
    static final String BO = "bo";
    static final String CLEO = "cleo";
    static final String DAN = "dan";
    static final String EVE = "eve";
    static final String VISITOR = "";
    static final List<String> PEOPLE = List.of(ANA, BO, CLEO, DAN, EVE);

    private static final FragileProblem PROBLEM = FragileProblems.named("p1");

    /** A game in one of its variants, with a number of seats. */
    record Kind(Game game, Variant variant, int seats) {

        /** Such as {@code jamaica 3}. */
        static Kind of(String variantAndSeats) {
            return kinds().filter(kind -> kind.toString().endsWith(" " + variantAndSeats))
                    .findFirst()
                    .orElseThrow();
        }

        Setup setup() {
            return Setup.of(variant, seats, SEED).beginning(0);
        }

        @Override
        public String toString() {
            return game.id() + " " + variant.id() + " " + seats;
        }
    }

    /** Every game, variant and number of seats. */
    static Stream<Kind> kinds() {
        List<Kind> kinds = new ArrayList<>();
        for (Game game : Games.all()) {
            for (Variant variant : game.variants()) {
                for (int seats = variant.minSeats(); seats <= variant.maxSeats(); seats++) {
                    kinds.add(new Kind(game, variant, seats));
                }
            }
        }
        return kinds.stream();
    }

    final Table table;
    long now = OPENED_AT;
    List<Outage> outages = List.of();
    ReplyPlans plans = ReplyPlans.NONE;

    TestTable(Table table) {
        this.table = table;
    }

    static TestTable of(TableHead head) {
        TestTable test = new TestTable(Table.open(head));
        if (head.isComplete()) {
            test.apply(new LoggedEvent(1, head.created(), "", "", new TableEvent.Started()));
        }
        return test;
    }

    /** An unlisted table without a clock; it starts at once if no seat is open. */
    static TestTable of(String kind, Seat... seats) {
        return of(kind, new ClockRule.None(), seats);
    }

    static TestTable of(String kind, ClockRule clock, Seat... seats) {
        return of(head(Kind.of(kind), clock, false, List.of(seats)));
    }

    static TestTable listed(String kind, Seat... seats) {
        return of(head(Kind.of(kind), new ClockRule.None(), true, List.of(seats)));
    }

    /** Ana, Bo, Cleo and so on, each at their own device. */
    static TestTable ofPeople(Kind kind) {
        List<Seat> seats = new ArrayList<>();
        for (int seat = 0; seat < kind.seats(); seat++) {
            seats.add(player(PEOPLE.get(seat)));
        }
        return of(head(kind, new ClockRule.None(), false, seats));
    }

    static TestTable ofPeople(String kind) {
        return ofPeople(Kind.of(kind));
    }

    /** Ana alone with a published problem. */
    static TestTable problem() {
        return of(problemHead());
    }

    TestTable solve() {
        for (String action : PROBLEM.solution().trim().split("\\s+")) {
            act(0, action);
        }
        return this;
    }

    private static TableHead problemHead() {
        Game game = Games.named("fragile");
        String position = PROBLEM.text();
        Beginning beginning =
                new Beginning.FromPosition(game.readPosition(position).variant(), position);
        return head(game, beginning, new ClockRule.None(), false, List.of(player(ANA)));
    }

    static TableHead head(Kind kind, ClockRule clock, boolean listed, List<Seat> seats) {
        return head(kind.game(), new Beginning.FromSetup(kind.setup()), clock, listed, seats);
    }

    static TableHead head(Game game, Beginning beginning, ClockRule clock, boolean listed, List<Seat> seats) {
        return new TableHead("t1", game, beginning, clock, seats, ANA, listed, "watch-key", "", OPENED_AT);
    }

    static Seat player(String id) {
        return Seat.of(new Occupant.Player(id, ""));
    }

    static Seat guestOf(String host) {
        return Seat.of(new Occupant.Guest(host, "Guest of " + host));
    }

    static Seat bot() {
        return Seat.of(new Occupant.Bot(2, ""));
    }

    static Seat open(String invite) {
        return new Seat(new Occupant.Nobody(""), invite);
    }

    static Seat keptFor(String player, String invite) {
        return new Seat(new Occupant.Nobody(player), invite);
    }

    static TableCommand.Rematch rematch(int seat, int seats) {
        List<String> invites = new ArrayList<>();
        for (int i = 0; i < seats; i++) {
            invites.add("new-key-" + i);
        }
        return new TableCommand.Rematch(seat, new TableCommand.Fresh("t2", NEW_SEED, invites));
    }

    Decision decide(String player, TableCommand command) {
        return table.decide(command, new Caller.Person(player, "", table.version()), now, outages, plans);
    }

    Decision decideAsSite(TableCommand command) {
        return table.decide(command, new Caller.Site(table.version()), now, outages, plans);
    }

    /** Issues the command and applies its events; returns their kinds, or "rejected" and the code. */
    String give(String player, TableCommand command) {
        return carryOut(decide(player, command));
    }

    String giveAsSite(TableCommand command) {
        return carryOut(decideAsSite(command));
    }

    /** The same answer in words, without applying anything. */
    String ask(String player, TableCommand command) {
        return words(decide(player, command));
    }

    String carryOut(Decision decision) {
        if (decision instanceof Decision.Accepted accepted) {
            accepted.events().forEach(this::apply);
            plans = accepted.plans();
        }
        return words(decision);
    }

    void apply(LoggedEvent event) {
        table.apply(event);
    }

    static String words(Decision decision) {
        return switch (decision) {
            case Decision.Repeated(int version) -> "repeated " + version;
            case Decision.Rejected(var rejection) -> "rejected " + rejection.code();
            case Decision.Accepted accepted when accepted.events().isEmpty() -> "nothing";
            case Decision.Accepted accepted ->
                String.join(
                        " ",
                        accepted.events().stream()
                                .map(logged -> EventCodec.kind(logged.event()))
                                .toList());
        };
    }

    TestTable later(long millis) {
        now += millis;
        return this;
    }

    /** Plays the first legal action of the seat on turn. */
    TestTable act() {
        return act((before, after) -> true);
    }

    /** Plays the first legal action of the seat on turn that meets the condition. */
    TestTable act(BiPredicate<State, State> wanted) {
        return act(table.onTurn(), actionThat(wanted));
    }

    TestTable act(int seat, String action) {
        TableCommand command = new TableCommand.Act(seat, action);
        Decision decision = table.isBotTurn()
                ? decideAsSite(command)
                : decide(table.seat(seat).occupant().player(), command);
        assertInstanceOf(Decision.Accepted.class, decision, action);
        carryOut(decision);
        return this;
    }

    String firstAction() {
        return actionThat((before, after) -> true);
    }

    private String actionThat(BiPredicate<State, State> wanted) {
        State before = table.match().state();
        int[] actions = new int[before.maxActions()];
        int count = before.legalActions(actions);
        for (int i = 0; i < count; i++) {
            State after = before.copy();
            after.play(actions[i]);
            if (wanted.test(before, after)) {
                return before.write(actions[i]);
            }
        }
        throw new AssertionError("no such action in " + before.position());
    }

    /** Plays until another seat is on turn. */
    TestTable endTurn() {
        int turn = table.match().turn();
        while (table.isRunning() && table.match().turn() == turn) {
            act();
        }
        return this;
    }

    /** Plays a match of Fragile up to the first turn that has several actions. */
    TestTable placeDockers() {
        while (table.match().state().position().contains("place")) {
            endTurn();
        }
        return this;
    }

    /** Whether an action neither ends the turn nor shows anything hidden. */
    static boolean staysInTurn(State before, State after) {
        return after.turn() == before.turn() && after.reveals() == before.reveals() && !after.isOver();
    }

    static boolean reveals(State before, State after) {
        return after.reveals() != before.reveals();
    }

    /** Ends the match: everybody but Ana gives up, then Ana does. */
    TestTable end() {
        for (int seat = table.seatCount() - 1; seat >= 0 && table.isRunning(); seat--) {
            if (table.seat(seat).isPerson()) {
                give(table.seat(seat).occupant().player(), new TableCommand.Resign(seat));
            }
        }
        assertTrue(table.isOver());
        return this;
    }
}
