package cabestan.rules.game;

import java.util.List;

/**
 * An action as a board shows it: which piece acts, on what, and where it ends up.
 *
 * @param text the action in notation
 * @param kind the game's word for this kind of action: {@code push}, {@code forward}, {@code capture}
 * @param from the square of the acting piece, or empty if no piece acts
 * @param over what it acts on: the square of a crate or stack, or the symbol of a card; or empty
 * @param to the square where the moved thing ends up, or empty if nothing moves
 * @param cost action points or moves spent
 * @param via the squares in between, in order: the path of a walk, the dockers of a chain
 */
public record Gesture(String text, String kind, String from, String over, String to, int cost, List<String> via) {

    public Gesture {
        via = List.copyOf(via);
    }
}
