package cabestan.picture.image;

import java.awt.geom.AffineTransform;
import java.awt.geom.Arc2D;
import java.awt.geom.Path2D;

/** Reads the path data of SVG. */
final class PathReader {

    private final String text;
    private int at;
    private final Path2D.Double path = new Path2D.Double();
    private double x;
    private double y;
    /** The control point of the last curve, which a smooth one mirrors. */
    private double controlX;

    private double controlY;

    private PathReader(String text) {
        this.text = text;
    }

    static Path2D read(String text) {
        PathReader reader = new PathReader(text);
        reader.readAll();
        return reader.path;
    }

    private void readAll() {
        char command = 0;
        while (skipSpace()) {
            if (Character.isLetter(text.charAt(at))) {
                command = text.charAt(at++);
            } else if (command == 'M') {
                command = 'L'; // further pairs of a move are lines
            } else if (command == 'm') {
                command = 'l';
            }
            segment(Character.toUpperCase(command), Character.isLowerCase(command));
        }
    }

    private void segment(char command, boolean relative) {
        double fromX = relative ? x : 0;
        double fromY = relative ? y : 0;
        double mirroredX = 2 * x - controlX;
        double mirroredY = 2 * y - controlY;
        switch (command) {
            case 'M' -> {
                to(fromX + number(), fromY + number());
                path.moveTo(x, y);
            }
            case 'L' -> line(fromX + number(), fromY + number());
            case 'H' -> line(fromX + number(), y);
            case 'V' -> line(x, fromY + number());
            case 'Q' -> quadratic(fromX + number(), fromY + number(), fromX + number(), fromY + number());
            case 'T' -> quadratic(mirroredX, mirroredY, fromX + number(), fromY + number());
            case 'C' ->
                cubic(
                        fromX + number(),
                        fromY + number(),
                        fromX + number(),
                        fromY + number(),
                        fromX + number(),
                        fromY + number());
            case 'S' ->
                cubic(mirroredX, mirroredY, fromX + number(), fromY + number(), fromX + number(), fromY + number());
            case 'A' ->
                arc(number(), number(), number(), number() != 0, number() != 0, fromX + number(), fromY + number());
            case 'Z' -> {
                path.closePath();
                to(path.getCurrentPoint().getX(), path.getCurrentPoint().getY());
            }
            default -> throw new IllegalArgumentException("'" + command + "' is not a command of paths: " + text);
        }
    }

    private void to(double toX, double toY) {
        x = toX;
        y = toY;
        controlX = toX;
        controlY = toY;
    }

    private void line(double toX, double toY) {
        to(toX, toY);
        path.lineTo(x, y);
    }

    private void quadratic(double x1, double y1, double toX, double toY) {
        path.quadTo(x1, y1, toX, toY);
        to(toX, toY);
        controlX = x1;
        controlY = y1;
    }

    private void cubic(double x1, double y1, double x2, double y2, double toX, double toY) {
        path.curveTo(x1, y1, x2, y2, toX, toY);
        to(toX, toY);
        controlX = x2;
        controlY = y2;
    }

    /** An arc given by its ends, as the part of an ellipse that it is (SVG 2, B.2.4). */
    private void arc(double rx, double ry, double degrees, boolean isLarge, boolean isSweep, double toX, double toY) {
        double turn = Math.toRadians(degrees);
        double dx = (x - toX) / 2;
        double dy = (y - toY) / 2;
        double x1 = Math.cos(turn) * dx + Math.sin(turn) * dy;
        double y1 = -Math.sin(turn) * dx + Math.cos(turn) * dy;
        double grow = Math.max(1, Math.sqrt(x1 * x1 / (rx * rx) + y1 * y1 / (ry * ry)));
        double a = rx * grow;
        double b = ry * grow;
        double inside = (a * a * b * b - a * a * y1 * y1 - b * b * x1 * x1) / (a * a * y1 * y1 + b * b * x1 * x1);
        double way = (isLarge == isSweep ? -1 : 1) * Math.sqrt(Math.max(0, inside));
        double cx = way * a * y1 / b;
        double cy = -way * b * x1 / a;
        double begin = Math.atan2((y1 - cy) / b, (x1 - cx) / a);
        double extent = Math.atan2((-y1 - cy) / b, (-x1 - cx) / a) - begin;
        if (isSweep && extent < 0) {
            extent += 2 * Math.PI;
        } else if (!isSweep && extent > 0) {
            extent -= 2 * Math.PI;
        }
        Arc2D arc = new Arc2D.Double(-a, -b, 2 * a, 2 * b, -Math.toDegrees(begin), -Math.toDegrees(extent), Arc2D.OPEN);
        AffineTransform place = AffineTransform.getTranslateInstance((x + toX) / 2, (y + toY) / 2);
        place.rotate(turn);
        place.translate(cx, cy);
        path.append(arc.getPathIterator(place), true);
        to(toX, toY);
    }

    private boolean skipSpace() {
        while (at < text.length() && (text.charAt(at) == ' ' || text.charAt(at) == ',')) {
            at++;
        }
        return at < text.length();
    }

    private double number() {
        skipSpace();
        int begin = at;
        boolean hasPoint = false;
        while (at < text.length()) {
            char next = text.charAt(at);
            boolean isSign = next == '-' && at == begin;
            boolean isPoint = next == '.' && !hasPoint;
            if (!isSign && !isPoint && !Character.isDigit(next)) {
                break;
            }
            hasPoint |= isPoint;
            at++;
        }
        return Double.parseDouble(text.substring(begin, at));
    }
}
