package cabestan.bots.network;

import cabestan.rules.game.BadText;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** Reads a network's numbers one after the other: signed, of one byte, or of two bytes with the high byte first. */
public final class NetworkFile {

    private final byte[] bytes;
    private final int units;
    private int next = 1;

    public NetworkFile(byte[] bytes) {
        this.bytes = bytes;
        units = bytes.length == 0 ? 0 : bytes[0];
    }

    /** A resource in the package of this class. */
    public static byte[] resource(Class<?> owner, String name) {
        try (InputStream in = owner.getResourceAsStream(name)) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** How many units the first layer has, which is what a file begins with; 0 for an empty file. */
    public int units() {
        return units;
    }

    /** @throws BadText unless there are units, and exactly this many bytes after their number */
    public void expect(int length, String game) {
        if (units <= 0 || bytes.length != 1 + length) {
            throw new BadText("a file of " + bytes.length + " bytes is not a network for " + game);
        }
    }

    public int[] ofOneByte(int count) {
        int[] numbers = new int[count];
        for (int i = 0; i < count; i++) {
            numbers[i] = bytes[next++];
        }
        return numbers;
    }

    public int ofTwoBytes() {
        next += 2;
        return bytes[next - 2] << 8 | bytes[next - 1] & 0xFF;
    }

    public int[] ofTwoBytes(int count) {
        int[] numbers = new int[count];
        for (int i = 0; i < count; i++) {
            numbers[i] = ofTwoBytes();
        }
        return numbers;
    }

    public int[][] ofTwoBytes(int rows, int width) {
        int[][] numbers = new int[rows][];
        for (int i = 0; i < rows; i++) {
            numbers[i] = ofTwoBytes(width);
        }
        return numbers;
    }
}
