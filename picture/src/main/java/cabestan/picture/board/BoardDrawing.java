package cabestan.picture.board;

import cabestan.picture.drawing.Element;
import cabestan.picture.drawing.Places;
import java.util.List;

/**
 * A board with everything that stands on it.
 *
 * @param ground what lies below the marks of the last turn
 * @param pieces what stands above them
 * @param traces for each action of the last turn the spots it led along, or the one where something was done
 */
public record BoardDrawing(
        Box box, List<Element> ground, List<Element> pieces, List<List<String>> traces, Places places) {

    /** The part of the plane that a picture shows. */
    public record Box(double x, double y, double width, double height) {}

    public BoardDrawing {
        ground = List.copyOf(ground);
        pieces = List.copyOf(pieces);
        traces = List.copyOf(traces);
    }
}
