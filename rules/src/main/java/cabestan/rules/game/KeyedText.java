package cabestan.rules.game;

import java.util.ArrayList;
import java.util.List;

/** The text format of positions and problems: each line has a key, then words; {@code #} begins a comment. */
public final class KeyedText {

    private static final int MAX_LENGTH = 100_000;

    /** One line: its number counted from 1, its key, and the words after it. */
    public record Line(int number, String key, List<String> words) {

        public Line {
            words = List.copyOf(words);
        }

        public BadText bad(String message) {
            return new BadText(number, message);
        }

        /** The word at this index; {@code what} describes the expected word in an error message. */
        public String word(int index, String what) {
            if (index >= words.size()) {
                throw bad(key + ": expected " + what + " after " + words.size()
                        + (words.size() == 1 ? " word" : " words") + ", found the end of the line");
            }
            return words.get(index);
        }

        /** The whole number at this index, within bounds. */
        public int number(int index, String what, int min, int max) {
            String word = word(index, what);
            try {
                int value = Integer.parseInt(word);
                if (value >= min && value <= max) {
                    return value;
                }
            } catch (NumberFormatException e) {
                // falls through to the same error as a number out of bounds
            }
            throw bad(key + ": expected " + what + " from " + min + " to " + max + ", found " + BadText.quote(word));
        }

        /** The words from this index on. */
        public List<String> from(int index) {
            return words.subList(Math.min(index, words.size()), words.size());
        }

        /** Rejects more words than the format has. */
        public void end(int count) {
            if (words.size() > count) {
                throw bad(key + ": expected the end of the line, found " + BadText.quote(words.get(count)));
            }
        }
    }

    private final List<Line> lines;

    private KeyedText(List<Line> lines) {
        this.lines = lines;
    }

    public static KeyedText read(String text) {
        if (text.length() > MAX_LENGTH) {
            throw new BadText("the text is longer than " + MAX_LENGTH + " characters");
        }
        List<Line> lines = new ArrayList<>();
        int number = 0;
        for (String raw : Split.by('\n', text)) {
            number++;
            int comment = raw.indexOf('#');
            String line = (comment < 0 ? raw : raw.substring(0, comment)).strip();
            if (!line.isEmpty()) {
                List<String> words = new ArrayList<>(List.of(Split.words(line)));
                lines.add(new Line(number, words.removeFirst(), words));
            }
        }
        return new KeyedText(lines);
    }

    public List<Line> lines() {
        return lines;
    }

    /** The only line with this key, or {@link BadText} if there is none or more than one. */
    public Line one(String key) {
        Line found = atMostOne(key);
        if (found == null) {
            throw new BadText(lastLine(), "expected a line '" + key + "', found none");
        }
        return found;
    }

    /** The only line with this key, or null. */
    public Line atMostOne(String key) {
        Line found = null;
        for (Line line : lines) {
            if (line.key().equals(key)) {
                if (found != null) {
                    throw line.bad("a second line '" + key + "'; the first is line " + found.number());
                }
                found = line;
            }
        }
        return found;
    }

    /** All lines with this key, in order. */
    public List<Line> all(String key) {
        List<Line> found = new ArrayList<>();
        for (Line line : lines) {
            if (line.key().equals(key)) {
                found.add(line);
            }
        }
        return found;
    }

    /** Rejects the first line whose key is none of these. */
    public void only(String... keys) {
        for (Line line : lines) {
            if (!List.of(keys).contains(line.key())) {
                throw line.bad(
                        "unknown key " + BadText.quote(line.key()) + "; expected one of " + String.join(", ", keys));
            }
        }
    }

    private int lastLine() {
        return lines.isEmpty() ? 1 : lines.getLast().number();
    }
}
