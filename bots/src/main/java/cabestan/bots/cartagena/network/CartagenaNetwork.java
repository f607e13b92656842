package cabestan.bots.cartagena.network;

import cabestan.bots.network.NetworkFile;
import cabestan.bots.network.SeatNetwork;

/**
 * The weights of the networks, in integers: one network for each variant with two players, one with more. Each has
 * three layers that judge positions, and a sum that judges actions. docs/training.md has the format.
 */
public final class CartagenaNetwork {

    private static final String[] VARIANTS = {"basic", "advanced", "jamaica", "tortuga"};

    private static final int NETWORKS = 2 * VARIANTS.length;

    final SeatNetwork seats; // judges positions
    final int[] actions; // what each property of an action adds to its score

    private static final class Shipped {
        static final CartagenaNetwork[] NETWORKS =
                read(NetworkFile.resource(CartagenaNetwork.class, "cartagena.network"));
    }

    /** The networks of the strongest player. */
    public static CartagenaNetwork[] shipped() {
        return Shipped.NETWORKS;
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
        NetworkFile file = new NetworkFile(bytes);
        int rows = 2 * 2 * SeatInputs.COUNT * file.units();
        file.expect(NETWORKS * (rows + SeatNetwork.bytesAfterRows(file.units()) + 2 * ActionInputs.COUNT), "Cartagena");
        CartagenaNetwork[] networks = new CartagenaNetwork[NETWORKS];
        for (int i = 0; i < NETWORKS; i++) {
            networks[i] = new CartagenaNetwork(file);
        }
        return networks;
    }

    private CartagenaNetwork(NetworkFile file) {
        seats = new SeatNetwork(file.ofTwoBytes(SeatInputs.COUNT, 2 * file.units()), file);
        actions = file.ofTwoBytes(ActionInputs.COUNT);
    }
}
