package cabestan.server.notify;

import cabestan.server.background.BackgroundTasks;
import cabestan.server.identity.SigningKey;
import cabestan.server.protocol.Json;
import cabestan.server.protocol.RequestRejected;
import cabestan.server.protocol.WebhookNotice;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Semaphore;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Posts signed notices to chat rooms and scripts, with retries and without delaying play. */
public final class Webhooks {

    private static final Logger LOG = LoggerFactory.getLogger(Webhooks.class);
    private static final int MOST_AT_ONCE = 256;
    private static final List<Duration> WAITS = List.of(
            Duration.ZERO,
            Duration.ofSeconds(2),
            Duration.ofSeconds(15),
            Duration.ofMinutes(2),
            Duration.ofMinutes(15));

    private final SigningKey signingKey;
    private final boolean privateAllowed;
    private final BackgroundTasks tasks;
    /** Created when the first notice is sent, because it loads all of TLS, which most servers never need. */
    private static final class Post {
        static final HttpClient HTTP = HttpClient.newBuilder()
                .connectTimeout(Duration.ofSeconds(5))
                .followRedirects(HttpClient.Redirect.NEVER) // a redirect could lead to a forbidden address
                .build();
    }

    private final Semaphore room = new Semaphore(MOST_AT_ONCE);

    public Webhooks(SigningKey signingKey, boolean privateAllowed, BackgroundTasks tasks) {
        this.tasks = tasks;
        this.signingKey = signingKey;
        this.privateAllowed = privateAllowed;
    }

    /** The key with which notices to this address are signed. */
    public String secret(String url) {
        return url.isEmpty() ? null : signingKey.mac("webhook " + url);
    }

    /** Rejects everything but the address of a public web server. */
    public void check(String url) {
        if (!url.isEmpty() && !isAllowed(url)) {
            throw RequestRejected.badRequest("expected the webhook to be an http or https address that is not private");
        }
    }

    private boolean isAllowed(String url) {
        try {
            URI uri = new URI(url);
            boolean web = "https".equals(uri.getScheme()) || "http".equals(uri.getScheme());
            return web
                    && uri.getHost() != null
                    && uri.getUserInfo() == null
                    && (privateAllowed || isPublic(uri.getHost()));
        } catch (URISyntaxException e) {
            return false;
        }
    }

    /** Every address of the host must be public; the lookup is cached, so the request goes to one of those checked. */
    private static boolean isPublic(String host) {
        try {
            for (InetAddress address : InetAddress.getAllByName(host)) {
                byte[] bytes = address.getAddress();
                boolean uniqueLocal = bytes.length == 16 && (bytes[0] & 0xFE) == 0xFC;
                boolean shared = bytes.length == 4 && (bytes[0] & 0xFF) == 100 && (bytes[1] & 0xC0) == 64;
                if (uniqueLocal
                        || shared
                        || address.isLoopbackAddress()
                        || address.isSiteLocalAddress()
                        || address.isLinkLocalAddress()
                        || address.isAnyLocalAddress()
                        || address.isMulticastAddress()) {
                    return false;
                }
            }
            return true;
        } catch (UnknownHostException e) {
            return false;
        }
    }

    void send(String url, WebhookNotice notice) {
        if (!room.tryAcquire()) {
            LOG.warn("match={} a webhook was skipped: too many are being delivered", notice.match());
            return;
        }
        tasks.once("webhook", () -> {
            try {
                deliver(url, Json.write(notice), notice.match());
            } finally {
                room.release();
            }
        });
    }

    private void deliver(String url, String body, String match) throws InterruptedException {
        for (Duration wait : WAITS) {
            try {
                Thread.sleep(wait);
                if (!isAllowed(url)) {
                    LOG.warn("match={} a webhook leads to an address that is not allowed", match);
                    return;
                }
                if (post(url, body) < 300) {
                    return;
                }
            } catch (IOException e) {
                LOG.debug("match={} a webhook did not answer: {}", match, e.getMessage());
            }
        }
        LOG.info("match={} a webhook was abandoned after {} attempts", match, WAITS.size());
    }

    private int post(String url, String body) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create(url))
                .timeout(Duration.ofSeconds(10))
                .header("Content-Type", "application/json")
                .header("X-Cabestan-Signature", "sha256=" + SigningKey.mac(secret(url), body))
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
        return Post.HTTP.send(request, BodyHandlers.discarding()).statusCode();
    }
}
