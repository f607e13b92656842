package cabestan.bots.arcanor;

import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.bots.Bot;
import cabestan.bots.BotSeat;
import cabestan.bots.Budget;
import cabestan.rules.arcanor.ArcanorGame;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Match;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import org.junit.jupiter.api.Test;

/**
 * Whoever forgets what stacks hold loses by it on the memory table (A16, A16a).
 *
 * <p>{@code mvn -pl bots -am test -Dtest=MemoryMattersTest -Dsurefire.failIfNoSpecifiedTests=false -Dmatches=400}
 */
final class MemoryMattersTest {

    private static final int MATCHES = Integer.getInteger("matches", 40);
    private static final int NODES = 1_000;

    @Test
    void A16_a_player_who_remembers_nothing_scores_at_most_30_percent_against_a_perfect_memory() {
        double score = 0;
        for (int number = 0; number < MATCHES; number++) {
            score += play(Seed.of(number / 2), number % 2);
        }
        System.out.println("remembering nothing: " + score + " of " + MATCHES);
        assertTrue(score <= 0.3 * MATCHES, score + " of " + MATCHES);
    }

    /** What the forgetful one gets in this seat; each seed is played from both sides. */
    private static double play(Seed seed, int forgetful) {
        Setup setup = Setup.of(ArcanorGame.GAME.variant("memory"), 2, seed);
        Match match = Match.begin(ArcanorGame.GAME, setup);
        Dice dice = seed.dice();
        BotSeat[] seats = {
            new BotSeat(remembering(forgetful == 0 ? 0 : Integer.MAX_VALUE), 0, dice),
            new BotSeat(remembering(forgetful == 1 ? 0 : Integer.MAX_VALUE), 1, dice)
        };
        while (match.onTurn() >= 0) {
            int action = seats[match.onTurn()].act(match, Budget.ofNodes(NODES));
            assertTrue(match.play(action).isEmpty());
        }
        return match.state().outcome().reward(forgetful);
    }

    private static Bot remembering(int moves) {
        Style best = ArcanorOpponents.STYLES.getLast();
        Style style = new Style(best.depth(), best.follows(), best.whim(), moves, 12, best.nodes());
        return new ArcanorBot(style, ArcanorOpponents.NETWORK);
    }
}
