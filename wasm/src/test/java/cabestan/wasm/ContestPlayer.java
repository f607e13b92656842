package cabestan.wasm;

import java.io.IOException;

/** Level 5 as it plays in a contest; it follows the match of the JVM's {@link Engine} on a table of its own. */
interface ContestPlayer extends AutoCloseable {

    int LEVEL = 5;

    String name();

    void begin(String game, String variant, String deal) throws IOException, InterruptedException;

    void act(int seat, int version, String action) throws IOException, InterruptedException;

    /** Answers with an action and the number of nodes searched, as JSON. */
    String think(int seat, int millis, String deal) throws IOException, InterruptedException;

    @Override
    void close() throws IOException;

    /** Today's engine on the JVM, which needs no second table. */
    record OnJvm() implements ContestPlayer {

        @Override
        public String name() {
            return "the JVM";
        }

        @Override
        public void begin(String game, String variant, String deal) {}

        @Override
        public void act(int seat, int version, String action) {}

        @Override
        public String think(int seat, int millis, String deal) {
            return Engine.thinkFor(seat, LEVEL, millis, deal);
        }

        @Override
        public void close() {}
    }

    /** Today's engine in the browser. */
    record InBrowser(Browser browser) implements ContestPlayer {

        @Override
        public String name() {
            return "the browser";
        }

        @Override
        public void begin(String game, String variant, String deal) throws IOException, InterruptedException {
            mustAccept(browser.ask("open", game, variant, "", Contest.SEATS, 1, deal, "contest", 0));
        }

        @Override
        public void act(int seat, int version, String action) throws IOException, InterruptedException {
            mustAccept(browser.ask("command", "act", seat, version, action, 0));
        }

        @Override
        public String think(int seat, int millis, String deal) throws IOException, InterruptedException {
            return browser.ask("thinkFor", seat, LEVEL, millis, deal).text();
        }

        @Override
        public void close() throws IOException {
            browser.close();
        }
    }

    /** The engine of release 0.1 in the browser, whose functions have other names. */
    record Release01InBrowser(Browser browser) implements ContestPlayer {

        @Override
        public String name() {
            return "release 0.1 in the browser";
        }

        @Override
        public void begin(String game, String variant, String deal) throws IOException, InterruptedException {
            mustAccept(browser.ask("begin", game, variant, "", "Ada\nBob", 1, deal));
        }

        @Override
        public void act(int seat, int version, String action) throws IOException, InterruptedException {
            mustAccept(browser.ask("act", seat, action));
        }

        @Override
        public String think(int seat, int millis, String deal) throws IOException, InterruptedException {
            return browser.ask("thinkFor", seat, LEVEL, millis, deal).text();
        }

        @Override
        public void close() throws IOException {
            browser.close();
        }
    }

    private static void mustAccept(Browser.Answer answer) throws IOException {
        if (!answer.text().startsWith("{") || answer.text().matches("(?s).*\"(rejected|refused)\".*")) {
            throw new IOException("the browser answered " + answer.text());
        }
    }
}
