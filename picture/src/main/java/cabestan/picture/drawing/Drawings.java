package cabestan.picture.drawing;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/** The named drawings of a board in one theme, as {@code npm run drawings} writes them from the browser's components. */
public final class Drawings {

    private record Key(String name, Theme theme) {}

    private static final Map<Key, Drawings> KEPT = new ConcurrentHashMap<>();

    private final Map<String, Element> byId = new HashMap<>();

    private Drawings(XMLStreamReader in, Theme theme) throws XMLStreamException {
        while (in.hasNext()) {
            if (in.next() == XMLStreamConstants.START_ELEMENT
                    && in.getLocalName().equals("g")) {
                Element drawing = read(in, theme);
                byId.put(drawing.get("id", ""), group(drawing));
            }
        }
    }

    public static Drawings of(String board, Theme theme) {
        return KEPT.computeIfAbsent(new Key(board, theme), Drawings::load);
    }

    private static Drawings load(Key key) {
        try (InputStream file = resource(key.name + ".svg")) {
            return new Drawings(XMLInputFactory.newDefaultFactory().createXMLStreamReader(file, "UTF-8"), key.theme);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (XMLStreamException e) {
            throw new IllegalStateException("the drawings of " + key.name + " cannot be read", e);
        }
    }

    static InputStream resource(String name) {
        InputStream file = Drawings.class.getResourceAsStream("/cabestan/picture/drawings/" + name);
        if (file == null) {
            throw new IllegalStateException("there is no " + name);
        }
        return file;
    }

    public Element get(String name) {
        Element drawing = byId.get(name);
        if (drawing == null) {
            throw new IllegalArgumentException("there is no drawing '" + name + "'");
        }
        return drawing;
    }

    /** A drawing stands in many places of a picture, so it must not keep its id. */
    private static Element group(Element drawing) {
        return drawing.children().size() == 1 ? drawing.children().getFirst() : Element.group(drawing.children());
    }

    private static Element read(XMLStreamReader in, Theme theme) throws XMLStreamException {
        String name = in.getLocalName();
        Map<String, String> attributes = new LinkedHashMap<>();
        for (int i = 0; i < in.getAttributeCount(); i++) {
            attributes.put(in.getAttributeLocalName(i), theme.choose(in.getAttributeValue(i)));
        }
        List<Element> children = new ArrayList<>();
        StringBuilder words = new StringBuilder();
        for (int event = in.next(); event != XMLStreamConstants.END_ELEMENT; event = in.next()) {
            switch (event) {
                case XMLStreamConstants.START_ELEMENT -> children.add(read(in, theme));
                case XMLStreamConstants.CHARACTERS -> words.append(in.getText());
                default -> throw new IllegalStateException("drawings have elements and texts only");
            }
        }
        return new Element(name, attributes, children, words.toString().strip());
    }
}
