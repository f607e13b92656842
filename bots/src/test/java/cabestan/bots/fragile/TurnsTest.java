package cabestan.bots.fragile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cabestan.bots.Budget;
import cabestan.rules.fragile.FragileState;
import java.util.List;
import org.junit.jupiter.api.Test;

class TurnsTest {

    private static final int NODES = 10_000;

    @Test
    void a_search_after_another_one_gets_its_share_of_what_is_left() {
        Budget fresh = Budget.ofNodes(NODES);
        Budget halfSpent = Budget.ofNodes(2 * NODES);
        for (int i = 0; i < NODES; i++) {
            halfSpent.spend();
        }
        assertEquals(hashes(fresh), hashes(halfSpent));
        assertEquals(fresh.nodes(), halfSpent.nodes() - NODES);
    }

    private static List<Long> hashes(Budget budget) {
        FragileState state = Quays.read(Quays.BUSY);
        Skill skill = new Skill(5, 40, 30, Skill.UNLIMITED, 0);
        Turns turns = new Turns(state, skill, FragileOpponents.NETWORK.apply(state.seats()), budget, 0);
        return turns.best(state, skill.beam(), skill.candidates(), 0.25).stream()
                .map(PlannedTurn::hash)
                .toList();
    }
}
