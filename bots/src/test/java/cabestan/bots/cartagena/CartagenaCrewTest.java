package cabestan.bots.cartagena;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.bots.Bot;
import cabestan.bots.BotSeat;
import cabestan.bots.Budget;
import cabestan.bots.Opponent;
import cabestan.bots.PublicRecord;
import cabestan.bots.Thought;
import cabestan.rules.cartagena.CartagenaGame;
import cabestan.rules.cartagena.CartagenaState;
import cabestan.rules.game.Match;
import cabestan.rules.game.Rejection;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.rules.game.State;
import cabestan.rules.game.Terms;
import cabestan.rules.game.Variant;
import cabestan.rules.game.View;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class CartagenaCrewTest {

    /** Jamaica; the first player has a pirate on 35 and one on 20, and the skull of 32 is free. */
    private static final String NEARLY_HOME = """
            game     cartagena
            edition  jamaica
            path     TDBPHK DBPHKT PHDKTB BPHKTD DTBPHK DTBPHK
            pirates  1 20 35 boat boat boat boat
            pirates  2 5 14 26 32 boat boat
            hand     1 T P D
            hand     2 K
            deck     %s
            discard
            turn     1 moves 3
            """;

    private static final String REST =
            "D ".repeat(16) + "T ".repeat(16) + "B ".repeat(17) + "P ".repeat(16) + "H ".repeat(17) + "K ".repeat(16);

    static Stream<Variant> variants() {
        return CartagenaGame.GAME.variants().stream();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void everybody_plays_a_whole_match_by_the_rules_with_any_number_of_players(Variant variant) {
        for (int seats = variant.minSeats(); seats <= variant.maxSeats(); seats++) {
            Match match = Match.begin(CartagenaGame.GAME, Setup.of(variant, seats, Seed.of(seats)));
            BotSeat[] crew = new BotSeat[seats];
            for (int seat = 0; seat < seats; seat++) {
                int level = Opponent.LEVELS - seat;
                crew[seat] = new BotSeat(
                        new CartagenaOpponents().level(level).bot(),
                        seat,
                        Seed.of(seat).dice());
            }
            for (int seat = match.onTurn(); seat != State.NOBODY; seat = match.onTurn()) {
                Optional<Rejection> rejection = match.play(crew[seat].act(match, Budget.ofNodes(20)));
                assertEquals(Optional.empty(), rejection);
            }
            assertEquals("all-home", match.state().outcome().code());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    void a_bot_that_can_win_at_once_does(int level) {
        Match match = Match.from(CartagenaGame.GAME, CartagenaGame.GAME.readPosition(NEARLY_HOME.replace("%s", REST)));
        BotSeat bot = new BotSeat(
                new CartagenaOpponents().level(level).bot(), 0, Seed.of(1).dice());
        for (int i = 0; i < 3 && match.onTurn() == 0; i++) {
            match.play(bot.act(match, Budget.ofNodes(300)));
        }
        assertEquals(0, match.state().outcome().winner());
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5})
    void with_open_hands_a_bot_that_can_keep_the_next_seat_from_winning_does(int level) {
        CartagenaState state = CartagenaGame.GAME.readPosition("""
                game     cartagena
                edition  tortuga
                path     THDKBP KPHBTD HTBPDK BHDTKP TPHKBD BDPTKH
                pirates  1 3 11 29 30 36 boat
                pirates  2 29 30 30 boat boat boat
                hand     1 D T T T T T B B B B B B B B B B P P P P P P P P P P H H H H H H K K K K K K K K K K
                hand     2 D D D D D T T T T T T T T T B B B B B B P P P P P P P H H H H H H H K K K K K K K
                row      H H B D H D D D D H T
                deck     D T D D D D D T
                discard
                turn     1 moves 1
                """);
        assertEquals(7, new Defence(state).find(state).length, "of 36 actions");
        CartagenaSearch.play(
                state, think(level, state.view(0), Budget.ofNodes(20)).action());
        assertEquals(1, state.onTurn());
        assertFalse(new Finish(state).exists(state));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void the_same_view_and_dice_give_the_same_thought(int level) {
        Thought once = think(level, midgame("advanced", 3).view(0), Budget.ofNodes(200));
        Thought again = think(level, midgame("advanced", 3).view(0), Budget.ofNodes(200));
        assertArrayEquals(once.actions(), again.actions());
        assertEquals(once.value(), again.value());
        assertEquals(once.nodes(), again.nodes());
    }

    @Test
    void C15_a_hidden_hand_does_not_change_the_thought() {
        String pirates = NEARLY_HOME.replace("hand     2 K", "hand     2 B");
        String rest = REST.replace("B ".repeat(17), "B ".repeat(16)).replace("K ".repeat(16), "K ".repeat(17));
        State king = CartagenaGame.GAME.readPosition(NEARLY_HOME.replace("%s", REST));
        State bottle = CartagenaGame.GAME.readPosition(pirates.replace("%s", rest));
        Thought one = think(5, king.view(0), Budget.ofNodes(500));
        Thought other = think(5, bottle.view(0), Budget.ofNodes(500));
        assertArrayEquals(one.actions(), other.actions());
        assertEquals(one.value(), other.value());
    }

    @Test
    void C10_a_seat_that_is_stuck_after_a_move_draws_rather_than_ends_the_turn() {
        String stuck = """
                game     cartagena
                edition  jamaica
                path     TDBPHK DBPHKT PHDKTB BPHKTD DTBPHK DTBPHK
                pirates  1 0 0 0 0 0 1
                pirates  2 0 0 0 0 0 5
                hand     1
                hand     2 K
                deck     %s
                discard  T
                turn     1 moves 2
                """;
        String rest = REST.replace("D ".repeat(16), "D ".repeat(17)).replace("P ".repeat(16), "P ".repeat(17));
        State state = CartagenaGame.GAME.readPosition(stuck.replace("%s", rest));
        int draw = state.read("draw");
        assertEquals(draw, think(5, state.view(0), Budget.ofNodes(500)).action());
        Bot greedy = new CartagenaOpponents().greedy();
        View view = state.view(0);
        Thought thought = greedy.think(
                view, new PublicRecord(view), Budget.ofNodes(500), Seed.of(7).dice());
        assertEquals(draw, thought.action());
    }

    @Test
    void a_stopped_thought_still_has_an_answer() {
        Budget budget = Budget.ofMillis(60_000);
        budget.stop();
        State state = midgame("tortuga", 2);
        Thought thought = think(5, state.view(state.onTurn()), budget);
        assertEquals(Optional.empty(), state.reject(thought.action()));
        assertTrue(thought.nodes() <= 1);
    }

    private static Thought think(int level, View view, Budget budget) {
        return new CartagenaOpponents()
                .level(level)
                .bot()
                .think(view, new PublicRecord(view), budget, Seed.of(7).dice());
    }

    /** After forty actions of the baseline, on a path of release 0.1; seat 0 is on turn. */
    static State midgame(String variant, int seats) {
        Setup setup = new Setup(variant, seats, Map.of(), Terms.BY_LOT, Seed.of(11));
        State state = CartagenaGame.GAME.begin(setup);
        for (int i = 0; i < 40 || state.onTurn() != 0; i++) {
            Thought thought = new CartagenaOpponents()
                    .greedy()
                    .think(
                            state.view(state.onTurn()),
                            new PublicRecord(state.view(0)),
                            Budget.ofNodes(2000),
                            Seed.of(i).dice());
            state.play(thought.action());
        }
        return state;
    }
}
