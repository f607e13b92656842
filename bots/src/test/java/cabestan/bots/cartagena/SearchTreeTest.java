package cabestan.bots.cartagena;

import static cabestan.bots.cartagena.SearchTree.NONE;
import static cabestan.bots.cartagena.SearchTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class SearchTreeTest {

    @Test
    void the_child_that_was_tried_most_often_is_the_best_and_before_that_the_likeliest() {
        SearchTree tree = SearchTree.empty();
        int one = tree.grow(ROOT, NONE, 10, 0, 0.3);
        int other = tree.grow(ROOT, one, 11, 0, 0.7);
        assertEquals(other, tree.mostVisited(ROOT));
        tree.visit(one, 0.5);
        assertEquals(one, tree.mostVisited(ROOT));
        assertEquals(0.5, tree.won(one));
    }

    @Test
    void actions_that_lead_to_the_same_position_share_what_follows() {
        SearchTree tree = SearchTree.empty();
        int one = tree.grow(ROOT, NONE, 10, 0, 0.5);
        int other = tree.grow(ROOT, one, 11, 0, 0.5);
        int reply = tree.grow(one, NONE, 12, 1, 1);
        tree.publish(one, 99);
        tree.share(other, 98);
        assertEquals(NONE, tree.firstChild(other));
        tree.share(other, 99);
        assertEquals(reply, tree.firstChild(other));
    }

    @Test
    void many_positions_are_found_again() {
        SearchTree tree = SearchTree.empty();
        int last = NONE;
        for (int i = 0; i < 5000; i++) {
            last = tree.grow(ROOT, last, i % 500, 0, 1);
            tree.grow(last, NONE, 1, 1, 1);
            tree.publish(last, i * 0x9E3779B97F4A7C15L);
        }
        for (int child = tree.firstChild(ROOT), i = 0; child != NONE; child = tree.sibling(child), i++) {
            int reply = tree.firstChild(child);
            tree.share(child, i * 0x9E3779B97F4A7C15L);
            assertEquals(reply, tree.firstChild(child));
        }
    }

    @Test
    void a_closed_tree_is_used_again_and_has_forgotten_everything() {
        SearchTree tree = SearchTree.empty();
        int one = tree.grow(ROOT, NONE, 10, 0, 0.5);
        tree.grow(one, NONE, 11, 1, 0.5);
        tree.visit(one, 1);
        tree.publish(one, 99);
        tree.close();
        SearchTree again = SearchTree.empty();
        assertSame(tree, again);
        assertEquals(NONE, again.firstChild(ROOT));
        int fresh = again.grow(ROOT, NONE, 12, 0, 1);
        assertEquals(0, again.visits(fresh));
        assertEquals(0, again.won(fresh));
        assertEquals(NONE, again.sibling(fresh));
        again.share(fresh, 99);
        assertEquals(NONE, again.firstChild(fresh));
    }

    @Test
    void what_many_millions_of_visits_bring_is_added_up_exactly() {
        SearchTree tree = SearchTree.empty();
        int one = tree.grow(ROOT, NONE, 10, 0, 1);
        for (int i = 0; i < 20_000_000; i++) {
            tree.visit(one, 0.25);
        }
        assertEquals(5_000_000, tree.won(one));
    }

    @Test
    void a_tree_stops_growing_before_it_needs_too_much_memory() {
        SearchTree tree = SearchTree.empty();
        int last = NONE;
        int count = 0;
        while (!tree.isFull()) {
            last = tree.grow(ROOT, last, 1, 0, 1);
            count++;
        }
        assertTrue(count < 1_000_000);
        tree.visit(last, 1);
        assertFalse(tree.isRipe(last));
    }
}
