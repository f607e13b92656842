package cabestan.bots;

import java.util.function.Consumer;

/** Learns the weights of a game's evaluation by self-play. */
public interface Tuning {

    /** Plays and learns for a number of rounds; {@code tell} receives the progress, and finally the weights to keep. */
    void run(int rounds, long seed, Consumer<String> tell);
}
