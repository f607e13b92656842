package cabestan.server.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.catalog.Games;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Game;
import cabestan.rules.game.Match;
import cabestan.rules.game.MatchRecord;
import cabestan.rules.game.Seed;
import cabestan.rules.game.State;
import cabestan.rules.game.Variant;
import cabestan.server.ServerOptions;
import cabestan.server.support.Client;
import cabestan.server.support.MailServer;
import cabestan.server.support.Page;
import cabestan.server.support.PushService;
import cabestan.server.support.TwoPlayerTest;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** While a match runs, no byte that leaves the server tells more than the seat of who gets it may know (C15). */
class HiddenInformationTest extends TwoPlayerTest {

    private static final int ACTIONS = 40;
    private static final String TO_THE_TABLE = "only those who sit may read this";
    private static final String TO_THE_GALLERY = "only those who watch may read this";

    private final Dice dice = Seed.of(12).dice();
    private final Set<String> plans = new HashSet<>();
    private final List<String> mailed = new ArrayList<>();
    private String watch;
    private PushService pushes;
    private MailServer mails;

    @Override
    protected ServerOptions options() {
        try {
            mails = new MailServer();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return super.options().withPrivateWebhooks(true).withMail(Optional.of(mails.settings()));
    }

    @BeforeEach
    void listenToPushes() throws IOException {
        pushes = new PushService();
    }

    @AfterEach
    void stopListening() {
        pushes.close();
        mails.close();
    }

    static Stream<Arguments> variants() {
        return Stream.of("fragile", "cartagena", "arcanor") // noughts and crosses is over too soon
                .map(Games::named)
                .flatMap(game -> game.variants().stream().map(variant -> Arguments.of(game.id(), variant.id())));
    }

    /** Everything that reached somebody other than Anna, by any route. */
    private final class Snoop implements AutoCloseable {

        private final Client client;
        private final int seat;
        private final Page page;
        private final InputStream stream;
        private final List<String> heard = new CopyOnWriteArrayList<>();

        /** @param seat counted from 1, or 0 for a watcher */
        Snoop(Client client, int seat) throws IOException, InterruptedException {
            this.client = client;
            this.seat = seat;
            this.page = client.open();
            page.followWith(match, watch);
            page.listen(match);
            HttpRequest follow = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port()
                            + "/api/stream?match=" + match + "&chat=0&key=" + watch))
                    .header("Cookie", client.cookie())
                    .build();
            this.stream = HttpClient.newHttpClient()
                    .send(follow, BodyHandlers.ofInputStream())
                    .body();
        }

        private void get(String path) {
            heard.add(client.send("GET", path, "").body());
        }

        /** Asks for everything there is to ask for. */
        void askAround(int length) {
            String here = "/api/matches/" + match;
            String key = "?key=" + watch;
            for (String path : List.of(here, here + key, here + "/record" + key, "/api/me/matches", "/api/lobby")) {
                get(path);
            }
            for (int n = 0; n <= length + 1; n++) {
                for (String asked : List.of("", "&seat=0", "&seat=1", "&seat=" + seat)) {
                    get(here + "/positions/" + n + key + asked);
                }
            }
            for (String type : List.of("act", "undo", "ask-takeback", "rematch")) {
                String command = Client.command(type, match, 0, 1, "end");
                heard.add(page.ask(command).toString());
                heard.add(client.send("POST", here + "/commands", command).body());
            }
            for (String channel : List.of("players", "watchers")) {
                page.say("{\"type\":\"follow-chat\",\"match\":\"" + match + "\",\"channel\":\"" + channel + "\"}");
            }
            get(here + "/friends");
            get(here + "/replies");
            String plan = Client.command("plan-replies", match, 0, 1).replace("}", ",\"lines\":[]}");
            heard.add(client.send("POST", here + "/commands", plan).body());
            heard.add(client.send("POST", here + "/chat/1/report" + key, "").body());
            page.say("{\"type\":\"lobby\",\"follow\":true}");
            page.say("{\"type\":\"follow\",\"match\":\"" + match + "\",\"key\":\"" + watch + "\",\"since\":0}");
            page.say("{\"type\":\"follow\",\"match\":\"" + match + "\"}");
            page.say("{\"type\":\"ping\"}");
            page.next("pong");
        }

        /** The stream up to this version; later it holds no secrets any more. */
        void readStream(int version) throws IOException {
            int told = -1;
            while (told < version) {
                StringBuilder line = new StringBuilder();
                for (int c = stream.read(); c != '\n'; c = stream.read()) {
                    line.append((char) c);
                }
                heard.add(line.toString());
                JsonNode message = line.isEmpty() ? Client.read("{}") : Client.read(line.toString());
                told = message.path("version").asInt(told);
            }
        }

        List<String> everything() {
            List<String> all = new ArrayList<>(heard);
            all.addAll(page.traffic());
            return all;
        }

        @Override
        public void close() throws IOException {
            stream.close();
            page.close();
        }
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("variants")
    void nobody_is_sent_what_only_another_may_know(String game, String variant)
            throws IOException, InterruptedException {
        sit(game, variant);
        Client zoe = player("Zoe");
        try (Snoop opponent = new Snoop(bert, 2);
                Snoop watcher = new Snoop(zoe, 0)) {
            say(anna, TO_THE_TABLE);
            say(zoe, TO_THE_GALLERY);
            int version = playSome();
            assertEquals(Games.named(game).hasPerfectInformation(variant), !plans.isEmpty(), "what Anna planned");
            for (Snoop snoop : List.of(opponent, watcher)) {
                snoop.askAround(ACTIONS);
                snoop.readStream(version);
            }
            List<String> toBert = opponent.everything();
            toBert.addAll(pushed());
            toBert.addAll(mailed());
            List<String> toZoe = watcher.everything();
            Match truth = truth();
            searchFor(union(secrets(truth, 1), plans), toBert);
            searchFor(union(secrets(truth, State.WATCHER), plans), toZoe);
            assertEquals("true false", hears(toBert, TO_THE_TABLE) + " " + hears(toBert, TO_THE_GALLERY));
            assertEquals("false true", hears(toZoe, TO_THE_TABLE) + " " + hears(toZoe, TO_THE_GALLERY));
        }
    }

    private static Set<String> union(Set<String> some, Set<String> others) {
        Set<String> all = new HashSet<>(some);
        all.addAll(others);
        return all;
    }

    private void say(Client who, String text) {
        String saying = "{\"id\":\"1\",\"text\":\"" + text + "\"}";
        assertEquals(
                201,
                who.send("POST", "/api/matches/" + match + "/chat?key=" + watch, saying)
                        .statusCode());
    }

    private static boolean hears(List<String> heard, String text) {
        return heard.stream().anyMatch(message -> message.contains(text));
    }

    /** What Bert's device was told. */
    private List<String> pushed() {
        List<String> told = new ArrayList<>(List.of(pushes.next().notice().toString()));
        pushes.rest().forEach(message -> told.add(message.notice().toString()));
        return told;
    }

    /** What was mailed to Bert. */
    private List<String> mailed() {
        mails.rest().forEach(mail -> mailed.add(mail.toString()));
        return mailed;
    }

    private void sit(String game, String variant) {
        Variant rules = Games.named(game).variant(variant);
        anna = player("Anna");
        bert = player("Bert");
        String bots = ",{\"kind\":\"bot\",\"level\":1}".repeat(Math.max(0, rules.minSeats() - 2));
        JsonNode made = anna.make("{\"game\":\"" + game + "\",\"variant\":\"" + variant
                + "\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}" + bots + "],\"first\":1}");
        match = made.path("match").asText();
        watch = made.path("watch").asText();
        bert.joinBy(made);
        bert.send("PUT", "/api/me/device", pushes.subscription("bert") + "}");
        bert.send("PUT", "/api/me/mail", "{\"address\":\"bert@example.org\"}");
        assertEquals(
                200, bert.send("POST", mails.next().link("mail/confirm"), "").statusCode());
    }

    /** Anna and Bert play; gives the version the match has then. */
    private int playSome() {
        try (Page a = anna.open();
                Page b = bert.open()) {
            Page[] pages = {a, b};
            JsonNode[] seen = {a.follow(match), b.follow(match)};
            int version = seen[0].path("version").asInt();
            for (int acted = 0; acted < ACTIONS; ) {
                int seat = seen[0].at("/summary/onTurn").asInt();
                assertEquals("running", seen[0].at("/summary/state").asText());
                planReplies(seen[0]);
                if (seat == 2 && mailed.isEmpty()) { // a player who acts before the mail is sent gets none
                    mailed.add(mails.next().toString());
                }
                if (seat > 2) { // a bot thinks
                    version++;
                } else {
                    JsonNode legal = seen[seat - 1].at("/views/0/legal");
                    String action =
                            legal.get(dice.below(legal.size())).path("text").asText();
                    JsonNode answer = pages[seat - 1].ask(Client.command("act", match, version, seat, action));
                    version = answer.path("version").asInt();
                    acted++;
                }
                version = lookUntilBothSee(pages, seen, version);
            }
            return version;
        }
    }

    /** While Bert is at the beginning of a turn Anna plans a reply to one of his turns, where that is possible. */
    private void planReplies(JsonNode seen) {
        Game game = Games.named(seen.at("/summary/game").asText());
        boolean canPlan = game.hasPerfectInformation(seen.at("/summary/variant").asText());
        if (!canPlan || seen.at("/summary/onTurn").asInt() != 2) {
            return;
        }
        State state = game.readPosition(seen.at("/views/0/position").asText());
        String line = "[\"" + anyTurn(state) + "\",\"" + anyTurn(state) + "\"]";
        String plan = Client.command("plan-replies", match, seen.path("version").asInt(), 1);
        JsonNode answer =
                anna.post("/api/matches/" + match + "/commands", plan.replace("}", ",\"lines\":[" + line + "]}"));
        if (answer.path("type").asText().equals("accepted")) { // not in the middle of a turn
            plans.add(line);
        }
    }

    private String anyTurn(State state) {
        int turn = state.turn();
        List<String> actions = new ArrayList<>();
        while (state.turn() == turn) {
            int action = state.randomAction(dice, new int[state.maxActions()]);
            actions.add(state.write(action));
            state.play(action);
        }
        return String.join(" ", actions);
    }

    private static int lookUntilBothSee(Page[] pages, JsonNode[] seen, int least) {
        int version = least;
        while (seen[0].path("version").asInt() < version
                || seen[1].path("version").asInt() < version) {
            for (int i = 0; i < 2; i++) {
                if (seen[i].path("version").asInt() < version) {
                    seen[i] = pages[i].changedTo(version); // or later: a bot may have acted again
                    version = seen[i].path("version").asInt();
                }
            }
        }
        return version;
    }

    /** The match as it really was, which its record tells once it is over. */
    private Match truth() {
        for (Client client : List.of(anna, bert)) {
            int seat = client == anna ? 1 : 2;
            JsonNode answer;
            do { // a bot may act in between
                int now = client.get("/api/matches/" + match).path("version").asInt();
                answer = client.post("/api/matches/" + match + "/commands", Client.command("resign", match, now, seat));
            } while (answer.path("code").asText().equals("stale"));
        }
        String record =
                anna.send("GET", "/api/matches/" + match + "/record", "").body();
        return MatchRecord.read(record, Games::named).verify();
    }

    /** Every line of every position that this seat never saw, and the seed. */
    private static Set<String> secrets(Match truth, int seat) {
        Set<String> secrets = new HashSet<>();
        Set<String> shown = new HashSet<>();
        for (int n = 0; n <= truth.length(); n++) {
            State state = truth.stateAfter(n);
            if (!state.isOver()) {
                secrets.addAll(state.position().lines().toList());
                shown.addAll(state.view(seat).position().lines().toList());
            }
        }
        secrets.removeAll(shown);
        return secrets;
    }

    private void searchFor(Set<String> secrets, List<String> heard) {
        String seed = anna.get("/api/matches/" + match).path("seed").asText();
        assertFalse(seed.isEmpty());
        assertTrue(heard.size() > 2 * ACTIONS, "not much was heard");
        for (String message : heard) {
            assertFalse(message.contains(seed), message);
            for (String secret : secrets) {
                assertFalse(message.contains(secret), () -> secret + " was told in " + message);
            }
            assertFalse(message.contains("\"seat\":1,\"position\""), message);
        }
    }
}
