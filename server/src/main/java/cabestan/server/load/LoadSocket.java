package cabestan.server.load;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;

/** The socket of a simulated player: passes messages on and queues commands. */
public final class LoadSocket implements WebSocket.Listener {

    private final StringBuilder partial = new StringBuilder();
    private final Consumer<String> listener;
    private final Runnable broken;
    private final WebSocket socket;
    private CompletionStage<?> lastSent;

    LoadSocket(HttpClient http, URI server, String cookie, Consumer<String> listener, Runnable broken) {
        this.listener = listener;
        this.broken = broken;
        try {
            this.socket = http.newWebSocketBuilder()
                    .header("Cookie", cookie)
                    .buildAsync(URI.create("ws://" + server.getAuthority() + "/api/socket"), this)
                    .join();
        } catch (CompletionException e) {
            throw new IllegalStateException(server + " opens no socket", e);
        }
        this.lastSent = CompletableFuture.completedStage(null);
    }

    public synchronized void say(String text) {
        lastSent = lastSent.thenCompose(sent -> socket.sendText(text, true));
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        partial.append(data);
        if (last) {
            String text = partial.toString();
            partial.setLength(0);
            listener.accept(text);
        }
        from.request(1);
        return null;
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
        broken.run();
    }

    @Override
    public CompletionStage<?> onClose(WebSocket from, int status, String reason) {
        broken.run();
        return null;
    }

    public void close() {
        socket.abort();
    }
}
