package cabestan.cli.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Links and paths in the texts of the repository lead to files and sections that exist. */
class LinksTest {

    private static final Path REPOSITORY = Path.of("..");
    private static final List<String> FOLDERS =
            List.of("docs", "docs/adr", "docs/rules", "web", "training", "bench/peers", ".github");

    /** A file of docs that is named in a sentence and not linked. */
    private static final Pattern NAMED = Pattern.compile("\\bdocs/[a-z0-9/-]+\\.(md|py|java)\\b");

    private static List<String> texts() throws IOException {
        List<String> texts = new ArrayList<>();
        List<String> folders = new ArrayList<>(FOLDERS);
        folders.add("");
        for (String folder : folders) {
            try (Stream<Path> files = Files.list(REPOSITORY.resolve(folder))) {
                files.map(file -> REPOSITORY.relativize(file).toString())
                        .filter(file -> file.endsWith(".md"))
                        .forEach(texts::add);
            }
        }
        assertTrue(texts.contains("README.md") && texts.contains("docs/rules/fragile.md"), texts.toString());
        return texts;
    }

    private static Markdown read(String file) throws IOException {
        return new Markdown(file, Files.readString(REPOSITORY.resolve(file)));
    }

    @Test
    void every_link_leads_to_a_file_and_every_anchor_to_a_section() throws IOException {
        TreeSet<String> broken = new TreeSet<>();
        for (String text : texts()) {
            for (Markdown.Reference reference : read(text).references()) {
                boolean there = Files.exists(REPOSITORY.resolve(reference.target()))
                        && (reference.anchor().isEmpty()
                                || read(reference.target()).sections().stream()
                                        .anyMatch(section -> section.id().equals(reference.anchor())));
                if (!there) {
                    broken.add(text + " -> " + reference.target() + "#" + reference.anchor());
                }
            }
        }
        assertEquals(new TreeSet<>(), broken);
    }

    @Test
    void every_page_that_is_named_exists() throws IOException {
        TreeSet<String> missing = new TreeSet<>();
        for (String text : texts()) {
            NAMED.matcher(Files.readString(REPOSITORY.resolve(text))).results().forEach(found -> {
                if (!Files.exists(REPOSITORY.resolve(found.group()))) {
                    missing.add(text + " -> " + found.group());
                }
            });
        }
        assertEquals(new TreeSet<>(), missing);
    }
}
