package cabestan.cli.docs;

import java.net.URI;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.BulletList;
import org.commonmark.node.Code;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/** A page of Markdown: its headings, its links to other files of the repository, and its HTML. */
final class Markdown {

    /** @param id the anchor, made as forges make it */
    record Section(int level, String title, String id) {}

    /**
     * @param target the path of the file in the repository
     * @param anchor the section in it, or empty
     */
    record Reference(String target, String anchor) {}

    /** An entry of a list that begins with a link, below the heading of its list. */
    record Entry(String heading, String title, String target) {}

    private static final List<Extension> EXTENSIONS = List.of(TablesExtension.create());
    private static final Parser PARSER = Parser.builder().extensions(EXTENSIONS).build();

    private final String path;
    private final Node document;
    private final List<Section> sections = new ArrayList<>();
    private final IdentityHashMap<Node, String> ids = new IdentityHashMap<>();
    private final List<Reference> references = new ArrayList<>();

    /** @param path of the file in the repository, from which its relative links start */
    Markdown(String path, String text) {
        this.path = path;
        this.document = PARSER.parse(text);
        Map<String, Integer> taken = new HashMap<>();
        document.accept(new AbstractVisitor() {
            @Override
            public void visit(Heading heading) {
                String title = textOf(heading);
                String slug = slug(title);
                int before = taken.merge(slug, 1, Integer::sum) - 1;
                String id = before == 0 ? slug : slug + "-" + before;
                ids.put(heading, id);
                sections.add(new Section(heading.getLevel(), title, id));
                visitChildren(heading);
            }

            @Override
            public void visit(Link link) {
                if (isInside(link.getDestination())) {
                    references.add(reference(link.getDestination()));
                }
                visitChildren(link);
            }

            @Override
            public void visit(Image image) {
                references.add(reference(image.getDestination()));
            }
        });
    }

    private static boolean isInside(String destination) {
        return !destination.contains("://") && !destination.startsWith("mailto:");
    }

    private Reference reference(String destination) {
        int hash = destination.indexOf('#');
        String file = hash < 0 ? destination : destination.substring(0, hash);
        String anchor = hash < 0 ? "" : destination.substring(hash + 1);
        String target = file.isEmpty() ? path : URI.create(path).resolve(file).getPath();
        return new Reference(target, anchor);
    }

    private static String textOf(Node node) {
        StringBuilder text = new StringBuilder();
        node.accept(new AbstractVisitor() {
            @Override
            public void visit(Text part) {
                text.append(part.getLiteral());
            }

            @Override
            public void visit(Code code) {
                text.append(code.getLiteral());
            }

            @Override
            public void visit(SoftLineBreak end) {
                text.append(' ');
            }
        });
        return text.toString();
    }

    private static String slug(String title) {
        return title.toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N} _-]", "")
                .replace(' ', '-');
    }

    String title() {
        return sections.isEmpty() ? path : sections.getFirst().title();
    }

    List<Section> sections() {
        return sections;
    }

    /** The links and pictures that lead to files of the repository. */
    List<Reference> references() {
        return references;
    }

    /** What its lists of links lead to: a table of contents, if it is the page that has them. */
    List<Entry> entries() {
        List<Entry> entries = new ArrayList<>();
        String heading = "";
        for (Node block = document.getFirstChild(); block != null; block = block.getNext()) {
            if (block instanceof Heading found) {
                heading = textOf(found);
            } else if (block instanceof BulletList list) {
                for (Node item = list.getFirstChild(); item != null; item = item.getNext()) {
                    if (item.getFirstChild().getFirstChild() instanceof Link link) {
                        String target = reference(link.getDestination()).target();
                        entries.add(new Entry(heading, textOf(link), target));
                    }
                }
            }
        }
        return entries;
    }

    /** @param address says where on the site a file of the repository is, as seen from this page */
    String html(UnaryOperator<String> address) {
        document.accept(new AbstractVisitor() {
            @Override
            public void visit(Link link) {
                link.setDestination(moved(link.getDestination(), address));
                visitChildren(link);
            }

            @Override
            public void visit(Image image) {
                image.setDestination(moved(image.getDestination(), address));
            }
        });
        HtmlRenderer renderer = HtmlRenderer.builder()
                .extensions(EXTENSIONS)
                .escapeHtml(true)
                .attributeProviderFactory(context -> (node, tag, attributes) -> {
                    if (ids.containsKey(node)) {
                        attributes.put("id", ids.get(node));
                    } else if (tag.equals("pre")) {
                        attributes.put("tabindex", "0"); // it may scroll, also by keyboard
                    }
                })
                .build();
        return renderer.render(document)
                .replace("<table>", "<div class=\"wide\" tabindex=\"0\"><table>")
                .replace("</table>", "</table></div>");
    }

    private String moved(String destination, UnaryOperator<String> address) {
        if (!isInside(destination) || destination.startsWith("#")) {
            return destination;
        }
        Reference reference = reference(destination);
        return address.apply(reference.target()) + (reference.anchor().isEmpty() ? "" : "#" + reference.anchor());
    }
}
