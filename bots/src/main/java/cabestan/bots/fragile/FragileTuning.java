package cabestan.bots.fragile;

import cabestan.bots.Budget;
import cabestan.bots.PublicRecord;
import cabestan.bots.Tuning;
import cabestan.bots.fragile.judge.CountingJudge;
import cabestan.bots.fragile.judge.Fit;
import cabestan.bots.fragile.judge.FragileWeights;
import cabestan.rules.fragile.FragileGame;
import cabestan.rules.fragile.FragileState;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.rules.game.View;
import java.util.function.Consumer;

/** Learns the judge's weights: plays matches against itself and fits what it counts to who won. */
final class FragileTuning implements Tuning {

    private static final int MATCHES = 100; // a round, for each number of seats
    private static final int NODES = 60_000;
    private static final Skill PLAYER = new Skill(5, 6, 1, 0, 0.02);
    private static final int KEPT_ROUNDS = 6;

    @Override
    public void run(int rounds, long seed, Consumer<String> tell) {
        Dice dice = Seed.of(seed).dice();
        Fit[] fits = new Fit[FragileGame.MAX_SEATS + 1];
        double[][] weights = FragileWeights.LEARNED.clone();
        for (int seats = 2; seats <= FragileGame.MAX_SEATS; seats++) {
            fits[seats] = new Fit(seats, KEPT_ROUNDS);
        }
        for (int round = 1; round <= rounds; round++) {
            for (int seats = 2; seats <= FragileGame.MAX_SEATS; seats++) {
                fits[seats].newRound();
                for (int match = 0; match < MATCHES; match++) {
                    play(seats, weights, dice, fits[seats]);
                }
                double loss = fits[seats].learn();
                weights[seats] = fits[seats].weights();
                tell.accept("round " + round + " of " + rounds + ": " + seats + " seats, " + fits[seats].positions()
                        + " positions, loss " + Math.round(loss * 1000) / 1000.0);
            }
        }
        tell.accept(FragileWeights.write(weights));
    }

    private static void play(int seats, double[][] weights, Dice dice, Fit fit) {
        FragileState state =
                FragileGame.GAME.begin(Setup.of(FragileGame.GAME.variants().getFirst(), seats, dice.seed()));
        FragileBot bot = new FragileBot(PLAYER, any -> new CountingJudge(weights, any));
        CountingJudge judge = new CountingJudge(weights, seats);
        while (!state.isOver()) {
            View view = state.view(state.onTurn());
            int[] actions = state.isSetUp()
                    ? new int[] {anyPlace(state, dice)}
                    : bot.think(view, new PublicRecord(view), Budget.ofNodes(NODES), dice)
                            .actions();
            for (int action : actions) {
                state.play(action);
            }
            if (!state.isOver() && !state.isSetUp()) {
                fit.add(judge, state);
            }
        }
        fit.close(state.outcome());
    }

    /** Mostly a good place, now and then any, so that all sorts of quays are learned from. */
    private static int anyPlace(FragileState state, Dice dice) {
        return dice.below(2) == 0
                ? Placing.nearest(state, dice)
                : state.randomAction(dice, new int[state.maxActions()]);
    }
}
