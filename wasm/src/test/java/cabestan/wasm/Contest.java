package cabestan.wasm;

import cabestan.rules.catalog.Games;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Game;
import cabestan.rules.game.Seed;
import java.io.IOException;

/** Level 5 in the browser against level 5 on the JVM with the same time for each action; {@code wasm/contest} runs it. */
final class Contest {

    private static final int LEVEL = 5;
    private static final double LEAST_SCORE = 0.4;

    private final Browser browser;
    private final int millis;
    private final long[] nodes = new long[2];
    private final long[] actions = new long[2];

    private Contest(Browser browser, int millis) {
        this.browser = browser;
        this.millis = millis;
    }

    public static void main(String[] args) throws Exception {
        int matches = args.length > 0 ? Integer.parseInt(args[0]) : 20;
        int millis = args.length > 1 ? Integer.parseInt(args[1]) : 200;
        System.out.printf("level %d, %d matches per game, %d ms per action%n", LEVEL, matches, millis);
        double score = 0;
        try (Browser browser = new Browser()) {
            for (Game game : Games.all()) {
                Contest contest = new Contest(browser, millis);
                double part = contest.play(game, matches);
                System.out.printf(
                        "%-10s the browser scores %3.0f%%, with %,d nodes per action against %,d%n",
                        game.id(), 100 * part, contest.nodesOf(0), contest.nodesOf(1));
                score += part / Games.all().size();
            }
        }
        System.out.printf("all games  the browser scores %3.0f%%, required %.0f%%%n", 100 * score, 100 * LEAST_SCORE);
        System.exit(score >= LEAST_SCORE ? 0 : 1);
    }

    /** The share of the points that the browser wins; each deal is played twice, with the seats swapped. */
    private double play(Game game, int matches) throws Exception {
        Dice dice = Seed.read("2026").dice();
        double won = 0;
        Seed deal = null;
        for (int i = 0; i < matches; i++) {
            deal = i % 2 == 0 ? dice.seed() : deal;
            won += match(game, deal.hex(), 1 + i % 2);
        }
        return won / matches;
    }

    private double match(Game game, String deal, int seatOfBrowser) throws Exception {
        String variant = game.variants().getFirst().id();
        String seats = "guest Ada\nguest Bob";
        agree(
                Engine.open(game.id(), variant, "", seats, 1, deal, "contest", 0),
                browser.ask("open", game.id(), variant, "", seats, 1, deal, "contest", 0));
        String shown = Engine.view(-1);
        while (shown.contains("\"state\":\"running\"")) {
            int seat = Integer.parseInt(shown.replaceAll("(?s).*\"onTurn\":([0-9]).*", "$1"));
            int version = Integer.parseInt(shown.replaceAll("(?s)^[^}]*?\"version\":([0-9]+).*", "$1"));
            String thought = seat == seatOfBrowser
                    ? browser.ask("thinkFor", seat, LEVEL, millis, deal).text()
                    : Engine.thinkFor(seat, LEVEL, millis, deal);
            int side = seat == seatOfBrowser ? 0 : 1;
            nodes[side] += Long.parseLong(thought.replaceAll(".*\"nodes\":([0-9]+).*", "$1"));
            actions[side]++;
            String action = thought.replaceAll(".*\"action\":\"([^\"]*)\".*", "$1");
            agree(
                    Engine.command("act", seat, version, action, 0),
                    browser.ask("command", "act", seat, version, action, 0));
            shown = Engine.view(-1);
        }
        String[] ranks =
                shown.replaceAll("(?s).*\"ranks\":\\[([0-9,]*)\\].*", "$1").split(",");
        int mine = Integer.parseInt(ranks[seatOfBrowser - 1]);
        int other = Integer.parseInt(ranks[2 - seatOfBrowser]);
        System.out.printf(
                "  %-10s browser in seat %d: %s%n",
                game.id(), seatOfBrowser, mine < other ? "wins" : mine > other ? "loses" : "draws");
        return mine < other ? 1 : mine > other ? 0 : 0.5;
    }

    /** The nodes per action of the browser (0) or the JVM (1), which explain the difference. */
    private long nodesOf(int side) {
        return nodes[side] / Math.max(1, actions[side]);
    }

    /** Both tables must stay the same. */
    private static void agree(String here, Browser.Answer there) throws IOException {
        if (!here.equals(there.text()) || here.contains("\"rejected\"")) {
            throw new IOException("answered " + here + " here and " + there.text() + " in the browser");
        }
    }
}
