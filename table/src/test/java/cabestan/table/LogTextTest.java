package cabestan.table;

import static cabestan.table.TestTable.ANA;
import static cabestan.table.TestTable.open;
import static cabestan.table.TestTable.player;
import static org.junit.jupiter.api.Assertions.assertEquals;

import cabestan.rules.catalog.Games;
import cabestan.table.TestTable.Kind;
import cabestan.table.clock.ClockRule;
import cabestan.table.reply.ReplyPlan;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a table says of itself in a log: enough to find it, and nothing that a seat may not see. */
class LogTextTest {

    private static final List<List<String>> LINES = List.of(List.of("d1-d2", "d7-d6"));

    @Test
    void a_head_is_named_without_its_seed_and_its_keys() {
        TableHead head =
                TestTable.head(Kind.of("basic 2"), new ClockRule.None(), false, List.of(player(ANA), open("key-b")));
        assertEquals("table t1", head.toString());
    }

    @Test
    void a_beginning_tells_neither_its_seed_nor_its_position() {
        Beginning setup = new Beginning.FromSetup(Kind.of("basic 2").setup());
        assertEquals("from a setup", setup.toString());
        String position = setup.begin(Games.named("cartagena")).state().position();
        assertEquals("from a position", new Beginning.FromPosition("basic", position).toString());
    }

    @Test
    void a_plan_tells_how_much_is_planned_but_not_what() {
        assertEquals("PlanReplies[seat=1]", new TableCommand.PlanReplies(1, LINES).toString());
        assertEquals("a plan of 1 lines", new ReplyPlan(LINES).toString());
    }
}
