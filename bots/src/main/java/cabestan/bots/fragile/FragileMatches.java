package cabestan.bots.fragile;

import cabestan.bots.Budget;
import cabestan.bots.LabelledMatches;
import cabestan.bots.analysis.Part;
import cabestan.bots.fragile.judge.Judge;
import cabestan.rules.fragile.FragileGame;
import cabestan.rules.fragile.FragilePlay;
import cabestan.rules.fragile.FragileState;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.rules.game.Terms;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * Plays matches against itself, with two to four seats, and keeps positions with what a search found: those that were
 * played, those after turns that were searched, and some in the middle of a turn.
 */
final class FragileMatches implements LabelledMatches {

    private static final int[] SEATS = {2, 2, 2, 2, 2, 2, 3, 3, 4, 4};
    private static final int STRAWS_ONE_IN = 3; // matches of three and four
    private static final int ANY_PLACE_ONE_IN = 4; // depots and dockers that go anywhere
    private static final int NEAREST_ONE_IN = 3; // and of the others those that go to the nearest place
    private static final int WANDERS_ONE_IN = 10; // turns from which random actions lead on to another position
    private static final int VARIES_ONE_IN = 6; // turns for which any is taken that was looked into
    private static final int MIDDLES_ONE_IN = 3; // plays of a first docker that are kept
    private static final int QUIET_ROUNDS = 6; // after this many nothing is kept any more
    private static final int THINKS_ONE_IN = 3; // turns that are searched and kept; the others are played quickly
    private static final Skill SKILL = new Skill(5, 10, 10, Skill.UNLIMITED, 0);
    private static final Skill QUICK = new Skill(5, 8, 1, 0, 0);

    private final IntFunction<Judge> judges;

    FragileMatches(IntFunction<Judge> judges) {
        this.judges = judges;
    }

    @Override
    public int recordLength() {
        return LabelledQuays.LENGTH;
    }

    @Override
    public byte[] play(Seed seed, Optional<Terms> terms, long nodes) {
        Dice dice = seed.dice();
        LabelledQuays quays = new LabelledQuays();
        int seats = SEATS[dice.below(SEATS.length)];
        String variant = seats > 2 && dice.below(STRAWS_ONE_IN) == 0 ? "straws" : "standard";
        Setup drawn = Setup.of(FragileGame.GAME.variant(variant), seats, seed);
        FragileState state = FragileGame.GAME.begin(new Setup(terms.orElse(drawn.terms()), seed));
        Judge judge = judges.apply(state.seats());
        int[] scratch = new int[state.maxActions()];
        while (state.isSetUp()) {
            state.play(place(state, judge, dice, scratch));
        }
        while (!state.isOver()) {
            boolean isQuick = state.quietTurns() > QUIET_ROUNDS * state.seats() || dice.below(THINKS_ONE_IN) > 0;
            play(state, isQuick ? quick(state, judge, nodes) : decide(state, judge, nodes, dice, quays, true));
            if (dice.below(WANDERS_ONE_IN) == 0 && !state.isOver()) {
                FragileState other = state.copy();
                for (int turn = state.turn(); !other.isOver() && other.turn() == turn; ) {
                    other.play(other.randomAction(dice, scratch));
                }
                if (!other.isOver()) {
                    decide(other, judge, nodes, dice, quays, false);
                }
            }
        }
        return quays.write(state.outcome());
    }

    private static int[] quick(FragileState state, Judge judge, long nodes) {
        Budget budget = Budget.ofNodes(nodes);
        Turns turns = new Turns(state, QUICK, judge, budget, 0);
        return turns.best(state, QUICK.beam(), QUICK.candidates(), 1).getFirst().actions();
    }

    private static void play(FragileState state, int[] turn) {
        for (int action : turn) {
            state.play(action);
        }
        if (!state.isOver()) {
            state.play(FragilePlay.END);
        }
    }

    private static int place(FragileState state, Judge judge, Dice dice, int[] scratch) {
        if (dice.below(ANY_PLACE_ONE_IN) == 0) {
            return state.randomAction(dice, scratch);
        }
        return dice.below(NEAREST_ONE_IN) == 0 ? Placing.nearest(state, dice) : Placing.best(state, judge, dice);
    }

    /** The turn to play; what the search found is kept. */
    private static int[] decide(
            FragileState state, Judge judge, long nodes, Dice dice, LabelledQuays quays, boolean isPlayed) {
        Budget budget = Budget.ofNodes(nodes);
        Turns turns = new Turns(state, SKILL, judge, budget, 0);
        int seat = state.onTurn();
        turns.onHalf((middle, chances) -> {
            if (!middle.isOver() && middle.onTurn() == seat && dice.below(MIDDLES_ONE_IN) == 0) {
                quays.addMiddle(middle, chances);
            }
        });
        Foresight foresight = new Foresight(SKILL, judge, turns, budget, Foresight.USUAL_SHARE);
        TurnNode root = foresight.compare(state, List.of(), Part.WHOLE);
        int choice = root.choice();
        quays.addBegin(state, root.chances[choice], isPlayed);
        int looked = 0;
        for (int i = 0; i < root.after.length; i++) {
            if (root.after[i] != null) {
                looked++;
                quays.addBegin(root.after[i].state, root.chances[i], false);
            }
        }
        if (looked > 0 && dice.below(VARIES_ONE_IN) == 0) {
            int left = dice.below(looked);
            for (choice = 0; root.after[choice] == null || left-- > 0; ) {
                choice++;
            }
        }
        return root.turns.get(choice).actions();
    }
}
