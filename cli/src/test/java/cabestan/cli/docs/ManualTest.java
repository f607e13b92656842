package cabestan.cli.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.cli.Cabestan;
import cabestan.cli.Run;
import cabestan.cli.io.ExitCode;
import cabestan.cli.io.Settings;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xml.sax.InputSource;

/** The documentation as a site: complete, well formed, without a link that leads nowhere. */
class ManualTest {

    private static final Pattern LINK = Pattern.compile("(?:href|src)=\"([^\"]*)\"");
    private static final Map<String, byte[]> FILES = new Manual(Cabestan.commandLine()::getCommandSpec, false).files();

    private static Map<String, String> pages() {
        Map<String, String> pages = new TreeMap<>();
        FILES.forEach((path, bytes) -> {
            if (path.endsWith(".html")) {
                pages.put(path, new String(bytes, StandardCharsets.UTF_8));
            }
        });
        return pages;
    }

    @Test
    void every_page_of_docs_can_be_reached_from_the_first() throws IOException {
        try (Stream<Path> docs = Files.walk(Path.of("../docs"))) {
            TreeSet<String> missing = docs.map(
                            file -> Path.of("..").relativize(file).toString())
                    .filter(file -> file.endsWith(".md"))
                    .filter(file -> !FILES.containsKey(Manual.address(file)))
                    .collect(Collectors.toCollection(TreeSet::new));
            assertEquals(new TreeSet<>(), missing);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"project/", "project/x", "project/readme", "repository/", "repository/x", "commands/", "x.html"})
    void what_names_no_page_is_not_there(String path) {
        assertEquals(Optional.empty(), new Manual(Cabestan.commandLine()::getCommandSpec, false).read(path));
    }

    @Test
    void every_command_and_every_setting_has_its_place() {
        for (String command : Cabestan.commandLine().getSubcommands().keySet()) {
            if (!command.equals("help")) {
                String page = pages().get("commands/" + command + ".html");
                assertTrue(page.contains("<h1 id=\"cabestan-" + command + "\">cabestan " + command + "</h1>"), command);
                assertTrue(page.contains("cabestan " + command) && page.contains("Examples"), page);
            }
        }
        String settings = pages().get("settings.html");
        for (String command : Settings.COMMANDS) {
            var spec = Cabestan.commandLine().getSubcommands().get(command).getCommandSpec();
            Settings.options(spec).forEach(option -> {
                assertTrue(settings.contains("<code>" + option.longestName()), option.longestName());
                assertTrue(settings.contains("<code>" + Settings.variable(Settings.name(option)) + "</code>"));
            });
        }
        assertTrue(pages().containsKey("commands/bench-engine.html"), "commands of commands, too");
    }

    @Test
    void every_link_of_every_page_leads_somewhere() {
        TreeSet<String> broken = new TreeSet<>();
        pages().forEach((path, html) -> {
            for (MatchResult link : LINK.matcher(html).results().toList()) {
                String[] parts = link.group(1).split("#", 2);
                if (parts[0].contains("://")) {
                    continue;
                }
                String target = parts[0].isEmpty()
                        ? path
                        : Path.of(path).resolveSibling(parts[0]).normalize().toString();
                boolean there = FILES.containsKey(target)
                        && (parts.length == 1 || pages().get(target).contains(" id=\"" + parts[1] + "\""));
                if (!there) {
                    broken.add(path + " -> " + link.group(1));
                }
            }
        });
        assertEquals(new TreeSet<>(), broken);
    }

    @Test
    void pages_are_well_formed_and_need_neither_scripts_nor_other_hosts() {
        pages().forEach((path, html) -> {
            assertFalse(html.contains("<script") || html.contains(" style=\"") || html.contains("src=\"http"), path);
            try {
                String xml = html.replaceFirst("<!doctype html>", "");
                DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(xml)));
            } catch (Exception e) {
                throw new AssertionError(path, e);
            }
        });
        assertTrue(pages().get("protocol.html").contains("aria-current=\"page\">The protocol</a>"));
    }

    @Test
    void the_command_writes_a_site_and_replaces_only_its_own(@TempDir Path folder) throws IOException {
        Path site = folder.resolve("docs");
        assertEquals(0, Run.of("docs", site.toString()).code());
        assertEquals(0, Run.of("docs", site.toString()).code());
        assertTrue(Files.readString(site.resolve("rules/fragile.html")).contains("href=\"../index.html\""));
        Path mine = Files.writeString(folder.resolve("index.html"), "mine");
        Run run = Run.of("docs", folder.toString());
        assertEquals(ExitCode.BAD_INPUT, run.code());
        assertTrue(run.err().contains("holds something other than this documentation"), run.err());
        assertEquals("mine", Files.readString(mine));
        assertEquals(ExitCode.BAD_INPUT, Run.of("docs", mine.toString()).code());
    }
}
