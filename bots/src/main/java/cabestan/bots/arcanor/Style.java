package cabestan.bots.arcanor;

/**
 * How well a player plays, given enough time.
 *
 * @param depth how many moves ahead it looks, both sides counted
 * @param follows whether it looks on until captures and arrivals have run out
 * @param whim how much worse than the best an action may seem and still be chosen
 * @param memory for how many moves it remembers what it saw inside a stack, where contents are hidden
 * @param tableBits the size of its transposition table
 * @param nodes how many positions it looks at before it decides with what it has found
 */
record Style(int depth, boolean follows, int whim, int memory, int tableBits, long nodes) {}
