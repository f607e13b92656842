package cabestan.rules.fragile.quay;

import cabestan.rules.game.Dice;
import cabestan.rules.game.Seed;

/** Random numbers whose exclusive or is the hash of a position. */
public final class Zobrist {

    /** Hidden, turned, turned in this turn; the crates of a problem's goals come after, one kind per depot. */
    public static final int FACES = 3;

    private static final int SEATS = 4;

    private static final long[] CRATE = numbers(1, (FACES + FragileQuay.DEPOTS) * 2 * FragileQuay.SQUARES);
    private static final long[] DOCKER = numbers(2, SEATS * FragileQuay.SQUARES);

    private Zobrist() {}

    private static long[] numbers(long seed, int count) {
        Dice dice = Seed.of(seed).dice();
        long[] numbers = new long[count];
        for (int i = 0; i < count; i++) {
            numbers[i] = dice.next();
        }
        return numbers;
    }

    public static long crate(int face, int level, int square) {
        return CRATE[(face * 2 + level) * FragileQuay.SQUARES + square];
    }

    public static long docker(int seat, int square) {
        return DOCKER[seat * FragileQuay.SQUARES + square];
    }

    /** Mixes one more number into a hash. */
    public static long mix(long hash, long number) {
        long z = (hash ^ number) * 0x9E3779B97F4A7C15L;
        z = (z ^ z >>> 32) * 0xD6E8FEB86659FD93L;
        return z ^ z >>> 32;
    }
}
