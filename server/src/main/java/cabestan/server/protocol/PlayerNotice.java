package cabestan.server.protocol;

import java.util.List;

/**
 * A notice to a player about a match, which is put into words by the service worker of a device, or in a mail.
 *
 * @param what {@code your-turn}, {@code over}, {@code started}, {@code joined}, {@code invited}, {@code offer},
 *     {@code nudge}, {@code time-short} or {@code silence}
 * @param others the names of the other people at the table
 * @param language of the text
 */
public record PlayerNotice(String match, String game, int version, String what, List<String> others, String language) {

    private static final int LONGEST = 500;
    private static final int MOST_OTHERS = 9;

    /** Reads a notice that was written to the outbox. */
    public static PlayerNotice read(String text) {
        Fields fields = Json.read(text);
        return new PlayerNotice(
                fields.text("match", LONGEST),
                fields.text("game", LONGEST),
                fields.number("version", 0, Integer.MAX_VALUE),
                fields.text("what", LONGEST),
                fields.textList("others", MOST_OTHERS, LONGEST),
                fields.text("language", LONGEST));
    }
}
