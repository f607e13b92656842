package cabestan.bots.fragile.judge;

import cabestan.bots.network.NetworkFile;
import cabestan.bots.network.SeatNetwork;

/** The networks: one for two players, one for more. docs/training.md has the format. */
public final class FragileNetwork {

    private static final int NETWORKS = 2;

    private FragileNetwork() {}

    private static final class Shipped {
        static final SeatNetwork[] NETWORKS = read(NetworkFile.resource(FragileNetwork.class, "fragile.network"));
    }

    /** The networks of the strongest player. */
    public static SeatNetwork[] shipped() {
        return Shipped.NETWORKS;
    }

    /** Which of the networks is for this number of seats. */
    public static int index(int seats) {
        return seats > 2 ? 1 : 0;
    }

    /** Reads what training/fragile.py writes. */
    public static SeatNetwork[] read(byte[] bytes) {
        NetworkFile file = new NetworkFile(bytes);
        int width = 2 * file.units();
        file.expect(NETWORKS * ((QuayInputs.COUNT - 1) * width + SeatNetwork.bytesAfterRows(file.units())), "Fragile");
        SeatNetwork[] networks = new SeatNetwork[NETWORKS];
        for (int i = 0; i < NETWORKS; i++) {
            int[][] rows = new int[QuayInputs.COUNT][width]; // input 0, which is none, adds nothing
            for (int input = 1; input < rows.length; input++) {
                rows[input] = file.ofOneByte(width);
            }
            networks[i] = new SeatNetwork(rows, file);
        }
        return networks;
    }
}
