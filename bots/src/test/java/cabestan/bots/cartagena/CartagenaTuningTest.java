package cabestan.bots.cartagena;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.cartagena.CartagenaGame;
import cabestan.rules.cartagena.CartagenaState;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CartagenaTuningTest {

    @Test
    void what_a_net_writes_it_reads() {
        String text = CartagenaWeights.net("tortuga", 2).write(100);
        assertEquals(text, Net.read(text).write(100));
        assertTrue(text.lines().allMatch(line -> line.length() <= 100));
    }

    @Test
    void shares_are_one_in_sum() {
        CartagenaState state = (CartagenaState) CartagenaCrewTest.midgame("jamaica", 4);
        double[] shares = new double[4];
        new CartagenaEvaluation(CartagenaWeights.net("jamaica", 4)).shares(state, shares);
        assertEquals(1, shares[0] + shares[1] + shares[2] + shares[3], 1e-9);
    }

    @Test
    void a_net_learns_what_it_is_taught() {
        Dice dice = Seed.of(1).dice();
        CartagenaState state = CartagenaGame.GAME.begin(
                Setup.of(CartagenaGame.GAME.variant("basic"), 2, Seed.of(5)).beginning(0));
        float[][] features = new float[2][CartagenaFeatures.COUNT];
        Lesson lesson = new Lesson();
        for (int seat = 0; seat < 2; seat++) {
            CartagenaFeatures.fill(state, seat, features[seat]);
        }
        for (int i = 0; i < 1000; i++) {
            lesson.add(features, new double[] {0.8, 0.2});
        }
        Net net = CartagenaWeights.net("basic", 2);
        Net pupil = Net.read(net.write(100));
        Net squares = new Net();
        for (int i = 0; i < 20; i++) {
            lesson.teach(pupil, squares, 0.01, dice);
        }
        double[] shares = new double[2];
        new CartagenaEvaluation(pupil).shares(state, shares);
        assertArrayEquals(new double[] {0.8, 0.2}, shares, 0.02);
    }

    @Test
    void tuning_repeats_itself() {
        assertEquals(tuned(), tuned());
    }

    private static List<String> tuned() {
        List<String> told = new ArrayList<>();
        new CartagenaTuning(3).run(1, 1, told::add);
        return told;
    }
}
