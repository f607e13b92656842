package cabestan.bots.cartagena.network;

import cabestan.rules.game.BadText;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/**
 * The weights of the networks, in integers: one network for each variant with two players, one with more. Each has
 * three layers that judge positions, and a sum that judges actions. docs/training.md has the format.
 */
public final class CartagenaNetwork {

    private static final String[] VARIANTS = {"basic", "advanced", "jamaica", "tortuga"};

    /** Units of the second layer. */
    static final int SECOND = 16;

    private static final int NETWORKS = 2 * VARIANTS.length;

    final int units; // of the first layer
    final int[][] first; // by input: what it adds to the units of its own seat, and to those of each other
    final int[] firstBias;
    final int[][] second; // by unit of the first layer, then of the second
    final int[] secondBias;
    final int[] third;
    final int[] actions;

    private static final class Shipped {
        static final CartagenaNetwork[] NETWORKS = load();
    }

    /** The networks of the strongest player. */
    public static CartagenaNetwork[] shipped() {
        return Shipped.NETWORKS;
    }

    private static CartagenaNetwork[] load() {
        try (InputStream in = CartagenaNetwork.class.getResourceAsStream("cartagena.network")) {
            return read(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Which of the networks is for this variant and number of seats. */
    public static int index(String variant, int seats) {
        for (int i = 0; i < VARIANTS.length; i++) {
            if (VARIANTS[i].equals(variant)) {
                return 2 * i + (seats > 2 ? 1 : 0);
            }
        }
        throw new IllegalArgumentException("no variant is called " + variant);
    }

    /** Reads what training/cartagena.py writes. */
    public static CartagenaNetwork[] read(byte[] bytes) {
        int units = bytes.length == 0 ? 0 : bytes[0];
        int numbers = 2 * SeatInputs.COUNT * units + units + units * SECOND + 2 * SECOND + ActionInputs.COUNT;
        if (units <= 0 || bytes.length != 1 + NETWORKS * 2 * numbers) {
            throw new BadText("a file of " + bytes.length + " bytes is not a network for Cartagena");
        }
        Numbers left = new Numbers(bytes);
        CartagenaNetwork[] networks = new CartagenaNetwork[NETWORKS];
        for (int i = 0; i < NETWORKS; i++) {
            networks[i] = new CartagenaNetwork(units, left);
        }
        return networks;
    }

    private CartagenaNetwork(int units, Numbers left) {
        this.units = units;
        first = left.rows(SeatInputs.COUNT, 2 * units);
        firstBias = left.take(units);
        second = left.rows(units, SECOND);
        secondBias = left.take(SECOND);
        third = left.take(SECOND);
        actions = left.take(ActionInputs.COUNT);
    }

    /** Signed numbers of two bytes, the high byte first. */
    private static final class Numbers {
        private final byte[] bytes;
        private int next = 1;

        Numbers(byte[] bytes) {
            this.bytes = bytes;
        }

        int[][] rows(int count, int width) {
            int[][] rows = new int[count][];
            for (int i = 0; i < count; i++) {
                rows[i] = take(width);
            }
            return rows;
        }

        int[] take(int count) {
            int[] numbers = new int[count];
            for (int i = 0; i < count; i++) {
                numbers[i] = bytes[next] << 8 | bytes[next + 1] & 0xFF;
                next += 2;
            }
            return numbers;
        }
    }
}
