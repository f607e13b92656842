package cabestan.server.torture;

import cabestan.rules.game.Dice;
import cabestan.server.load.Pause;
import cabestan.server.torture.LatencyLog.Attempt;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.HttpTimeoutException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** A client that asks any node of a site, and asks again, the same or another, until one answers. */
final class RetryingClient {

    private static final Duration PATIENCE = Duration.ofSeconds(8);
    private static final Duration SETTLING = Duration.ofSeconds(40);
    private static final Duration AVOIDED = Duration.ofSeconds(20); // a node that did not answer, as proxies do

    /** @param attempts how often it was asked for, where and when */
    record Answer(int status, String body, String cookie, List<Attempt> attempts) {

        private static Answer of(HttpResponse<String> response, List<Attempt> attempts) {
            String cookie = response.headers().firstValue("Set-Cookie").orElse("");
            return new Answer(response.statusCode(), response.body(), cookie.split(";", 2)[0], attempts);
        }

        boolean isUncertain() {
            return status >= 500 || body.contains("\"code\":\"try-again\"");
        }

        boolean isAccepted() {
            return body.contains("\"type\":\"accepted\"");
        }
    }

    private final HttpClient http;
    private final List<URI> nodes;
    private final Dice dice;
    private int avoided;
    private long avoidedUntil = System.nanoTime();
    private String cookie = "none=";
    private volatile long giveUp = System.nanoTime() + Duration.ofDays(365).toNanos();

    RetryingClient(HttpClient http, List<URI> nodes, Dice dice) {
        this.http = http;
        this.nodes = List.copyOf(nodes);
        this.dice = dice;
    }

    /** Becomes a player of this name. */
    void introduce(String name) {
        cookie = post("/api/me", "{\"name\":\"" + name + "\"}").cookie;
    }

    /** From now on, requests are repeated only for a limited time. */
    void settle() {
        giveUp = System.nanoTime() + SETTLING.toNanos();
    }

    Answer get(String path) {
        return ask("GET", path, "", "");
    }

    Answer post(String path, String body) {
        return ask("POST", path, body, "");
    }

    /** Makes something once, however often it is asked for. */
    Answer make(String path, String body, String idempotencyKey) {
        return ask("POST", path, body, idempotencyKey);
    }

    private Answer ask(String method, String path, String body, String idempotencyKey) {
        List<Attempt> attempts = new ArrayList<>();
        Answer answer = new Answer(503, "", "", attempts);
        while (answer.isUncertain() && System.nanoTime() < giveUp) {
            if (!attempts.isEmpty()) {
                Pause.millis(50);
            }
            int node = next();
            long sent = System.nanoTime();
            try {
                answer = Answer.of(
                        http.send(
                                request(nodes.get(node), method, path, body, idempotencyKey), BodyHandlers.ofString()),
                        attempts);
            } catch (HttpTimeoutException e) {
                avoided = node;
                avoidedUntil = System.nanoTime() + AVOIDED.toNanos();
                answer = new Answer(503, "", "", attempts);
            } catch (IOException e) {
                answer = new Answer(503, "", "", attempts);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            attempts.add(new Attempt(node, sent, System.nanoTime()));
        }
        return answer;
    }

    private int next() {
        int node = dice.below(nodes.size());
        return node == avoided && System.nanoTime() < avoidedUntil ? (node + 1) % nodes.size() : node;
    }

    private HttpRequest request(URI node, String method, String path, String body, String idempotencyKey) {
        HttpRequest.Builder request = HttpRequest.newBuilder(node.resolve(path))
                .timeout(PATIENCE)
                .header("X-Cabestan", "1")
                .header("Cookie", cookie)
                .method(method, body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body));
        if (!idempotencyKey.isEmpty()) {
            request.header("Idempotency-Key", idempotencyKey);
        }
        return request.build();
    }
}
