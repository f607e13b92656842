package cabestan.picture.board;

import cabestan.picture.drawing.Theme;
import cabestan.rules.game.Gesture;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The games of which pictures can be made. */
public final class Boards {

    /** How a game draws a position. */
    private interface Drawer {

        BoardDrawing draw(String position, List<Gesture> recent, boolean flipped, Theme theme);
    }

    private static final Map<String, Drawer> DRAWERS = Map.of(
            "arcanor", ArcanorPicture::draw, "cartagena", CartagenaPicture::draw, "fragile", FragilePicture::draw);

    private Boards() {}

    public static boolean has(String game) {
        return DRAWERS.containsKey(game);
    }

    /**
     * Nothing for a game without drawings.
     *
     * @param flipped whether it is seen from the side of the second seat, where the sides of a board differ
     */
    public static Optional<BoardDrawing> draw(
            String game, String position, List<Gesture> recent, boolean flipped, Theme theme) {
        return Optional.ofNullable(DRAWERS.get(game)).map(drawer -> drawer.draw(position, recent, flipped, theme));
    }
}
