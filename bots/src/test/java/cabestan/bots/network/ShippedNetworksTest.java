package cabestan.bots.network;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.bots.arcanor.evaluation.ArcanorNetwork;
import cabestan.bots.cartagena.network.CartagenaNetwork;
import cabestan.bots.fragile.judge.FragileNetwork;
import cabestan.rules.game.BadText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ShippedNetworksTest {

    record Shipped(Class<?> owner, String file, Consumer<byte[]> reader) {
        @Override
        public String toString() {
            return file;
        }
    }

    static Stream<Shipped> networks() {
        return Stream.of(
                new Shipped(ArcanorNetwork.class, "arcanor.network", ArcanorNetwork::new),
                new Shipped(CartagenaNetwork.class, "cartagena.network", CartagenaNetwork::read),
                new Shipped(FragileNetwork.class, "fragile.network", FragileNetwork::read));
    }

    @ParameterizedTest
    @MethodSource("networks")
    void the_network_is_the_one_whose_making_is_described(Shipped network)
            throws IOException, NoSuchAlgorithmException {
        byte[] bytes = NetworkFile.resource(network.owner, network.file);
        String digest =
                HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        assertTrue(Files.readString(Path.of("..", "training", "README.md")).contains(digest), digest);
    }

    @ParameterizedTest
    @MethodSource("networks")
    void what_is_no_network_is_rejected(Shipped network) {
        assertThrows(BadText.class, () -> network.reader.accept(new byte[0]));
        assertThrows(BadText.class, () -> network.reader.accept(new byte[] {32, 1, 2, 3}));
        assertThrows(BadText.class, () -> network.reader.accept(new byte[] {64, 1, 2, 3}));
    }
}
