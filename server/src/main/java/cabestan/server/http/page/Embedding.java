package cabestan.server.http.page;

import java.util.List;
import java.util.regex.Pattern;

/**
 * The other sites that may show boards of this one in their pages.
 *
 * @param origins as browsers write them; none unless the operator names some
 */
public record Embedding(List<String> origins) {

    public static final Embedding NONE = new Embedding(List.of());

    private static final Pattern ORIGIN = Pattern.compile("https?://(\\*\\.)?[A-Za-z0-9.-]+(:([0-9]{1,5}|\\*))?");
    private static final String PAGE = "/embed";

    public Embedding {
        origins = List.copyOf(origins);
        for (String origin : origins) {
            if (!ORIGIN.matcher(origin).matches()) {
                throw new IllegalArgumentException(
                        "'" + origin + "' is not an origin; expected one like https://club.example");
            }
        }
    }

    /** The sites that may show this path in a frame, as a content security policy names them. */
    public String ancestors(String path) {
        return path.equals(PAGE) && !origins.isEmpty() ? String.join(" ", origins) : "'none'";
    }
}
