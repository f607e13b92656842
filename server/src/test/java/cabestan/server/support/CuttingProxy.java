package cabestan.server.support;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;

/** Stands before a server and breaks one connection at a request, as if the server had been killed at that moment. */
public final class CuttingProxy implements AutoCloseable {

    private final int port;
    private final String request;
    private final AtomicInteger left;
    private final ServerSocket listening;

    /**
     * @param port of the server
     * @param request how the request begins that is never answered
     * @param number which of those requests, counted from 1
     */
    public CuttingProxy(int port, String request, int number) {
        this.port = port;
        this.request = request;
        this.left = new AtomicInteger(number);
        try {
            this.listening = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Thread.ofVirtual().start(this::accept);
    }

    public URI address() {
        return URI.create("http://127.0.0.1:" + listening.getLocalPort());
    }

    public boolean hasCut() {
        return left.get() <= 0;
    }

    private void accept() {
        while (!listening.isClosed()) {
            try {
                Socket client = listening.accept();
                Socket server = new Socket(InetAddress.getLoopbackAddress(), port);
                Thread.startVirtualThread(() -> pump(client, server, true));
                Thread.startVirtualThread(() -> pump(server, client, false));
            } catch (IOException e) {
                return; // closed
            }
        }
    }

    private void pump(Socket from, Socket to, boolean requests) {
        try (from;
                to) {
            byte[] buffer = new byte[65_536];
            InputStream in = from.getInputStream();
            for (int length = in.read(buffer); length >= 0; length = in.read(buffer)) {
                if (requests && isToCut(new String(buffer, 0, length, StandardCharsets.ISO_8859_1))) {
                    return;
                }
                to.getOutputStream().write(buffer, 0, length);
            }
        } catch (IOException e) {
            return; // one side is gone, and so is the other now
        }
    }

    private boolean isToCut(String text) {
        return text.startsWith(request) && left.decrementAndGet() == 0;
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
