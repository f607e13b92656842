package cabestan.server.http.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.ServerOptions;
import cabestan.server.http.limit.Limits;
import cabestan.server.http.limit.TrustedProxies;
import cabestan.server.support.Client;
import cabestan.server.support.ServerTest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A page costs next to nothing and is there for everybody; what its link leads to has to be looked up. */
class PreviewLimitTest extends ServerTest {

    private static final int REQUESTS = 60; // of one address, which may send five at once and then one a second
    private static final String PROBLEM = "/problems?id=p1";

    @Override
    protected ServerOptions options() {
        try {
            Path web = Files.createDirectories(data.resolve("web"));
            Files.writeString(
                    web.resolve("index.html"),
                    "<title>Cabestan</title><meta property=\"og:title\" content=\"Cabestan\" />"
                            + "<meta property=\"og:description\" content=\"Play\" />");
            return super.options()
                    .withWeb(web)
                    .withLimits(new Limits(1_000, 1_000, 1, 1_000, TrustedProxies.of(List.of("127.0.0.1"))));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private HttpResponse<String> ask(String path, String visitor) {
        return Client.exchange(HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path))
                .header("X-Forwarded-For", visitor)
                .build());
    }

    /** The pages that an address is sent. */
    private List<String> pages(String path, String visitor) {
        List<String> pages = new ArrayList<>();
        for (int i = 0; i < REQUESTS; i++) {
            HttpResponse<String> answer = ask(path, visitor);
            assertEquals(200, answer.statusCode());
            pages.add(answer.body());
        }
        return pages;
    }

    private static boolean hasPreview(String page) {
        return page.contains("/api/problems/p1/picture");
    }

    @Test
    void an_address_that_asks_too_often_gets_the_page_without_a_preview() {
        List<String> pages = pages(PROBLEM, "203.0.113.7");
        assertTrue(hasPreview(pages.getFirst()));
        assertFalse(pages.stream().allMatch(PreviewLimitTest::hasPreview), "all have a preview");
        assertTrue(hasPreview(ask(PROBLEM, "203.0.113.8").body()));
    }

    @Test
    void pages_without_a_preview_are_not_counted() {
        pages("/learn", "203.0.113.7");
        pages("/match", "203.0.113.7");
        assertTrue(hasPreview(ask(PROBLEM, "203.0.113.7").body()));
    }
}
