package cabestan.picture.drawing;

import java.util.regex.Pattern;

/** Whether pictures look as they do by day or by night. */
public enum Theme {
    LIGHT("$1", "#f6f1e7"),
    DARK("$2", "#14202a");

    private static final Pattern CHOICE = Pattern.compile("light-dark\\(([^,]+), ?([^)]+)\\)");

    private final String chosen;
    private final String page;

    Theme(String chosen, String page) {
        this.chosen = chosen;
        this.page = page;
    }

    /** The colour on which boards stand. */
    public String page() {
        return page;
    }

    /** The value of an attribute in this theme: one of the two colours of {@code light-dark(…, …)}. */
    String choose(String value) {
        return value.startsWith("light-dark") ? CHOICE.matcher(value).replaceAll(chosen) : value;
    }
}
