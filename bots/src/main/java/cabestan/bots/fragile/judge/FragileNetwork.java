package cabestan.bots.fragile.judge;

import cabestan.rules.game.BadText;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** The weights of the networks, in integers: one for two players, one for more. docs/training.md has the format. */
public final class FragileNetwork {

    /** Units of the second layer. */
    static final int SECOND = 16;

    private static final int NETWORKS = 2;

    final int units; // of the first layer
    final int[][] first; // by input: what it adds to the units of its own seat, and to those of each other
    final int[] firstBias;
    final int[][] second; // by unit of the first layer, then of the second
    final int[] secondBias;
    final int[] third;

    private static final class Shipped {
        static final FragileNetwork[] NETWORKS = load();
    }

    /** The networks of the strongest player. */
    public static FragileNetwork[] shipped() {
        return Shipped.NETWORKS;
    }

    private static FragileNetwork[] load() {
        try (InputStream in = FragileNetwork.class.getResourceAsStream("fragile.network")) {
            return read(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Which of the networks is for this number of seats. */
    public static int index(int seats) {
        return seats > 2 ? 1 : 0;
    }

    /** Reads what training/fragile.py writes. */
    public static FragileNetwork[] read(byte[] bytes) {
        int units = bytes.length == 0 ? 0 : bytes[0];
        int length = 2 * (QuayInputs.COUNT - 1) * units + 2 * (units + units * SECOND + 2 * SECOND);
        if (units <= 0 || bytes.length != 1 + NETWORKS * length) {
            throw new BadText("a file of " + bytes.length + " bytes is not a network for Fragile");
        }
        FragileNetwork[] networks = new FragileNetwork[NETWORKS];
        for (int i = 0; i < NETWORKS; i++) {
            networks[i] = new FragileNetwork(units, new Numbers(bytes, 1 + i * length));
        }
        return networks;
    }

    private FragileNetwork(int units, Numbers left) {
        this.units = units;
        first = new int[QuayInputs.COUNT][2 * units];
        for (int input = 1; input < first.length; input++) {
            left.bytes(first[input]);
        }
        firstBias = left.pairs(units);
        second = new int[units][];
        for (int i = 0; i < units; i++) {
            second[i] = left.pairs(SECOND);
        }
        secondBias = left.pairs(SECOND);
        third = left.pairs(SECOND);
    }

    /** Signed numbers of one byte, and of two with the high byte first. */
    private static final class Numbers {
        private final byte[] bytes;
        private int next;

        Numbers(byte[] bytes, int begin) {
            this.bytes = bytes;
            this.next = begin;
        }

        void bytes(int[] into) {
            for (int i = 0; i < into.length; i++) {
                into[i] = bytes[next++];
            }
        }

        int[] pairs(int count) {
            int[] numbers = new int[count];
            for (int i = 0; i < count; i++) {
                numbers[i] = bytes[next] << 8 | bytes[next + 1] & 0xFF;
                next += 2;
            }
            return numbers;
        }
    }
}
