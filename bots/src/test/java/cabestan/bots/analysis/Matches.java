package cabestan.bots.analysis;

import cabestan.bots.BotSeat;
import cabestan.bots.Budget;
import cabestan.bots.Opponent;
import cabestan.bots.catalog.Analysts;
import cabestan.bots.catalog.Opponents;
import cabestan.rules.catalog.Games;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Game;
import cabestan.rules.game.Match;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Matches of players of known strength, and their analyses. */
final class Matches {

    /** What is played. */
    record Kind(String game, String variant, int seats) {}

    /** Tries take these in turn; the first three are of different games, so that a few tries meet them all. */
    private static final List<Kind> KINDS = List.of(
            new Kind("arcanor", "open", 2),
            new Kind("cartagena", "jamaica", 2),
            new Kind("fragile", "standard", 2),
            new Kind("cartagena", "tortuga", 2),
            new Kind("arcanor", "memory", 2),
            new Kind("cartagena", "basic", 2),
            new Kind("cartagena", "advanced", 2),
            new Kind("fragile", "straws", 3));

    private Matches() {}

    static Kind kind(int attempt) {
        return KINDS.get(attempt % KINDS.size());
    }

    /** A seat of what is played in this try: tries of the same kind take seats in turn. */
    static int seat(int attempt) {
        return (attempt % KINDS.size() + attempt / KINDS.size()) % kind(attempt).seats();
    }

    /** The same level in all seats. */
    static int[] levels(Kind kind, int level) {
        int[] levels = new int[kind.seats()];
        Arrays.fill(levels, level);
        return levels;
    }

    /** A match of one level for each seat, with a budget of nodes, which makes it the same every time. */
    static Match play(String gameId, String variant, long seed, int nodes, int... levels) {
        Game game = Games.named(gameId);
        Match match = Match.begin(game, Setup.of(game.variant(variant), levels.length, Seed.of(seed)));
        Dice dice = Seed.of(seed + 1).dice();
        BotSeat[] bots = new BotSeat[levels.length];
        for (int seat = 0; seat < levels.length; seat++) {
            Opponent opponent = Opponents.level(game, levels[seat]);
            bots[seat] = new BotSeat(opponent.bot(), seat, dice.seed().dice());
        }
        while (match.onTurn() >= 0) {
            match.play(bots[match.onTurn()].act(match, Budget.ofNodes(nodes)));
        }
        return match;
    }

    static MatchAnalysis analyse(Match match, long nodes) {
        MatchAnalyser analyser = new MatchAnalyser(match, Analysts.of(match.game()), () -> Budget.ofNodes(nodes));
        while (!analyser.isFinished()) {
            analyser.step();
        }
        return analyser.analysis();
    }

    /** So many tries unless the property asks for more: a short run in the build, a long one on demand. */
    static int tries(int few) {
        return Integer.getInteger("cabestan.analysis.tries", few);
    }

    /** How many of how many, and the interval of 95 % by Wilson for the share. */
    static String share(int hits, int tries) {
        double z = 1.96;
        double share = (double) hits / tries;
        double centre = share + z * z / (2 * tries);
        double width = z * Math.sqrt(share * (1 - share) / tries + z * z / (4.0 * tries * tries));
        double whole = 1 + z * z / tries;
        return String.format(
                Locale.ROOT,
                "%d of %d (%.1f to %.1f %%)",
                hits,
                tries,
                100 * (centre - width) / whole,
                100 * (centre + width) / whole);
    }
}
