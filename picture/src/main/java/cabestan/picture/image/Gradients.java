package cabestan.picture.image;

import cabestan.picture.drawing.Element;
import java.awt.Color;
import java.awt.LinearGradientPaint;
import java.awt.MultipleGradientPaint.ColorSpaceType;
import java.awt.MultipleGradientPaint.CycleMethod;
import java.awt.Paint;
import java.awt.RadialGradientPaint;
import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;

/** The gradients of a drawing as paints; their coordinates are relative to the shape they fill. */
final class Gradients {

    private Gradients() {}

    static Paint paint(Element gradient, Rectangle2D filled, double opacity) {
        List<Element> stops = gradient.children();
        float[] offsets = new float[stops.size()];
        Color[] colours = new Color[stops.size()];
        for (int i = 0; i < offsets.length; i++) {
            Element stop = stops.get(i);
            offsets[i] = (float) stop.number("offset", 0);
            colours[i] = Paints.colour(stop.get("stop-color", "#000"), opacity * stop.number("stop-opacity", 1));
        }
        AffineTransform onto = AffineTransform.getTranslateInstance(filled.getX(), filled.getY());
        onto.scale(filled.getWidth(), filled.getHeight());
        if (gradient.name().equals("linearGradient")) {
            Point2D begin = new Point2D.Double(gradient.number("x1", 0), gradient.number("y1", 0));
            Point2D end = new Point2D.Double(gradient.number("x2", 1), gradient.number("y2", 0));
            return new LinearGradientPaint(
                    begin, end, offsets, colours, CycleMethod.NO_CYCLE, ColorSpaceType.SRGB, onto);
        }
        Point2D centre = new Point2D.Double(gradient.number("cx", 0.5), gradient.number("cy", 0.5));
        float radius = (float) gradient.number("r", 0.5);
        return new RadialGradientPaint(
                centre, radius, centre, offsets, colours, CycleMethod.NO_CYCLE, ColorSpaceType.SRGB, onto);
    }
}
