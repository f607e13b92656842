package cabestan.picture.drawing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * An element of an SVG drawing.
 *
 * @param words the text of a {@code text} element; empty in all others
 */
public record Element(String name, Map<String, String> attributes, List<Element> children, String words) {

    public Element {
        attributes = Collections.unmodifiableMap(new LinkedHashMap<>(attributes));
        children = List.copyOf(children);
    }

    public static Element group(List<Element> children) {
        return new Element("g", Map.of(), children, "");
    }

    /** This drawing at another place. */
    public Element at(double x, double y) {
        return group(List.of(this)).with("transform", "translate(" + number(x) + " " + number(y) + ")");
    }

    /** This drawing at another place in another size. */
    public Element at(double x, double y, double scale) {
        return group(List.of(this))
                .with("transform", "translate(" + number(x) + " " + number(y) + ") scale(" + number(scale) + ")");
    }

    public Element with(String attribute, String value) {
        Map<String, String> all = new LinkedHashMap<>(attributes);
        all.put(attribute, value);
        return new Element(name, all, children, words);
    }

    public Element with(String attribute, double value) {
        return with(attribute, number(value));
    }

    public Element withChildren(List<Element> others) {
        return new Element(name, attributes, others, words);
    }

    /** The same drawing with these words wherever it says something. */
    public Element saying(String text) {
        List<Element> all = new ArrayList<>();
        children.forEach(child -> all.add(child.saying(text)));
        return new Element(name, attributes, all, name.equals("text") ? text : words);
    }

    public String get(String attribute, String otherwise) {
        return attributes.getOrDefault(attribute, otherwise);
    }

    public double number(String attribute, double otherwise) {
        String value = attributes.get(attribute);
        return value == null ? otherwise : Double.parseDouble(value);
    }

    /** A number as drawings write it: two digits are more than anybody sees. */
    public static String number(double value) {
        double rounded = Math.round(value * 100) / 100.0;
        return rounded == Math.rint(rounded) ? Long.toString((long) rounded) : Double.toString(rounded);
    }
}
