package cabestan.bots.arcanor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.bots.Bot;
import cabestan.bots.BotSeat;
import cabestan.bots.Budget;
import cabestan.bots.arcanor.evaluation.Evaluation;
import cabestan.bots.arcanor.evaluation.FeatureEvaluation;
import cabestan.bots.arcanor.evaluation.Leaning;
import cabestan.rules.arcanor.ArcanorAction;
import cabestan.rules.arcanor.ArcanorBoard;
import cabestan.rules.arcanor.ArcanorGame;
import cabestan.rules.arcanor.ArcanorSquare;
import cabestan.rules.arcanor.ArcanorState;
import cabestan.rules.game.Match;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Levels 1 to 4 play as weaker people do, in a manner of their own, and are never absurd. */
final class ArcanorLevelsTest {

    private static final int NODES = 5_000;
    private static final int MATCHES = 20;

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    void A14_a_win_in_one_is_never_missed(int level) {
        int[] met = {0};
        visitMatches(state -> {
            if (canWin(state)) {
                met[0]++;
                int seat = state.onTurn();
                state.play(choice(level, state));
                assertTrue(state.isOver());
                assertEquals(seat, state.outcome().winner());
            }
        });
        assertTrue(met[0] >= MATCHES / 2, met[0] + " positions");
    }

    /** Shows copies of all positions of some matches between players of level 2. */
    private static void visitMatches(Consumer<ArcanorState> visitor) {
        for (int number = 0; number < MATCHES; number++) {
            Match match = begin(number);
            BotSeat[] seats = {seat(2, 0, number), seat(2, 1, number)};
            while (match.onTurn() >= 0) {
                visitor.accept((ArcanorState) match.state());
                match.play(seats[match.onTurn()].act(match, Budget.ofNodes(NODES)));
            }
        }
    }

    private static Match begin(int seed) {
        return Match.begin(ArcanorGame.GAME, Setup.of(ArcanorGame.GAME.variant("open"), 2, Seed.of(seed)));
    }

    private static BotSeat seat(int level, int seat, int seed) {
        return new BotSeat(
                new ArcanorOpponents().level(level).bot(),
                seat,
                Seed.of(2 * seed + seat).dice());
    }

    private static int choice(int level, ArcanorState state) {
        return Boards.think(new ArcanorOpponents().level(level).bot(), state, NODES)
                .action();
    }

    private static boolean canWin(ArcanorState state) {
        int seat = state.onTurn();
        return !state.isOver()
                && count(state, after -> after.isOver() && after.outcome().winner() == seat ? 1 : 0) > 0;
    }

    /** Adds up what the positions after all actions count. */
    private static int count(ArcanorState state, ToIntFunction<ArcanorState> counted) {
        int[] actions = new int[state.maxActions()];
        int sum = 0;
        for (int i = 0, all = state.legalActions(actions); i < all; i++) {
            ArcanorState after = state.copy();
            after.play(actions[i]);
            sum += counted.applyAsInt(after);
        }
        return sum;
    }

    @Test
    void the_racer_of_level_1_brings_its_pieces_further_than_without_its_leaning() {
        int racing = measure(leaning(Leaning.RACER, 1), ArcanorLevelsTest::rows);
        int plain = measure(plain(1), ArcanorLevelsTest::rows);
        assertTrue(racing > plain * 1.03, racing + " rows against " + plain);
    }

    @Test
    void the_hunter_of_level_2_takes_more_prisoners_than_without_its_leaning() {
        int hunting = measure(leaning(Leaning.HUNTER, 2), ArcanorLevelsTest::prisoners);
        int plain = measure(plain(2), ArcanorLevelsTest::prisoners);
        assertTrue(hunting > plain * 1.1, hunting + " prisoners against " + plain);
    }

    @Test
    void the_blocker_of_level_3_leaves_the_other_side_fewer_ways_than_without_its_leaning() {
        int blocking = measure(leaning(Leaning.BLOCKER, 3), ArcanorLevelsTest::ways);
        int plain = measure(plain(3), ArcanorLevelsTest::ways);
        assertTrue(blocking < plain * 0.95, blocking + " ways against " + plain);
    }

    @ParameterizedTest
    @CsvSource({"1, RACER", "2, HUNTER", "3, BLOCKER"})
    void a_level_has_its_leaning(int level, Leaning leaning) {
        ArcanorState state = (ArcanorState) begin(1).state();
        assertEquals(Boards.think(leaning(leaning, level), state, NODES).action(), choice(level, state));
    }

    private static Bot leaning(Leaning leaning, int level) {
        int[] weights = leaning.weights();
        return player(level, () -> new FeatureEvaluation(weights));
    }

    private static Bot plain(int level) {
        return player(level, ArcanorOpponents.WEIGHTS);
    }

    private static Bot player(int level, Supplier<Evaluation> evaluation) {
        return new ArcanorBot(ArcanorOpponents.STYLES.get(level - 1), evaluation);
    }

    /** The sum over some matches of what is counted for White after twenty moves of each side against level 2. */
    private static int measure(Bot white, ToIntFunction<ArcanorBoard> counted) {
        int sum = 0;
        for (int number = 0; number < MATCHES; number++) {
            Match match = begin(number);
            BotSeat[] seats = {new BotSeat(white, 0, Seed.of(number).dice()), seat(2, 1, number)};
            while (match.onTurn() >= 0 && match.length() < 40) {
                match.play(seats[match.onTurn()].act(match, Budget.ofNodes(NODES)));
            }
            sum += counted.applyAsInt(((ArcanorState) match.state()).copyBoard());
        }
        return sum;
    }

    /** How many rows White's pieces have gone in sum, those that it carries too. */
    private static int rows(ArcanorBoard board) {
        int sum = 0;
        for (int size = 1; size <= ArcanorBoard.SIZES; size++) {
            long own = board.pieces(ArcanorBoard.WHITE, size) & board.stacks(ArcanorBoard.WHITE);
            for (long left = own; left != 0; left &= left - 1) {
                sum += ArcanorSquare.row(Long.numberOfTrailingZeros(left));
            }
        }
        return sum;
    }

    /** Black's pieces inside White's stacks. */
    private static int prisoners(ArcanorBoard board) {
        int sum = 0;
        for (int size = 1; size <= ArcanorBoard.SIZES; size++) {
            sum += Long.bitCount(board.pieces(ArcanorBoard.BLACK, size) & board.stacks(ArcanorBoard.WHITE));
        }
        return sum;
    }

    /** The actions of Black's that lead forward. */
    private static int ways(ArcanorBoard board) {
        if (board.toMove() == ArcanorBoard.WHITE) {
            board.play(ArcanorAction.PASSING);
        }
        int[] actions = new int[ArcanorBoard.MAX_ACTIONS];
        int forward = 0;
        for (int i = 0, all = board.actions(actions); i < all; i++) {
            int to = ArcanorSquare.row(ArcanorAction.to(actions[i]));
            forward += to < ArcanorSquare.row(ArcanorAction.from(actions[i])) ? 1 : 0;
        }
        return forward;
    }
}
