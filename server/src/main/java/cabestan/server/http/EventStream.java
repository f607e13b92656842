package cabestan.server.http;

import cabestan.server.identity.Credential;
import cabestan.server.identity.CredentialWatch;
import cabestan.server.live.Follower;
import cabestan.server.protocol.Json;
import cabestan.server.protocol.ServerMessage;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The messages of a socket as a streaming HTTP response, one JSON object per line. */
final class EventStream implements Follower, CredentialWatch.Watched {

    private static final Logger LOG = LoggerFactory.getLogger(EventStream.class);
    private static final int MOST_WAITING = 512;
    private static final int MOST_CHARACTERS = 4_000_000; // as for a socket
    private static final int HEARTBEAT_SECONDS = 15;

    private final Credential credential;
    private final Runnable whenDropped;
    private final BlockingQueue<String> waiting = new LinkedBlockingQueue<>(MOST_WAITING);
    private final AtomicInteger characters = new AtomicInteger(); // of the messages that wait
    private volatile boolean dropped;
    private volatile boolean ended;

    /** @param whenDropped runs once if the client reads too slowly */
    EventStream(Credential credential, Runnable whenDropped) {
        this.credential = credential;
        this.whenDropped = whenDropped;
    }

    @Override
    public String player() {
        return credential.player();
    }

    @Override
    public Credential credential() {
        return credential;
    }

    @Override
    public void end() {
        ended = true;
        waiting.clear();
        waiting.offer(""); // wakes the writer
    }

    @Override
    public void tell(ServerMessage message) {
        tellWritten(Json.write(message));
        if (message instanceof ServerMessage.Bye) {
            dropped = true;
        }
    }

    @Override
    public synchronized void tellWritten(String message) {
        if (dropped) {
            return;
        }
        boolean fits = characters.addAndGet(message.length()) <= MOST_CHARACTERS;
        if (!fits || !waiting.offer(message)) {
            dropped = true; // too slow; the client can reconnect with since
            whenDropped.run();
        }
    }

    /** Writes until the client disconnects or reads too slowly, or its session ends. */
    void writeTo(Context ctx) {
        ctx.contentType("application/x-ndjson");
        ctx.header("X-Accel-Buffering", "no");
        ctx.disableCompression();
        try {
            OutputStream out = ctx.res().getOutputStream();
            while (!ended && (!dropped || !waiting.isEmpty())) {
                String line = waiting.poll(HEARTBEAT_SECONDS, TimeUnit.SECONDS);
                if (ended) {
                    return;
                }
                characters.addAndGet(line == null ? 0 : -line.length());
                // an empty line now and then detects a client that is gone
                out.write(((line == null ? "" : line) + "\n").getBytes(StandardCharsets.UTF_8));
                out.flush();
            }
        } catch (IOException e) {
            LOG.debug("a stream ended: {}", e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
