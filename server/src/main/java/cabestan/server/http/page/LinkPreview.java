package cabestan.server.http.page;

import cabestan.picture.image.PreviewFile;
import java.util.regex.Matcher;

/**
 * The preview that programs show of a link before anybody opens it (Open Graph).
 *
 * @param picture the path of its picture on this site, or empty if there is none
 */
public record LinkPreview(String title, String description, String picture) {

    private static final String LAST = "(<meta property=\"og:description\" content=\")[^\"]*(\"[^>]*>)";

    /** The page with these texts in place of those of the whole site. */
    String onto(String page, String origin) {
        String titled = replace(page, "(<meta property=\"og:title\" content=\")[^\"]*", title);
        String named = replace(titled, "(<title>)[^<]*", title + " · Cabestan");
        String more = picture.isEmpty() ? "" : pictured(origin + picture);
        return named.replaceFirst(
                LAST,
                "$1" + Matcher.quoteReplacement(Html.escape(description)) + "$2" + Matcher.quoteReplacement(more));
    }

    private String pictured(String address) {
        return property("og:image", address)
                + property("og:image:type", "image/png")
                + property("og:image:width", String.valueOf(PreviewFile.WIDTH))
                + property("og:image:height", String.valueOf(PreviewFile.HEIGHT))
                + property("og:image:alt", "The board. " + description)
                + "<meta name=\"twitter:card\" content=\"summary_large_image\">";
    }

    private static String property(String name, String value) {
        return "<meta property=\"" + name + "\" content=\"" + Html.escape(value) + "\">";
    }

    private static String replace(String page, String place, String words) {
        return page.replaceFirst(place, "$1" + Matcher.quoteReplacement(Html.escape(words)));
    }
}
