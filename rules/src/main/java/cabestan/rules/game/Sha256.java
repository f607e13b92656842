package cabestan.rules.game;

/** SHA-256 of a short message; our own, because TeaVM's class library has none. */
final class Sha256 {

    private static final int[] ROUND = new int[64];
    private static final int[] START = new int[8];

    static {
        // The constants are the first 32 bits of the fractional parts of the cube and square roots of the primes.
        int found = 0;
        for (int n = 2; found < 64; n++) {
            if (isPrime(n)) {
                ROUND[found] = fraction(Math.cbrt(n));
                if (found < 8) {
                    START[found] = fraction(Math.sqrt(n));
                }
                found++;
            }
        }
    }

    private Sha256() {}

    private static boolean isPrime(int n) {
        for (int i = 2; i * i <= n; i++) {
            if (n % i == 0) {
                return false;
            }
        }
        return true;
    }

    private static int fraction(double x) {
        return (int) (long) ((x - Math.floor(x)) * 0x1p32);
    }

    static byte[] of(byte[] message) {
        byte[] padded = pad(message);
        int[] hash = START.clone();
        for (int at = 0; at < padded.length; at += 64) {
            compress(hash, padded, at);
        }
        byte[] digest = new byte[32];
        for (int i = 0; i < 32; i++) {
            digest[i] = (byte) (hash[i / 4] >>> (24 - 8 * (i % 4)));
        }
        return digest;
    }

    private static byte[] pad(byte[] message) {
        byte[] padded = new byte[(message.length + 8) / 64 * 64 + 64];
        System.arraycopy(message, 0, padded, 0, message.length);
        padded[message.length] = (byte) 0x80;
        long bits = message.length * 8L;
        for (int i = 0; i < 8; i++) {
            padded[padded.length - 1 - i] = (byte) (bits >>> (8 * i));
        }
        return padded;
    }

    private static void compress(int[] hash, byte[] block, int at) {
        int[] w = new int[64];
        for (int i = 0; i < 16; i++) {
            int p = at + 4 * i;
            w[i] = block[p] << 24 | (block[p + 1] & 255) << 16 | (block[p + 2] & 255) << 8 | (block[p + 3] & 255);
        }
        for (int i = 16; i < 64; i++) {
            int x = w[i - 15];
            int y = w[i - 2];
            int s0 = Integer.rotateRight(x, 7) ^ Integer.rotateRight(x, 18) ^ x >>> 3;
            int s1 = Integer.rotateRight(y, 17) ^ Integer.rotateRight(y, 19) ^ y >>> 10;
            w[i] = w[i - 16] + s0 + w[i - 7] + s1;
        }
        int[] v = hash.clone();
        for (int i = 0; i < 64; i++) {
            int s1 = Integer.rotateRight(v[4], 6) ^ Integer.rotateRight(v[4], 11) ^ Integer.rotateRight(v[4], 25);
            int choice = v[4] & v[5] ^ ~v[4] & v[6];
            int t1 = v[7] + s1 + choice + ROUND[i] + w[i];
            int s0 = Integer.rotateRight(v[0], 2) ^ Integer.rotateRight(v[0], 13) ^ Integer.rotateRight(v[0], 22);
            int majority = v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2];
            System.arraycopy(v, 0, v, 1, 7);
            v[4] += t1;
            v[0] = t1 + s0 + majority;
        }
        for (int i = 0; i < 8; i++) {
            hash[i] += v[i];
        }
    }
}
