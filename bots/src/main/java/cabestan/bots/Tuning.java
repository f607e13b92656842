package cabestan.bots;

import java.util.function.Consumer;

/** Learns the numbers of a game's evaluation by play against itself. */
public interface Tuning {

    /** Plays and learns in so many rounds; {@code tell} hears of the progress, and last of the numbers to keep. */
    void run(int rounds, long seed, Consumer<String> tell);
}
