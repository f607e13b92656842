package cabestan.rules.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.catalog.Games;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import org.junit.jupiter.api.Test;

/** A position in the middle of a match costs a few actions, however long the match is. */
class SnapshotTest {

    private static final int MOST_PLAYED = 64;

    private final Dice dice = Seed.of(3).dice();

    /** The same state, which counts the actions that are played on it and its copies. */
    private static State counting(State state, int[] played) {
        return (State) Proxy.newProxyInstance(
                State.class.getClassLoader(), new Class<?>[] {State.class}, (proxy, method, arguments) -> {
                    try {
                        played[0] += method.getName().equals("play") ? 1 : 0;
                        Object answer = method.invoke(state, arguments);
                        return method.getName().equals("copy") ? counting((State) answer, played) : answer;
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
    }

    private void playSome(Match match, int count) {
        for (int i = 0; i < count && !match.state().isOver(); i++) {
            State state = match.state();
            assertTrue(match.play(state.randomAction(dice, new int[state.maxActions()]))
                    .isEmpty());
        }
    }

    @Test
    void a_position_costs_no_replay_of_everything() {
        Game game = Games.named("cartagena");
        int[] played = new int[1];
        State start = game.begin(Setup.of(game.variants().getFirst(), 2, Seed.of(5)));
        Match match = Match.from(game, counting(start, played));
        playSome(match, 1_000);
        assertTrue(match.length() > 2 * MOST_PLAYED, "the match is too short to tell: " + match.length());
        for (int count = 0; count <= match.length(); count++) {
            played[0] = 0;
            match.stateAfter(count);
            assertTrue(played[0] < MOST_PLAYED, played[0] + " actions were played for position " + count);
        }
    }

    @Test
    void positions_that_were_taken_back_are_forgotten() {
        Game arcanor = Games.named("arcanor");
        Match match = Match.begin(
                arcanor, Setup.of(arcanor.variant("open"), 2, Seed.of(5)).beginning(0));
        playSome(match, MOST_PLAYED + 2);
        String before = match.state().position();
        match.rewind(MOST_PLAYED);
        playSome(match, MOST_PLAYED);
        assertNotEquals(before, match.state().position());
        State replayed = match.start();
        for (int count = 1; count <= match.length(); count++) {
            replayed.play(match.action(count - 1));
            assertEquals(replayed.position(), match.stateAfter(count).position());
        }
    }

    @Test
    void positions_are_those_of_a_replay_also_after_deals_and_what_was_taken_back() {
        Game game = Games.named("cartagena");
        Setup setup = Setup.of(game.variants().getFirst(), 3, Seed.of(5));
        Match match = Match.begin(game, setup);
        for (int round = 0; round < 40; round++) {
            playSome(match, 9);
            match.rewind(match.undoable());
            if (round % 3 == 0 && !match.state().isOver()) {
                match.deal(round % 2, Seed.of(round));
                match.deal(State.WATCHER, Seed.of(round + 100));
            }
        }
        State replayed = match.start();
        int deal = 0;
        for (int count = 0; count <= match.length(); count++) {
            if (count > 0) {
                replayed.play(match.action(count - 1));
            }
            for (; deal < match.deals().size() && match.deals().get(deal).after() == count; deal++) {
                Match.Deal dealt = match.deals().get(deal);
                replayed = replayed.view(dealt.seat()).determinize(dealt.seed().dice());
            }
            assertEquals(replayed.position(), match.stateAfter(count).position());
        }
        assertEquals(replayed.position(), match.state().position());
    }
}
