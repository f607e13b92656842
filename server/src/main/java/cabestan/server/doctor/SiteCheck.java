package cabestan.server.doctor;

import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javax.net.ssl.SSLPeerUnverifiedException;
import javax.net.ssl.SSLSession;

/** Visits a running site as a browser does, through any proxy in front of it. */
public final class SiteCheck {

    private static final Duration TIMEOUT = Duration.ofSeconds(10);
    private static final Duration SLOW = Duration.ofSeconds(1);
    private static final long EXPIRES_SOON_DAYS = 14;
    private static final long SKEW_SECONDS = 5;
    private static final String[] OWN_REQUEST = {"X-Cabestan", "1"};

    private final URI site;
    private final HttpClient http;
    private final Duration timeout;
    private final List<Finding> findings = new ArrayList<>();

    public SiteCheck(URI site, HttpClient http) {
        this(site, http, TIMEOUT);
    }

    SiteCheck(URI site, HttpClient http, Duration timeout) {
        this.site = site;
        this.http = http;
        this.timeout = timeout;
    }

    public List<Finding> run() {
        try {
            ready();
            metrics();
            visit();
        } catch (IOException e) {
            String why = e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
            findings.add(
                    Finding.fault(site + " does not answer (" + why + "): is it running, and is the address right?"));
        }
        return findings;
    }

    private HttpResponse<String> send(String method, String path, String body, String... headers) throws IOException {
        HttpRequest.Builder request = HttpRequest.newBuilder(site.resolve(path))
                .timeout(timeout)
                .method(method, body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body));
        if (headers.length > 0) {
            request.headers(headers);
        }
        try {
            return http.send(request.build(), BodyHandlers.ofString());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
    }

    private boolean isSecure() {
        return "https".equals(site.getScheme());
    }

    private boolean isThisMachine() throws UnknownHostException {
        return InetAddress.getByName(site.getHost()).isLoopbackAddress();
    }

    private void ready() throws IOException {
        long begun = System.nanoTime();
        HttpResponse<String> ready = send("GET", "/ready", "");
        Duration took = Duration.ofNanos(System.nanoTime() - begun);
        if (ready.statusCode() != 200) {
            findings.add(Finding.fault(
                    "/ready answers " + ready.statusCode() + " (" + ready.body().strip()
                            + "): the store cannot be written; look at the disk, the database and the log"));
        } else if (took.compareTo(SLOW) > 0) {
            findings.add(Finding.advice("/ready took " + took.toMillis() + " ms: the disk or the database is slow"));
        } else {
            findings.add(Finding.good("ready, in " + took.toMillis() + " ms"));
        }
        ready.headers().firstValue("Date").ifPresent(this::compareClocks);
        ready.sslSession().ifPresent(this::checkCertificate);
        if (!isSecure() && !isThisMachine()) {
            findings.add(Finding.fault("not encrypted: names, cookies and keys can be read on the way; put a proxy with"
                    + " TLS in front (docs/operations.md)"));
        }
    }

    private void compareClocks(String date) {
        Instant there =
                ZonedDateTime.parse(date, DateTimeFormatter.RFC_1123_DATE_TIME).toInstant();
        long seconds = Math.abs(ChronoUnit.SECONDS.between(there, Instant.now()));
        findings.add(
                seconds > SKEW_SECONDS
                        ? Finding.advice("its clock and this one differ by " + seconds + " s: check NTP")
                        : Finding.good("its clock agrees with this one"));
    }

    private void checkCertificate(SSLSession session) {
        try {
            X509Certificate certificate = (X509Certificate) session.getPeerCertificates()[0];
            long days = ChronoUnit.DAYS.between(
                    Instant.now(), certificate.getNotAfter().toInstant());
            findings.add(
                    days < EXPIRES_SOON_DAYS
                            ? Finding.advice("the certificate expires in " + days + " days: renew it")
                            : Finding.good("the certificate is good for " + days + " days"));
        } catch (SSLPeerUnverifiedException e) {
            findings.add(Finding.fault("the certificate cannot be verified: " + e.getMessage()));
        }
    }

    private void metrics() throws IOException {
        HttpResponse<String> metrics = send("GET", "/metrics", "");
        boolean isPublic = metrics.statusCode() == 200 && metrics.body().contains("cabestan_");
        if (isPublic && !isThisMachine()) {
            findings.add(Finding.advice("/metrics can be read from here: let the proxy refuse it to the public"));
        }
        if (isPublic
                && metrics.body().contains("cabestan_bus_up 0.0")
                && metrics.body().contains("\"bus-connector\"")) {
            findings.add(Finding.fault("Redis does not answer this node: changes on other nodes arrive late"));
        }
    }

    /** Becomes a guest, opens a socket, and deletes the guest again. */
    private void visit() throws IOException {
        HttpResponse<String> created = send("POST", "/api/me", "{\"name\":\"Doctor\"}", OWN_REQUEST);
        String cookie = created.headers().firstValue("Set-Cookie").orElse("");
        if (created.statusCode() >= 300 || cookie.isEmpty()) {
            findings.add(Finding.fault("a guest cannot be created: " + created.statusCode() + " "
                    + created.body().strip()));
            return;
        }
        findings.add(Finding.good("a guest can be created"));
        if (isSecure() && !cookie.contains("Secure")) {
            findings.add(
                    Finding.fault("cookies are not marked Secure: let the proxy send X-Forwarded-Proto, and name it"
                            + " with --trust-proxy"));
        }
        String mine = cookie.split(";", 2)[0];
        socket(mine);
        send("DELETE", "/api/me", "", OWN_REQUEST[0], OWN_REQUEST[1], "Cookie", mine);
    }

    private void socket(String cookie) {
        FirstMessage answer = new FirstMessage();
        URI address = URI.create(site.resolve("/api/socket").toString().replaceFirst("^http", "ws"));
        try {
            WebSocket socket = http.newWebSocketBuilder()
                    .header("Cookie", cookie)
                    .header("Origin", site.getScheme() + "://" + site.getAuthority())
                    .connectTimeout(timeout)
                    .buildAsync(address, answer)
                    .get(timeout.toSeconds(), TimeUnit.SECONDS);
            try {
                ping(socket, answer);
            } finally {
                socket.abort(); // otherwise the client waits for the end of a socket that nobody closes
            }
        } catch (ExecutionException | TimeoutException e) {
            findings.add(Finding.fault("no socket can be opened: let the proxy pass on Host, Upgrade and Connection on"
                    + " /api/socket, as deploy/nginx.conf does"));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void ping(WebSocket socket, FirstMessage answer)
            throws ExecutionException, TimeoutException, InterruptedException {
        socket.sendText("{\"type\":\"ping\"}", true).get(timeout.toSeconds(), TimeUnit.SECONDS);
        String pong = answer.await(timeout.toSeconds());
        findings.add(
                pong.contains("pong")
                        ? Finding.good("sockets can be opened")
                        : Finding.fault("a socket answers a ping with " + pong));
    }
}
