package cabestan.server.support;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.concurrent.atomic.AtomicInteger;

/** A player as seen by the server: HTTP with a cookie, and sockets. */
public final class Client {

    public static final ObjectMapper JSON = new ObjectMapper();
    private static final HttpClient HTTP = HttpClient.newHttpClient();
    private static final AtomicInteger COMMANDS = new AtomicInteger();

    private final int port;
    private String cookie = "";
    private String token = "";

    /** A visitor without a name. */
    public Client(int port) {
        this.port = port;
    }

    /** A player with this name. */
    public Client(int port, String name) {
        this(port);
        HttpResponse<String> welcome = send("POST", "/api/me", "{\"name\":\"" + name + "\"}");
        cookie = welcome.headers().firstValue("Set-Cookie").orElseThrow().split(";", 2)[0];
    }

    /** The same player, connected to a server on another port. */
    public Client at(int otherPort) {
        Client moved = new Client(otherPort);
        moved.cookie = cookie;
        return moved;
    }

    /** A browser that kept this cookie. */
    public Client withCookie(String kept) {
        cookie = kept;
        return this;
    }

    /** A script that uses this token. */
    public Client withToken(String secret) {
        token = secret;
        return this;
    }

    public String cookie() {
        return cookie;
    }

    String token() {
        return token;
    }

    int port() {
        return port;
    }

    public HttpResponse<String> send(String method, String path, String body) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                .method(method, body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body))
                .header("X-Cabestan", "1");
        if (!cookie.isEmpty()) {
            request.header("Cookie", cookie);
        }
        if (!token.isEmpty()) {
            request.header("Authorization", "Bearer " + token);
        }
        return exchange(request.build());
    }

    public static HttpResponse<String> exchange(HttpRequest request) {
        try {
            return HTTP.send(request, BodyHandlers.ofString());
        } catch (IOException e) {
            throw new IllegalStateException(request.uri() + " did not answer", e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public JsonNode post(String path, String body) {
        return json(send("POST", path, body));
    }

    public JsonNode get(String path) {
        return json(send("GET", path, ""));
    }

    public static JsonNode json(HttpResponse<String> response) {
        return read(response.body());
    }

    public static JsonNode read(String text) {
        try {
            return JSON.readTree(text);
        } catch (IOException e) {
            throw new IllegalStateException("not JSON: " + text, e);
        }
    }

    /** Creates a match and returns its id. */
    public JsonNode make(String wish) {
        HttpResponse<String> made = send("POST", "/api/matches", wish);
        if (made.statusCode() != 201) {
            throw new IllegalStateException(made.body());
        }
        return json(made);
    }

    /** Takes the first open seat of a match that was just created. */
    public JsonNode joinBy(JsonNode made) {
        return post(
                "/api/matches/" + made.path("match").asText() + "/join",
                "{\"key\":\"" + made.at("/invites/0/key").asText() + "\"}");
    }

    /** Imports a match that began elsewhere. */
    public HttpResponse<String> upload(String record, String seats) {
        ObjectNode body = JSON.createObjectNode().put("record", record);
        if (!seats.isEmpty()) {
            body.set("seats", read(seats));
        }
        return send("POST", "/api/records", body.toString());
    }

    public Page open() {
        return new Page(this);
    }

    public static String command(String type, String match, int version, int seat) {
        return command(type, match, version, seat, null);
    }

    public static String command(String type, String match, int version, int seat, String action) {
        ObjectNode command = JSON.createObjectNode()
                .put("type", type)
                .put("id", "c" + COMMANDS.incrementAndGet())
                .put("match", match)
                .put("version", version)
                .put("seat", seat);
        if (action != null) {
            command.put("action", action);
        }
        return command.toString();
    }
}
