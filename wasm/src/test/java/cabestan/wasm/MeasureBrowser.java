package cabestan.wasm;

import cabestan.rules.catalog.Games;
import cabestan.rules.game.Game;
import cabestan.rules.game.Variant;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.Collections;

/** Prints the cost of the engine in a browser, and its speed compared with the JVM; {@code wasm/measure} runs it. */
final class MeasureBrowser {

    private static final double LONG_ENOUGH = 500;

    // The limits for the engine.
    private static final long MOST_BYTES = 410_000; // 195 kB of it are networks
    private static final double LATEST_MILLIS = 300;
    private static final double LEAST_SHARE = 0.4;

    private MeasureBrowser() {}

    /** @param args how many bytes a browser downloads */
    public static void main(String[] args) throws Exception {
        long download = Long.parseLong(args[0]);
        System.out.printf("download, as Brotli %,9d bytes   at most %,d%n", download, MOST_BYTES);
        double slowest = 1;
        double ready;
        try (Browser browser = new Browser()) {
            ready = browser.readyMillis().getFirst();
            System.out.printf("ready, first load   %,9.0f ms      at most %,.0f%n", ready, LATEST_MILLIS);
            System.out.printf("ready, best of five %,9.0f ms%n%n", Collections.min(browser.readyMillis()));
            System.out.printf("%-22s %15s %15s %8s%n", "random play", "JVM actions/s", "browser", "of JVM");
            for (Game game : Games.all()) {
                for (Variant variant : game.variants()) {
                    slowest = Math.min(slowest, compare(browser, game.id(), variant.id()));
                }
            }
        }
        boolean isKept = download <= MOST_BYTES && ready <= LATEST_MILLIS && slowest >= LEAST_SHARE;
        System.out.printf("%nslowest %.0f%% of the JVM, required %.0f%%%n", 100 * slowest, 100 * LEAST_SHARE);
        System.out.println(isKept ? "all limits are met" : "not all limits are met");
        System.exit(isKept ? 0 : 1);
    }

    /** Both play the same matches; measures processor time, so that other work on the machine does not matter. */
    private static double compare(Browser browser, String game, String variant) throws Exception {
        int count = 100;
        while (here(game, variant, count) < LONG_ENOUGH) {
            count *= 2;
        }
        browser.ask("playouts", game, variant, count, "1");
        double here = here(game, variant, count);
        double there = there(browser, game, variant, count);
        String answer = Engine.playouts(game, variant, count, "1");
        double actions = Double.parseDouble(answer.replaceAll(".*\"actions\":([0-9]+).*", "$1"));
        System.out.printf(
                "%-22s %,15.0f %,15.0f %7.0f%%%n",
                game + " " + variant, actions * 1000 / here, actions * 1000 / there, 100 * here / there);
        return here / there;
    }

    private static double here(String game, String variant, int count) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long began = threads.getCurrentThreadCpuTime();
        Engine.playouts(game, variant, count, "1");
        return (threads.getCurrentThreadCpuTime() - began) / 1e6;
    }

    private static double there(Browser browser, String game, String variant, int count) throws Exception {
        Duration began = browser.cpu();
        browser.ask("playouts", game, variant, count, "1");
        return browser.cpu().minus(began).toMillis();
    }
}
