package cabestan.rules.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * What every game must guarantee in every variant, for every number of seats.
 *
 * <p>The test of a game extends this class and supplies the game. The class is published in the jar with the classifier
 * {@code tests}, for games outside Cabestan too.
 */
public abstract class GameContract {

    /** The number of seeded matches played to the end for each variant, spread over its numbers of seats. */
    private static final int MATCHES = 2_000;

    /** One in this many matches is checked step by step. */
    private static final int LOOK_CLOSER = 40;

    private static final int TOO_LONG = 200_000;

    /** The most actions played in a match that need not end. */
    private static final int LONG_ENOUGH = 3_000;

    /** The game under test. */
    protected abstract Game game();

    /** Whether every match of this setup ends, however it is played. */
    protected boolean mustEnd(Setup setup) {
        return true;
    }

    /** A state that looks the same to everybody now, though a perfect memory may tell it apart; or the same one. */
    protected State lookalike(State state, Dice dice) {
        return state;
    }

    @TestFactory
    List<DynamicTest> everyVariantKeepsTheContract() {
        List<DynamicTest> tests = new ArrayList<>();
        for (Variant variant : game().variants()) {
            for (int seats = variant.minSeats(); seats <= variant.maxSeats(); seats++) {
                int players = seats;
                tests.add(
                        DynamicTest.dynamicTest(variant.id() + " for " + players, () -> playMatches(variant, players)));
            }
        }
        return tests;
    }

    private void playMatches(Variant variant, int seats) {
        int share = MATCHES / (variant.maxSeats() - variant.minSeats() + 1) + 1;
        for (int number = 0, ended = 0; ended < share; number++) {
            Setup setup = anySetup(variant, seats, number);
            ended += mustEnd(setup) ? 1 : 0;
            if (number % LOOK_CLOSER == 0) {
                playLookingCloser(setup);
            } else {
                playToTheEnd(setup);
            }
        }
    }

    /** Setups that differ in seed, options and first seat. */
    private static Setup anySetup(Variant variant, int seats, int number) {
        Dice dice = Seed.of(number).dice();
        Setup setup = Setup.of(variant, seats, dice.seed()).beginning(dice.below(seats + 1) - 1);
        for (Variant.Option option : variant.options()) {
            setup = setup.with(
                    option.id(), option.values().get(dice.below(option.values().size())));
        }
        variant.accepts(setup.terms());
        return setup;
    }

    private void playToTheEnd(Setup setup) {
        State state = game().begin(setup);
        Dice dice = setup.seed().dice();
        int[] actions = new int[state.maxActions()];
        int played = 0;
        int most = mustEnd(setup) ? TOO_LONG : LONG_ENOUGH;
        while (!state.isOver() && played < most) {
            int action = state.randomAction(dice, actions);
            if (played % 64 == 0) {
                assertEquals(Optional.empty(), state.reject(action), () -> "offered at random in " + setup);
            }
            state.play(action);
            played++;
        }
        assertTrue(state.isOver() || !mustEnd(setup), () -> "does not end: " + setup);
        if (state.isOver()) {
            assertOutcome(state);
        }
    }

    private static void assertOutcome(State state) {
        assertEquals(0, state.legalActions(new int[state.maxActions()]), "nothing is legal once it is over");
        Outcome outcome = state.outcome();
        assertEquals(state.seats(), outcome.ranks().size());
        assertTrue(outcome.ranks().contains(1), "somebody is first");
        assertFalse(outcome.code().isBlank() || outcome.reason().isBlank());
    }

    private void playLookingCloser(Setup setup) {
        Match match = Match.begin(game(), setup);
        Dice dice = setup.seed().dice();
        for (int step = 0; !match.state().isOver() && step < 600; step++) {
            State state = match.state();
            if (step % 7 == 0) {
                assertActions(state, dice);
                assertViews(state, dice);
                if (game().hasPerfectInformation(state.variant())) {
                    assertPerfectInformation(state, dice);
                }
                assertAlike(state, lookalike(state, dice), dice);
                assertPosition(state);
            }
            int action = state.randomAction(dice, new int[state.maxActions()]);
            int undoable = match.undoable();
            assertEquals(Optional.empty(), match.play(action));
            assertTakeBack(match, state, undoable);
        }
        assertRecord(match, setup);
    }

    private void assertActions(State state, Dice dice) {
        String before = state.position();
        int[] actions = new int[state.maxActions()];
        int count = state.legalActions(actions);
        assertEquals(count, state.countActions(new int[state.maxActions()]));
        assertEquals(count, Arrays.stream(actions, 0, count).distinct().count(), "each action once");
        for (int i = 0; i < count; i++) {
            int action = actions[i];
            String text = state.write(action);
            assertEquals(Optional.empty(), state.reject(action), text);
            assertEquals(action, state.read(text), text);
            Gesture gesture = state.gesture(action);
            assertEquals(text, gesture.text());
            State next = state.copy();
            next.play(action);
            assertTrue(next.turn() >= state.turn() && next.reveals() >= state.reveals());
        }
        assertOthersRejected(state, actions, count, dice);
        assertEquals(before, state.position(), "asking and copying change nothing");
    }

    private static void assertOthersRejected(State state, int[] actions, int count, Dice dice) {
        int[] legal = Arrays.copyOf(actions, count);
        Arrays.sort(legal);
        for (int i = 0; i < 300; i++) {
            int near = legal[dice.below(count)] ^ 1 << dice.below(32) ^ 1 << dice.below(24);
            int wild = (int) dice.next();
            for (int action : new int[] {near, wild, i, -i}) {
                boolean listed = Arrays.binarySearch(legal, action) >= 0;
                Optional<Rejection> rejection = state.reject(action);
                assertEquals(listed, rejection.isEmpty(), () -> action + " in\n" + state.position());
                rejection.ifPresent(
                        r -> assertFalse(r.code().isBlank() || r.reason().isBlank()));
            }
        }
    }

    /** A view must not change when something that its seat may not know changes. */
    private static void assertViews(State state, Dice dice) {
        for (int seat = State.WATCHER; seat < state.seats(); seat++) {
            View view = state.view(seat);
            State other = view.determinize(dice);
            View otherView = other.view(seat);
            assertEquals(view.position(), otherView.position(), "seat " + seat);
            assertEquals(state.onTurn(), view.onTurn());
            int[] actions = new int[view.maxActions()];
            int count = view.legalActions(actions);
            int[] otherActions = new int[view.maxActions()];
            assertEquals(count, otherView.legalActions(otherActions));
            assertTrue(Arrays.equals(actions, 0, count, otherActions, 0, count));
            assertEquals(seat != State.WATCHER && seat == state.onTurn(), count > 0);
            for (int other2 = 0; other2 < state.seats(); other2++) {
                assertEquals(state.points(other2), other.points(other2));
            }
        }
    }

    /** Whoever sees a position sees all of it, and knows what an action leads to. */
    private static void assertPerfectInformation(State state, Dice dice) {
        State imagined = state.view(State.WATCHER).determinize(dice);
        assertEquals(state.position(), imagined.position());
        State next = state.copy();
        int action = next.randomAction(dice, new int[next.maxActions()]);
        next.play(action);
        imagined.play(action);
        assertEquals(next.position(), imagined.position());
    }

    /** Nothing that anybody is shown, offered or told tells apart two states that look the same. */
    private static void assertAlike(State state, State other, Dice dice) {
        for (int seat = State.WATCHER; seat < state.seats(); seat++) {
            View view = state.view(seat);
            View otherView = other.view(seat);
            assertEquals(view.position(), otherView.position(), "seat " + seat);
            assertEquals(gesturesOf(view), gesturesOf(otherView), () -> state.position() + "\n" + other.position());
        }
        int[] actions = new int[state.maxActions()];
        int count = state.legalActions(actions);
        for (int i = 0; i < 300; i++) {
            int near = actions[dice.below(count)] ^ 1 << dice.below(15) ^ 1 << dice.below(15);
            assertEquals(state.reject(near), other.reject(near), () -> near + " in\n" + state.position());
        }
    }

    private static List<Gesture> gesturesOf(View view) {
        int[] actions = new int[view.maxActions()];
        int count = view.legalActions(actions);
        return Arrays.stream(actions, 0, count).mapToObj(view::gesture).toList();
    }

    private void assertPosition(State state) {
        String text = state.position();
        State read = game().readPosition(text);
        assertEquals(text, read.position());
        assertEquals(state.options(), read.options());
        assertEquals(actionsOf(state), actionsOf(read), text);
        assertEquals(state.onTurn(), read.onTurn());
    }

    protected static List<String> actionsOf(State state) {
        int[] actions = new int[state.maxActions()];
        int count = state.legalActions(actions);
        return Arrays.stream(actions, 0, count).mapToObj(state::write).sorted().toList();
    }

    private static void assertTakeBack(Match match, State before, int undoableBefore) {
        State now = match.state();
        boolean within = !now.isOver() && now.turn() == before.turn() && now.reveals() == before.reveals();
        assertEquals(within ? undoableBefore + 1 : 0, match.undoable());
        if (within) {
            int action = match.action(match.length() - 1);
            match.rewind(1);
            assertEquals(before.position(), match.state().position());
            match.play(action);
        }
    }

    private void assertRecord(Match match, Setup setup) {
        List<String> names = new ArrayList<>();
        for (int seat = 0; seat < setup.seats(); seat++) {
            names.add("Player " + (seat + 1));
        }
        State end = match.state();
        MatchRecord record = MatchRecord.of(match, Opening.published(setup), names, MatchRecord.statusOf(match));
        MatchRecord read = MatchRecord.read(record.write(), id -> game());
        assertEquals(record.write(), read.write());
        assertEquals(end.position(), read.verify().state().position());
    }
}
