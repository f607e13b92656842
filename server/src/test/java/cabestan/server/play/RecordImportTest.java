package cabestan.server.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.catalog.Games;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Game;
import cabestan.rules.game.Match;
import cabestan.rules.game.MatchRecord;
import cabestan.rules.game.Opening;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.rules.game.State;
import cabestan.rules.game.Variant;
import cabestan.server.support.Client;
import cabestan.server.support.Page;
import cabestan.server.support.TwoPlayerTest;
import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Matches that were begun elsewhere: finished ones are kept, running ones go on. */
class RecordImportTest extends TwoPlayerTest {

    private static final String ME_AND_OPEN = "[{\"kind\":\"me\"},{\"kind\":\"open\"}]";
    private static final String ME_AND_BOT = "[{\"kind\":\"me\"},{\"kind\":\"bot\",\"level\":1}]";

    /** A match that somebody has played on their own device so far. */
    private static Match begun(Setup setup, Game game, int actions) {
        Match local = Match.begin(game, setup);
        Dice dice = Seed.of(9).dice();
        for (int i = 0; i < actions; i++) {
            State state = local.state();
            local.play(state.randomAction(dice, new int[state.maxActions()]));
        }
        return local;
    }

    private static Setup setup(Game game, String variant) {
        Variant rules = game.variant(variant);
        return Setup.of(rules, rules.minSeats(), Seed.of(4)).beginning(0);
    }

    private static String record(Match local, Setup setup) {
        List<String> names = Collections.nCopies(setup.seats(), "Ann");
        return MatchRecord.of(local, Opening.published(setup), names, new MatchRecord.Running())
                .write();
    }

    private static String arcanor() {
        Game arcanor = Games.named("arcanor");
        Setup setup = setup(arcanor, "open");
        Match local = Match.begin(arcanor, setup);
        local.play(local.state().read("a1-a2"));
        return record(local, setup);
    }

    private JsonNode taken(HttpResponse<String> answer) {
        assertEquals(201, answer.statusCode(), answer.body());
        JsonNode made = Client.json(answer);
        match = made.path("match").asText();
        return made;
    }

    @Test
    void a_finished_match_goes_out_as_a_record_and_comes_back_in() {
        annaAndBertPlay("arcanor", "");
        try (Page a = anna.open();
                Page b = bert.open()) {
            a.ask(Client.command("act", match, 2, 1, "a1-a2"));
            b.ask(Client.command("resign", match, 3, 2));
        }
        String record =
                anna.send("GET", "/api/matches/" + match + "/record", "").body();
        Client zoe = player("Zoe");
        taken(zoe.upload(record, ""));
        assertEquals(
                record, zoe.send("GET", "/api/matches/" + match + "/record", "").body());
        assertEquals(match, zoe.get("/api/me/matches").at("/matches/0/id").asText());
        JsonNode first = zoe.get("/api/matches/" + match + "/positions/1");
        assertEquals("a1-a2", first.at("/gesture/text").asText());
    }

    @Test
    void a_running_match_against_a_bot_goes_on() {
        anna = player("Anna");
        taken(anna.upload(arcanor(), ME_AND_BOT));
        try (Page page = anna.open()) {
            JsonNode now = page.follow(match);
            if (now.path("version").asInt() < 3) {
                now = page.changedTo(3);
            }
            assertEquals(1, now.at("/summary/onTurn").asInt());
            JsonNode accepted = page.ask(Client.command("act", match, 3, 1, "a2-a3"));
            assertEquals("accepted", accepted.path("type").asText(), accepted.toString());
        }
    }

    @Test
    void a_friend_joins_the_running_match_by_link_and_plays_on() {
        anna = player("Anna");
        bert = player("Bert");
        JsonNode made = taken(anna.upload(arcanor(), ME_AND_OPEN));
        JsonNode waiting = anna.get("/api/matches/" + match);
        assertEquals("running", waiting.path("state").asText());
        assertEquals(3, waiting.path("version").asInt()); // started, acted, dealt
        JsonNode joined = bert.joinBy(made);
        assertTrue(joined.at("/seats/1/mine").asBoolean(), joined.toString());
        assertEquals(
                409,
                player("Zoe")
                        .send(
                                "POST",
                                "/api/matches/" + match + "/join",
                                "{\"key\":\"" + made.at("/invites/0/key").asText() + "\"}")
                        .statusCode());
        try (Page page = bert.open()) {
            JsonNode now = page.follow(match);
            assertEquals("a1-a2", now.at("/record/0/text").asText());
            JsonNode accepted = page.ask(Client.command("act", match, 4, 2, "a7-a6"));
            assertEquals("accepted", accepted.path("type").asText(), accepted.toString());
        }
    }

    @ParameterizedTest
    @CsvSource({"cartagena,basic", "cartagena,advanced", "cartagena,jamaica", "cartagena,tortuga", "fragile,straws"})
    void the_seed_of_an_uploaded_match_that_others_join_reveals_nothing(String name, String variant) {
        Game game = Games.named(name);
        Setup setup = setup(game, variant);
        Match local = begun(setup, game, 30);
        anna = player("Anna");
        bert = player("Bert");
        String seats = setup.seats() == 2 ? ME_AND_OPEN : ME_AND_OPEN.replace("]", ",{\"kind\":\"bot\",\"level\":1}]");
        JsonNode made = taken(anna.upload(record(local, setup), seats));
        bert.joinBy(made);
        String annaSees = anna.get("/api/matches/" + match + "/positions/30?seat=1")
                .path("position")
                .asText();
        assertEquals(local.state().view(0).position(), annaSees);
        String running =
                anna.send("GET", "/api/matches/" + match + "/record", "").body();
        assertFalse(running.contains("\nseed "), running);

        restart();
        anna = anna.at(server.port());
        try (Page page = anna.open()) {
            assertEquals(
                    annaSees,
                    anna.get("/api/matches/" + match + "/positions/30?seat=1")
                            .path("position")
                            .asText());
            int version = page.follow(match).path("version").asInt();
            page.ask(Client.command("resign", match, version, 1));
        }
        if (setup.seats() == 2) {
            MatchRecord over = MatchRecord.read(
                    anna.send("GET", "/api/matches/" + match + "/record", "").body(), Games::named);
            assertNotEquals(
                    local.state().position(), over.verify().stateAfter(30).position());
        }
    }

    @Test
    void a_record_that_cannot_be_imported_is_rejected_with_its_line_and_nothing_is_kept() {
        anna = player("Anna");
        String good = arcanor();
        String illegal = refused(good.replace("a1-a2", "a1-a5"), ME_AND_OPEN);
        assertTrue(illegal.contains("line 10: 'a1-a5'"), illegal);
        assertTrue(refused(good, "").contains("expected 'seats'"));
        assertTrue(refused(good, "[{\"kind\":\"me\"}]").contains("expected 2 seats"));
        assertTrue(refused(good.replaceAll("seed {6}.*\n", ""), ME_AND_OPEN).contains("not published"));
        assertTrue(refused(good.replace("running", "1,2 resigned"), ME_AND_OPEN).contains("is over"));
        assertTrue(refused("cabestan match 1\ngame chess\n", "").contains("line 2"));
        assertEquals(0, anna.get("/api/me/matches").path("matches").size());
    }

    @Test
    void a_record_that_would_keep_the_writer_busy_with_deals_is_rejected() {
        anna = player("Anna");
        Game cartagena = Games.named("cartagena");
        Setup setup = setup(cartagena, "jamaica");
        String good = record(begun(setup, cartagena, 0), setup);
        String deal = "deal      1 " + Seed.of(5).hash() + " " + Seed.of(5).hex() + "\n";
        String bad = good.replace("result ", deal.repeat(101) + "result ");
        HttpResponse<String> answer = anna.upload(bad, ME_AND_BOT);
        assertEquals(413, answer.statusCode(), answer.body());
        assertTrue(Client.json(answer).path("reason").asText().contains("more than 100 deals"), answer.body());
        assertEquals(0, anna.get("/api/me/matches").path("matches").size());
    }

    private String refused(String record, String seats) {
        HttpResponse<String> answer = anna.upload(record, seats);
        assertEquals(400, answer.statusCode(), answer.body());
        return Client.json(answer).path("reason").asText();
    }

    @Test
    void the_position_a_running_match_began_from_is_not_shown() {
        anna = player("Anna");
        Game cartagena = Games.named("cartagena");
        Match local = begun(setup(cartagena, "jamaica"), cartagena, 10);
        Match branch = Match.from(cartagena, local.state());
        String record = MatchRecord.of(
                        branch, Opening.position(branch), List.of("Ann", "Ben"), new MatchRecord.Running())
                .write();
        JsonNode made = taken(anna.upload(record, ME_AND_BOT));
        HttpResponse<String> watching = visitor()
                .send(
                        "GET",
                        "/api/matches/" + match + "/record?key="
                                + made.path("watch").asText(),
                        "");
        assertEquals(409, watching.statusCode(), watching.body());
    }
}
