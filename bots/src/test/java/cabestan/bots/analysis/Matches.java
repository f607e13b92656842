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

/** Matches of players of known strength, and their analyses. */
final class Matches {

    private Matches() {}

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
}
