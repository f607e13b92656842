package cabestan.picture;

import cabestan.picture.board.BoardDrawing;
import cabestan.picture.board.BoardDrawing.Box;
import cabestan.picture.board.Boards;
import cabestan.picture.board.Traces;
import cabestan.picture.drawing.Element;
import cabestan.picture.drawing.Letters;
import cabestan.picture.drawing.Theme;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A finished drawing of a board, without texts: they are outlines already.
 *
 * @param box the part of the plane that it fills
 */
public record Picture(Box box, Element drawing) {

    private static final int BLACK = 1;

    /** Nothing for a game without drawings. */
    public static Optional<Picture> of(Moment moment, Theme theme) {
        boolean flipped = moment.seat() == BLACK;
        return Boards.draw(moment.game(), moment.position(), moment.recent(), flipped, theme)
                .map(board -> of(board, theme));
    }

    private static Picture of(BoardDrawing board, Theme theme) {
        Traces traces = new Traces(board.traces(), board.places(), theme);
        List<Element> layers = new ArrayList<>(board.ground());
        layers.addAll(traces.tints());
        layers.addAll(board.pieces());
        layers.add(traces.arrows());
        return new Picture(board.box(), Letters.outlined(Element.group(layers)));
    }
}
