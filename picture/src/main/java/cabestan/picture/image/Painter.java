package cabestan.picture.image;

import cabestan.picture.Picture;
import cabestan.picture.board.BoardDrawing.Box;
import cabestan.picture.drawing.Element;
import java.awt.AlphaComposite;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Paint;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.util.HashMap;
import java.util.Map;

/** Paints drawings as pixels. */
public final class Painter {

    static {
        // Painting needs no screen and looks for none.
        System.setProperty("java.awt.headless", "true");
    }

    private static final Color TRANSPARENT = new Color(0, true);

    private final BufferedImage image;
    /** Gradients and clip paths. */
    private final Map<String, Element> named = new HashMap<>();

    /** An image of this size in pixels, in one colour such as {@code #f6f1e7}, or transparent if that is empty. */
    public Painter(int width, int height, String ground) {
        image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(ground.isEmpty() ? TRANSPARENT : Paints.colour(ground, 1));
        graphics.fillRect(0, 0, width, height);
        graphics.dispose();
    }

    /** The picture alone; its longer side has so many pixels. */
    public static BufferedImage paint(Picture picture, int longest, String ground) {
        Box box = picture.box();
        double scale = longest / Math.max(box.width(), box.height());
        Painter painter =
                new Painter((int) Math.round(box.width() * scale), (int) Math.round(box.height() * scale), ground);
        painter.draw(picture, 0, 0, scale);
        return painter.image();
    }

    public BufferedImage image() {
        return image;
    }

    /** Draws a picture with its upper left corner at this pixel. */
    public void draw(Picture picture, double x, double y, double scale) {
        AffineTransform place = AffineTransform.getTranslateInstance(x, y);
        place.scale(scale, scale);
        place.translate(-picture.box().x(), -picture.box().y());
        collect(picture.drawing());
        Graphics2D graphics = on(image, place);
        draw(graphics, picture.drawing(), Paints.START);
        graphics.dispose();
    }

    private static Graphics2D on(BufferedImage image, AffineTransform place) {
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        graphics.transform(place);
        return graphics;
    }

    private void collect(Element element) {
        if (element.attributes().containsKey("id")) {
            named.put("url(#" + element.get("id", "") + ")", element);
        }
        element.children().forEach(this::collect);
    }

    private void draw(Graphics2D graphics, Element element, Paints around) {
        if (element.name().equals("defs")) {
            return;
        }
        AffineTransform before = graphics.getTransform();
        graphics.transform(Shapes.transform(element));
        Paints paints = around.inside(element);
        double opacity = element.number("opacity", 1);
        String clip = element.get("clip-path", "");
        Shape shape = Shapes.of(element).orElse(null);
        boolean isSinglePaint = shape != null && !(paints.has("fill") && paints.has("stroke"));
        if (!clip.isEmpty() || opacity < 1 && !isSinglePaint) {
            drawLayer(graphics, element, paints, opacity, clip);
        } else if (shape != null) {
            draw(graphics, shape, paints, opacity);
        } else {
            element.children().forEach(child -> draw(graphics, child, paints));
        }
        graphics.setTransform(before);
    }

    /** Draws an element on an image of its own, and then the part inside its clip path with its opacity. */
    private void drawLayer(Graphics2D graphics, Element element, Paints paints, double opacity, String clip) {
        BufferedImage layer = new BufferedImage(image.getWidth(), image.getHeight(), BufferedImage.TYPE_INT_ARGB);
        Graphics2D above = on(layer, graphics.getTransform());
        Shapes.of(element).ifPresent(shape -> draw(above, shape, paints, 1));
        element.children().forEach(child -> draw(above, child, paints));
        if (!clip.isEmpty()) {
            BufferedImage mask = new BufferedImage(image.getWidth(), image.getHeight(), BufferedImage.TYPE_INT_ARGB);
            Graphics2D inside = on(mask, graphics.getTransform());
            Shapes.of(named.get(clip).children().getFirst()).ifPresent(inside::fill);
            inside.dispose();
            above.setTransform(new AffineTransform());
            above.setComposite(AlphaComposite.DstIn);
            above.drawImage(mask, 0, 0, null);
        }
        above.dispose();
        AffineTransform place = graphics.getTransform();
        graphics.setTransform(new AffineTransform());
        graphics.setComposite(AlphaComposite.SrcOver.derive((float) opacity));
        graphics.drawImage(layer, 0, 0, null);
        graphics.setComposite(AlphaComposite.SrcOver);
        graphics.setTransform(place);
    }

    private void draw(Graphics2D graphics, Shape shape, Paints paints, double opacity) {
        if (paints.has("fill")) {
            graphics.setPaint(paint(paints.get("fill", ""), shape, opacity * paints.opacity("fill")));
            graphics.fill(shape);
        }
        if (paints.has("stroke")) {
            graphics.setPaint(paint(paints.get("stroke", ""), shape, opacity * paints.opacity("stroke")));
            graphics.setStroke(paints.stroke());
            graphics.draw(shape);
        }
    }

    private Paint paint(String value, Shape filled, double opacity) {
        Element gradient = named.get(value);
        return gradient == null
                ? Paints.colour(value, opacity)
                : Gradients.paint(gradient, filled.getBounds2D(), opacity);
    }
}
