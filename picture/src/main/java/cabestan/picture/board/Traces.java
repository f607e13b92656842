package cabestan.picture.board;

import cabestan.picture.drawing.Drawings;
import cabestan.picture.drawing.Element;
import cabestan.picture.drawing.Places;
import cabestan.picture.drawing.Places.Place;
import cabestan.picture.drawing.Theme;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The marks of the last turn: tinted squares, arrows, and numbers where it had several actions. */
public final class Traces {

    private record Point(double x, double y) {

        /** The point this far from here in the direction of another. */
        Point towards(Point other, double way) {
            double length = Math.max(Math.hypot(other.x - x, other.y - y), 1e-9);
            return new Point(x + (other.x - x) * way / length, y + (other.y - y) * way / length);
        }

        String text() {
            return Element.number(x) + " " + Element.number(y);
        }
    }

    /** A way over several squares is dotted, so that the squares under it can be read. */
    private static final int LONG = 6;

    private static final double HEAD = 30;
    private static final double BESIDE = 36;

    private final Drawings drawings;
    private final List<List<Place>> shown;

    public Traces(List<List<String>> traces, Places places, Theme theme) {
        this.drawings = Drawings.of("shared", theme);
        this.shown = traces.stream()
                .map(spots -> spots.stream()
                        .map(places::find)
                        .flatMap(Optional::stream)
                        .toList())
                .filter(spots -> !spots.isEmpty())
                .toList();
    }

    /** The part below the pieces. */
    public List<Element> tints() {
        List<Element> tints = new ArrayList<>();
        for (List<Place> trace : shown) {
            Place from = trace.getFirst();
            Place to = trace.getLast();
            boolean isInPlace = from.equals(to);
            if (!isInPlace) {
                tints.add(tint("tint-origin", from));
            }
            tints.add(tint(isInPlace ? "tint-place" : "tint-destination", to));
        }
        return tints;
    }

    private Element tint(String name, Place place) {
        return drawings.get(name)
                .with("x", place.x() - place.size() * 0.48)
                .with("y", place.y() - place.size() * 0.48)
                .with("width", place.size() * 0.96)
                .with("height", place.size() * 0.96)
                .with("rx", place.size() * 0.16);
    }

    /** The part above the pieces. */
    public Element arrows() {
        List<Element> arrows = new ArrayList<>();
        for (List<Place> trace : shown) {
            if (trace.size() > 1) {
                arrows.addAll(arrow(trace));
            }
        }
        if (shown.size() > 1) {
            arrows.addAll(badges());
        }
        return drawings.get("trace").withChildren(arrows);
    }

    /** Casing, casing of the head, line, head: in the order in which the drawing of a trace has them. */
    private List<Element> arrow(List<Place> trace) {
        List<Point> line = shortened(trace);
        List<Element> parts =
                drawings.get(line.size() > LONG ? "trace-long" : "trace").children();
        String[] paths = {softLine(line), head(line), softLine(line), head(line)};
        List<Element> drawn = new ArrayList<>();
        for (int i = 0; i < paths.length; i++) {
            drawn.add(parts.get(i).with("d", paths[i]));
        }
        return drawn;
    }

    /** At the origin, which is mostly empty now; in the corner if the action stayed in place. Several stand in a row. */
    private List<Element> badges() {
        Element badge = drawings.get("badge").children().getFirst();
        Map<Place, Integer> before = new HashMap<>();
        List<Element> badges = new ArrayList<>();
        for (List<Place> trace : shown) {
            Place from = trace.getFirst();
            int beside = before.merge(from, 1, Integer::sum) - 1;
            double corner = trace.size() == 1 ? from.size() * 0.34 : 0;
            Element numbered = badge.saying(String.valueOf(badges.size() + 1));
            Point at = new Point(from.x() - corner + beside * BESIDE, from.y() - corner);
            badges.add(numbered.with("transform", "translate(" + at.text() + ")"));
        }
        return badges;
    }

    /** A line that leaves room for the pieces at its ends. */
    private static List<Point> shortened(List<Place> trace) {
        List<Point> points = new ArrayList<>();
        trace.forEach(place -> points.add(new Point(place.x(), place.y())));
        int last = points.size() - 1;
        Point start = points.getFirst()
                .towards(points.get(1), Math.min(trace.getFirst().size() * 0.2, 22));
        Point end = points.getLast()
                .towards(points.get(last - 1), Math.min(trace.getLast().size() * 0.26, 30));
        points.set(0, start);
        points.set(last, end);
        return points;
    }

    /** A line through points with soft corners. */
    private static String softLine(List<Point> points) {
        StringBuilder path = new StringBuilder("M").append(points.getFirst().text());
        for (int i = 1; i < points.size(); i++) {
            Point point = points.get(i);
            if (i == points.size() - 1) {
                path.append('L').append(point.text());
            } else {
                Point next = points.get(i + 1);
                Point middle = new Point((point.x + next.x) / 2, (point.y + next.y) / 2);
                path.append('Q').append(point.text()).append(' ').append(middle.text());
            }
        }
        return path.toString();
    }

    /** The head of an arrow: its tip is the end of the line. */
    private static String head(List<Point> line) {
        Point tip = line.getLast();
        Point base = tip.towards(line.get(line.size() - 2), HEAD);
        double dx = (tip.x - base.x) * 0.62;
        double dy = (tip.y - base.y) * 0.62;
        return "M" + tip.text() + "L" + new Point(base.x - dy, base.y + dx).text() + "L"
                + new Point(base.x + dy, base.y - dx).text() + "Z";
    }
}
