package cabestan.server.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Reads all sockets of simulated players in one thread: waking another for each message would cost more than reading it. */
final class SocketReader {

    private static final Logger LOG = LoggerFactory.getLogger(SocketReader.class);
    private static final int LONGEST_READ = 65_536;

    private final Selector selector;
    private final ByteBuffer buffer = ByteBuffer.allocateDirect(LONGEST_READ);

    SocketReader() {
        try {
            selector = Selector.open();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Thread.ofPlatform().daemon().name("load-sockets").start(this::run);
    }

    /** Reads this socket from now on. */
    void add(SocketChannel channel, LoadSocket socket) throws IOException {
        channel.configureBlocking(false);
        channel.register(selector, SelectionKey.OP_READ, socket);
        selector.wakeup();
    }

    private void run() {
        try {
            while (true) {
                selector.select(this::read);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void read(SelectionKey key) {
        LoadSocket socket = (LoadSocket) key.attachment();
        try {
            buffer.clear();
            int count = ((SocketChannel) key.channel()).read(buffer);
            if (count < 0) {
                socket.broke("the server ended it");
            } else {
                socket.arrived(buffer.flip());
            }
        } catch (IOException e) {
            socket.broke("nothing can be read: " + e.getMessage());
        } catch (RuntimeException e) {
            LOG.warn("a message could not be read", e);
            socket.broke("a message could not be read");
        }
    }
}
