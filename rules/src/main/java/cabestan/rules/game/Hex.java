package cabestan.rules.game;

/** Bytes as hexadecimal digits. */
final class Hex {

    static final String DIGITS = "0123456789abcdef";

    private Hex() {}

    static String of(byte[] bytes) {
        StringBuilder text = new StringBuilder(bytes.length * 2);
        for (byte b : bytes) {
            text.append(DIGITS.charAt(b >> 4 & 15)).append(DIGITS.charAt(b & 15));
        }
        return text.toString();
    }
}
