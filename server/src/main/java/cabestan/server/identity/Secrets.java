package cabestan.server.identity;

import cabestan.rules.game.Dice;
import cabestan.rules.game.Seed;
import cabestan.table.TableCommand.Fresh;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.stream.Stream;

/** Ids and secrets that nobody can guess. */
public final class Secrets {

    private static final int ID_LENGTH = 12;
    private static final int MOST_SEATS = 9;
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final String LETTERS = "0123456789abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ";

    private Secrets() {}

    /** An id for a match or a player; 12 letters of 59 are 70 bits. */
    public static String id() {
        return letters(ID_LENGTH);
    }

    /** The id that follows from a text: the same text gives the same id, and nobody can find another text for it. */
    public static String idOf(String text) {
        BigInteger rest = new BigInteger(hash(text), 16);
        BigInteger base = BigInteger.valueOf(LETTERS.length());
        StringBuilder id = new StringBuilder();
        for (int i = 0; i < ID_LENGTH; i++) {
            BigInteger[] parts = rest.divideAndRemainder(base);
            id.append(LETTERS.charAt(parts[1].intValue()));
            rest = parts[0];
        }
        return id.toString();
    }

    /** Whether the text has the form of an id. */
    public static boolean isId(String text) {
        return text.length() == ID_LENGTH && text.chars().allMatch(c -> LETTERS.indexOf(c) >= 0);
    }

    /** A key to a seat, a match to watch or a player's account; 32 letters of 59 are 188 bits. */
    public static String secret() {
        return letters(32);
    }

    private static String letters(int count) {
        StringBuilder text = new StringBuilder(count);
        for (int i = 0; i < count; i++) {
            text.append(LETTERS.charAt(RANDOM.nextInt(LETTERS.length())));
        }
        return text.toString();
    }

    public static Seed seed() {
        return new Seed(RANDOM.nextLong(), RANDOM.nextLong(), RANDOM.nextLong(), RANDOM.nextLong());
    }

    /** The name, the seed and the invites of a table that a rematch may open. */
    public static Fresh fresh() {
        return new Fresh(
                id(), seed(), Stream.generate(Secrets::secret).limit(MOST_SEATS).toList());
    }

    public static Dice dice() {
        return seed().dice();
    }

    /** Compares in a time that does not depend on where the texts differ. */
    public static boolean same(String one, String other) {
        return MessageDigest.isEqual(one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
    }

    /** The hash that is stored instead of a secret. */
    static String hash(String secret) {
        return hash(secret.getBytes(StandardCharsets.UTF_8));
    }

    /** SHA-256 in hexadecimal. */
    public static String hash(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
