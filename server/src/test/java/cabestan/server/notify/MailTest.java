package cabestan.server.notify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.ServerOptions;
import cabestan.server.support.Client;
import cabestan.server.support.MailServer;
import cabestan.server.support.MailServer.Mail;
import cabestan.server.support.Page;
import cabestan.server.support.TwoPlayerTest;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** A player gets mails about matches, at an address that was confirmed. Each test mostly waits, so they run side by side. */
@Execution(ExecutionMode.CONCURRENT)
class MailTest extends TwoPlayerTest {

    private MailServer mails;
    private long ahead;

    @Override
    protected ServerOptions options() {
        try {
            mails = mails == null ? new MailServer() : mails;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return super.options()
                .withMail(Optional.of(mails.settings()))
                .withMachineClock(() -> System.currentTimeMillis() + ahead);
    }

    /** In this order the server looks for its mail server in vain at no time. */
    @Override
    @AfterEach
    protected void stop() {
        mails.hurry();
        super.stop();
        mails.close();
    }

    private static HttpResponse<String> give(Client client, String address, String more) {
        return client.send("PUT", "/api/me/mail", "{\"address\":\"" + address + "\"" + more + "}");
    }

    /** Gives an address and confirms it. */
    private void subscribe(Client client, String address, String more) {
        assertEquals(200, give(client, address, more).statusCode());
        Mail asked = mails.next();
        assertEquals(address, asked.to());
        assertEquals(200, press(asked.link("mail/confirm")).statusCode());
    }

    /** Presses the button of a page behind a link, as somebody who is not signed in. */
    private HttpResponse<String> press(String path) {
        return Client.exchange(HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path))
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(BodyPublishers.ofString("List-Unsubscribe=One-Click"))
                .build());
    }

    private HttpResponse<String> look(String path) {
        return Client.exchange(HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path))
                .build());
    }

    private void aDayPasses() {
        ahead = Duration.ofHours(25).toMillis();
        restart();
    }

    private void annaActs() {
        try (Page page = anna.open()) {
            JsonNode shown = page.follow(match);
            String action = shown.at("/views/0/legal/0/text").asText();
            page.ask(Client.command("act", match, shown.path("version").asInt(), 1, action));
        }
    }

    private void annaResigns() {
        int version = anna.get("/api/matches/" + match).path("version").asInt();
        anna.send("POST", "/api/matches/" + match + "/commands", Client.command("resign", match, version, 1));
    }

    @Test
    void an_address_is_told_nothing_before_the_link_that_was_mailed_to_it_is_used() {
        annaAndBertPlay("arcanor", "");
        assertEquals(200, give(bert, "bert@example.org", "").statusCode());
        Mail asked = mails.next();
        assertFalse(asked.text().contains("Bert"), "whoever gives an address writes nothing of the mail");
        String link = asked.link("mail/confirm");
        HttpResponse<String> page = look(link);
        assertEquals(200, page.statusCode());
        assertTrue(page.body().contains("bert@example.org"), page.body());
        assertFalse(bert.get("/api/me/mail").path("confirmed").asBoolean(), "to look changes nothing");
        annaActs();
        assertEquals(0, server.countRows().get("outbox"));

        assertEquals(200, press(link).statusCode());
        assertTrue(bert.get("/api/me/mail").path("confirmed").asBoolean());
        annaResigns();
        assertTrue(mails.next().text().startsWith("The match is over."));
        assertEquals(List.of(), mails.rest());
    }

    @Test
    void a_mail_tells_that_it_is_my_turn_in_my_language() {
        annaAndBertPlay("arcanor", "");
        subscribe(bert, "bert@example.org", ",\"language\":\"fr\"");
        annaActs();
        Mail turn = mails.next();
        assertEquals("Arcanor · Anna", turn.subject());
        assertTrue(turn.text().startsWith("C’est à vous de jouer."), turn.text());
        assertEquals("/match?id=" + match, turn.link("match"));
        assertEquals("text/plain; charset=utf-8", turn.headers().get("Content-Type"));
        assertEquals("auto-generated", turn.headers().get("Auto-Submitted"));
        annaResigns();
        Mail over = mails.next();
        assertEquals(turn.headers().get("References"), over.headers().get("References"), "they stay together");
        assertEquals(turn.subject(), over.subject());
    }

    @Test
    void one_press_stops_all_mails_without_signing_in() {
        annaAndBertPlay("arcanor", "");
        subscribe(bert, "bert@example.org", "");
        annaActs();
        Mail turn = mails.next();
        String link = turn.link("mail/stop");
        assertEquals("<https://play.example.org" + link + ">", turn.headers().get("List-Unsubscribe"));
        assertEquals("List-Unsubscribe=One-Click", turn.headers().get("List-Unsubscribe-Post"));
        String guess = link.substring(0, link.length() - 1) + (link.endsWith("0") ? "1" : "0");
        assertEquals(410, press(guess).statusCode());
        assertEquals(410, press(link.replace("/stop/", "/confirm/")).statusCode());
        assertEquals(200, look(link).statusCode());
        assertTrue(bert.get("/api/me/mail").path("confirmed").asBoolean(), "to look changes nothing");

        assertEquals(200, press(link).statusCode());
        assertTrue(bert.get("/api/me/mail").path("address").isMissingNode());
        assertEquals(0, server.countRows().get("mailboxes"));
        annaResigns();
        assertEquals(0, server.countRows().get("outbox"));
        assertEquals(410, press(link).statusCode());
    }

    @Test
    void nobody_can_be_mailed_at_will() {
        for (String name : List.of("One", "Two", "Three")) {
            assertEquals(
                    200, give(player(name), "bert+" + name + "@example.org", "").statusCode());
            mails.next();
        }
        HttpResponse<String> fourth = give(player("Four"), "Bert@Example.org", "");
        assertEquals(429, fourth.statusCode());
        assertTrue(fourth.body().contains("too-many-mails"), fourth.body());
        Client busy = player("Busy");
        for (int i = 0; i < 5; i++) {
            assertEquals(200, give(busy, "somebody" + i + "@example.org", "").statusCode());
            mails.next();
        }
        assertEquals(429, give(busy, "one-more@example.org", "").statusCode());
        assertEquals(
                "somebody4@example.org",
                busy.get("/api/me/mail").path("address").asText());
        busy.send("DELETE", "/api/me", "");
        assertEquals(429, give(player("Busy"), "bert@example.org", "").statusCode(), "the count stays");
        aDayPasses();
        assertEquals(200, give(player("Late"), "bert@example.org", "").statusCode());
    }

    @Test
    void a_link_that_confirms_expires_after_a_day() {
        bert = player("Bert");
        give(bert, "bert@example.org", "");
        String link = mails.next().link("mail/confirm");
        aDayPasses();
        assertEquals(410, look(link).statusCode());
        assertEquals(410, press(link).statusCode());
        assertTrue(bert.at(server.port()).get("/api/me/mail").path("address").isMissingNode());
    }

    @Test
    void a_mail_that_is_put_off_is_sent_again() {
        annaAndBertPlay("arcanor", "");
        subscribe(bert, "bert@example.org", "");
        mails.answerRecipients("451 4.7.1 Greylisted", "550 5.7.1 Relaying denied");
        annaActs();
        mails.nextRejected();
        mails.nextRejected();
        assertTrue(mails.next().text().startsWith("It is your turn."));
    }

    @Test
    void an_address_that_does_not_exist_is_forgotten() {
        annaAndBertPlay("arcanor", "");
        subscribe(bert, "bert@example.org", "");
        mails.answerRecipients("550 5.1.1 No such user");
        annaActs();
        mails.nextRejected();
        await(() -> server.countRows().get("mailboxes") == 0);
        await(() -> server.countRows().get("outbox") == 0);
    }

    @Test
    void mails_wait_until_the_server_is_back_even_if_ours_restarts() {
        annaAndBertPlay("arcanor", "");
        subscribe(bert, "bert@example.org", "");
        mails.goAway();
        annaActs();
        restart();
        mails.comeBack();
        assertTrue(mails.next().text().startsWith("It is your turn."));
    }

    @Test
    void whoever_looks_at_the_match_gets_no_mail() {
        annaAndBertPlay("arcanor", "");
        subscribe(bert, "bert@example.org", "");
        try (Page page = bert.open()) {
            page.follow(match);
            page.say("{\"type\":\"looking\",\"match\":\"" + match + "\",\"looking\":true}");
            page.say("{\"type\":\"ping\"}");
            page.next("pong");
            annaActs();
            page.next("changed");
        }
        annaResigns();
        assertTrue(mails.next().text().startsWith("The match is over."), "the turn was seen, the end was not");
    }

    @Test
    void where_every_second_counts_no_mail_is_written() {
        annaAndBertPlay("arcanor", ",\"clock\":{\"kind\":\"match\",\"seconds\":600}");
        subscribe(bert, "bert@example.org", "");
        annaActs();
        assertEquals(0, server.countRows().get("outbox"));
    }

    @Test
    void kinds_and_silent_hours_are_those_of_devices() {
        annaAndBertPlay("arcanor", "");
        LocalTime now = LocalTime.now(ZoneOffset.UTC);
        subscribe(
                bert,
                "bert@example.org",
                ",\"kinds\":[\"result\"],\"silent\":{\"from\":\""
                        + now.minusHours(1).toString().substring(0, 5) + "\",\"until\":\""
                        + now.plusHours(1).toString().substring(0, 5) + "\",\"zone\":\"UTC\"}");
        annaActs();
        assertEquals(0, server.countRows().get("outbox"), "a turn is not told");
        annaResigns();
        assertEquals(1, server.countRows().get("outbox"), "the result waits");
        JsonNode loud = Client.json(bert.send("PUT", "/api/me/mail", "{\"silent\":{}}"));
        assertTrue(loud.path("silent").isMissingNode());
        assertEquals("result", loud.at("/kinds/0").asText());
        assertTrue(loud.path("confirmed").asBoolean());
    }

    @Test
    void an_address_goes_with_its_player() {
        bert = player("Bert");
        subscribe(bert, "bert@example.org", "");
        bert.send("DELETE", "/api/me", "");
        assertEquals(0, server.countRows().get("mailboxes"));

        anna = player("Anna");
        subscribe(anna, "anna@example.org", "");
        assertEquals(204, anna.send("DELETE", "/api/me/mail", "").statusCode());
        assertEquals(0, server.countRows().get("mailboxes"));
    }

    @Test
    void what_is_no_address_is_rejected() {
        bert = player("Bert");
        for (String address : List.of(
                "",
                "bert",
                "bert@localhost",
                "bert@example..org",
                "bert@example.org, eve@example.org",
                "Bert <bert@example.org>",
                "bert@example.org\\r\\nBcc: eve@example.org",
                "bert@[127.0.0.1]",
                "b".repeat(65) + "@example.org")) {
            assertEquals(400, give(bert, address, "").statusCode(), address);
        }
        assertEquals(400, bert.send("PUT", "/api/me/mail", "{}").statusCode());
        assertEquals(401, visitor().send("GET", "/api/me/mail", "").statusCode());
        String token = bert.post("/api/me/tokens", "{\"label\":\"script\"}")
                .path("token")
                .asText();
        assertEquals(
                403, give(visitor().withToken(token), "bert@example.org", "").statusCode());
        assertEquals(0, server.countRows().get("mailboxes"));
    }

    @Test
    void a_server_that_is_slow_delays_no_action() {
        anna = player("Anna");
        bert = player("Bert");
        subscribe(bert, "bert@example.org", "");
        mails.answerAfter(Duration.ofSeconds(20));
        for (int i = 0; i < 100; i++) {
            JsonNode made =
                    anna.make("{\"game\":\"arcanor\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}],\"first\":2}");
            bert.joinBy(made);
        }
        assertEquals(100, server.countRows().get("outbox"), "all was played while all mails waited");
    }
}
