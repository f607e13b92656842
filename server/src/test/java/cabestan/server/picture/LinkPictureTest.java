package cabestan.server.picture;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.ServerOptions;
import cabestan.server.support.Client;
import cabestan.server.support.ServerTest;
import com.fasterxml.jackson.databind.JsonNode;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

/** The pictures beside links show what a stranger with the link may see. */
class LinkPictureTest extends ServerTest {

    private static final String PAGE = "<title>Cabestan</title><meta property=\"og:title\" content=\"Cabestan\" />"
            + "<meta property=\"og:description\" content=\"Play\" />";
    private static final Pattern IMAGE = Pattern.compile("<meta property=\"og:image\" content=\"([^\"]*)\">");

    private static final String OF_CARTAGENA = "{\"game\":\"cartagena\",\"variant\":\"basic\",\"first\":1,"
            + "\"options\":{\"path\":\"1a-2a-3a-4a-5a\"},\"seats\":[{\"kind\":\"me\"},{\"kind\":\"guest\",\"name\":\"Bo\"}]}";

    private static final String OF_ARCANOR =
            "{\"game\":\"arcanor\",\"first\":1,\"seats\":[{\"kind\":\"me\"},{\"kind\":\"guest\",\"name\":\"Bo\"}]}";

    private String publicUrl = "";

    @Override
    protected ServerOptions options() {
        try {
            Path web = Files.createDirectories(data.resolve("web"));
            Files.writeString(web.resolve("index.html"), PAGE);
            return super.options().withWeb(web).withPublicUrl(publicUrl);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private HttpResponse<byte[]> ask(String address, String known) {
        HttpRequest request = HttpRequest.newBuilder(
                        URI.create(address.startsWith("/") ? "http://127.0.0.1:" + server.port() + address : address))
                .header("If-None-Match", known)
                .build();
        try (HttpClient client = HttpClient.newHttpClient()) {
            return client.send(request, BodyHandlers.ofByteArray());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private byte[] picture(JsonNode match) {
        HttpResponse<byte[]> answer = ask(address(match), "");
        assertEquals(200, answer.statusCode());
        return answer.body();
    }

    private static String address(JsonNode match) {
        return "/api/matches/" + match.path("match").asText() + "/picture?key="
                + match.path("watch").asText();
    }

    @Test
    void a_page_names_its_picture_by_its_whole_address() throws IOException {
        JsonNode match = player("Anna").make(OF_CARTAGENA);
        String link = "/match?id=" + match.path("match").asText() + "&key="
                + match.path("watch").asText();
        String page = visitor().send("GET", link, "").body();
        Matcher image = IMAGE.matcher(page);
        assertTrue(image.find(), page);
        assertTrue(image.group(1).startsWith("http://127.0.0.1:" + server.port() + "/api/matches/"), image.group(1));
        assertTrue(page.contains("<meta property=\"og:image:alt\" content=\"The board. The match is running"), page);
        assertTrue(page.contains("<meta name=\"twitter:card\" content=\"summary_large_image\">"), page);
        BufferedImage picture = ImageIO.read(new ByteArrayInputStream(
                ask(image.group(1).replace("&amp;", "&"), "").body()));
        assertEquals(1200, picture.getWidth());
        assertEquals(630, picture.getHeight());
    }

    @Test
    void problems_and_studies_have_pictures_and_other_pages_have_none() {
        assertTrue(visitor().send("GET", "/problems?id=p1", "").body().contains("/api/problems/p1/picture"));
        assertEquals(200, ask("/api/problems/p1/picture", "").statusCode());
        assertEquals(404, ask("/api/problems/none/picture", "").statusCode());
        String text = "cabestan match 1\\ngame arcanor\\nseat 1 Ana\\nseat 2 Bo\\n"
                + "start ,,,,,,,/,,,,,,,/,,,,,,,/,,,a,,,,/,,,,,,,/,,,,,,,/12,34,,,,,, w\\nturn 1 a1-a2\\nresult running";
        String study = Client.json(
                        player("Ana").send("POST", "/api/studies", "{\"title\":\"A race\",\"text\":\"" + text + "\"}"))
                .path("study")
                .asText();
        String page =
                visitor().send("GET", "/analyse?study=" + study + "&step=1", "").body();
        assertTrue(page.contains("/api/studies/" + study + "/picture?step=1"), page);
        byte[] start = ask("/api/studies/" + study + "/picture", "").body();
        byte[] moved = ask("/api/studies/" + study + "/picture?step=1", "").body();
        assertFalse(Arrays.equals(start, moved));
        assertArrayEquals(
                moved, ask("/api/studies/" + study + "/picture?step=99", "").body());
        assertFalse(visitor().send("GET", "/learn", "").body().contains("og:image"));
    }

    @Test
    void the_analysis_of_a_match_shows_its_moment_once_the_match_is_over() {
        Client anna = player("Anna");
        JsonNode match = anna.make(OF_ARCANOR);
        String id = match.path("match").asText();
        String link = "/analyse?match=" + id + "&key=" + match.path("watch").asText() + "&step=0";
        byte[] start = picture(match);
        act(anna, id, "act", "a1-a2");
        assertArrayEquals(picture(match), ask(imageOf(link), "").body(), "a running match is shown as it stands");
        act(anna, id, "resign", "");
        assertArrayEquals(start, ask(imageOf(link), "").body());
        assertFalse(Arrays.equals(
                start, ask(imageOf(link.replace("step=0", "step=1")), "").body()));
    }

    @Test
    void a_position_in_the_address_has_a_title_and_a_picture() {
        String arcanor = "/analyse?position=,,,,,,,/,,,,,,,/,,,,,,,/,,,a,,,,/,,,,,,,/,,,,,,,/12,34,,,,,,_w";
        String page = visitor().send("GET", arcanor, "").body();
        assertTrue(page.contains("<title>A position of Arcanor · Cabestan</title>"), page);
        assertEquals(200, ask(imageOf(arcanor), "").statusCode());
        String problem = Client.json(visitor().send("GET", "/api/problems/p1", ""))
                .path("text")
                .asText();
        String lines = problem.strip()
                .replaceAll("\\s*#.*", "")
                .replaceAll("[ \t]+", "_")
                .replaceAll("\n+", ";");
        String linked = "/analyse?problem=" + lines.substring(lines.indexOf(';') + 1);
        for (String link : List.of(linked, linked.replace("analyse?problem", "problems?text"))) {
            assertTrue(
                    visitor().send("GET", link, "").body().contains("<title>A problem of Fragile · Cabestan</title>"),
                    link);
            assertArrayEquals(
                    ask("/api/problems/p1/picture", "").body(),
                    ask(imageOf(link), "").body());
        }
    }

    @Test
    void a_variation_of_a_match_that_is_over_has_a_title_and_a_picture_of_its_own() {
        Client anna = player("Anna");
        JsonNode match = anna.make(OF_ARCANOR);
        String id = match.path("match").asText();
        String link = "/analyse?match=" + id + "&key=" + match.path("watch").asText() + "&step=0";
        act(anna, id, "act", "a1-a2");
        String running = visitor().send("GET", link + "&line=b1-b2", "").body();
        assertTrue(running.contains("<title>Arcanor: Anna – Bo · Cabestan</title>"), running);
        assertArrayEquals(
                picture(match), ask(imageOf(link + "&line=b1-b2"), "").body(), "a running match as it stands");
        byte[] played = ask(imageOf(link), "").body();
        act(anna, id, "resign", "");
        String page = visitor().send("GET", link + "&line=b1-b2", "").body();
        assertTrue(page.contains("<title>Arcanor: Anna – Bo, a variation · Cabestan</title>"), page);
        assertTrue(page.contains("content=\"b1-b2. The match is over: Bo won.\""), page);
        byte[] tried = ask(imageOf(link + "&line=b1-b2"), "").body();
        assertFalse(Arrays.equals(played, tried));
        assertArrayEquals(played, ask(imageOf(link + "&line=a1-a2"), "").body(), "the same actions, the same picture");
        String later =
                visitor().send("GET", link.replace("step=0", "step=7"), "").body();
        assertTrue(later.contains("<title>Arcanor: Anna – Bo, after 1 action · Cabestan</title>"), later);
    }

    @Test
    void a_variation_that_the_rules_do_not_allow_has_no_picture_and_is_refused_in_words() {
        String position = "position=,,,,,,,/,,,,,,,/,,,,,,,/,,,a,,,,/,,,,,,,/,,,,,,,/12,34,,,,,,_w";
        String page = visitor()
                .send("GET", "/analyse?" + position + "&line=a1-a2", "")
                .body();
        assertTrue(page.contains("<title>A position of Arcanor, a variation · Cabestan</title>"), page);
        assertFalse(Arrays.equals(
                ask(imageOf("/analyse?" + position), "").body(),
                ask(imageOf("/analyse?" + position + "&line=a1-a2"), "").body()));
        for (String line : new String[] {"a1-h8", "nonsense", "a1-a2%20a2-a3"}) {
            page = visitor()
                    .send("GET", "/analyse?" + position + "&line=" + line, "")
                    .body();
            assertFalse(page.contains("og:image"), line);
            assertEquals(
                    400,
                    ask("/api/positions/picture?" + position + "&line=" + line, "")
                            .statusCode(),
                    line);
        }
    }

    @Test
    void a_variation_of_a_study_has_a_title_and_a_picture_of_its_own() {
        String text = "cabestan match 2\\ngame arcanor\\nseat 1 Ana\\nseat 2 Bo\\n"
                + "start ,,,,,,,/,,,,,,,/,,,,,,,/,,,a,,,,/,,,,,,,/,,,,,,,/12,34,,,,,, w\\nturn 1 a1-a2\\n"
                + "branch 1 main 0 b1-b2\\nresult running";
        String study = Client.json(
                        player("Ana").send("POST", "/api/studies", "{\"title\":\"A race\",\"text\":\"" + text + "\"}"))
                .path("study")
                .asText();
        String link = "/analyse?study=" + study + "&step=0&line=b1-b2";
        String page = visitor().send("GET", link, "").body();
        assertTrue(page.contains("<title>A race, a variation · Cabestan</title>"), page);
        assertTrue(page.contains("content=\"b1-b2. A study of Arcanor by Ana.\""), page);
        assertFalse(Arrays.equals(
                ask("/api/studies/" + study + "/picture", "").body(),
                ask(imageOf(link), "").body()));
    }

    @Test
    void hands_that_differ_make_no_difference_after_a_variation_either() {
        Client anna = player("Anna");
        Map<String, byte[]> seen = new HashMap<>();
        boolean compared = false;
        for (int i = 0; !compared && i < 7; i++) { // of seven hands two have one of the six symbols in common
            JsonNode match = anna.make(OF_CARTAGENA);
            act(anna, match.path("match").asText(), "resign", "");
            for (String symbol : List.of("B", "K", "P", "G", "L", "S")) {
                HttpResponse<byte[]> answer = ask(address(match) + "&step=0&line=" + symbol + "@0", "");
                if (answer.statusCode() == 200) {
                    byte[] other = seen.putIfAbsent(symbol, answer.body());
                    compared |= other != null;
                    assertArrayEquals(other == null ? answer.body() : other, answer.body(), symbol);
                }
            }
        }
        assertTrue(compared);
    }

    @Test
    void what_is_no_position_has_no_picture_and_is_refused_in_words() {
        assertFalse(
                visitor().send("GET", "/analyse?position=nonsense", "").body().contains("og:image"));
        HttpResponse<byte[]> refused = ask("/api/positions/picture?position=nonsense", "");
        assertEquals(400, refused.statusCode());
        assertEquals(400, ask("/api/positions/picture", "").statusCode());
        assertEquals(400, ask("/api/positions/picture?position=game_chess", "").statusCode());
    }

    @Test
    void where_the_operator_tells_the_address_of_the_site_pictures_are_there() {
        publicUrl = "https://play.example.org";
        restart();
        String page = visitor().send("GET", "/problems?id=p1", "").body();
        assertTrue(page.contains("content=\"https://play.example.org/api/problems/p1/picture\""), page);
    }

    private static void act(Client who, String match, String type, String action) {
        int version = who.get("/api/matches/" + match).path("version").asInt();
        who.send("POST", "/api/matches/" + match + "/commands", Client.command(type, match, version, 1, action));
    }

    /** The address of the picture that a page names. */
    private String imageOf(String link) {
        Matcher image = IMAGE.matcher(visitor().send("GET", link, "").body());
        assertTrue(image.find(), link);
        return image.group(1).replace("&amp;", "&");
    }

    @Test
    void hands_that_differ_make_no_difference() {
        Client anna = player("Anna");
        JsonNode one = anna.make(OF_CARTAGENA);
        JsonNode other = anna.make(OF_CARTAGENA);
        assertArrayEquals(picture(one), picture(other));
    }

    @Test
    void a_match_that_waits_shows_how_such_a_match_begins() {
        Client anna = player("Anna");
        String wish = "{\"game\":\"cartagena\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}]}";
        assertArrayEquals(picture(anna.make(wish)), picture(anna.make(wish)), "nothing of the seed");
    }

    @Test
    void whoever_may_not_see_the_match_sees_no_picture() {
        JsonNode match = player("Anna").make(OF_CARTAGENA);
        String id = match.path("match").asText();
        assertEquals(403, ask("/api/matches/" + id + "/picture", "").statusCode());
        assertEquals(403, ask("/api/matches/" + id + "/picture?key=wrong", "").statusCode());
        assertFalse(visitor().send("GET", "/match?id=" + id, "").body().contains("og:image"));
    }

    @Test
    void a_picture_is_sent_again_only_when_it_has_changed() {
        Client anna = player("Anna");
        JsonNode match = anna.make(OF_ARCANOR);
        HttpResponse<byte[]> first = ask(address(match), "");
        String tag = first.headers().firstValue("ETag").orElseThrow();
        assertEquals("no-cache", first.headers().firstValue("Cache-Control").orElseThrow());
        assertEquals(304, ask(address(match), tag).statusCode());
        String id = match.path("match").asText();
        act(anna, id, "act", "a1-a2");
        HttpResponse<byte[]> second = ask(address(match), tag);
        assertEquals(200, second.statusCode());
        assertNotEquals(tag, second.headers().firstValue("ETag").orElseThrow());
    }
}
