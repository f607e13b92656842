package cabestan.server.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A simulated guest: a name, a cookie, matches and sockets. */
public final class Visitor {

    private static final HttpClient HTTP = HttpClient.newHttpClient();
    private static final Pattern MATCH = Pattern.compile("\"match\":\"(\\w+)\"");

    private final URI server;
    private final String cookie;

    private Visitor(URI server, Visitor elsewhere) {
        this.server = server;
        this.cookie = elsewhere.cookie;
    }

    public Visitor(URI server, String name) {
        this.server = server;
        this.cookie = post("/api/me", "{\"name\":\"" + name + "\"}", "none=")
                .headers()
                .firstValue("Set-Cookie")
                .orElseThrow(() -> new IllegalStateException(server + " gives no cookie"))
                .split(";", 2)[0];
    }

    /** The same guest at another node of the site. */
    public Visitor at(URI node) {
        return new Visitor(node, this);
    }

    /** Creates a match and returns its id. */
    public String make(String wish) {
        String made = post("/api/matches", wish, cookie).body();
        Matcher found = MATCH.matcher(made);
        if (!found.find()) {
            throw new IllegalStateException(made);
        }
        return found.group(1);
    }

    /** The same when the server may be killed meanwhile: repeats the request until it is answered, and gets one match. */
    public String makeOnce(String wish, String key) {
        while (true) {
            try {
                HttpRequest.Builder request = request("/api/matches", cookie).header("Idempotency-Key", key);
                Matcher found = MATCH.matcher(
                        send(request.POST(BodyPublishers.ofString(wish))).body());
                if (found.find()) {
                    return found.group(1);
                }
            } catch (NoAnswer e) {
                Pause.millis(20); // it will be started again
            }
        }
    }

    /** Registers a push service for notices of this guest's matches. */
    void tellDevice(String subscription) {
        put("/api/me/device", subscription);
    }

    /** Gives an e-mail address, which then has to be confirmed. */
    void giveAddress(String address) {
        put("/api/me/mail", "{\"address\":\"" + address + "\"}");
    }

    /** Confirms the page that a link of a mail leads to. */
    void press(String path) {
        mustBeGood(post(path, "", cookie));
    }

    private void put(String path, String body) {
        mustBeGood(send(request(path, cookie).PUT(BodyPublishers.ofString(body))));
    }

    private static void mustBeGood(HttpResponse<String> answer) {
        if (answer.statusCode() / 100 != 2) {
            throw new IllegalStateException(answer.uri() + ": " + answer.body());
        }
    }

    /** Sends a command outside of a socket. */
    void command(String match, String command) {
        mustBeGood(post("/api/matches/" + match + "/commands", command, cookie));
    }

    /** Sends a friend request to the player in that seat, or accepts theirs. */
    void befriend(String match, int seat) {
        mustBeGood(post("/api/me/friends", "{\"match\":\"" + match + "\",\"seat\":" + seat + "}", cookie));
    }

    void say(String match, String id) {
        mustBeGood(post("/api/matches/" + match + "/chat", "{\"id\":\"" + id + "\",\"phrase\":\"hello\"}", cookie));
    }

    public void join(String match) {
        mustBeGood(post("/api/matches/" + match + "/join", "{}", cookie));
    }

    /** The command to play this action in that view. */
    public String act(String match, LoadView view, String action) {
        return "{\"type\":\"act\",\"id\":\"v" + view.version() + "\",\"match\":\"" + match + "\",\"version\":"
                + view.version() + ",\"seat\":" + view.onTurn() + ",\"action\":\"" + action + "\"}";
    }

    public LoadSocket open(Consumer<String> listener, Consumer<String> broken) {
        return new LoadSocket(server, cookie, listener, broken);
    }

    private HttpResponse<String> post(String path, String body, String withCookie) {
        return send(request(path, withCookie).POST(BodyPublishers.ofString(body)));
    }

    private HttpRequest.Builder request(String path, String withCookie) {
        return HttpRequest.newBuilder(server.resolve(path))
                .header("X-Cabestan", "1")
                .header("Cookie", withCookie);
    }

    private HttpResponse<String> send(HttpRequest.Builder request) {
        try {
            return HTTP.send(request.build(), BodyHandlers.ofString());
        } catch (IOException e) {
            throw new NoAnswer(server, e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
