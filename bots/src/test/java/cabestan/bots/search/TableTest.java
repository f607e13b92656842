package cabestan.bots.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class TableTest {

    private static final long PLACE = 7L << 32;

    private final Table table = new Table(8);

    @Test
    void finds_again_what_it_kept() {
        table.keep(PLACE | 1, 0x3FFFFF, -29_999, 63, Table.AT_LEAST);
        long entry = table.find(PLACE | 1);
        assertEquals(0x3FFFFF, Table.action(entry));
        assertEquals(-29_999, Table.score(entry));
        assertEquals(63, Table.depth(entry));
        assertEquals(Table.AT_LEAST, Table.bound(entry));
    }

    @Test
    void takes_no_position_for_another_in_the_same_place() {
        table.keep(PLACE | 1, 5, 0, 1, Table.EXACT);
        assertEquals(Table.NOTHING, table.find(PLACE | 2));
    }

    @Test
    void keeps_the_deeper_result_and_beside_it_the_newer() {
        table.keep(PLACE | 1, 1, 0, 9, Table.EXACT);
        table.keep(PLACE | 2, 2, 0, 3, Table.EXACT);
        table.keep(PLACE | 3, 3, 0, 4, Table.EXACT);
        assertEquals(1, Table.action(table.find(PLACE | 1)));
        assertEquals(Table.NOTHING, table.find(PLACE | 2));
        assertEquals(3, Table.action(table.find(PLACE | 3)));
    }
}
