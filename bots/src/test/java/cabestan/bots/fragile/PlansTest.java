package cabestan.bots.fragile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.bots.Budget;
import cabestan.rules.fragile.FragileState;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class PlansTest {

    private final FragileState busy = Quays.read(Quays.BUSY);

    @Test
    void every_end_of_a_dockers_play_is_reported_once() {
        for (int docker = 0; docker < 3; docker++) {
            List<Long> reported = new ArrayList<>();
            new Plans(busy, Plans.MOST_ACTIONS, Budget.ofNodes(1_000_000))
                    .report(busy, docker, (state, path, length) -> reported.add(state.boardHash()));
            Set<Long> all = new TreeSet<>();
            playAll(busy, docker, all);
            assertEquals(all.size(), reported.size(), "docker " + docker);
            assertEquals(all, new TreeSet<>(reported), "docker " + docker);
        }
    }

    private static void playAll(FragileState state, int docker, Set<Long> ends) {
        int[] actions = new int[state.maxActions()];
        int count = state.dockerActions(docker, actions);
        for (int i = 0; i < count; i++) {
            FragileState next = state.copy();
            next.play(actions[i]);
            ends.add(next.boardHash());
            playAll(next, docker, ends);
        }
    }

    @Test
    void the_path_reported_leads_to_the_end_reported() {
        new Plans(busy, Plans.MOST_ACTIONS, Budget.ofNodes(1_000_000)).report(busy, 0, (state, path, length) -> {
            FragileState replayed = busy.copy();
            for (int i = 0; i < length; i++) {
                assertTrue(replayed.reject(path[i]).isEmpty());
                replayed.play(path[i]);
            }
            assertEquals(state.hash(), replayed.hash());
        });
    }

    @Test
    void a_spent_budget_stops_at_once() {
        Budget budget = Budget.ofNodes(10);
        assertFalse(new Plans(busy, Plans.MOST_ACTIONS, budget).report(busy, 0, (state, path, length) -> {}));
        assertEquals(10, budget.nodes());
    }
}
