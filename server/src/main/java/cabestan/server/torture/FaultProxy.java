package cabestan.server.torture;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/** A proxy between a node and its database or bus that fails as networks do: cut, slow, silent, or at the worst moment. */
public final class FaultProxy implements AutoCloseable {

    private static final byte[] COMMIT = "COMMIT\0".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] INSERT = "INSERT 0 1\0".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] IN_TRANSACTION = {'Z', 0, 0, 0, 5, 'T'}; // PostgreSQL is ready for more of it
    private static final byte[] IDLE = {'Z', 0, 0, 0, 5, 'I'}; // what was done before is committed

    private record Link(Socket client, Socket server) {

        void close() {
            for (Socket socket : new Socket[] {client, server}) {
                try {
                    socket.close();
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
        }
    }

    private final String host;
    private final int port;
    private final ServerSocket listening;
    private final Set<Link> links = ConcurrentHashMap.newKeySet();
    private final AtomicInteger commitsToLose = new AtomicInteger();
    private final AtomicInteger commitsLost = new AtomicInteger();
    private volatile boolean silent;
    private volatile long delayMillis;
    private volatile boolean holdsNextTransaction;
    private volatile Link held;

    public FaultProxy(String host, int port) {
        this.host = host;
        this.port = port;
        try {
            this.listening = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Thread.ofVirtual().name("fault-proxy").start(this::accept);
    }

    public int port() {
        return listening.getLocalPort();
    }

    /** How many answers to commits never arrived. */
    int commitsLost() {
        return commitsLost.get();
    }

    /** Lets everything pass again. */
    void heal() {
        silent = false;
        delayMillis = 0;
        holdsNextTransaction = false;
        commitsToLose.set(0);
        Link stuck = held;
        held = null;
        if (stuck != null) {
            stuck.close();
        }
    }

    /** Breaks all connections; new ones can be opened. */
    void cut() {
        links.forEach(Link::close);
    }

    /** Passes nothing on, although all connections stay open. */
    void fallSilent() {
        silent = true;
    }

    void delay(long millis) {
        delayMillis = millis;
    }

    /** Breaks the connection after the next commit has been carried out and before the answer arrives. */
    void loseNextCommit() {
        commitsToLose.set(1);
    }

    /** Passes nothing more on for the next connection that is in the middle of a transaction. */
    void holdNextTransaction() {
        holdsNextTransaction = true;
    }

    boolean holdsTransaction() {
        return held != null;
    }

    private void accept() {
        while (!listening.isClosed()) {
            try {
                Socket client = listening.accept();
                Link link = new Link(client, new Socket(host, port));
                links.add(link);
                Thread.startVirtualThread(() -> pump(link, link.client, link.server, false));
                Thread.startVirtualThread(() -> pump(link, link.server, link.client, true));
            } catch (IOException e) {
                LockSupport.parkNanos(10_000_000); // the other side is down, or this proxy is closed
            }
        }
    }

    private void pump(Link link, Socket from, Socket to, boolean answers) {
        byte[] buffer = new byte[65_536];
        try {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            for (int length = in.read(buffer); length >= 0; length = in.read(buffer)) {
                if (answers && isCommitted(buffer, length) && commitsToLose.getAndSet(0) > 0) {
                    commitsLost.incrementAndGet();
                    return;
                }
                if (answers && holdsNextTransaction && contains(buffer, length, IN_TRANSACTION)) {
                    holdsNextTransaction = false;
                    held = link;
                }
                await(link);
                out.write(buffer, 0, length);
                out.flush();
            }
        } catch (IOException e) {
            LockSupport.parkNanos(1); // one side is gone, and so is the other now
        } finally {
            links.remove(link);
            link.close();
        }
    }

    private void await(Link link) {
        if (delayMillis > 0) {
            LockSupport.parkNanos(delayMillis * 1_000_000);
        }
        while ((silent || link.equals(held)) && !link.client.isClosed()) {
            LockSupport.parkNanos(5_000_000);
        }
    }

    /** Whether a transaction has ended, or a statement that needs none has written a row. */
    private static boolean isCommitted(byte[] buffer, int length) {
        return contains(buffer, length, COMMIT) || contains(buffer, length, INSERT) && contains(buffer, length, IDLE);
    }

    private static boolean contains(byte[] buffer, int length, byte[] wanted) {
        for (int at = 0; at + wanted.length <= length; at++) {
            int same = 0;
            while (same < wanted.length && buffer[at + same] == wanted[same]) {
                same++;
            }
            if (same == wanted.length) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void close() {
        heal();
        try {
            listening.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        cut();
    }
}
