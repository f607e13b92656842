package cabestan.server.doctor;

import java.net.http.WebSocket;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** The first whole message that a socket receives, in however many parts it arrives. */
final class FirstMessage implements WebSocket.Listener {

    private final StringBuilder partial = new StringBuilder();
    private final CompletableFuture<String> whole = new CompletableFuture<>();

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        partial.append(data);
        if (last) {
            whole.complete(partial.toString());
        }
        from.request(1);
        return null;
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
        whole.completeExceptionally(error);
    }

    String await(long seconds) throws ExecutionException, TimeoutException, InterruptedException {
        return whole.get(seconds, TimeUnit.SECONDS);
    }
}
