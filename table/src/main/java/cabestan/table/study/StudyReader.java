package cabestan.table.study;

import cabestan.rules.game.BadText;
import cabestan.rules.game.Game;
import cabestan.rules.game.KeyedText.Line;
import cabestan.rules.game.Match;
import cabestan.rules.game.MatchRecord;
import cabestan.rules.game.Split;
import cabestan.rules.game.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/** Reads the text of a study: the lines of its record, and after them those of the variations. */
final class StudyReader {

    private static final String HEADER = "cabestan match ";
    private static final String MAIN = "main";
    private static final List<String> COLOURS = List.of("green", "red", "blue", "yellow");

    /** What each version has besides the record; a program that knows only older versions rejects it by its header. */
    private static final List<List<String>> KEYS =
            List.of(List.of(), List.of("branch", "comment"), List.of("branch", "comment", "square", "arrow"));

    private static final int MOST_TRIALS = 20_000;
    private static final int MOST_NESTED = 100;
    private static final int MOST_DRAWN = 200;

    /** A line of actions: the number of every position on it, and in how many others it is nested. */
    private record Variation(List<Integer> positions, int firstAction, int nested) {}

    private final StringBuilder plain = new StringBuilder(HEADER).append("1\n");
    private final List<Line> extra = new ArrayList<>();
    private final Function<String, Game> games;

    private Match match;
    private final Map<String, Variation> variations = new TreeMap<>();
    private final List<State> tried = new ArrayList<>();
    private final Map<Integer, Map<String, Integer>> next = new TreeMap<>();
    private final Map<Integer, Integer> drawn = new TreeMap<>();
    private final List<Study.Trial> trials = new ArrayList<>();
    private final List<Study.Comment> comments = new ArrayList<>();
    private final List<Study.Drawing> drawings = new ArrayList<>();

    StudyReader(String text, Function<String, Game> games) {
        this.games = games;
        String[] lines = Split.lines(text);
        List<String> keys = keys(lines[0].trim());
        for (int i = 1; i < lines.length; i++) {
            List<String> words = new ArrayList<>(List.of(Split.words(lines[i])));
            boolean isExtra = keys.contains(words.getFirst());
            if (isExtra) {
                extra.add(new Line(i + 1, words.removeFirst(), words));
            }
            plain.append(isExtra ? "" : lines[i]).append('\n'); // an empty line, so that the others keep their numbers
        }
    }

    private static List<String> keys(String header) {
        for (int version = 1; version <= KEYS.size(); version++) {
            if (header.equals(HEADER + version)) {
                return KEYS.get(version - 1);
            }
        }
        String why = "expected '" + HEADER + "1' to '" + HEADER + KEYS.size() + "', found " + BadText.quote(header);
        throw header.startsWith(HEADER)
                ? BadText.fromNewerVersion(1, why + ", which needs a newer version of Cabestan")
                : new BadText(1, why);
    }

    MatchRecord record() {
        return MatchRecord.read(plain.toString(), games);
    }

    Study read() {
        MatchRecord record = record();
        match = record.verify();
        List<Integer> main = new ArrayList<>();
        for (int i = 0; i <= match.length(); i++) {
            main.add(i);
        }
        variations.put(MAIN, new Variation(main, 0, 0));
        for (Line line : extra) {
            switch (line.key()) {
                case "branch" -> branch(line);
                case "comment" -> comments.add(new Study.Comment(position(line, 0), String.join(" ", line.from(2))));
                default -> drawing(line);
            }
        }
        return new Study(record, match, trials, comments, drawings);
    }

    private void branch(Line line) {
        String name = line.word(0, "the number of a variation");
        if (variations.containsKey(name)) {
            throw line.bad("a second line " + BadText.quote(name));
        }
        int at = position(line, 1);
        int nested = variations.get(line.words().get(1)).nested + 1;
        if (nested > MOST_NESTED) {
            throw line.bad("expected at most " + MOST_NESTED + " variations within each other");
        }
        line.word(3, "an action");
        List<Integer> positions = new ArrayList<>();
        for (String word : line.from(3)) {
            at = play(line, at, word);
            positions.add(at);
        }
        variations.put(name, new Variation(positions, 1, nested));
    }

    /** The position that two words name: a line, and the number of its actions. */
    private int position(Line line, int index) {
        String name = line.word(index, "a line");
        Variation variation = variations.get(name);
        if (variation == null) {
            throw line.bad("there is no line " + BadText.quote(name) + " yet");
        }
        int first = variation.firstAction;
        int last = first + variation.positions.size() - 1;
        return variation.positions.get(line.number(index + 1, "a number of actions", first, last) - first);
    }

    /** The position after an action, which is a new one unless the action was played there before. */
    private int play(Line line, int from, String word) {
        State state = state(from);
        int action = read(line, state, word);
        String text = state.write(action);
        if (from < match.length() && match.text(from).equals(text)) {
            return from + 1;
        }
        Integer known = next.computeIfAbsent(from, position -> new TreeMap<>()).get(text);
        if (known != null) {
            return known;
        }
        if (trials.size() == MOST_TRIALS) {
            throw line.bad("expected at most " + MOST_TRIALS + " actions in all variations");
        }
        trials.add(new Study.Trial(from, state.onTurn(), state.turn(), text));
        state.play(action);
        tried.add(state);
        int position = match.length() + trials.size();
        next.get(from).put(text, position);
        return position;
    }

    private State state(int position) {
        return position <= match.length()
                ? match.stateAfter(position)
                : tried.get(position - match.length() - 1).copy();
    }

    private static int read(Line line, State state, String word) {
        if (state.isOver()) {
            throw line.bad("the match is over before " + BadText.quote(word));
        }
        int action;
        try {
            action = state.read(word);
        } catch (BadText e) {
            throw e.at(line.number());
        }
        state.reject(action).ifPresent(rejection -> {
            throw line.bad(BadText.quote(word) + " is not legal here; " + rejection);
        });
        return action;
    }

    private void drawing(Line line) {
        int position = position(line, 0);
        String colour = line.word(2, "a colour");
        if (!COLOURS.contains(colour)) {
            throw line.bad(line.key() + ": expected a colour, one of " + String.join(", ", COLOURS) + "; found "
                    + BadText.quote(colour));
        }
        String from = line.word(3, "a place");
        boolean isSquare = line.key().equals("square");
        String to = isSquare ? from : line.word(4, "a place");
        line.end(isSquare ? 4 : 5);
        int count = drawn.getOrDefault(position, 0) + 1;
        if (count > MOST_DRAWN) {
            throw line.bad("expected at most " + MOST_DRAWN + " drawings on one position");
        }
        drawn.put(position, count);
        drawings.add(new Study.Drawing(position, from, to, colour));
    }
}
