package cabestan.server.http.page;

import java.util.regex.Matcher;

/** What programs show of a link before anybody opens it (Open Graph). */
public record LinkPreview(String title, String description) {

    /** The page with these words in place of those that stand for the whole site. */
    String onto(String page) {
        String titled = replace(page, "(<meta property=\"og:title\" content=\")[^\"]*", title);
        String described = replace(titled, "(<meta property=\"og:description\" content=\")[^\"]*", description);
        return replace(described, "(<title>)[^<]*", title + " · Cabestan");
    }

    private static String replace(String page, String place, String words) {
        return page.replaceFirst(place, "$1" + Matcher.quoteReplacement(Html.escape(words)));
    }
}
