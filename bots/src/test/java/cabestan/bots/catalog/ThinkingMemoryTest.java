package cabestan.bots.catalog;

import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.bots.BotSeat;
import cabestan.bots.Budget;
import cabestan.bots.Opponent;
import cabestan.rules.catalog.Games;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Game;
import cabestan.rules.game.Match;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a thinking level 5 keeps in memory, besides the networks, which all of them share. */
class ThinkingMemoryTest {

    private static final long MEGABYTE = 1 << 20;
    private static final long MOST = 32 * MEGABYTE;
    private static final int OPENING = 40;
    private static final int CHOICES = 4;
    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(50);

    /** About as many nodes as a fast core visits in the second that level 5 has. */
    @ParameterizedTest
    @CsvSource({
        "arcanor, open, 2, 2000000",
        "cartagena, tortuga, 2, 100000",
        "cartagena, basic, 5, 100000",
        "fragile, standard, 2, 160000",
        "fragile, straws, 4, 160000"
    })
    void level_5_takes_at_most_32_megabytes(String game, String variant, int seats, long nodes)
            throws InterruptedException {
        Match match = begun(Games.named(game), variant, seats);
        think(match, 1000); // so that everything that is shared is loaded
        used();
        long before = used(); // the first time may leave something of the test before
        Thread thinker = Thread.ofPlatform().start(() -> think(match, nodes));
        long most = 0;
        int looks = 0;
        while (thinker.isAlive()) {
            most = Math.max(most, used() - before);
            looks++;
            thinker.join(BETWEEN_LOOKS);
        }
        System.out.println("memory: " + game + " " + variant + ", " + seats + " seats: " + most / 1000
                + " kB at most, in " + looks + " looks");
        assertTrue(most <= MOST, most + " bytes");
    }

    /** Arrays too large for the young generation would pile up among the old objects until the heap is as large as may be. */
    @ParameterizedTest
    @CsvSource({"arcanor, open, 2, 1000", "cartagena, tortuga, 2, 30000", "fragile, standard, 2, 1000"})
    void a_thought_allocates_no_large_arrays_anew(String game, String variant, int seats, long nodes) {
        Match match = begun(Games.named(game), variant, seats);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        think(match, nodes);
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 3; i++) { // as the collector may take the arrays in between
            long before = threads.getCurrentThreadAllocatedBytes();
            think(match, nodes);
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        assertTrue(least <= 4 * MEGABYTE, least + " bytes");
    }

    private static Match begun(Game game, String variant, int seats) {
        Match match = Match.begin(game, Setup.of(game.variant(variant), seats, Seed.of(1)));
        Dice dice = Seed.of(2).dice();
        int[] actions = new int[match.state().maxActions()];
        while (match.length() < OPENING || match.state().legalActions(actions) < CHOICES) {
            match.play(match.state().randomAction(dice, actions));
        }
        return match;
    }

    private static void think(Match match, long nodes) {
        Opponent opponent = Opponents.level(match.game(), Opponent.LEVELS);
        new BotSeat(opponent.bot(), match.onTurn(), Seed.of(3).dice()).act(match, Budget.ofNodes(nodes));
    }

    private static long used() {
        System.gc();
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }
}
