package cabestan.server.http.page;

/** The common parts of the server's small pages. */
final class Html {

    private Html() {}

    static String head(String language) {
        return "<!doctype html><html lang=" + language + "><meta charset=utf-8>"
                + "<meta name=viewport content='width=device-width'><title>Cabestan</title>";
    }

    static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }
}
