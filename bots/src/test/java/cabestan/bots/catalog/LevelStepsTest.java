package cabestan.bots.catalog;

import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.bots.Bot;
import cabestan.bots.BotSeat;
import cabestan.bots.Budget;
import cabestan.rules.catalog.Games;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Game;
import cabestan.rules.game.Match;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.rules.game.State;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each level usually beats the one below, which still wins now and then, in every variant. */
class LevelStepsTest {

    private static final int NODES = 1_000_000; // more than levels 1 to 4 ever use

    @ParameterizedTest
    @CsvSource({
        "cartagena, basic, 2, 200",
        "cartagena, basic, 3, 200",
        "cartagena, basic, 4, 40",
        "cartagena, advanced, 2, 200",
        "cartagena, advanced, 3, 200",
        "cartagena, advanced, 4, 40",
        "cartagena, jamaica, 2, 200",
        "cartagena, jamaica, 3, 200",
        "cartagena, jamaica, 4, 40",
        "cartagena, tortuga, 2, 200",
        "cartagena, tortuga, 3, 200",
        "cartagena, tortuga, 4, 40",
        "arcanor, memory, 3, 30",
        "arcanor, memory, 4, 100",
    })
    void a_level_wins_75_to_95_percent_against_the_one_below(String id, String variant, int level, int matches) {
        Game game = Games.named(id);
        double score = 0;
        for (int number = 0; number < matches; number++) {
            Setup setup = Setup.of(game.variant(variant), 2, Seed.of(number / 2));
            score += play(game, setup, level, number % 2);
        }
        assertTrue(score >= 0.75 * matches && score <= 0.95 * matches, score + " of " + matches);
    }

    /** What the higher level gets in this seat; each seed is played from both. */
    private static double play(Game game, Setup setup, int level, int seat) {
        Match match = Match.begin(game, setup);
        Dice dice = setup.seed().dice();
        BotSeat[] seats = new BotSeat[2];
        for (int i = 0; i < seats.length; i++) {
            Bot bot = Opponents.level(game, i == seat ? level : level - 1).bot();
            seats[i] = new BotSeat(bot, i, dice.seed().dice());
        }
        while (match.onTurn() != State.NOBODY) {
            match.play(seats[match.onTurn()].act(match, Budget.ofNodes(NODES)));
        }
        return match.state().outcome().reward(seat);
    }
}
