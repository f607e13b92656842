package cabestan.bots.fragile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cabestan.bots.Budget;
import cabestan.bots.PublicRecord;
import cabestan.bots.Thought;
import cabestan.rules.fragile.FragileState;
import cabestan.rules.game.Seed;
import org.junit.jupiter.api.Test;

/** What level 5 thinks of fixed positions: a change that should not alter play leaves it alone. */
class FragileFingerprintTest {

    @Test
    void a_busy_quay() {
        assertEquals(
                "nodes 60000 depth 2 chance 674: E5-F5 F5*F4-F3 F4~G4-H5 F4*F3-F2 F3-G3 J2-G2 G2*F2-E2 F2*E2-D2 end",
                fingerprint(Quays.BUSY));
    }

    @Test
    void a_last_turn() {
        assertEquals(
                "nodes 859 depth 1 chance 1000: F7*G7-H7 G7*H7-I7 H7*I7-J7 I7-H6 C5-B1 end",
                fingerprint(Quays.LAST_TURN));
    }

    private static String fingerprint(String position) {
        FragileState state = Quays.read(position);
        Thought thought = new FragileOpponents()
                .level(5)
                .bot()
                .think(
                        state.view(state.onTurn()),
                        new PublicRecord(state.view(state.onTurn())),
                        Budget.ofNodes(60_000),
                        Seed.of(1).dice());
        StringBuilder text = new StringBuilder("nodes " + thought.nodes() + " depth " + thought.depth() + " chance "
                + Math.round(thought.value() * 1000) + ":");
        for (int action : thought.actions()) {
            text.append(' ').append(state.write(action));
        }
        return text.toString();
    }
}
