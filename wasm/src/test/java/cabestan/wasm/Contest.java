package cabestan.wasm;

import cabestan.rules.catalog.Games;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Game;
import cabestan.rules.game.Match;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.rules.game.State;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;

/** Level 5 in the browser against another level 5 with the same time for each action; {@code wasm/contest} runs it. */
final class Contest {

    static final String SEATS = "guest Ada\nguest Bob";

    private static final String RELEASE_0_1 = "release-0.1";
    private static final int OPENING_ACTIONS = 2;

    private final ContestPlayer ours;
    private final ContestPlayer theirs;
    private final int millis;
    private final long[] nodes = new long[2];
    private final long[] actions = new long[2];

    private Contest(ContestPlayer ours, ContestPlayer theirs, int millis) {
        this.ours = ours;
        this.theirs = theirs;
        this.millis = millis;
    }

    public static void main(String[] args) throws Exception {
        int matches = args.length > 1 ? Integer.parseInt(args[1]) : 20;
        int millis = args.length > 2 ? Integer.parseInt(args[2]) : 200;
        boolean againstRelease = args[0].equals(RELEASE_0_1);
        List<Game> games = againstRelease ? List.of(Games.named("arcanor")) : Games.all();
        double required = againstRelease ? 0.7 : 0.4;
        System.out.printf("level %d, %d matches per game, %d ms per action%n", ContestPlayer.LEVEL, matches, millis);
        double score = 0;
        try (ContestPlayer ours = new ContestPlayer.InBrowser(new Browser());
                ContestPlayer theirs = againstRelease
                        ? new ContestPlayer.Release01InBrowser(new Browser(Path.of("../target/reference/engine")))
                        : new ContestPlayer.OnJvm()) {
            for (Game game : games) {
                score += new Contest(ours, theirs, millis).play(game, matches) / games.size();
            }
        }
        System.out.printf("together   the browser scores %3.0f%%, required %.0f%%%n", 100 * score, 100 * required);
        System.exit(score >= required ? 0 : 1);
    }

    /** The share of the points that the browser wins; each deal is played twice, with the seats swapped. */
    private double play(Game game, int matches) throws Exception {
        Dice dice = Seed.read("2026").dice();
        double won = 0;
        Seed deal = null;
        for (int i = 0; i < matches; i++) {
            deal = i % 2 == 0 ? dice.seed() : deal;
            won += match(game, deal, 1 + i % 2);
        }
        System.out.printf(
                "%-10s the browser scores %3.0f%% against %s, with %,d nodes per action against %,d%n",
                game.id(), 100 * won / matches, theirs.name(), nodesOf(0), nodesOf(1));
        return won / matches;
    }

    private double match(Game game, Seed deal, int ourSeat) throws Exception {
        String seed = deal.hex();
        String variant = game.variants().getFirst().id();
        mustAccept(Engine.open(game.id(), variant, "", SEATS, 1, seed, "contest", 0));
        ours.begin(game.id(), variant, seed);
        theirs.begin(game.id(), variant, seed);
        Deque<String> opening = opening(game, variant, deal);
        String shown = Engine.view(-1);
        while (shown.contains("\"state\":\"running\"")) {
            int seat = Integer.parseInt(shown.replaceAll("(?s).*\"onTurn\":([0-9]).*", "$1"));
            int version = Integer.parseInt(shown.replaceAll("(?s)^[^}]*?\"version\":([0-9]+).*", "$1"));
            String action = opening.isEmpty() ? think(seat, ourSeat, seed) : opening.remove();
            mustAccept(Engine.command("act", seat, version, action, 0));
            ours.act(seat, version, action);
            theirs.act(seat, version, action);
            shown = Engine.view(-1);
        }
        return score(game, shown, ourSeat);
    }

    /** Random actions, without which all matches of a game without luck would begin alike. */
    private static Deque<String> opening(Game game, String variant, Seed deal) {
        Deque<String> actions = new ArrayDeque<>();
        if (game.hasPerfectInformation(variant)) {
            State state =
                    Match.begin(game, new Setup(variant, 2, Map.of(), 0, deal)).state();
            Dice dice = deal.dice();
            for (int i = 0; i < OPENING_ACTIONS; i++) {
                int[] legal = state.legalActions();
                int action = legal[dice.below(legal.length)];
                actions.add(state.write(action));
                state.play(action);
            }
        }
        return actions;
    }

    private String think(int seat, int ourSeat, String seed) throws IOException, InterruptedException {
        int side = seat == ourSeat ? 0 : 1;
        String thought = (side == 0 ? ours : theirs).think(seat, millis, seed);
        nodes[side] += Long.parseLong(thought.replaceAll(".*\"nodes\":([0-9]+).*", "$1"));
        actions[side]++;
        return thought.replaceAll(".*\"action\":\"([^\"]*)\".*", "$1");
    }

    private static double score(Game game, String shown, int ourSeat) {
        String[] ranks =
                shown.replaceAll("(?s).*\"ranks\":\\[([0-9,]*)\\].*", "$1").split(",");
        int ourRank = Integer.parseInt(ranks[ourSeat - 1]);
        int theirRank = Integer.parseInt(ranks[2 - ourSeat]);
        System.out.printf(
                "  %-10s browser in seat %d: %s%n",
                game.id(), ourSeat, ourRank < theirRank ? "wins" : ourRank > theirRank ? "loses" : "draws");
        return ourRank < theirRank ? 1 : ourRank > theirRank ? 0 : 0.5;
    }

    /** The nodes per action of our side (0) or the other (1), which explain the difference. */
    private long nodesOf(int side) {
        return nodes[side] / Math.max(1, actions[side]);
    }

    private static void mustAccept(String answer) throws IOException {
        if (answer.contains("\"rejected\"")) {
            throw new IOException("the JVM answered " + answer);
        }
    }
}
