package cabestan.server.http;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.support.BareSocket;
import cabestan.server.support.ServerTest;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryMXBean;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SocketMemoryTest extends ServerTest {

    private static final int SOCKETS = 300;
    private static final long MOST_BYTES = 40_000; // about 20,000 are needed

    private static long usedHeap() {
        MemoryMXBean memory = ManagementFactory.getMemoryMXBean();
        memory.gc();
        return memory.getHeapMemoryUsage().getUsed();
    }

    @Test
    void a_socket_that_waits_takes_little_memory() throws IOException {
        String cookie = player("Anna").cookie();
        List<BareSocket> sockets = new ArrayList<>();
        try (BareSocket first = new BareSocket(server.port(), cookie)) { // loads what all of them share
            assertTrue(first.answer().startsWith("HTTP/1.1 101"), first.answer());
            assertFalse(first.answer().contains("JSESSIONID"), "the container opened a session: " + first.answer());
            long before = usedHeap();
            for (int i = 0; i < SOCKETS; i++) {
                sockets.add(new BareSocket(server.port(), cookie));
            }
            long each = (usedHeap() - before) / SOCKETS;
            assertTrue(each < MOST_BYTES, each + " bytes for a socket");
        } finally {
            for (BareSocket socket : sockets) {
                socket.close();
            }
        }
    }
}
