package cabestan.cli.docs;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import picocli.CommandLine.Model.CommandSpec;

/**
 * The documentation as a site: what docs/README.md in the repository leads to, and everything that leads on from there.
 *
 * <p>The program has the files of the repository under {@code /manual}. A page is made when it is asked for.
 */
public final class Manual {

    /** In every page, so that a folder of pages is recognized. */
    static final String MARK = "<meta name=\"generator\" content=\"cabestan docs\" />";

    private static final String DOCS = "docs/";
    private static final String CONTENTS = DOCS + "README.md";
    private static final String PROJECT = "project/"; // the pages beside docs/
    private static final String REPOSITORY = "repository/"; // other files, such as those in deploy/

    /** Files that pages need and no text links to, with their place in the repository. */
    private static final Map<String, String> LOOK = Map.of(
            "look/tokens.css", "web/src/look/tokens.css",
            "look/font/fraunces-600.woff2", "web/src/look/font/fraunces-600.woff2",
            "look/font/source-sans-3.woff2", "web/src/look/font/source-sans-3.woff2",
            "icon.svg", "web/public/icon.svg");

    private final Supplier<CommandSpec> root;
    private final boolean besideTable;
    private final Map<String, byte[]> made = new ConcurrentHashMap<>();
    private CommandPages commands;

    /**
     * @param root the command that has all others; asked for when a page needs it
     * @param besideTable whether the folder above the site is where one plays
     */
    public Manual(Supplier<CommandSpec> root, boolean besideTable) {
        this.root = root;
        this.besideTable = besideTable;
    }

    /** A file of the site, by its path in it; the first page has the empty path, too. */
    public Optional<byte[]> read(String path) {
        byte[] known = made.get(path);
        if (known == null) {
            known = make(path.isEmpty() ? "index.html" : path);
            if (known != null) {
                made.put(path, known);
            }
        }
        return Optional.ofNullable(known);
    }

    /** Made when they are first needed: most servers start without being asked for their documentation. */
    private synchronized CommandPages commands() {
        if (commands == null) {
            commands = new CommandPages(root.get());
        }
        return commands;
    }

    private byte[] make(String path) {
        if (path.equals("docs.css")) {
            return resource("/cabestan/cli/docs/docs.css");
        }
        if (LOOK.containsKey(path)) {
            return resource("/manual/" + LOOK.get(path));
        }
        String source = source(path);
        if (!path.endsWith(".html")) {
            return resource("/manual/" + source);
        }
        Markdown page = page(source);
        return page == null ? null : html(path, source, page).getBytes(StandardCharsets.UTF_8);
    }

    /** Where a file of the repository is on the site. */
    static String address(String source) {
        if (source.equals(CONTENTS)) {
            return "index.html";
        }
        if (source.startsWith(DOCS)) {
            return source.substring(DOCS.length()).replaceAll("\\.md$", ".html");
        }
        boolean isAboutProject = source.endsWith(".md") && !source.contains("/");
        String page = source.replaceAll("\\.md$", ".html");
        return isAboutProject ? PROJECT + page.toLowerCase(Locale.ROOT) : REPOSITORY + page;
    }

    /** The file of the repository that is at this place of the site. */
    private static String source(String address) {
        if (address.equals("index.html")) {
            return CONTENTS;
        }
        String source = address.replaceAll("\\.html$", ".md");
        if (address.startsWith(PROJECT) && source.endsWith(".md")) {
            return source.substring(PROJECT.length(), source.length() - ".md".length())
                            .toUpperCase(Locale.ROOT) + ".md";
        }
        return address.startsWith(REPOSITORY) ? source.substring(REPOSITORY.length()) : DOCS + source;
    }

    /** A page by its place in the repository, or null if there is none. */
    private Markdown page(String source) {
        String text = commands().read(source);
        if (text == null) {
            byte[] file = resource("/manual/" + source);
            if (file == null) {
                return null;
            }
            text = new String(file, StandardCharsets.UTF_8);
        }
        return new Markdown(source, source.equals(CONTENTS) ? text + CommandPages.CONTENTS : text);
    }

    private static byte[] resource(String name) {
        try (InputStream file = name.endsWith("/") ? null : Manual.class.getResourceAsStream(name)) {
            byte[] bytes = file == null ? new byte[0] : file.readAllBytes();
            return bytes.length == 0 ? null : bytes; // a folder is empty, too
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String html(String path, String source, Markdown page) {
        String up = "../".repeat((int) path.chars().filter(c -> c == '/').count());
        List<Markdown.Entry> contents = page(CONTENTS).entries();
        return PageLayout.html(
                up, page.title(), besideTable, contents, source, page, page.html(target -> up + address(target)));
    }

    /** Writes everything that the first page leads to. */
    public void writeTo(Path folder) throws IOException {
        for (Map.Entry<String, byte[]> file : files().entrySet()) {
            Path target = folder.resolve(file.getKey());
            Files.createDirectories(target.getParent());
            Files.write(target, file.getValue());
        }
    }

    /** Every file of the site; throws {@link IllegalStateException} if a link leads nowhere. */
    Map<String, byte[]> files() {
        Map<String, byte[]> files = new TreeMap<>();
        files.put("docs.css", read("docs.css").orElseThrow());
        LOOK.keySet().forEach(path -> files.put(path, read(path).orElseThrow()));
        Deque<String> waiting = new ArrayDeque<>(List.of(CONTENTS));
        while (!waiting.isEmpty()) {
            String source = waiting.remove();
            String address = address(source);
            if (files.containsKey(address)) {
                continue;
            }
            files.put(
                    address,
                    read(address)
                            .orElseThrow(() ->
                                    new IllegalStateException("a link leads to " + source + ", which is missing")));
            if (source.endsWith(".md")) {
                page(source).references().forEach(reference -> waiting.add(reference.target()));
            }
        }
        return files;
    }
}
