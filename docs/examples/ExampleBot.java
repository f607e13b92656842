import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * A player that takes a seat and plays any legal action:
 * {@code java ExampleBot.java http://localhost:8080 TOKEN MATCH INVITE-KEY}.
 */
final class ExampleBot {

    private static final Pattern VERSION = Pattern.compile("\"type\":\"changed\".*?\"version\":(\\d+)");
    private static final Pattern VIEW =
            Pattern.compile("\"seat\":(\\d+),\"position\":\"(?:[^\"\\\\]|\\\\.)*\",\"legal\":\\[(.*?)],\"undoable\"");
    private static final Pattern ACTION = Pattern.compile("\"text\":\"((?:[^\"\\\\]|\\\\.)*)\"");

    private final HttpClient http = HttpClient.newHttpClient();
    private final Random random = new Random();
    private final String server;
    private final String token;
    private final String match;

    private ExampleBot(String server, String token, String match) {
        this.server = server;
        this.token = token;
        this.match = match;
    }

    static void main(String[] arguments) throws IOException, InterruptedException {
        ExampleBot bot = new ExampleBot(arguments[0], arguments[1], arguments[2]);
        bot.post("/join", "{\"key\":\"" + arguments[3] + "\"}");
        bot.play();
    }

    /** Follows the match line by line and answers whenever there is something it may do. */
    private void play() throws IOException, InterruptedException {
        HttpRequest stream = request("/api/stream?match=" + match).build();
        Iterator<String> lines = http.send(stream, BodyHandlers.ofLines()).body().iterator();
        boolean over = false;
        while (!over && lines.hasNext()) {
            String line = lines.next();
            over = line.contains("\"state\":\"over\"");
            var version = VERSION.matcher(line);
            if (version.find()) {
                for (MatchResult view : VIEW.matcher(line).results().toList()) {
                    List<String> legal = ACTION.matcher(view.group(2)).results().map(found -> found.group(1)).toList();
                    if (!legal.isEmpty()) {
                        act(version.group(1), view.group(1), legal.get(random.nextInt(legal.size())));
                    }
                }
            }
        }
    }

    private void act(String version, String seat, String action) throws IOException, InterruptedException {
        post("/commands", "{\"type\":\"act\",\"id\":\"v" + version + "\",\"version\":" + version + ",\"seat\":" + seat
                + ",\"action\":\"" + action + "\"}");
    }

    private void post(String what, String body) throws IOException, InterruptedException {
        HttpRequest request = request("/api/matches/" + match + what).POST(BodyPublishers.ofString(body)).build();
        HttpResponse<String> answer = http.send(request, BodyHandlers.ofString());
        if (answer.statusCode() != 200) {
            System.err.println(answer.body());
        }
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(server + path)).header("Authorization", "Bearer " + token);
    }
}
