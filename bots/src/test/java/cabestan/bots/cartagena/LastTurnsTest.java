package cabestan.bots.cartagena;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.bots.Bot;
import cabestan.bots.BotSeat;
import cabestan.bots.Budget;
import cabestan.bots.PublicRecord;
import cabestan.bots.Thought;
import cabestan.rules.cartagena.CartagenaGame;
import cabestan.rules.cartagena.CartagenaState;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Match;
import cabestan.rules.game.Seed;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** In random late positions, what is found in the last two turns is all that {@link TwoTurns} finds one by one. */
class LastTurnsTest {

    private static final int POSITIONS = 500;

    @Test
    void C9_a_pirate_goes_back_for_the_card_that_brings_it_home() {
        CartagenaState state = CartagenaGame.GAME.readPosition("""
                game     cartagena
                edition  tortuga
                path     DBKHPT THDKBP KPHBTD BHDTKP BDPTKH KDPBTH
                pirates  1 35 35 boat boat boat boat
                pirates  2 32 33 35 boat boat boat
                hand     1 B
                hand     2 B B P H H K
                row      D
                deck     T D P B D P K H K T K K H D T K T D B P
                discard  B P P P H K T P D B P H D K B K T H P D K H T D P B K H H T K B T H K H H P K B K D P D B \
                T H T D T H D P P H K T T D B D B T P T B T D B P B D H K
                turn     1 moves 3
                """);
        int[] winning = new Finish(state).find(state);
        assertEquals("B@35 -@35 D@33", write(state, winning));
    }

    private static String write(CartagenaState state, int[] actions) {
        List<String> words = new ArrayList<>();
        for (int action : actions) {
            words.add(state.write(action));
        }
        return String.join(" ", words);
    }

    @ParameterizedTest
    @CsvSource({"tortuga, 2", "tortuga, 3", "tortuga, 4", "jamaica, 2", "jamaica, 3", "jamaica, 4", "basic, 2"})
    void C13_cards_that_win_this_turn_are_found_wherever_they_are(String variant, int seats) {
        Dice dice = Seed.of(seats).dice();
        int won = 0;
        for (int i = 0; i < POSITIONS; i++) {
            CartagenaState state = LatePositions.draw(variant, seats, dice);
            int[] winning = new Finish(state).find(state);
            assertEquals(TwoTurns.of(state).wins(false), winning.length > 0, state::position);
            for (int action : winning) {
                assertTrue(new Finish(state).exists(state, action), state::position);
                state.play(action);
            }
            assertEquals(winning.length > 0, state.isOver(), state::position);
            won += winning.length > 0 ? 1 : 0;
        }
        assertTrue(won > POSITIONS / 10, won + " positions");
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void defences_are_the_actions_after_which_the_next_seat_can_be_kept_from_winning(int seats) {
        Dice dice = Seed.of(seats).dice();
        int met = 0;
        for (int i = 0; i < POSITIONS; i++) {
            CartagenaState state = LatePositions.draw("tortuga", seats, dice);
            TwoTurns turns = TwoTurns.of(state);
            if (!turns.wins(false)) {
                int[] sure = turns.defences(state, true);
                int[] all = sure.length > 0 ? sure : turns.defences(state, false);
                int[] expected = all.length == state.countActions(new int[state.maxActions()]) ? Finish.NONE : all;
                int[] found = new Defence(state).find(state);
                Arrays.sort(expected);
                Arrays.sort(found);
                assertArrayEquals(expected, found, state::position);
                met += found.length > 0 ? 1 : 0;
            }
        }
        assertTrue(met > POSITIONS / 100, met + " positions");
    }

    @ParameterizedTest
    @CsvSource({"3, 2", "4, 2", "5, 2", "3, 3", "4, 3", "5, 3", "5, 4"})
    void with_open_hands_the_next_seat_does_not_win_if_some_turn_surely_keeps_it_from_winning(int level, int seats) {
        Dice dice = Seed.of(seats).dice();
        for (int i = 0; i < POSITIONS; i++) {
            CartagenaState state = LatePositions.draw("tortuga", seats, dice);
            TwoTurns turns = TwoTurns.of(state);
            boolean isWon = turns.wins(false);
            if (isWon || turns.defences(state, true).length > 0) {
                CartagenaState after = afterTurn(level, state);
                boolean isGood = after.isOver() || !isWon && !TwoTurns.of(after).wins(true); // over also by luck
                assertTrue(isGood, state::position);
            }
        }
    }

    @Test
    void a_search_does_not_forget_that_the_next_seat_wins() {
        Dice dice = Seed.of(13).dice();
        int met = 0;
        for (int i = 0; i < POSITIONS; i++) {
            CartagenaState state = LatePositions.draw("tortuga", 2, dice);
            TwoTurns turns = TwoTurns.of(state);
            boolean isLast = state.board().movesLeft() == 1;
            if (isLast && !turns.wins(false) && turns.defences(state, false).length == 0) {
                Bot bot = new CartagenaOpponents().level(5).bot();
                Thought thought = bot.think(state.view(0), new PublicRecord(state.view(0)), Budget.ofNodes(500), dice);
                assertEquals(thought.nodes() > 0 ? 0 : 0.5, thought.value(), state::position);
                met += thought.nodes() > 0 ? 1 : 0;
            }
        }
        assertTrue(met > POSITIONS / 100, met + " positions");
    }

    @ParameterizedTest
    @CsvSource({"3, tortuga", "4, jamaica", "5, tortuga", "5, jamaica"})
    void C14_the_last_turn_of_a_match_wins_it_if_some_turn_surely_does(int level, String variant) {
        Dice dice = Seed.of(14).dice();
        int met = 0;
        for (int i = 0; i < POSITIONS; i++) {
            String text = LatePositions.draw(variant, 2, dice).position();
            CartagenaState state = CartagenaGame.GAME.readPosition(
                    text.replaceAll("round +20 ", "round 200 ").replaceAll("turn +1", "turn 2"));
            int[] winning = TwoTurns.of(state).defences(state, false);
            if (winning.length > 0 && winning.length < state.countActions(new int[state.maxActions()])) {
                assertEquals(1, afterTurn(level, state).outcome().winner(), state::position);
                met++;
            }
        }
        assertTrue(met > POSITIONS / 50, met + " positions");
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5})
    void C14_the_turn_before_the_last_leaves_the_next_seat_no_win_if_some_turn_surely_does_not(int level) {
        Dice dice = Seed.of(15).dice();
        int met = 0;
        for (int i = 0; i < POSITIONS; i++) {
            String text = LatePositions.draw("tortuga", 2, dice).position();
            CartagenaState state = CartagenaGame.GAME.readPosition(text.replaceAll("round +20 ", "round 200 "));
            int[] sure = TwoTurns.of(state).defences(state, true);
            if (!TwoTurns.of(state).wins(false)
                    && sure.length > 0
                    && sure.length < state.countActions(new int[state.maxActions()])) {
                CartagenaState after = afterTurn(level, state);
                assertTrue(after.isOver() || !TwoTurns.of(after).wins(true), state::position);
                met++;
            }
        }
        assertTrue(met > POSITIONS / 100, met + " positions");
    }

    private static CartagenaState afterTurn(int level, CartagenaState state) {
        Match match = Match.from(CartagenaGame.GAME, state);
        int seat = state.onTurn();
        BotSeat bot = new BotSeat(
                new CartagenaOpponents().level(level).bot(), seat, Seed.of(1).dice());
        while (match.onTurn() == seat) {
            match.play(bot.act(match, Budget.ofNodes(20)));
        }
        return (CartagenaState) match.state();
    }
}
