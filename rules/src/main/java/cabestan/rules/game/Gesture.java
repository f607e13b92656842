package cabestan.rules.game;

import java.util.List;

/**
 * An action as a board shows it: which piece acts, on what, and where that ends.
 *
 * @param text the action in notation
 * @param kind the game's word for this sort of action: {@code push}, {@code forward}, {@code capture}
 * @param from the square of the acting piece, empty when none acts
 * @param over what it acts on: the square of a crate or stack, or the symbol of a card; empty when nothing
 * @param to the square where the moved thing ends, empty when nothing moves
 * @param cost action points or moves spent
 * @param via the squares on the way, in order, ends left out: a walk's path, the hands of a chain
 */
public record Gesture(String text, String kind, String from, String over, String to, int cost, List<String> via) {

    public Gesture {
        via = List.copyOf(via);
    }
}
