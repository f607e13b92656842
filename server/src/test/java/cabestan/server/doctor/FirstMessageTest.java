package cabestan.server.doctor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.lang.reflect.Proxy;
import java.net.http.WebSocket;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.Test;

class FirstMessageTest {

    /** A socket that can only be asked for more. */
    private static final WebSocket SOCKET = (WebSocket) Proxy.newProxyInstance(
            FirstMessageTest.class.getClassLoader(),
            new Class<?>[] {WebSocket.class},
            (self, method, arguments) -> null);

    @Test
    void a_message_that_arrives_in_parts_is_read_whole() throws Exception {
        FirstMessage message = new FirstMessage();
        message.onText(SOCKET, "{", false);
        message.onText(SOCKET, "\"type\":\"pong\"", false);
        message.onText(SOCKET, "}", true);
        message.onText(SOCKET, "{\"type\":\"later\"}", true);
        assertEquals("{\"type\":\"pong\"}", message.await(1));
    }

    @Test
    void a_socket_that_breaks_ends_the_wait() {
        FirstMessage message = new FirstMessage();
        message.onText(SOCKET, "{", false);
        message.onError(SOCKET, new java.io.IOException("reset"));
        assertThrows(ExecutionException.class, () -> message.await(1));
    }
}
