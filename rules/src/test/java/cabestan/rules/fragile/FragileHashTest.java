package cabestan.rules.fragile;

import static cabestan.rules.fragile.Harbour.harbour;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Which positions are one to a search, and which are not. */
class FragileHashTest {

    private static final String STRAWS = """
            game fragile
            variant straws
            players 3
            depots 1 A1 C3 J1 J7
            depots 2 H3 A4 G1 J10
            depots 3 C8 D10 H8 A10
            crates G5
            """;

    @Test
    void hashes_distinguish_positions_but_not_equal_dockers() {
        assertEquals(
                harbour("dockers 1 D6 B6\ncrates G5 E5").hash(),
                harbour("dockers 1 B6 D6\ncrates E5 G5").hash());
        long hash = harbour("dockers 1 D6 B6\ncrates G5 G5! E5").hash();
        assertNotEquals(hash, harbour("dockers 1 D6 B6\ncrates G5! G5 E5").hash());
        assertNotEquals(
                hash, harbour("dockers 1 D6\ndockers 2 B6\ncrates G5 G5! E5").hash());
        assertNotEquals(
                hash,
                harbour("dockers 1 D6 B6\ncrates G5 G5! E5\nturn 2 points 5").hash());
        assertNotEquals(
                hash,
                harbour("dockers 1 D6 B6\ncrates G5 G5! E5\nacted D6 left 2").hash());
    }

    @Test
    void hashes_distinguish_all_that_decides_what_can_follow() {
        List<String> different = List.of(
                "crates C6 G5 C3 H3",
                "crates C6! G5 C3 H3",
                "crates C6! G5 C3 H3\nturned C6",
                "crates C6 G5 C3 H3\nmarker 2",
                "crates C6 G5 C3 H3\nquiet 2",
                "crates C6 G5 C3 H3\noption quiet-end off",
                "crates C6 G5 C3 H3\nturn 2 points 5",
                "crates C6 G5 C3 H3\nturn 1 points 4",
                "crates C6 G5 C3 H3\nacted D6 left 2",
                "crates C6 G5 C3 H3\nacted D6 left 3",
                "crates C6 G5 C3 H3\nacted D6 left 3 walked",
                "crates C6 G5 C3 H3\nacted B6 left 3",
                "crates C6 G5 C3 H3\nacted B6 D6 left 3",
                "crates C6 G5 C3 H3\nacted D6 B6 left 3",
                "crates G5 A1 C3 J1 J7",
                "crates G5 A1 C3 J1 J7\nlast-turns 0");
        TreeSet<Long> hashes = new TreeSet<>();
        for (String lines : different) {
            assertTrue(
                    hashes.add(
                            harbour("dockers 1 D6 B6\ndockers 2 E9\n" + lines).hash()),
                    lines);
        }
        for (String order : List.of("1 2 3", "1 3 2", "2 1 3", "2 3 1", "3 1 2", "3 2 1")) {
            for (int seat = 1; seat <= 3; seat++) {
                String lines = STRAWS + "turn " + seat + " points 5\norder " + order;
                assertTrue(hashes.add(((FragileState) FragileGame.GAME.readPosition(lines)).hash()), lines);
            }
        }
        String others =
                STRAWS.replace("C3", "swap").replace("A4", "C3").replace("swap", "A4") + "turn 1 points 5\norder 1 2 3";
        assertTrue(hashes.add(((FragileState) FragileGame.GAME.readPosition(others)).hash()), "depots of others");
        String quiet = "dockers 1 D6\ncrates G5\noption quiet-end off\n";
        assertEquals(harbour(quiet).hash(), harbour(quiet + "quiet 9").hash(), "it decides nothing");
    }

    @Test
    void the_hash_of_the_pieces_leaves_the_turn_out() {
        String pieces = "dockers 1 D6 B6\ncrates G5 G5! E5\n";
        long hash = harbour(pieces).boardHash();
        assertEquals(hash, harbour(pieces + "turn 2 points 4").boardHash());
        assertEquals(hash, harbour(pieces + "acted D6 left 2").boardHash());
        assertNotEquals(hash, harbour(pieces.replace("D6", "D7")).boardHash());
        assertNotEquals(hash, harbour(pieces.replace("E5", "E6")).boardHash());
    }
}
