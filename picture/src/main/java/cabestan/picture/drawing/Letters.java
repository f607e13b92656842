package cabestan.picture.drawing;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Draws texts as outlines of their letters, so that pictures need no typeface where they are made or looked at. */
public final class Letters {

    private record Letter(double advance, String outline) {}

    private static final Map<String, Letters> KEPT = new ConcurrentHashMap<>();
    private static final Set<String> OF_TEXTS = Set.of(
            "x",
            "y",
            "dy",
            "text-anchor",
            "dominant-baseline",
            "letter-spacing",
            "font-family",
            "font-size",
            "font-weight");

    private final Map<Integer, Letter> letters = new HashMap<>();
    private final double units;
    /** How far the middle of a line of text lies above the line on which letters stand. */
    private final double middle;

    private Letters(String face) {
        try (BufferedReader in = new BufferedReader(
                new InputStreamReader(Drawings.resource(face + ".letters"), StandardCharsets.UTF_8))) {
            String[] metrics = in.readLine().split(" ");
            units = Double.parseDouble(metrics[0]);
            middle = (Double.parseDouble(metrics[1]) + Double.parseDouble(metrics[2])) / 2;
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                String[] words = line.split(" ", 3);
                int character = words[0].equals("space") ? ' ' : words[0].codePointAt(0);
                letters.put(character, new Letter(Double.parseDouble(words[1]), words.length < 3 ? "" : words[2]));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The same drawing without texts. */
    public static Element outlined(Element drawing) {
        if (drawing.name().equals("text")) {
            return KEPT.computeIfAbsent(
                            drawing.get("font-family", "") + "-" + drawing.get("font-weight", ""), Letters::new)
                    .outline(drawing);
        }
        return drawing.withChildren(
                drawing.children().stream().map(Letters::outlined).toList());
    }

    private Element outline(Element text) {
        double size = text.number("font-size", 16);
        double scale = size / units;
        double spacing = text.number("letter-spacing", 0) / scale;
        List<Element> outlines = new ArrayList<>();
        double width = 0;
        for (int character : text.words().codePoints().toArray()) {
            Letter letter = letters.get(character);
            if (letter == null) {
                throw new IllegalArgumentException("there is no outline of '" + Character.toString(character) + "'");
            }
            if (!letter.outline.isEmpty()) {
                Element outline = new Element("path", Map.of("d", letter.outline), List.of(), "");
                outlines.add(outline.with("transform", "translate(" + Element.number(width) + " 0)"));
            }
            width += letter.advance + spacing;
        }
        double x = length(text, "x", size) - (text.get("text-anchor", "").equals("middle") ? width * scale / 2 : 0);
        double y = length(text, "y", size) + length(text, "dy", size);
        double drop = text.get("dominant-baseline", "").equals("central") ? middle * scale : 0;
        String moved = "translate(" + Element.number(x) + " " + Element.number(y + drop) + ") scale(" + scale + ")";
        Element drawn = Element.group(outlines).with("transform", moved);
        for (Map.Entry<String, String> attribute : text.attributes().entrySet()) {
            if (!OF_TEXTS.contains(attribute.getKey())) {
                drawn = drawn.with(attribute.getKey(), attribute.getValue());
            }
        }
        return drawn;
    }

    /** A length in units of the drawing, or in those of its letters. */
    private static double length(Element text, String attribute, double size) {
        String value = text.get(attribute, "0");
        return value.endsWith("em")
                ? Double.parseDouble(value.substring(0, value.length() - 2)) * size
                : Double.parseDouble(value);
    }
}
