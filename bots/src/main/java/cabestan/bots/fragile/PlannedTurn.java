package cabestan.bots.fragile;

/**
 * One way to play a turn, or its first docker.
 *
 * @param actions in order; {@code end} comes last in a whole turn
 * @param hash of the board after it
 * @param crates a hash of the crates alone, equal for turns that differ only in where dockers stand
 * @param value what the judge gives the seat on turn after it
 */
record PlannedTurn(int[] actions, long hash, long crates, double value) {}
