package cabestan.rules.game;

import java.util.ArrayList;
import java.util.List;

/** Cuts texts into parts without regular expressions, which would make up a seventh of the browser's engine. */
public final class Split {

    private Split() {}

    /** The parts between the separators, empty ones included. */
    public static String[] by(char separator, String text) {
        return by(separator, text, Integer.MAX_VALUE);
    }

    /** At most this many parts; the last one is the rest of the text. */
    public static String[] by(char separator, String text, int most) {
        List<String> parts = new ArrayList<>();
        int start = 0;
        int end = text.indexOf(separator);
        while (end >= 0 && parts.size() < most - 1) {
            parts.add(text.substring(start, end));
            start = end + 1;
            end = text.indexOf(separator, start);
        }
        parts.add(text.substring(start));
        return parts.toArray(new String[0]);
    }

    /** The lines of a text, which end with a line feed or with a carriage return and a line feed. */
    public static String[] lines(String text) {
        String[] lines = by('\n', text);
        for (int i = 0; i < lines.length - 1; i++) {
            if (lines[i].endsWith("\r")) {
                lines[i] = lines[i].substring(0, lines[i].length() - 1);
            }
        }
        return lines;
    }

    /** The words of a text, which are separated by spaces, tabs and ends of lines; at least one, which may be empty. */
    public static String[] words(String text) {
        List<String> words = new ArrayList<>();
        String stripped = text.strip();
        int start = 0;
        for (int i = 0; i <= stripped.length(); i++) {
            if (i == stripped.length() || isBlank(stripped.charAt(i))) {
                if (i > start || stripped.isEmpty()) {
                    words.add(stripped.substring(start, i));
                }
                start = i + 1;
            }
        }
        return words.toArray(new String[0]);
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c == '\t' || c == '\n' || c == '\r';
    }
}
