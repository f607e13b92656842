package cabestan.picture.image;

import cabestan.picture.drawing.Element;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Stroke;
import java.util.HashMap;
import java.util.Map;

/**
 * How an element is filled and stroked: its own attributes, and those of the groups around it.
 *
 * @param attributes those that elements inherit from the groups around them
 */
record Paints(Map<String, String> attributes) {

    private static final float MITRE_LIMIT = 4;
    private static final Map<String, Integer> CAPS =
            Map.of("butt", BasicStroke.CAP_BUTT, "round", BasicStroke.CAP_ROUND, "square", BasicStroke.CAP_SQUARE);
    private static final Map<String, Integer> JOINS =
            Map.of("miter", BasicStroke.JOIN_MITER, "round", BasicStroke.JOIN_ROUND, "bevel", BasicStroke.JOIN_BEVEL);

    static final Paints START = new Paints(Map.of("fill", "#000", "stroke", "none"));

    Paints inside(Element element) {
        Map<String, String> all = new HashMap<>(attributes);
        element.attributes().forEach((name, value) -> {
            if (name.startsWith("fill") || name.startsWith("stroke")) {
                all.put(name, value);
            }
        });
        return new Paints(all);
    }

    boolean has(String paint) {
        return !get(paint, "none").equals("none");
    }

    String get(String name, String otherwise) {
        return attributes.getOrDefault(name, otherwise);
    }

    double opacity(String paint) {
        return Double.parseDouble(get(paint + "-opacity", "1"));
    }

    Stroke stroke() {
        float width = Float.parseFloat(get("stroke-width", "1"));
        int cap = CAPS.get(get("stroke-linecap", "butt"));
        int join = JOINS.get(get("stroke-linejoin", "miter"));
        String dashes = get("stroke-dasharray", "none");
        if (dashes.equals("none")) {
            return new BasicStroke(width, cap, join, MITRE_LIMIT);
        }
        String[] words = dashes.split("[ ,]+");
        float[] lengths = new float[words.length];
        for (int i = 0; i < words.length; i++) {
            lengths[i] = Float.parseFloat(words[i]);
        }
        return new BasicStroke(width, cap, join, MITRE_LIMIT, lengths, 0);
    }

    /** Reads {@code #rgb}, {@code #rrggbb} or {@code #rrggbbaa}. */
    static Color colour(String text, double opacity) {
        String digits = text.substring(1);
        if (digits.length() == 3) {
            digits = digits.replaceAll("(.)", "$1$1");
        }
        int alpha = digits.length() == 8 ? Integer.parseInt(digits.substring(6), 16) : 255;
        int rgb = Integer.parseInt(digits.substring(0, 6), 16);
        return new Color(rgb >> 16, rgb >> 8 & 255, rgb & 255, (int) Math.round(alpha * opacity));
    }
}
