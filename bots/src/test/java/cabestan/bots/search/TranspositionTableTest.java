package cabestan.bots.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;

final class TranspositionTableTest {

    private static final long PLACE = 7L << 32;

    private final TranspositionTable table = TranspositionTable.empty(8);

    @Test
    void finds_again_what_it_kept() {
        table.keep(PLACE | 1, 0x3FFFFF, -29_999, 63, TranspositionTable.AT_LEAST);
        long entry = table.find(PLACE | 1);
        assertEquals(0x3FFFFF, TranspositionTable.action(entry));
        assertEquals(-29_999, TranspositionTable.score(entry));
        assertEquals(63, TranspositionTable.depth(entry));
        assertEquals(TranspositionTable.AT_LEAST, TranspositionTable.bound(entry));
    }

    @Test
    void takes_no_position_for_another_in_the_same_place() {
        table.keep(PLACE | 1, 5, 0, 1, TranspositionTable.EXACT);
        assertEquals(TranspositionTable.NOTHING, table.find(PLACE | 2));
    }

    @Test
    void a_closed_table_is_used_again_and_has_forgotten_everything() {
        table.keep(PLACE | 1, 5, 0, 1, TranspositionTable.EXACT);
        table.close();
        TranspositionTable again = TranspositionTable.empty(8);
        assertSame(table, again);
        assertEquals(TranspositionTable.NOTHING, again.find(PLACE | 1));
        assertNotSame(table, TranspositionTable.empty(8));
    }

    @Test
    void keeps_the_deeper_result_and_beside_it_the_newer() {
        table.keep(PLACE | 1, 1, 0, 9, TranspositionTable.EXACT);
        table.keep(PLACE | 2, 2, 0, 3, TranspositionTable.EXACT);
        table.keep(PLACE | 3, 3, 0, 4, TranspositionTable.EXACT);
        assertEquals(1, TranspositionTable.action(table.find(PLACE | 1)));
        assertEquals(TranspositionTable.NOTHING, table.find(PLACE | 2));
        assertEquals(3, TranspositionTable.action(table.find(PLACE | 3)));
    }
}
