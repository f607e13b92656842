package cabestan.bots.cartagena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.bots.BotSeat;
import cabestan.bots.Budget;
import cabestan.rules.cartagena.CartagenaGame;
import cabestan.rules.cartagena.CartagenaState;
import cabestan.rules.game.Match;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Levels 1 to 4 play as weaker people do, in a manner of their own, and are never absurd. */
class CartagenaLevelsTest {

    private static final int MATCHES = 20;
    private static final int NODES = 100;

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    void C13_a_win_in_one_is_never_missed(int level) {
        int[] met = {0};
        visitMatches("tortuga", match -> {
            CartagenaState state = (CartagenaState) match.state();
            if (canWin(state)) {
                met[0]++;
                int seat = state.onTurn();
                playTurn(state, level);
                assertTrue(state.isOver());
                assertEquals(seat, state.outcome().winner());
            }
        });
        assertTrue(met[0] >= MATCHES / 2, met[0] + " positions");
    }

    @Test
    void the_cabin_boy_spends_its_cards_and_the_deckhand_hoards_them() {
        double bosun = cardsInHand(3);
        assertTrue(cardsInHand(1) < 0.7 * bosun, "cabin boy");
        assertTrue(cardsInHand(2) > 1.3 * bosun, "deckhand");
    }

    /** Shows some matches between players of level 1 before each action. */
    private static void visitMatches(String variant, Consumer<Match> visitor) {
        for (int number = 0; number < MATCHES; number++) {
            play(variant, number, 1, 1, visitor);
        }
    }

    private static void play(String variant, int number, int first, int second, Consumer<Match> visitor) {
        Setup setup = Setup.of(CartagenaGame.GAME.variant(variant), 2, Seed.of(number));
        Match match = Match.begin(CartagenaGame.GAME, setup);
        BotSeat[] seats = {seat(first, 0, number), seat(second, 1, number)};
        while (match.onTurn() >= 0) {
            visitor.accept(match);
            match.play(seats[match.onTurn()].act(match, Budget.ofNodes(NODES)));
        }
    }

    private static BotSeat seat(int level, int seat, int seed) {
        return new BotSeat(
                new CartagenaOpponents().level(level).bot(), seat, Seed.of(seed).dice());
    }

    private static void playTurn(CartagenaState state, int level) {
        int turn = state.turn();
        while (!state.isOver() && state.turn() == turn) {
            Match match = Match.from(CartagenaGame.GAME, state);
            state.play(seat(level, state.onTurn(), level).act(match, Budget.ofNodes(NODES)));
        }
    }

    private static boolean canWin(CartagenaState state) {
        int[] actions = new int[state.maxActions()];
        int count = state.isOver() ? 0 : state.legalActions(actions);
        for (int i = 0; i < count; i++) {
            CartagenaState after = state.copy();
            after.play(actions[i]);
            if (after.isOver()) {
                return true;
            }
        }
        return false;
    }

    /** On average over the actions of some matches against level 3. */
    private static double cardsInHand(int level) {
        int[] cards = {0, 0};
        for (int number = 0; number < MATCHES; number++) {
            play("jamaica", number, level, 3, match -> {
                cards[0] += ((CartagenaState) match.state()).handSize(0);
                cards[1]++;
            });
        }
        return (double) cards[0] / cards[1];
    }
}
