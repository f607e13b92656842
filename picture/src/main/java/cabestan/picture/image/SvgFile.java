package cabestan.picture.image;

import cabestan.picture.Picture;
import cabestan.picture.board.BoardDrawing.Box;
import cabestan.picture.drawing.Element;

/** Writes pictures as SVG. */
public final class SvgFile {

    private SvgFile() {}

    /** The whole file; {@code longest} is the length of its longer side in pixels where it is shown. */
    public static String of(Picture picture, int longest) {
        Box box = picture.box();
        double scale = longest / Math.max(box.width(), box.height());
        StringBuilder out = new StringBuilder("<svg xmlns=\"http://www.w3.org/2000/svg\"");
        write(
                out,
                "viewBox",
                number(box.x()) + " " + number(box.y()) + " " + number(box.width()) + " " + number(box.height()));
        write(out, "width", number(box.width() * scale));
        write(out, "height", number(box.height() * scale));
        out.append(">\n");
        picture.drawing().children().forEach(child -> {
            write(out, child);
            out.append('\n');
        });
        return out.append("</svg>\n").toString();
    }

    private static void write(StringBuilder out, Element element) {
        out.append('<').append(element.name());
        element.attributes().forEach((name, value) -> write(out, name, value));
        if (element.children().isEmpty()) {
            out.append("/>");
            return;
        }
        out.append('>');
        element.children().forEach(child -> write(out, child));
        out.append("</").append(element.name()).append('>');
    }

    private static void write(StringBuilder out, String name, String value) {
        out.append(' ').append(name).append("=\"");
        out.append(value.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;"))
                .append('"');
    }

    private static String number(double value) {
        return Element.number(value);
    }
}
