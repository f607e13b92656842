import cabestan.rules.game.Dice;
import cabestan.rules.game.Game;
import cabestan.rules.game.Match;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.rules.game.State;
import cabestan.rules.noughts.NoughtsGame;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * Random matches of noughts and crosses with Cabestan's rules: actions a second on one thread, of bare states as a search
 * uses them, and of matches that check every action and keep a record, as a table does.
 *
 * <p>java -cp rules/target/classes:rules/target/test-classes bench/peers/Noughts.java [seconds]
 */
void main(String[] args) {
    double seconds = args.length == 0 ? 3 : Double.parseDouble(args[0]);
    measure(seconds, this::playState); // the warm-up
    print("states ", measure(seconds, this::playState));
    measure(seconds, this::playMatch);
    print("matches", measure(seconds, this::playMatch));
}

interface Playout {
    int play(Setup setup, Dice dice);
}

private final Game game = new NoughtsGame();

private int playState(Setup setup, Dice dice) {
    State state = game.begin(setup);
    int[] scratch = new int[state.maxActions()];
    int actions = 0;
    for (; !state.isOver(); actions++) {
        state.play(state.randomAction(dice, scratch));
    }
    return actions;
}

private int playMatch(Setup setup, Dice dice) {
    Match match = Match.begin(game, setup);
    while (match.onTurn() != State.NOBODY) {
        State state = match.state();
        match.play(state.randomAction(dice, new int[state.maxActions()]));
    }
    return match.length();
}

private double measure(double seconds, Playout playout) {
    Dice dice = Seed.of(1).dice();
    Setup setup = Setup.of(game.variants().getFirst(), 2, dice.seed());
    long actions = 0;
    ThreadMXBean thread = ManagementFactory.getThreadMXBean(); // processor time, so that a busy machine measures the same
    long began = thread.getCurrentThreadUserTime();
    while (thread.getCurrentThreadUserTime() - began < seconds * 1e9) {
        for (int i = 0; i < 1_000; i++) {
            actions += playout.play(setup, dice);
        }
    }
    return actions * 1e9 / (thread.getCurrentThreadUserTime() - began);
}

private void print(String what, double perSecond) {
    IO.println(String.format(Locale.ROOT, "cabestan     %s %,d actions/s", what, Math.round(perSecond)));
}
