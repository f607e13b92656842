package cabestan.rules.game;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.security.MessageDigest;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

class SeedTest {

    @Test
    void a_seed_survives_the_way_through_its_digits() {
        Seed seed = new Seed(1, -2, Long.MIN_VALUE, 0x0123456789ABCDEFL);
        assertEquals("0000000000000001fffffffffffffffe80000000000000000123456789abcdef", seed.hex());
        assertEquals(seed, Seed.read(seed.hex()));
    }

    @Test
    void a_small_number_is_a_seed_too() {
        assertEquals(Seed.of(42), Seed.read("42"));
        assertNotEquals(Seed.of(42), Seed.of(43));
        assertEquals(
                "e220a8397b1dcdaf6e789e6aa1b965f406c45d188009454ff88bb8a8724c81ec",
                Seed.of(0).hex(),
                "the first numbers of SplitMix64, as published");
    }

    @Test
    void anything_else_is_rejected_with_what_was_expected() {
        BadText bad = assertThrows(BadText.class, () -> Seed.read("tomorrow"));
        assertEquals("'tomorrow' is not a seed; expected a whole number or 64 hexadecimal digits", bad.getMessage());
        assertThrows(BadText.class, () -> Seed.read("x".repeat(64)));
        assertTrue(Seed.isHex("0a".repeat(32)));
        assertFalse(Seed.isHex("0a".repeat(31)));
        assertFalse(Seed.isHex("0a".repeat(31) + "0x"));
        assertFalse(Seed.isHex("x".repeat(64)));
    }

    @Test
    void the_hash_is_the_sha_256_that_any_tool_computes() throws Exception {
        for (int i = 0; i < 100; i++) {
            Seed seed = Seed.of(i);
            byte[] bytes = HexFormat.of().parseHex(seed.hex());
            byte[] expected = MessageDigest.getInstance("SHA-256").digest(bytes);
            assertEquals(HexFormat.of().formatHex(expected), seed.hash());
        }
    }

    @Test
    void sha_256_pads_messages_of_every_length() throws Exception {
        for (int length = 0; length < 200; length++) {
            byte[] message = new byte[length];
            byte[] expected = MessageDigest.getInstance("SHA-256").digest(message);
            assertArrayEquals(expected, Sha256.of(message));
        }
    }
}
