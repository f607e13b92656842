package cabestan.server.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.ServerOptions;
import cabestan.server.support.Client;
import cabestan.server.support.ServerTest;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;

/** How the built client is handed out: a browser may keep what never changes, and asks again for the rest. */
class ClientFilesTest extends ServerTest {

    private static final byte[] PAGE = "<h1>Documentation</h1>".getBytes(StandardCharsets.UTF_8);

    @Override
    protected ServerOptions options() {
        return super.options()
                .withWeb(data.resolve("web"))
                .withDocs(path -> path.equals("index.html") ? Optional.of(PAGE) : Optional.empty());
    }

    private HttpResponse<String> serve(String file, String text) throws IOException {
        Path path = data.resolve("web").resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
        HttpResponse<String> answer = visitor().send("GET", "/" + file, "");
        assertEquals(200, answer.statusCode());
        assertEquals(text, answer.body());
        return answer;
    }

    private static String header(HttpResponse<String> answer, String name) {
        return answer.headers().firstValue(name).orElse("");
    }

    @Test
    void the_service_worker_is_asked_for_every_time() throws IOException {
        HttpResponse<String> answer = serve("sw.js", "const VERSION = 1;");
        assertEquals("no-cache", header(answer, "Cache-Control"));
        assertTrue(header(answer, "Content-Type").startsWith("text/javascript"));
        assertEquals("const VERSION = 2;", serve("sw.js", "const VERSION = 2;").body());
    }

    @Test
    void an_address_with_too_many_slashes_leads_to_a_page_that_finds_its_files() throws IOException {
        serve("index.html", "<script src='./main.js'></script>");
        HttpResponse<String> slash = visitor().send("GET", "/match/?id=1&key=a%20b", "");
        assertEquals(302, slash.statusCode());
        assertEquals("/match?id=1&key=a%20b", header(slash, "Location"));
        for (String path : List.of("/problems/new", "//elsewhere.example/", "/%5Celsewhere.example/")) {
            HttpResponse<String> deep = visitor().send("GET", path, "");
            assertTrue(deep.statusCode() >= 400 || header(deep, "Location").equals("/not-found"), path);
        }
        assertEquals(200, visitor().send("GET", "/not-found", "").statusCode());
    }

    @Test
    void the_manifest_has_its_own_type() throws IOException {
        assertTrue(header(serve("manifest.webmanifest", "{}"), "Content-Type").startsWith("application/manifest+json"));
    }

    @Test
    void what_carries_a_hash_in_its_name_is_kept_for_good() throws IOException {
        assertTrue(header(serve("assets/Board-CGyUBV2n.css", "svg {}"), "Cache-Control")
                .contains("immutable"));
    }

    private HttpResponse<byte[]> ask(String path, String encodings) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path))
                .header("Accept-Encoding", encodings)
                .build();
        try (HttpClient client = HttpClient.newHttpClient()) {
            return client.send(request, HttpResponse.BodyHandlers.ofByteArray());
        }
    }

    @Test
    void what_is_kept_for_good_is_compressed_for_whoever_takes_it_so() throws IOException, InterruptedException {
        String style = "svg { fill: none }\n".repeat(1000);
        serve("assets/Board-CGyUBV2n.css", style);
        for (int i = 0; i < 2; i++) {
            HttpResponse<byte[]> compressed = ask("/assets/Board-CGyUBV2n.css", "deflate, gzip;q=0.9, br");
            assertEquals(Optional.of("gzip"), compressed.headers().firstValue("Content-Encoding"));
            assertTrue(compressed.body().length < style.length() / 10);
            GZIPInputStream unzipped = new GZIPInputStream(new ByteArrayInputStream(compressed.body()));
            assertEquals(style, new String(unzipped.readAllBytes(), StandardCharsets.UTF_8));
        }
        assertEquals(
                style.length(), ask("/assets/Board-CGyUBV2n.css", "identity").body().length);
    }

    @Test
    void what_the_build_has_compressed_better_is_handed_out_as_it_is() throws IOException, InterruptedException {
        serve("assets/Board-CGyUBV2n.css", "svg { fill: none }");
        Path smaller = data.resolve("web/assets/Board-CGyUBV2n.css.br");
        Files.writeString(smaller, "as Brotli");
        HttpResponse<byte[]> compressed = ask("/assets/Board-CGyUBV2n.css", "gzip, deflate, br, zstd");
        assertEquals(Optional.of("br"), compressed.headers().firstValue("Content-Encoding"));
        assertEquals(Optional.of("Accept-Encoding"), compressed.headers().firstValue("Vary"));
        assertTrue(compressed.headers().firstValue("Content-Type").orElse("").startsWith("text/css"));
        assertEquals("as Brotli", new String(compressed.body(), StandardCharsets.UTF_8));
        for (String encodings : List.of("gzip", "gzip, br;q=0", "gzip, brotli")) {
            assertEquals(
                    Optional.of("gzip"),
                    ask("/assets/Board-CGyUBV2n.css", encodings).headers().firstValue("Content-Encoding"),
                    encodings);
        }
    }

    @Test
    void only_the_engine_may_make_functions_from_text() throws IOException {
        String engine = header(serve("assets/engine.worker-1.js", "0"), "Content-Security-Policy");
        String page = header(serve("index.html", "<p>"), "Content-Security-Policy");
        assertTrue(engine.contains("'unsafe-eval'"), engine);
        assertTrue(page.contains("worker-src 'self'") && !page.contains(" 'unsafe-eval'"), page);
    }

    @Test
    void nothing_of_the_api_is_kept() {
        assertEquals("no-store", header(visitor().send("GET", "/api/games", ""), "Cache-Control"));
    }

    @Test
    void a_link_to_a_match_shows_the_players_without_any_markup_of_theirs() throws IOException {
        serve(
                "index.html",
                "<meta property=\"og:title\" content=\"Cabestan\"><meta property=\"og:description\" content=\"Play\">");
        Client host = player("<b>Ann & Co");
        JsonNode made = host.make(
                "{\"game\":\"cartagena\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"},{\"kind\":\"bot\",\"level\":2}]}");
        String link = "/match?id=" + made.path("match").asText();
        String page = visitor()
                .send("GET", link + "&key=" + made.path("watch").asText(), "")
                .body();
        assertTrue(
                page.contains("content=\"Cartagena: &lt;b&gt;Ann &amp; Co – a free seat – computer, level 2\""), page);
        String withoutKey = visitor().send("GET", link, "").body();
        assertTrue(withoutKey.contains("content=\"Cabestan\""), withoutKey);
        assertTrue(visitor().send("GET", "/problems?id=p1", "").body().contains("A problem of Fragile"));
        assertTrue(visitor().send("GET", "/analyse?study=none", "").body().contains("content=\"Cabestan\""));
    }

    @Test
    void the_documentation_is_beside_the_client() throws IOException {
        serve("index.html", "<p>the client");
        assertEquals("/docs/", header(visitor().send("GET", "/docs", ""), "Location"));
        HttpResponse<String> page = visitor().send("GET", "/docs/", "");
        assertEquals("<h1>Documentation</h1>", page.body());
        assertTrue(header(page, "Content-Type").startsWith("text/html"));
        assertEquals(404, visitor().send("GET", "/docs/nothing", "").statusCode());
        assertEquals("<p>the client", visitor().send("GET", "/learn", "").body());
    }
}
