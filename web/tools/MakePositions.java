import cabestan.rules.catalog.Games;
import cabestan.rules.game.Game;
import cabestan.rules.game.Gesture;
import cabestan.rules.game.State;
import cabestan.rules.game.View;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes the positions of the lessons with what is legal in them, by the real rules:
 * {@code java -cp rules/target/classes web/tools/MakePositions.java web}.
 */
class MakePositions {

    static final int NEW_EACH = 15;
    static final int ORIGINAL_EACH = 17;

    static void main(String[] args) throws IOException {
        Path web = Path.of(args[0]);
        List<String> lessons = new ArrayList<>();
        for (String block : Files.readString(web.resolve("tools/lessons.txt")).trim().split("\n\n")) {
            String[] parts = block.split("\n", 3);
            lessons.add(quote(parts[0]) + ":" + lesson(parts[0], parts[1].split(","), parts[2]));
        }
        Path out = web.resolve("src/learn/positions/lessons.json");
        Files.writeString(out, "{" + String.join(",\n", lessons) + "}\n");
        System.out.println(lessons.size() + " lessons in " + out);
    }

    static String lesson(String id, String[] answers, String position) {
        Game game = Games.named(id.substring(0, id.indexOf('-')));
        State state = game.readPosition(game.id().equals("cartagena") ? withDeck(position) : position);
        View view = state.view(0);
        int[] actions = new int[view.maxActions()];
        int count = view.legalActions(actions);
        List<String> legal = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            legal.add(json(view.gesture(actions[i])));
        }
        List<String> after = new ArrayList<>();
        for (String answer : answers) {
            State next = state.copy();
            int action = next.read(answer);
            next.reject(action).ifPresent(why -> {
                throw new IllegalArgumentException(id + ": " + answer + ": " + why);
            });
            next.play(action);
            after.add(quote(answer) + ":" + quote(next.view(0).position()));
        }
        return "{\"position\":" + quote(view.position()) + ",\"legal\":[" + String.join(",", legal) + "],\"after\":{"
                + String.join(",", after) + "}}";
    }

    /** The cards that lie nowhere else are the deck. */
    static String withDeck(String position) {
        boolean tortuga = position.contains("tortuga");
        StringBuilder deck = new StringBuilder("deck");
        for (char symbol : (tortuga ? "DTBPHK" : "BKPGLS").toCharArray()) {
            long held = position.lines()
                    .filter(line -> line.startsWith("hand") || line.startsWith("row"))
                    .flatMapToInt(String::chars)
                    .filter(letter -> letter == symbol)
                    .count();
            deck.append((" " + symbol).repeat((tortuga ? ORIGINAL_EACH : NEW_EACH) - (int) held));
        }
        return position.replace("\nturn", "\n" + deck + "\ndiscard\nturn");
    }

    static String json(Gesture gesture) {
        List<String> via = gesture.via().stream().map(MakePositions::quote).toList();
        return "{\"text\":" + quote(gesture.text()) + ",\"kind\":" + quote(gesture.kind()) + ",\"from\":"
                + quote(gesture.from()) + ",\"over\":" + quote(gesture.over()) + ",\"to\":" + quote(gesture.to())
                + ",\"cost\":" + gesture.cost() + ",\"via\":[" + String.join(",", via) + "]}";
    }

    static String quote(String text) {
        return "\"" + text.replace("\n", "\\n") + "\"";
    }
}
