package cabestan.server.chat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.store.Database;
import cabestan.server.store.social.ChatChannel;
import cabestan.server.store.social.ChatRepository.Place;
import cabestan.server.store.social.ReportRepository;
import cabestan.server.store.social.ReportRepository.Report;
import cabestan.server.support.Client;
import cabestan.server.support.Page;
import cabestan.server.support.TwoPlayerTest;
import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Chat at the table: to the players or to the watchers, and stored before anybody gets it. */
class ChatTest extends TwoPlayerTest {

    @BeforeEach
    void play() {
        annaAndBertPlay("arcanor", "");
    }

    /** The database of the server under test. */
    protected Database database() {
        return Database.sqlite(data.resolve("cabestan.db"));
    }

    private HttpResponse<String> send(Client who, String what) {
        return who.send("POST", "/api/matches/" + match + "/chat" + key(), what);
    }

    private String key() {
        return "?key=" + anna.get("/api/matches/" + match).path("watch").asText();
    }

    private static String saying(String kind, String body) {
        return Client.JSON
                .createObjectNode()
                .put("id", UUID.randomUUID().toString())
                .put(kind, body)
                .toString();
    }

    private HttpResponse<String> say(Client who, String text) {
        return send(who, saying("text", text));
    }

    private Page watch(Client who) {
        Page page = who.open();
        page.followWith(match, key().substring(5));
        return page;
    }

    private static List<String> texts(JsonNode chat) {
        return chat.path("messages").findValuesAsText("body");
    }

    @Test
    void messages_reach_the_other_player_in_order() {
        try (Page page = bert.open()) {
            page.follow(match);
            JsonNode before = page.listen(match);
            assertEquals("players", before.path("channel").asText());
            assertEquals(List.of(), texts(before));
            assertEquals(201, say(anna, "Good luck!").statusCode());
            assertEquals(2, Client.json(say(anna, "And fun.")).path("number").asInt());
            JsonNode first = page.next("chat");
            JsonNode message = first.at("/messages/0");
            assertEquals("Good luck!", message.path("body").asText());
            assertEquals("Anna", message.path("name").asText());
            assertEquals(1, message.path("seat").asInt());
            assertEquals("text", message.path("kind").asText());
            assertEquals(List.of("And fun."), texts(page.next("chat")));
        }
    }

    @Test
    void it_is_there_after_a_restart_and_a_page_gets_what_it_missed() {
        say(anna, "one");
        say(bert, "two");
        restart();
        anna = anna.at(server.port());
        bert = bert.at(server.port());
        say(anna, "three");
        try (Page page = bert.open()) {
            page.follow(match);
            JsonNode missed = page.listen(match, "players", 1);
            assertEquals(1, missed.path("since").asInt());
            assertEquals(List.of("two", "three"), texts(missed));
            assertEquals(List.of("one", "two", "three"), texts(page.listen(match)));
        }
    }

    @Test
    void players_and_watchers_do_not_read_each_other_even_after_the_end() {
        Client zoe = player("Zoe");
        try (Page a = anna.open();
                Page z = watch(zoe);
                Page stranger = watch(visitor())) {
            a.follow(match);
            a.listen(match);
            assertEquals("watchers", z.listen(match).path("channel").asText());
            stranger.listen(match);
            say(bert, "for the table");
            say(zoe, "for the gallery");
            assertEquals(List.of("for the table"), texts(a.next("chat")));
            assertEquals(List.of("for the gallery"), texts(z.next("chat")));
            assertEquals(List.of("for the gallery"), texts(stranger.next("chat")));
            a.ask(Client.command("resign", match, 2, 1));
            assertEquals(List.of("for the table"), texts(a.listen(match)));
            assertEquals(List.of("for the gallery"), texts(z.listen(match, "players", 0)));
            assertFalse(String.join("", a.traffic()).contains("gallery"));
            assertFalse(String.join("", z.traffic()).contains("for the table"));
            assertFalse(String.join("", stranger.traffic()).contains("for the table"));
        }
    }

    @Test
    void a_watcher_who_sits_down_moves_to_the_players_channel() {
        JsonNode made = anna.make("""
                {"game":"cartagena","seats":[{"kind":"me"},{"kind":"open"},{"kind":"open"}],"listed":true}""");
        match = made.path("match").asText();
        say(anna, "who comes?");
        Client zoe = player("Zoe");
        try (Page page = zoe.open();
                Page other = visitor().open()) {
            page.follow(match);
            other.follow(match);
            page.listen(match);
            other.listen(match);
            say(zoe, "me");
            page.next("chat");
            zoe.post("/api/matches/" + match + "/join", "{\"seat\":2}");
            say(bert, "she left us");
            other.next(message -> texts(message).contains("she left us"), "what a watcher says");
            JsonNode now = page.listen(match, "watchers", 1);
            assertEquals("players", now.path("channel").asText());
            assertEquals(List.of("who comes?"), texts(now));
            assertFalse(String.join("", page.traffic()).contains("she left us"));
        }
    }

    @Test
    void a_message_that_is_sent_twice_is_stored_once() {
        String saying = saying("text", "hello");
        assertEquals(1, Client.json(send(anna, saying)).path("number").asInt());
        assertEquals(1, Client.json(send(anna, saying)).path("number").asInt());
        assertEquals(2, Client.json(say(anna, "hello")).path("number").asInt());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"text\":\"no id\"}",
                "{\"id\":\"1\"}",
                "{\"id\":\"1\",\"text\":\"  \"}",
                "{\"id\":\"1\",\"text\":\"two\\nlines\"}",
                "{\"id\":\"1\",\"text\":\"turned \\u202eround\"}",
                "{\"id\":\"1\",\"phrase\":\"i-hate-you\"}",
                "{\"id\":\"1\",\"reaction\":\"skull\"}"
            })
    void a_bad_message_is_rejected_and_nothing_is_written(String bad) {
        HttpResponse<String> answer = send(anna, bad);
        assertEquals(400, answer.statusCode(), answer.body());
        assertEquals(1, Client.json(say(anna, "first")).path("number").asInt());
    }

    @Test
    void a_text_has_at_most_200_characters_in_any_script() {
        assertEquals(201, say(anna, "🙂".repeat(200)).statusCode());
        assertEquals(201, say(anna, "👩‍🚀 نامه‌ای").statusCode());
        assertEquals(400, say(anna, "x".repeat(201)).statusCode());
    }

    @Test
    void phrases_and_reactions_are_sent_as_codes() {
        send(anna, saying("phrase", "good-luck"));
        send(anna, saying("reaction", "cheer"));
        try (Page page = bert.open()) {
            page.follow(match);
            JsonNode messages = page.listen(match).path("messages");
            assertEquals(List.of("phrase", "reaction"), messages.findValuesAsText("kind"));
            assertEquals(List.of("good-luck", "cheer"), messages.findValuesAsText("body"));
        }
    }

    @Test
    void only_players_who_may_see_the_match_can_write_there() {
        String path = "/api/matches/" + match + "/chat";
        assertEquals(
                403, player("Zoe").send("POST", path, saying("text", "hello")).statusCode());
        assertEquals(
                401,
                visitor().send("POST", path + key(), saying("text", "hello")).statusCode());
        assertEquals(
                404,
                anna.send("POST", "/api/matches/nowhere/chat", saying("text", "hello"))
                        .statusCode());
        try (Page page = player("Zoe").open()) {
            page.say("{\"type\":\"follow-chat\",\"match\":\"" + match + "\"}");
            assertEquals("not-followed", page.next("error").path("code").asText());
        }
    }

    @Test
    void a_host_can_do_without_words_and_a_rematch_does_too() {
        annaAndBertPlay("arcanor", ",\"chat\":false");
        assertEquals("chat-off", Client.json(say(bert, "hello")).path("code").asText());
        try (Page page = anna.open()) {
            page.follow(match);
            page.say("{\"type\":\"follow-chat\",\"match\":\"" + match + "\"}");
            page.ask(Client.command("resign", match, 2, 1));
            page.ask(Client.command("rematch", match, 3, 1));
            match = anna.get("/api/matches/" + match).path("next").asText();
            assertEquals(
                    "chat-off", Client.json(say(anna, "hello")).path("code").asText());
            assertFalse(String.join("", page.traffic()).contains("\"type\":\"chat\""));
        }
    }

    @Test
    void a_message_is_reported_and_hidden_and_disappears_for_everybody() {
        say(bert, "fine");
        say(bert, "not fine");
        try (Page page = anna.open();
                Database database = database()) {
            page.follow(match);
            assertEquals(List.of("fine", "not fine"), texts(page.listen(match)));
            String report = "/api/matches/" + match + "/chat/2/report";
            assertEquals(204, anna.send("POST", report, "").statusCode());
            assertEquals(204, anna.send("POST", report, "").statusCode());
            assertEquals(
                    404,
                    anna.send("POST", "/api/matches/" + match + "/chat/3/report", "")
                            .statusCode());
            ReportRepository reports = new ReportRepository(database);
            Report found = reports.list(false).getFirst();
            assertEquals(new Place(match, ChatChannel.PLAYERS), found.place());
            assertEquals("Bert: not fine, 1", found.name() + ": " + found.body() + ", " + found.reports());
            assertTrue(reports.hide(found.place(), found.number(), System.currentTimeMillis()));
            assertEquals(2, page.next("chat").at("/hidden/0").asInt());
            assertEquals(List.of("fine"), texts(page.listen(match)));
            assertEquals(2, page.listen(match, "players", 2).at("/hidden/0").asInt());
            assertEquals(List.of(), reports.list(false));
            assertEquals(1, reports.list(true).size());
            assertFalse(reports.hide(found.place(), 77, 1));
        }
    }

    @Test
    void the_messages_of_a_deleted_player_are_hidden_too() {
        say(anna, "hello");
        say(bert, "my address is …");
        bert.send("DELETE", "/api/me", "");
        try (Page page = anna.open()) {
            page.follow(match);
            assertEquals(List.of("hello"), texts(page.listen(match)));
        }
        try (Database database = database()) {
            new ReportRepository(database).add(new Place(match, ChatChannel.PLAYERS), 2, "anybody", 1);
            assertEquals(
                    "", new ReportRepository(database).list(true).getFirst().body());
        }
    }
}
