package cabestan.rules.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class DiceTest {

    /** The first numbers of xoshiro256** from the state 1, 2, 3, 4, as published by its authors. */
    @Test
    void the_numbers_are_those_of_xoshiro256_starstar() {
        Dice dice = new Dice(1, 2, 3, 4);
        assertEquals(11520L, dice.next());
        assertEquals(0L, dice.next());
        assertEquals(1509978240L, dice.next());
        assertEquals(1215971899390074240L, dice.next());
    }

    @Test
    void every_number_below_a_bound_is_about_as_frequent() {
        Dice dice = Seed.of(7).dice();
        int[] seen = new int[6];
        for (int i = 0; i < 60_000; i++) {
            seen[dice.below(6)]++;
        }
        for (int count : seen) {
            assertTrue(count > 9_600 && count < 10_400, "about 10000: " + count);
        }
    }

    @Test
    void numbers_that_would_favour_some_results_are_passed_over() {
        Dice dice = new Dice(0, 0, 0, 1); // its first numbers are so small
        Dice copy = dice.copy();
        long number = copy.next() >>> 32;
        assertEquals(0, number);
        while (number == 0) {
            number = copy.next() >>> 32;
        }
        assertEquals(number * 6 >>> 32, dice.below(6));
        assertEquals(copy.next(), dice.next());
        assertEquals(0, new Dice(0, 0, 0, 1).below(8), "where all results have as many numbers, none is passed over");
    }

    @Test
    void only_dice_that_would_always_show_0_are_replaced() {
        assertEquals(sequence(new Dice(1, 0, 0, 0)), sequence(new Dice(0, 0, 0, 0)));
        assertNotEquals(sequence(new Dice(1, 1, 0, 0)), sequence(new Dice(0, 1, 0, 0)));
        assertNotEquals(sequence(new Dice(1, 0, 1, 0)), sequence(new Dice(0, 0, 1, 0)));
        assertNotEquals(sequence(new Dice(1, 0, 0, 1)), sequence(new Dice(0, 0, 0, 1)));
    }

    private static List<Long> sequence(Dice dice) {
        return Stream.generate(dice::next).limit(8).toList();
    }

    @Test
    void a_shuffle_keeps_every_card() {
        byte[] cards = {1, 2, 3, 4, 5, 6, 7};
        Seed.of(3).dice().shuffle(cards, 5);
        int sum = 0;
        for (int i = 0; i < 5; i++) {
            sum += cards[i];
        }
        assertEquals(15, sum);
        assertEquals(6, cards[5]);
        assertEquals(7, cards[6]);
    }

    @Test
    void a_copy_goes_on_alike_and_apart() {
        Dice dice = Seed.of(9).dice();
        Dice copy = dice.copy();
        assertEquals(dice.next(), copy.next());
        dice.next();
        long third = dice.next();
        copy.next();
        assertEquals(third, copy.next());
    }
}
