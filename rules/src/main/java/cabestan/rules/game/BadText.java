package cabestan.rules.game;

/** Text that does not follow its format; the message says what was found and what was expected. */
public final class BadText extends RuntimeException {

    private final int line;
    private final boolean isFromNewerVersion;

    public BadText(String message) {
        this(0, message);
    }

    /** @param line counted from 1, or 0 if the text has no lines */
    public BadText(int line, String message) {
        this(line, message, false);
    }

    private BadText(int line, String message, boolean isFromNewerVersion) {
        super(message);
        this.line = line;
        this.isFromNewerVersion = isFromNewerVersion;
    }

    /** Text that this version cannot read only because a newer version of Cabestan wrote it. */
    public static BadText fromNewerVersion(int line, String message) {
        return new BadText(line, message, true);
    }

    public boolean isFromNewerVersion() {
        return isFromNewerVersion;
    }

    public int line() {
        return line;
    }

    /** The same error, on this line of a longer text. */
    public BadText at(int line) {
        return new BadText(line, getMessage(), isFromNewerVersion);
    }

    /** Foreign text in a form suitable for a message: short, in quotes, without control characters. */
    public static String quote(String text) {
        StringBuilder quoted = new StringBuilder("'");
        for (int i = 0; i < text.length() && i < 24; i++) {
            char c = text.charAt(i);
            quoted.append(c < ' ' || (c >= 0x7F && c < 0xA0) || c >= 0xD800 ? '\u00B7' : c);
        }
        return quoted.append(text.length() > 24 ? "\u2026'" : "'").toString();
    }
}
