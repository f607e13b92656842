package cabestan.server.support;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.concurrent.ThreadLocalRandom;

/** Free ports for programs that are killed and restarted at the same address. */
public final class Ports {

    private Ports() {}

    /** A port outside the system's ephemeral range, so that nobody takes it while its program is down. */
    public static int free() {
        int port = randomPort();
        while (!isFree(port)) {
            port = randomPort();
        }
        return port;
    }

    private static int randomPort() {
        return ThreadLocalRandom.current().nextInt(20_000, 32_000);
    }

    private static boolean isFree(int port) {
        try (ServerSocket socket = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
            return socket.isBound();
        } catch (IOException e) {
            return false;
        }
    }
}
