package cabestan.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cabestan.rules.cartagena.CartagenaAction;
import cabestan.rules.cartagena.CartagenaGame;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Match;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.rules.game.View;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A bot that plans its turn thinks again only when it must. */
class BotSeatTest {

    private final Setup setup =
            Setup.of(CartagenaGame.GAME.variant("jamaica"), 2, Seed.of(1)).beginning(0);
    private final Match match = Match.begin(CartagenaGame.GAME, setup);
    private final BotSeat seat =
            new BotSeat(this::playACardAndEnd, 0, Seed.of(2).dice());
    private int thoughts;

    private Thought playACardAndEnd(View view, PublicRecord record, Budget budget, Dice dice) {
        thoughts++;
        int[] legal = new int[view.maxActions()];
        view.legalActions(legal);
        return new Thought(new int[] {legal[0], CartagenaAction.END}, 0.5, 1, 1);
    }

    @BeforeEach
    void playACard() {
        match.play(seat.act(match, Budget.ofNodes(1)));
    }

    @Test
    void the_rest_of_a_plan_is_played_without_a_new_thought() {
        assertEquals(CartagenaAction.END, seat.act(match, Budget.ofNodes(1)));
        assertEquals(1, thoughts);
    }

    @Test
    void a_plan_is_dropped_when_cards_are_dealt_anew() {
        match.deal(1, Seed.of(3));
        seat.act(match, Budget.ofNodes(1));
        assertEquals(2, thoughts);
    }
}
