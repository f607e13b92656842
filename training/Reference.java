import cabestan.bots.Budget;
import cabestan.bots.Opponents;
import cabestan.bots.PublicRecord;
import cabestan.bots.Thought;
import cabestan.rules.catalog.Games;
import cabestan.rules.game.Game;
import cabestan.rules.game.Seed;
import cabestan.rules.game.State;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

/** Level 5 of release 0.1 behind the protocol of docs/bot-protocol.md; compiled against the classes of that release. */
public final class Reference {

    private static final ObjectMapper JSON = new ObjectMapper();

    private Reference() {}

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, "UTF-8"));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            JsonNode message = JSON.readTree(line);
            switch (message.get("type").asText()) {
                case "hello" -> say(JSON.createObjectNode().put("type", "hello").put("protocol", 1));
                case "think" -> say(think(message));
                case "quit" -> {
                    return;
                }
                default -> {} // a stop: this release is stopped by its budget alone
            }
        }
    }

    private static void say(ObjectNode message) {
        System.out.println(message);
        System.out.flush();
    }

    private static ObjectNode think(JsonNode question) {
        Budget budget = question.has("nodes")
                ? Budget.ofNodes(question.get("nodes").asLong())
                : Budget.ofMillis(question.get("timeMs").asLong());
        Game game = Games.named(question.get("game").asText());
        State start = game.readPosition(question.get("start").asText());
        State now = now(game, start.copy(), question);
        int[] actions = new int[question.get("record").size()];
        int[] seats = new int[actions.length];
        for (int i = 0; i < actions.length; i++) {
            JsonNode played = question.get("record").get(i);
            actions[i] = start.read(played.get("action").asText());
            seats[i] = played.get("seat").asInt() - 1;
        }
        Thought thought = Opponents.level(game, Opponents.LEVELS)
                .bot()
                .think(
                        now.view(question.get("seat").asInt() - 1),
                        new PublicRecord(start.view(State.WATCHER), actions, seats),
                        budget,
                        Seed.read(question.get("seed").asText()).dice());
        ObjectNode answer = JSON.createObjectNode().put("type", "answer");
        for (int action : thought.actions()) {
            answer.withArray("actions").add(now.write(action));
        }
        return answer.put("value", thought.value()).put("nodes", thought.nodes()).put("depth", thought.depth());
    }

    /** The position to think about, with what was played before it where the record leads there. */
    private static State now(Game game, State replayed, JsonNode question) {
        for (JsonNode played : question.get("record")) {
            int action = replayed.read(played.get("action").asText());
            if (replayed.reject(action).isPresent()) {
                break;
            }
            replayed.play(action);
        }
        State sample = game.readPosition(question.get("sample").asText());
        return replayed.position().equals(sample.position()) ? replayed : sample;
    }
}
