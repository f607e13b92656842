package cabestan.server.notify;

import cabestan.server.identity.Secrets;
import cabestan.server.identity.SigningKey;
import cabestan.server.protocol.Json;
import cabestan.server.protocol.RequestRejected;
import cabestan.server.protocol.WebhookNotice;
import cabestan.server.store.OutboxRepository.Claim;
import cabestan.server.store.OutboxRepository.Delivery;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The webhooks of players and matches: signed notices to chat rooms and scripts. */
public final class Webhooks implements Channel {

    private static final Logger LOG = LoggerFactory.getLogger(Webhooks.class);
    private static final Pattern HOST = Pattern.compile("https?://[^/?#]*");

    private final SigningKey signingKey;
    private final boolean privateAllowed;
    private final String node;
    private final LongSupplier clock;

    /**
     * @param node the name of this node, sent along so that receivers can tell the sender
     * @param clock the time that all nodes agree on
     */
    public Webhooks(SigningKey signingKey, boolean privateAllowed, String node, LongSupplier clock) {
        this.signingKey = signingKey;
        this.privateAllowed = privateAllowed;
        this.node = node;
        this.clock = clock;
    }

    public Webhook read(String stored) {
        return Webhook.read(stored, signingKey);
    }

    /** The webhook of a player or match; rejects everything but the address of a public web server. */
    public Webhook create(String url, String owner) {
        if (!url.isEmpty() && CheckedAddress.resolve(url, privateAllowed).isEmpty()) {
            throw RequestRejected.badRequest("expected the webhook to be an http or https address that is not private");
        }
        return Webhook.create(url, owner, signingKey);
    }

    /** A notice that is due as soon as it is written. */
    Delivery delivery(String webhook, WebhookNotice notice) {
        return new Delivery(
                Secrets.id(), notice.match(), notice.version(), webhook, Json.write(notice), 0, clock.getAsLong());
    }

    @Override
    public String prefix() {
        return "http";
    }

    @Override
    public int laneWidth() {
        return 32;
    }

    @Override
    public Attempt prepare(Claim claim) {
        Webhook webhook = read(claim.delivery().target());
        return new Attempt(hostOf(webhook.url()), () -> attempt(claim.delivery(), webhook));
    }

    /** The lane is the host, as the targets of many matches may lead to the same one, whatever they ask of it. */
    private static String hostOf(String url) {
        Matcher host = HOST.matcher(url);
        return host.lookingAt() ? host.group().toLowerCase(Locale.ROOT) : url;
    }

    private Outcome attempt(Delivery delivery, Webhook webhook) {
        Optional<CheckedAddress> address = CheckedAddress.resolve(webhook.url(), privateAllowed);
        if (address.isEmpty()) {
            LOG.warn("match={} a webhook leads nowhere or to an address that is not allowed", delivery.match());
            return Outcome.FAILED;
        }
        Map<String, String> headers = Map.of(
                "Content-Type",
                "application/json",
                "X-Cabestan-Delivery", // the same for every attempt, so that the receiver can recognize a repetition
                delivery.id(),
                "X-Cabestan-Node",
                node,
                "X-Cabestan-Signature",
                "sha256=" + SigningKey.mac(webhook.secret(), delivery.body()));
        byte[] body = delivery.body().getBytes(StandardCharsets.UTF_8);
        try {
            PostRequest.Answer answer = new PostRequest(address.get(), headers, body).send();
            return answer.isGood() ? Outcome.DONE : new Outcome.Failed(answer.retryAfter());
        } catch (IOException e) {
            LOG.debug("a webhook did not answer: {}", e.getMessage());
            return Outcome.FAILED;
        }
    }
}
