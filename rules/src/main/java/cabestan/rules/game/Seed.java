package cabestan.rules.game;

/** The 256 bits from which all randomness of a match comes; its hash is published at the start, the seed itself at the end. */
public record Seed(long a, long b, long c, long d) {

    private static final String DIGITS = "0123456789abcdef";

    /** A seed from a small number, for tests and commands. */
    public static Seed of(long number) {
        long[] words = new long[4];
        long state = number;
        for (int i = 0; i < 4; i++) { // SplitMix64
            state += 0x9E3779B97F4A7C15L;
            long z = (state ^ (state >>> 30)) * 0xBF58476D1CE4E5B9L;
            z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
            words[i] = z ^ (z >>> 31);
        }
        return new Seed(words[0], words[1], words[2], words[3]);
    }

    /** A seed from 64 hexadecimal digits, or from a decimal number, as by {@link #of}. */
    public static Seed read(String text) {
        try {
            if (text.length() == 64) {
                return new Seed(word(text, 0), word(text, 16), word(text, 32), word(text, 48));
            }
            return of(Long.parseLong(text));
        } catch (NumberFormatException e) {
            throw new BadText(BadText.quote(text) + " is not a seed; expected a whole number or 64 hexadecimal digits");
        }
    }

    /** Whether a text is a seed, or the hash of one, as we write them. */
    public static boolean isHex(String text) {
        boolean is = text.length() == 64;
        for (int i = 0; is && i < 64; i++) {
            is = DIGITS.indexOf(text.charAt(i)) >= 0;
        }
        return is;
    }

    private static long word(String text, int at) {
        long word = 0;
        for (int i = at; i < at + 16; i++) { // TeaVM has no Long.parseUnsignedLong
            int digit = Character.digit(text.charAt(i), 16);
            if (digit < 0) {
                throw new NumberFormatException();
            }
            word = word << 4 | digit;
        }
        return word;
    }

    public Dice dice() {
        return new Dice(a, b, c, d);
    }

    /** 64 hexadecimal digits. */
    public String hex() {
        return hex(bytes());
    }

    /** The SHA-256 of the 32 bytes of this seed, in 64 hexadecimal digits. */
    public String hash() {
        return hex(Sha256.of(bytes()));
    }

    private byte[] bytes() {
        byte[] bytes = new byte[32];
        long[] words = {a, b, c, d};
        for (int i = 0; i < 32; i++) {
            bytes[i] = (byte) (words[i / 8] >>> (56 - 8 * (i % 8)));
        }
        return bytes;
    }

    private static String hex(byte[] bytes) {
        StringBuilder text = new StringBuilder(bytes.length * 2);
        for (byte b : bytes) {
            text.append(DIGITS.charAt(b >> 4 & 15)).append(DIGITS.charAt(b & 15));
        }
        return text.toString();
    }
}
