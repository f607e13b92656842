package cabestan.bots.catalog;

import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.bots.BotSeat;
import cabestan.bots.Budget;
import cabestan.bots.Opponent;
import cabestan.bots.Thought;
import cabestan.rules.catalog.Games;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Game;
import cabestan.rules.game.Match;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.rules.game.State;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Levels 1 to 4 answer in time of their own accord, before their limit of time makes them. Counts processor time, so
 * that other programs do not matter.
 *
 * <p>{@code mvn -pl bots -am test -Dtest=AnswerTimeTest -Dsurefire.failIfNoSpecifiedTests=false -Danswers=1000}
 */
class AnswerTimeTest {

    private static final int ANSWERS = Integer.getInteger("answers", 40);
    private static final int WARM_UP = 20; // answers while classes are loaded and compiled
    private static final long NODES = 1_000_000; // more than levels 1 to 4 ever use
    private static final int[] LIMITS = {200, 200, 200, 450}; // ms, by level

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private int answers;
    private long slowest;

    @ParameterizedTest
    @CsvSource({
        "arcanor, open, 2",
        "arcanor, memory, 2",
        "cartagena, tortuga, 2",
        "cartagena, tortuga, 5",
        "cartagena, jamaica, 5",
        "cartagena, advanced, 5",
        "cartagena, basic, 5",
        "fragile, standard, 2",
        "fragile, standard, 4",
        "fragile, straws, 4",
    })
    void levels_1_to_4_answer_in_time(String id, String variant, int seats) {
        Game game = Games.named(id);
        for (int level = 1; level <= LIMITS.length; level++) {
            answers = -WARM_UP;
            slowest = 0;
            for (int number = 0; answers < ANSWERS; number++) {
                play(game, Setup.of(game.variant(variant), seats, Seed.of(number)), Opponents.level(game, level));
            }
            long millis = slowest / 1_000_000;
            System.out.println(id + " " + variant + ", " + seats + " seats, level " + level + ": slowest of " + answers
                    + " answers " + millis + " ms");
            assertTrue(millis <= LIMITS[level - 1], "level " + level + ": " + millis + " ms");
        }
    }

    private void play(Game game, Setup setup, Opponent opponent) {
        Match match = Match.begin(game, setup);
        Dice dice = setup.seed().dice();
        BotSeat[] seats = new BotSeat[setup.seats()];
        for (int seat = 0; seat < seats.length; seat++) {
            seats[seat] = new BotSeat(
                    (view, record, budget, own) -> {
                        long began = THREADS.getCurrentThreadCpuTime();
                        Thought thought = opponent.bot().think(view, record, budget, own);
                        slowest = answers++ < 0 ? 0 : Math.max(slowest, THREADS.getCurrentThreadCpuTime() - began);
                        return thought;
                    },
                    seat,
                    dice.seed().dice());
        }
        while (match.onTurn() != State.NOBODY && answers < ANSWERS) {
            match.play(seats[match.onTurn()].act(match, Budget.ofNodes(NODES)));
        }
    }
}
