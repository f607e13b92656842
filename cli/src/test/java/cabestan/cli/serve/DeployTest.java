package cabestan.cli.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.cli.Cabestan;
import cabestan.cli.io.Settings;
import cabestan.server.Server;
import cabestan.server.ServerOptions;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.StringReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/** Deployment files that cannot be run here are well formed, and name existing commands, settings and metrics. */
class DeployTest {

    private static final Path DEPLOY = Path.of("..", "deploy");
    private static final Pattern VARIABLE = Pattern.compile("CABESTAN_[A-Z_]+");
    private static final Pattern METRIC = Pattern.compile("\\b(cabestan|jvm|process|hikaricp)_[a-z_]+\\b");
    private static final Set<String> INSTRUCTIONS = Set.of(
            "FROM", "RUN", "ADD", "ENV", "VOLUME", "EXPOSE", "USER", "STOPSIGNAL", "ENTRYPOINT", "CMD", "WORKDIR");

    @TempDir
    private Path data;

    private static String read(String name) throws IOException {
        return Files.readString(DEPLOY.resolve(name));
    }

    private static List<String> lines(String name) throws IOException {
        return read(name)
                .lines()
                .filter(line -> !line.isBlank() && !line.strip().startsWith("#"))
                .toList();
    }

    private static Set<String> settings() {
        Set<String> names = new TreeSet<>();
        for (String command : Settings.COMMANDS) {
            Settings.options(
                            Cabestan.commandLine().getSubcommands().get(command).getCommandSpec())
                    .forEach(option -> names.add(Settings.name(option)));
        }
        return names;
    }

    @ParameterizedTest
    @ValueSource(strings = {"Containerfile", "compose.yaml", "cabestan.service"})
    void every_variable_is_a_setting(String file) throws IOException {
        Set<String> known = settings().stream().map(Settings::variable).collect(Collectors.toSet());
        Set<String> used = new TreeSet<>();
        VARIABLE.matcher(read(file)).results().forEach(found -> used.add(found.group()));
        assertFalse(used.isEmpty());
        used.removeAll(known);
        assertEquals(Set.of(), used);
    }

    @Test
    void the_Containerfile_has_known_instructions_and_adds_what_a_release_has() throws IOException {
        for (String line : lines("Containerfile")) {
            assertTrue(INSTRUCTIONS.contains(line.split(" ", 2)[0]), line);
        }
        String release = Files.readString(Path.of("..", ".ci", "release"));
        assertTrue(release.contains("\"$out/cabestan-$version-$platform.tar.xz\""));
        assertTrue(release.contains("\"$image/bin/cabestan\""));
        assertTrue(lines("Containerfile").contains("ADD target/release/cabestan-*-linux-*.tar.xz /opt/"));
        assertTrue(lines("Containerfile").contains("RUN ln -s /opt/cabestan-*/bin/cabestan /usr/local/bin/cabestan"));
        assertCommands(List.of("serve"));
        assertTrue(lines("Containerfile").contains("CMD [\"serve\"]"));
    }

    @Test
    void the_command_file_for_Windows_has_the_line_ends_of_Windows() throws IOException {
        String file = read("cabestan.cmd");
        assertEquals(file, file.replaceAll("\\R", "\r\n"));
        assertTrue(file.contains("cabestan-*.jar"));
    }

    private static void assertCommands(List<String> commands) {
        for (String command : commands) {
            assertTrue(Cabestan.commandLine().getSubcommands().containsKey(command), command);
        }
    }

    @Test
    void the_compose_file_describes_nodes_that_depend_on_existing_services() throws IOException {
        Map<String, Map<String, Object>> services = new Yaml(new SafeConstructor(new LoaderOptions()))
                .<Map<String, Map<String, Map<String, Object>>>>load(read("compose.yaml"))
                .get("services");
        assertEquals(Set.of("node1", "node2", "worker", "proxy", "db", "redis"), services.keySet());
        services.forEach((name, service) -> {
            assertTrue(service.containsKey("image"), name);
            assertTrue(services.keySet().containsAll(names(service.get("depends_on"))), name);
        });
        assertCommands(names(services.get("worker").get("command")));
        JsonNode built = yaml("compose.yaml").at("/x-node/build");
        assertEquals("..", built.path("context").asText());
        assertTrue(Files.exists(Path.of("..", built.path("dockerfile").asText())));
        for (String mounted : names(services.get("proxy").get("volumes"))) {
            assertTrue(Files.exists(DEPLOY.resolve(mounted.split(":")[0])), mounted);
        }
    }

    private static List<String> names(Object listOrMap) {
        List<String> names = new ArrayList<>();
        if (listOrMap instanceof Map<?, ?> map) {
            map.keySet().forEach(key -> names.add(key.toString()));
        } else if (listOrMap instanceof List<?> list) {
            list.forEach(each -> names.add(each.toString()));
        }
        return names;
    }

    @Test
    void the_proxy_passes_sockets_on_to_the_nodes() throws IOException {
        String proxy = read("nginx.conf");
        assertEquals(
                proxy.chars().filter(c -> c == '{').count(),
                proxy.chars().filter(c -> c == '}').count());
        for (String line : lines("nginx.conf")) {
            assertTrue(line.endsWith(";") || line.endsWith("{") || line.strip().equals("}"), line);
        }
        for (String wanted :
                List.of("server node1:8080", "server node2:8080", "Upgrade $http_upgrade", "hash $meeting")) {
            assertTrue(proxy.contains(wanted), wanted);
        }
    }

    @Test
    void the_unit_is_well_formed_and_starts_a_command() throws IOException {
        Set<String> sections = new TreeSet<>();
        for (String line : lines("cabestan.service")) {
            if (line.startsWith("[")) {
                sections.add(line);
            } else {
                assertTrue(line.matches("[A-Z][A-Za-z]+=.*"), line);
                assertFalse(sections.isEmpty(), line);
            }
        }
        assertEquals(Set.of("[Install]", "[Service]", "[Unit]"), sections);
        String start = lines("cabestan.service").stream()
                .filter(line -> line.startsWith("ExecStart="))
                .findFirst()
                .orElseThrow();
        assertCommands(List.of(start.substring(start.lastIndexOf(' ') + 1)));
        assertTrue(start.startsWith("ExecStart=/opt/cabestan/bin/cabestan "), start);
        assertTrue(read("cabestan.service").contains("ln -sfn /opt/cabestan-VERSION-linux-x64 /opt/cabestan"));
        assertTrue(
                Files.readString(Path.of("..", ".ci", "release")).contains("image=$work/cabestan-$version-$platform"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"test.yml", "release.yml"})
    void workflows_call_only_the_launcher(String file) throws IOException {
        List<String> commands = new ArrayList<>();
        for (JsonNode job : yaml("../.github/workflows/" + file).path("jobs")) {
            for (JsonNode step : job.path("steps")) {
                commands.add(step.path("run").asText());
            }
        }
        commands.removeIf(String::isEmpty);
        assertTrue(commands.contains("./cabestan test"), commands.toString());
        for (String command : commands) {
            assertTrue(command.startsWith("./cabestan ") || command.startsWith("gh release create "), command);
        }
    }

    @Test
    void the_settings_file_contains_only_settings_even_in_comments() throws IOException {
        Properties given = new Properties();
        given.load(new StringReader(read("cabestan.conf").replaceAll("(?m)^# ([a-z-]+ = )", "$1")));
        assertTrue(given.size() > 3);
        Set<String> names = new TreeSet<>(given.stringPropertyNames());
        names.removeAll(settings());
        assertEquals(Set.of(), names);
    }

    private static Set<String> metricsIn(String expression) {
        return METRIC.matcher(expression).results().map(found -> found.group()).collect(Collectors.toSet());
    }

    /** Dashboard and alerts name what a server has, and every alert can be looked at on the dashboard. */
    @Test
    void the_dashboard_and_the_alerts_use_metrics_that_a_server_has() throws IOException, InterruptedException {
        Set<String> shown = new TreeSet<>();
        for (JsonNode panel : new ObjectMapper().readTree(read("grafana.json")).path("panels")) {
            panel.path("targets")
                    .forEach(
                            target -> shown.addAll(metricsIn(target.path("expr").asText())));
        }
        Set<String> watched = new TreeSet<>();
        for (JsonNode rule : yaml("alerts.yaml").at("/groups/0/rules")) {
            assertTrue(rule.path("alert").asText().startsWith("Cabestan"), rule.toString());
            assertTrue(rule.at("/annotations/summary").asText().endsWith(".")
                    || rule.toString().contains("?"));
            watched.addAll(metricsIn(rule.path("expr").asText()));
        }
        assertEquals(29, shown.size(), shown.toString());
        assertTrue(watched.size() > 10, watched.toString());
        assertTrue(shown.containsAll(watched), watched.toString());
        Set<String> missing = new TreeSet<>(shown);
        missing.removeAll(metrics());
        assertEquals(Set.of(), missing);
    }

    private static JsonNode yaml(String name) throws IOException {
        Object read = new Yaml(new SafeConstructor(new LoaderOptions())).load(read(name));
        return new ObjectMapper().valueToTree(read);
    }

    private Set<String> metrics() throws IOException, InterruptedException {
        try (Server server = new Server(ServerOptions.in(data).withPort(0));
                HttpClient http = HttpClient.newHttpClient()) {
            server.start();
            URI address = URI.create("http://127.0.0.1:" + server.port() + "/metrics");
            System.gc(); // collections are measured once there was one
            http.send(HttpRequest.newBuilder(address).build(), BodyHandlers.discarding()); // answers are counted, too
            Stream<String> lines = http.send(HttpRequest.newBuilder(address).build(), BodyHandlers.ofLines())
                    .body();
            return lines.filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("[{ ]", 2)[0])
                    .collect(Collectors.toSet());
        }
    }
}
