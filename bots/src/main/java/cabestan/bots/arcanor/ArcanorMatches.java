package cabestan.bots.arcanor;

import cabestan.bots.Budget;
import cabestan.bots.LabelledMatches;
import cabestan.bots.arcanor.evaluation.Evaluation;
import cabestan.rules.arcanor.ArcanorBoard;
import cabestan.rules.arcanor.ArcanorGame;
import cabestan.rules.arcanor.ArcanorState;
import cabestan.rules.game.BadText;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.rules.game.Terms;
import cabestan.rules.game.Variant;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Plays matches against itself and keeps their quiet positions, each with the value of a search of its own: those
 * that were played, and some that the search evaluated on the way, because these are what an evaluation must know.
 */
final class ArcanorMatches implements LabelledMatches {

    private static final Variant OPEN = ArcanorGame.GAME.variants().getFirst();
    private static final int SHORTEST_OPENING = 2;
    private static final int OPENINGS = 12;

    /** Positions taken from each search. */
    private static final int SAMPLES = 3;

    private static final int QUIET_NODES = 100_000;
    private static final Style PLAYING = new Style(12, true, 6, Integer.MAX_VALUE, 12, Budget.UNLIMITED);
    private static final Style LABELLING = new Style(12, true, 0, Integer.MAX_VALUE, 12, Budget.UNLIMITED);

    private final Supplier<Evaluation> evaluations;

    ArcanorMatches(Supplier<Evaluation> evaluations) {
        this.evaluations = evaluations;
    }

    @Override
    public int recordLength() {
        return LabelledPositions.LENGTH;
    }

    @Override
    public byte[] play(Seed seed, Optional<Terms> terms, long nodes) {
        if (terms.isPresent() && !terms.get().variant().equals(OPEN.id())) {
            throw new BadText("the network of Arcanor is trained at the open table only");
        }
        Dice dice = seed.dice();
        Evaluation evaluation = evaluations.get();
        LabelledPositions positions = new LabelledPositions();
        ArcanorState state = begin(seed, dice);
        while (!state.isOver()) {
            ArcanorBoard board = state.copyBoard();
            Sampling sampling = new Sampling(evaluation, dice, (int) Math.max(1, nodes / SAMPLES / 2));
            Deepening decision = think(state, board, sampling, PLAYING, nodes, dice);
            int action = decision.action();
            if (isQuiet(state, board, evaluation)) {
                positions.add(board, decision.score(), evaluation.value(board, 0), true);
            }
            for (int i = 0; i < sampling.count; i++) {
                ArcanorBoard sample = sampling.kept[i];
                if (isQuiet(state, sample, evaluation)) {
                    Deepening label = think(state, sample, evaluation, LABELLING, nodes, dice);
                    positions.add(sample, label.score(), evaluation.value(sample, 0), false);
                }
            }
            state.play(action);
        }
        return positions.write(state.outcome());
    }

    private static ArcanorState begin(Seed seed, Dice dice) {
        ArcanorState state = ArcanorGame.GAME.begin(Setup.of(OPEN, 2, seed));
        int[] scratch = new int[state.maxActions()];
        for (int left = SHORTEST_OPENING + dice.below(OPENINGS); left > 0 && !state.isOver(); left--) {
            state.play(state.randomAction(dice, scratch));
        }
        return state;
    }

    private static Deepening think(
            ArcanorState state, ArcanorBoard board, Evaluation evaluation, Style style, long nodes, Dice dice) {
        int[] actions = new int[ArcanorBoard.MAX_ACTIONS];
        actions = Arrays.copyOf(actions, board.actions(actions));
        try (ArcanorSearch search = new ArcanorSearch(state, board, evaluation, style, Budget.ofNodes(nodes))) {
            Deepening deepening = new Deepening(search, style, actions, dice);
            deepening.run();
            return deepening;
        }
    }

    private static boolean isQuiet(ArcanorState state, ArcanorBoard board, Evaluation evaluation) {
        try (ArcanorSearch search =
                new ArcanorSearch(state, board, evaluation, LABELLING, Budget.ofNodes(QUIET_NODES))) {
            return board.countActions() > 0 && search.isQuiet();
        }
    }

    /** Passes positions on to an evaluation, and keeps a few of them. */
    private static final class Sampling implements Evaluation {

        private final Evaluation evaluation;
        private final Dice dice;
        private final int oneIn;
        private final ArcanorBoard[] kept = new ArcanorBoard[SAMPLES];
        private int count;

        Sampling(Evaluation evaluation, Dice dice, int oneIn) {
            this.evaluation = evaluation;
            this.dice = dice;
            this.oneIn = oneIn;
        }

        @Override
        public int value(ArcanorBoard board, int ply) {
            if (count < SAMPLES && ply > 0 && dice.below(oneIn) == 0) {
                kept[count++] = board.copy();
            }
            return evaluation.value(board, ply);
        }
    }
}
