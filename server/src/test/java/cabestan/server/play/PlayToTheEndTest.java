package cabestan.server.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.catalog.Games;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Game;
import cabestan.rules.game.MatchRecord;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Variant;
import cabestan.server.support.Client;
import cabestan.server.support.FollowedRecord;
import cabestan.server.support.Page;
import cabestan.server.support.ServerTest;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Two clients play every game and variant to the end over the protocol, losing their connection on the way. */
class PlayToTheEndTest extends ServerTest {

    private static final int ACTIONS_BEFORE_RESIGNING = 400;

    private final Dice dice = Seed.of(7).dice();

    static Stream<Arguments> variants() {
        return Games.all().stream()
                .flatMap(game -> game.variants().stream().map(variant -> Arguments.of(game.id(), variant.id())));
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("variants")
    void people_play_to_the_end(String game, String variant) {
        Variant rules = variantOf(game, variant);
        Player[] players = seat(game, variant, Math.max(2, rules.minSeats()), "");
        play(players);
        check(players);
    }

    @ParameterizedTest(name = "{0} {1} with a bot")
    @MethodSource("variants")
    void people_and_a_bot_play_to_the_end(String game, String variant) {
        Variant rules = variantOf(game, variant);
        int people = rules.maxSeats() > 2 ? 2 : 1;
        Player[] players = seat(game, variant, people, ",{\"kind\":\"bot\",\"level\":1}");
        play(players);
        check(players);
    }

    private static Variant variantOf(String game, String variant) {
        return Games.named(game).variant(variant);
    }

    /** A follower of the match, who builds the record from the events and checks that no version is missing. */
    private final class Player {

        private final Client client;
        private final int seat;
        private final List<String> traffic = new ArrayList<>();
        private final FollowedRecord followed = new FollowedRecord();
        private Page page;

        Player(Client client, int seat) {
            this.client = client;
            this.seat = seat;
        }

        void come(String match) {
            page = client.open();
            followed.look(followed.version() < 0 ? page.follow(match) : page.follow(match, followed.version()));
        }

        void loseConnection() {
            traffic.addAll(page.traffic());
            page.close();
        }

        void lookUntil(int wanted) {
            while (followed.version() < wanted) {
                followed.look(page.next("changed"));
            }
        }

        int act(String match) {
            JsonNode legal = followed.legal();
            String action = legal.get(dice.below(legal.size())).path("text").asText();
            JsonNode answer = page.ask(Client.command("act", match, followed.version(), seat, action));
            assertEquals("accepted", answer.path("type").asText(), answer.toString());
            return answer.path("version").asInt();
        }
    }

    private String match;
    private Game game;

    private Player[] seat(String gameId, String variant, int people, String bot) {
        game = Games.named(gameId);
        Client host = player("Player 1");
        StringBuilder seats = new StringBuilder("{\"kind\":\"me\"}");
        for (int i = 1; i < people; i++) {
            seats.append(",{\"kind\":\"open\"}");
        }
        JsonNode made = host.make(
                "{\"game\":\"" + gameId + "\",\"variant\":\"" + variant + "\",\"seats\":[" + seats + bot + "]}");
        match = made.path("match").asText();
        Player[] players = new Player[people];
        players[0] = new Player(host, 1);
        for (int i = 1; i < people; i++) {
            Client guest = player("Player " + (i + 1));
            guest.post(
                    "/api/matches/" + match + "/join",
                    "{\"key\":\"" + made.at("/invites/" + (i - 1) + "/key").asText() + "\"}");
            players[i] = new Player(guest, i + 1);
        }
        return players;
    }

    private void play(Player[] players) {
        for (Player player : players) {
            player.come(match);
        }
        int actions = 0;
        int version = players[0].followed.version();
        while (!players[0].followed.isOver()) {
            for (Player player : players) {
                player.lookUntil(version);
            }
            int latest = Arrays.stream(players)
                    .mapToInt(player -> player.followed.version())
                    .max()
                    .orElseThrow();
            if (latest > version) { // who has just come back may have seen the bot act before the others
                version = latest;
                continue;
            }
            int seat = players[0].followed.onTurn();
            if (players[0].followed.isOver()) {
                break;
            }
            if (seat > players.length) { // a bot thinks
                version = players[0].followed.version() + 1;
                continue;
            }
            Player player = players[seat - 1];
            if (actions++ == ACTIONS_BEFORE_RESIGNING) {
                version = resign(players);
            } else {
                version = player.act(match);
            }
            if (dice.below(40) == 0) {
                Player unlucky = players[dice.below(players.length)];
                unlucky.loseConnection();
                unlucky.come(match);
            }
        }
        for (Player player : players) {
            player.lookUntil(players[0].followed.version());
            assertTrue(player.followed.isOver());
            player.loseConnection();
        }
    }

    /** Random play can be long; all but the last give up in the end. */
    private int resign(Player[] players) {
        int version = 0;
        for (Player player : players) {
            player.lookUntil(version);
            if (!player.followed.isOver()) {
                JsonNode answer;
                do { // a bot may act in between
                    int known = player.client
                            .get("/api/matches/" + match)
                            .path("version")
                            .asInt();
                    answer = player.page.ask(Client.command("resign", match, known, player.seat));
                } while (answer.path("code").asText().equals("stale"));
                version = Math.max(version, answer.path("version").asInt());
                player.loseConnection(); // what the bot did while waiting for the answer was passed over
                player.come(match);
            }
        }
        return version;
    }

    private void check(Player[] players) {
        String text = players[0]
                .client
                .send("GET", "/api/matches/" + match + "/record", "")
                .body();
        MatchRecord record = MatchRecord.read(text, Games::named);
        record.verify();
        List<String> played =
                record.actions().stream().map(MatchRecord.Played::text).toList();
        for (Player player : players) {
            assertEquals(played, player.followed.record());
            player.traffic.forEach(message -> checkHidden(message, player.seat));
        }
    }

    /** C15: while the match runs, a seat reads a letter only in its own hand; the deck is nobody's. */
    private void checkHidden(String message, int seat) {
        JsonNode changed = Client.read(message);
        boolean hidden = game.id().equals("cartagena")
                && !changed.at("/summary/variant").asText().equals("tortuga")
                && changed.at("/summary/state").asText().equals("running");
        assertFalse(changed.at("/summary/state").asText().equals("running") && message.contains("\"seed\":"));
        if (!hidden) {
            return;
        }
        for (String line : changed.at("/views/0/position").asText().split("\n")) {
            boolean ownHand = line.matches("hand +" + seat + "( .*)?");
            if (line.startsWith("deck") || line.startsWith("hand") && !ownHand) {
                assertFalse(line.matches("(deck|hand +\\d+) .*[A-Z].*"), line);
            }
        }
        assertEquals(1, changed.path("views").size());
    }
}
