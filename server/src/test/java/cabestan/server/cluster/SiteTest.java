package cabestan.server.cluster;

import static cabestan.server.support.ServerTest.await;
import static org.junit.jupiter.api.Assertions.assertEquals;

import cabestan.server.Server;
import cabestan.server.ServerOptions;
import cabestan.server.Worker;
import cabestan.server.http.limit.Limits;
import cabestan.server.support.Client;
import cabestan.server.support.Page;
import cabestan.server.support.Postgres;
import cabestan.server.support.Redis;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nodes with one database are one site: whatever happens on one node happens once, and all nodes know it. */
class SiteTest {

    private static final String TWO_PLAYERS = "\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}],\"first\":1";

    @TempDir
    Path data;

    private String database;
    private Redis redis;
    private Server one;
    private Server two;

    @BeforeEach
    void start() throws IOException {
        database = Postgres.fresh();
        redis = new Redis(data);
        one = started(options());
        two = started(options());
    }

    @AfterEach
    void stop() {
        one.stop();
        two.stop();
        redis.close();
    }

    private ServerOptions options() {
        return ServerOptions.in(data)
                .withPort(0)
                .withDatabase(database)
                .withBus(redis.url())
                .withLimits(Limits.NONE);
    }

    private static Server started(ServerOptions options) {
        Server server = new Server(options);
        server.start();
        return server;
    }

    private static String begin(Client anna, Client bert, String more) {
        JsonNode made = anna.make("{\"game\":\"arcanor\"," + TWO_PLAYERS + more + "}");
        String match = made.path("match").asText();
        bert.joinBy(made);
        return match;
    }

    @Test
    void a_reply_that_is_planned_on_one_node_is_played_by_the_other_which_did_not_know_of_it() {
        Client anna = new Client(one.port(), "Anna");
        Client bert = new Client(two.port(), "Bert");
        String match = begin(anna, bert, "");
        String commands = "/api/matches/" + match + "/commands";
        assertEquals(
                1, anna.get("/api/matches/" + match).path("onTurn").asInt(), "the first node has the match in memory");
        String plan = Client.command("plan-replies", match, 2, 2);
        bert.post(commands, plan.replace("}", ",\"lines\":[[\"a1-a2\",\"d7-d6\",\"b1-b2\",\"b7-b6\"]]}"));
        JsonNode answer = anna.post(commands, Client.command("act", match, 2, 1, "a1-a2"));
        assertEquals(
                "accepted 4",
                answer.path("type").asText() + " " + answer.path("version").asInt());
        answer = anna.at(two.port()).post(commands, Client.command("act", match, 4, 1, "b1-b2"));
        assertEquals(
                "accepted 6",
                answer.path("type").asText() + " " + answer.path("version").asInt());
    }

    @Test
    void a_plan_that_was_made_on_one_node_is_dropped_and_made_again_on_the_other() {
        Client anna = new Client(one.port(), "Anna");
        Client bert = new Client(two.port(), "Bert");
        String match = begin(anna, bert, "");
        String commands = "/api/matches/" + match + "/commands";
        String replies = "/api/matches/" + match + "/replies";
        String none = Client.command("plan-replies", match, 2, 2).replace("}", ",\"lines\":[]}");
        String some = none.replace("[]", "[[\"a1-a2\",\"d7-d6\"]]");
        Client elsewhere = bert.at(one.port());
        assertEquals(0, elsewhere.get(replies).path("plans").size(), "the first node has the match in memory");
        elsewhere.post(commands, none);
        bert.post(commands, some);
        elsewhere.post(commands, none);
        assertEquals(0, bert.get(replies).path("plans").size(), "it was dropped");
        bert.post(commands, some);
        assertEquals(1, elsewhere.get(replies).path("plans").size(), "it was made again");
    }

    @Test
    void a_token_that_is_revoked_on_one_node_ends_its_sockets_and_sessions_on_the_other() {
        Client anna = new Client(one.port(), "Anna");
        JsonNode token = anna.post("/api/me/tokens", "{\"label\":\"bot\"}");
        Client bot = new Client(two.port()).withToken(token.path("token").asText());
        try (Page page = bot.open();
                Page hers = anna.at(two.port()).open()) {
            anna.send("DELETE", "/api/me/tokens/" + token.path("id").asText(), "");
            await(page::isClosed, "the socket outlives its token");
            String session = anna.get("/api/me/sessions").at("/sessions/0/id").asText();
            anna.send("DELETE", "/api/me/sessions/" + session, "");
            await(hers::isClosed, "the socket outlives its session");
            await(() -> !anna.at(two.port()).get("/api/me").has("name"), "the session lives on at the other node");
        }
    }

    @Test
    void a_message_on_one_node_reaches_the_other_with_Redis_or_without() throws IOException {
        Client anna = new Client(one.port(), "Anna");
        Client bert = new Client(two.port(), "Bert");
        String match = begin(anna, bert, "");
        String path = "/api/matches/" + match + "/chat";
        try (Page page = bert.open()) {
            page.follow(match);
            page.listen(match);
            anna.send("POST", path, "{\"id\":\"1\",\"text\":\"by the bus\"}");
            assertEquals("by the bus", page.next("chat").at("/messages/0/body").asText());
            redis.kill();
            anna.send("POST", path, "{\"id\":\"2\",\"text\":\"from the database\"}");
            assertEquals(
                    "from the database",
                    page.next("chat").at("/messages/0/body").asText());
        }
    }

    @Test
    void watchers_and_friends_on_one_node_are_seen_on_the_other() {
        Client anna = new Client(one.port(), "Anna");
        Client bert = new Client(two.port(), "Bert");
        String match = begin(anna, bert, "");
        String watch = anna.get("/api/matches/" + match).path("watch").asText();
        try (Page a = anna.open();
                Page stranger = new Client(two.port()).open()) {
            a.follow(match);
            stranger.followWith(match, watch);
            assertEquals(1, a.next("watchers").path("others").asInt());
            a.ask(Client.command("resign", match, 2, 1));
        }
        anna.send("POST", "/api/me/friends", "{\"match\":\"" + match + "\",\"seat\":2}");
        bert.send("POST", "/api/me/friends", "{\"match\":\"" + match + "\",\"seat\":1}");
        try (Page page = bert.open()) {
            page.follow(match);
            await(
                    () -> anna.get("/api/me/friends").at("/friends/0/online").asBoolean(),
                    "a friend on the other node is not seen");
        }
    }

    @Test
    void of_two_actions_for_the_same_version_one_counts_and_the_other_is_shown_how_things_stand() {
        Client anna = new Client(one.port(), "Anna");
        Client bert = new Client(two.port(), "Bert");
        String match = begin(anna, bert, "");
        try (Page here = anna.open();
                Page there = anna.at(two.port()).open()) {
            here.follow(match);
            there.follow(match);
            for (int round = 0; round < 10; round++) {
                int version = 2 + round;
                int seat = anna.get("/api/matches/" + match).path("onTurn").asInt();
                Client mover = seat == 1 ? anna : bert;
                try (Page left = mover.at(one.port()).open();
                        Page right = mover.at(two.port()).open()) {
                    JsonNode legal = left.follow(match).at("/views/0/legal");
                    right.follow(match);
                    String first = legal.get(0).path("text").asText();
                    String second = legal.get(legal.size() - 1).path("text").asText();
                    CompletableFuture<JsonNode> other = CompletableFuture.supplyAsync(
                            () -> right.ask(Client.command("act", match, version, seat, second)));
                    JsonNode mine = left.ask(Client.command("act", match, version, seat, first));
                    List<JsonNode> answers = List.of(mine, other.join());
                    List<String> types = answers.stream()
                            .map(answer -> answer.path("type").asText())
                            .sorted()
                            .toList();
                    assertEquals(List.of("accepted", "rejected"), types, answers.toString());
                    JsonNode rejected = answers.stream()
                            .filter(answer -> answer.path("type").asText().equals("rejected"))
                            .findFirst()
                            .orElseThrow();
                    assertEquals("stale", rejected.path("code").asText());
                    assertEquals(version + 1, rejected.path("version").asInt());
                    assertEquals(1, rejected.path("views").size());
                }
                assertEquals(
                        version + 1, here.changedTo(version + 1).path("version").asInt());
                assertEquals(
                        version + 1,
                        there.changedTo(version + 1).path("version").asInt());
            }
        }
    }

    @Test
    void a_player_has_one_name_and_is_seen_wherever_they_are() {
        Client anna = new Client(one.port(), "Anna");
        Client bert = new Client(two.port(), "Bert");
        String match = begin(anna, bert, "");
        try (Page a = anna.open()) {
            a.follow(match);
            try (Page b = bert.open()) {
                b.follow(match);
                await(() -> sees(anna, match, 1), "Anna does not see that Bert is there");
                await(() -> sees(bert, match, 0), "Bert does not see that Anna is there");
            }
            await(() -> !sees(anna, match, 1), "Anna does not see that Bert has gone");
        }
        bert.post("/api/me", "{\"name\":\"Bertha\"}");
        await(
                () -> anna.get("/api/matches/" + match)
                        .at("/seats/1/name")
                        .asText()
                        .equals("Bertha"),
                "the old name is still shown");
        assertEquals(
                "Bertha",
                bert.at(one.port()).get("/api/me").path("name").asText(),
                "all nodes sign cookies with the same key");
    }

    private static boolean sees(Client who, String match, int seat) {
        return who.get("/api/matches/" + match).at("/seats/" + seat + "/online").asBoolean();
    }

    @Test
    void the_lobby_is_the_same_everywhere() {
        Client anna = new Client(one.port(), "Anna");
        Client bert = new Client(two.port(), "Bert");
        try (Page page = bert.open()) {
            page.say("{\"type\":\"lobby\",\"follow\":true}");
            assertEquals(0, page.next("lobby").path("tables").size());
            anna.make("{\"game\":\"arcanor\",\"listed\":true," + TWO_PLAYERS + "}");
            assertEquals(1, page.next("lobby").path("tables").size());
        }
    }

    @Test
    void a_clock_runs_out_once_on_whichever_node() {
        Client anna = new Client(one.port(), "Anna");
        Client bert = new Client(two.port(), "Bert");
        JsonNode made = anna.make("{\"game\":\"arcanor\"," + TWO_PLAYERS
                + ",\"clock\":{\"kind\":\"match\",\"seconds\":2,\"increment\":0}}");
        String match = made.path("match").asText();
        try (Page a = anna.open();
                Page b = anna.at(two.port()).open()) {
            a.follow(match);
            b.follow(match);
            bert.joinBy(made); // the clock starts
            for (Page page : List.of(a, b)) {
                JsonNode over = page.changedTo(3);
                JsonNode events = over.path("events"); // a page that was behind is sent several at once
                assertEquals(
                        "timed-out", events.path(events.size() - 1).path("kind").asText());
                assertEquals("over", over.at("/summary/state").asText());
            }
        }
        assertEquals(3, anna.get("/api/matches/" + match).path("version").asInt());
    }

    @Test
    void a_clock_runs_out_although_the_node_where_it_was_set_has_gone() {
        Client anna = new Client(one.port(), "Anna");
        Client bert = new Client(one.port(), "Bert");
        String match = begin(anna, bert, ",\"clock\":{\"kind\":\"match\",\"seconds\":5,\"increment\":0}");
        one.stop();
        Client elsewhere = anna.at(two.port());
        await(
                () -> elsewhere
                        .get("/api/matches/" + match)
                        .path("state")
                        .asText()
                        .equals("over"),
                "no node checked the clock");
        one = started(options());
    }

    @Test
    void bots_think_on_a_worker_when_the_nodes_leave_it_to_one() throws IOException {
        one.stop();
        two.stop();
        one = started(options().withThinking(false));
        two = started(options().withThinking(false));
        Client anna = new Client(one.port(), "Anna");
        String match = anna.make("{\"game\":\"cartagena\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"bot\",\"level\":1}],"
                        + "\"first\":2}")
                .path("match")
                .asText();
        try (Page page = anna.at(two.port()).open();
                Worker worker = new Worker(options())) {
            assertEquals(1, page.follow(match).path("version").asInt(), "no node thinks for the bot");
            worker.start();
            JsonNode changed = page.changedTo(2);
            while (changed.at("/summary/onTurn").asInt() != 1) {
                changed = page.next("changed");
            }
            String action = changed.at("/views/0/legal/0/text").asText();
            int version = changed.path("version").asInt();
            assertEquals(
                    "accepted",
                    page.ask(Client.command("act", match, version, 1, action))
                            .path("type")
                            .asText());
        }
    }
}
