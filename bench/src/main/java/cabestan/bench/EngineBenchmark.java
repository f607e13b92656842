package cabestan.bench;

import cabestan.rules.catalog.Games;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Game;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.rules.game.State;
import cabestan.rules.game.Variant;
import cabestan.rules.game.View;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Warmup;

/** The operations that search and server use most, on states from the middle of matches. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@org.openjdk.jmh.annotations.State(Scope.Thread)
public class EngineBenchmark {

    private static final int STATES = 256;

    @Param({"fragile", "cartagena", "arcanor"})
    public String game;

    private final State[] states = new State[STATES];
    private final View[] views = new View[STATES];
    private final Dice dice = Seed.of(7).dice();
    private int[] scratch;
    private int next;

    @org.openjdk.jmh.annotations.Setup
    public void playToTheMiddle() {
        Game kind = Games.named(game);
        Variant variant = kind.variants().getFirst();
        for (int i = 0; i < STATES; i++) {
            State state = kind.begin(Setup.of(variant, variant.minSeats(), dice.seed()));
            scratch = new int[state.maxActions()];
            for (int played = 0; played < 60 && !state.isOver(); played++) {
                states[i] = state.copy();
                state.play(state.randomAction(dice, scratch));
            }
            views[i] = states[i].view(states[i].onTurn());
        }
    }

    private int index() {
        next = (next + 1) % STATES;
        return next;
    }

    @Benchmark
    public int listActions() {
        return states[index()].legalActions(scratch);
    }

    @Benchmark
    public State copyAndPlay() {
        State state = states[index()].copy();
        state.play(state.randomAction(dice, scratch));
        return state;
    }

    @Benchmark
    public View view() {
        State state = states[index()];
        return state.view(state.onTurn());
    }

    @Benchmark
    public State determinize() {
        return views[index()].determinize(dice);
    }

    @Benchmark
    public String writePosition() {
        return states[index()].position();
    }
}
