package cabestan.server.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;

/** A server for connections from this machine, each handled in a thread of its own. */
final class LoopbackServer implements AutoCloseable {

    /** A conversation; it may be cut off, as clients are killed. */
    interface Conversation {
        void hold(Socket socket) throws IOException;
    }

    private static final int BACKLOG = 200;

    private final ServerSocket listening;
    private final Conversation conversation;

    LoopbackServer(String name, Conversation conversation) {
        this.conversation = conversation;
        try {
            this.listening = new ServerSocket(0, BACKLOG, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Thread.ofVirtual().name(name).start(this::accept);
    }

    int port() {
        return listening.getLocalPort();
    }

    private void accept() {
        while (!listening.isClosed()) {
            try {
                Socket socket = listening.accept();
                Thread.ofVirtual().start(() -> serve(socket));
            } catch (IOException e) {
                return; // closed
            }
        }
    }

    private void serve(Socket socket) {
        try (socket) {
            conversation.hold(socket);
        } catch (IOException e) {
            return; // the other side is gone
        }
    }

    @Override
    public void close() {
        try {
            listening.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
