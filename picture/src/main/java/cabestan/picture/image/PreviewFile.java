package cabestan.picture.image;

import cabestan.picture.Moment;
import cabestan.picture.Picture;
import cabestan.picture.board.BoardDrawing.Box;
import cabestan.picture.drawing.Element;
import cabestan.picture.drawing.Letters;
import cabestan.picture.drawing.Theme;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Writes the picture that stands beside a link elsewhere (PNG): the board, and the name of its game. */
public final class PreviewFile {

    public static final int WIDTH = 1200;
    public static final int HEIGHT = 630;

    private static final int MARGIN = 24;
    private static final String INK = "#22303c";
    private static final String QUIET = "#566570";

    private PreviewFile() {}

    /** The file, or nothing for a game without drawings. */
    public static Optional<byte[]> of(Moment moment) {
        return Picture.of(moment, Theme.LIGHT).map(board -> {
            Painter painter = new Painter(WIDTH, HEIGHT, Theme.LIGHT.page());
            double scale = (HEIGHT - 2 * MARGIN) / board.box().height();
            painter.draw(board, MARGIN, MARGIN, scale);
            double beside = 2 * MARGIN + board.box().width() * scale;
            painter.draw(title(moment.game(), (WIDTH - beside - MARGIN) / 2), beside, 0, 1);
            return PngFile.of(painter.image());
        });
    }

    private static Picture title(String game, double middle) {
        String name = game.substring(0, 1).toUpperCase(Locale.ROOT) + game.substring(1);
        Element title = text(name, middle, HEIGHT / 2.0, 46, INK);
        Element site = text("Cabestan", middle, HEIGHT / 2.0 + 46, 26, QUIET);
        return new Picture(new Box(0, 0, 2 * middle, HEIGHT), Letters.outlined(Element.group(List.of(title, site))));
    }

    private static Element text(String words, double x, double y, double size, String colour) {
        Map<String, String> face = Map.of("font-family", "display", "font-weight", "600", "text-anchor", "middle");
        return new Element("text", face, List.of(), words)
                .with("x", x)
                .with("y", y)
                .with("font-size", size)
                .with("fill", colour);
    }
}
