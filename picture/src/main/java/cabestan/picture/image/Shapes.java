package cabestan.picture.image;

import cabestan.picture.drawing.Element;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The outlines of elements, and how they are moved. */
final class Shapes {

    private static final Pattern STEP = Pattern.compile("(translate|rotate|scale)\\(([^)]*)\\)");

    private Shapes() {}

    /** Nothing for a group. */
    static Optional<Shape> of(Element element) {
        return Optional.ofNullable(
                switch (element.name()) {
                    case "path" -> path(element);
                    case "rect" -> rectangle(element);
                    case "circle" -> ellipse(element, element.number("r", 0), element.number("r", 0));
                    case "ellipse" -> ellipse(element, element.number("rx", 0), element.number("ry", 0));
                    default -> null;
                });
    }

    private static Shape path(Element element) {
        Path2D path = PathReader.read(element.get("d", ""));
        boolean isEvenOdd = element.get("fill-rule", "").equals("evenodd");
        path.setWindingRule(isEvenOdd ? Path2D.WIND_EVEN_ODD : Path2D.WIND_NON_ZERO);
        return path;
    }

    private static Shape rectangle(Element element) {
        double round = 2 * element.number("rx", 0);
        return new RoundRectangle2D.Double(
                element.number("x", 0),
                element.number("y", 0),
                element.number("width", 0),
                element.number("height", 0),
                round,
                round);
    }

    private static Shape ellipse(Element element, double rx, double ry) {
        return new Ellipse2D.Double(element.number("cx", 0) - rx, element.number("cy", 0) - ry, 2 * rx, 2 * ry);
    }

    static AffineTransform transform(Element element) {
        AffineTransform transform = new AffineTransform();
        Matcher step = STEP.matcher(element.get("transform", ""));
        while (step.find()) {
            double[] values = Arrays.stream(step.group(2).trim().split("[ ,]+"))
                    .mapToDouble(Double::parseDouble)
                    .toArray();
            double second = values.length > 1 ? values[1] : 0;
            switch (step.group(1)) {
                case "translate" -> transform.translate(values[0], second);
                case "scale" -> transform.scale(values[0], values.length > 1 ? second : values[0]);
                default -> transform.rotate(Math.toRadians(values[0]), second, values.length > 2 ? values[2] : 0);
            }
        }
        return transform;
    }
}
