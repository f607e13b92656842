package cabestan.server.http;

import static cabestan.server.http.PlayerRoutes.answer;

import cabestan.server.http.limit.Limits;
import cabestan.server.http.limit.RequestLimits;
import cabestan.server.http.page.Embedding;
import cabestan.server.http.page.LinkPreviews;
import cabestan.server.http.page.WebFiles;
import cabestan.server.picture.Pictures;
import cabestan.server.protocol.Answer;
import cabestan.server.protocol.RequestRejected;
import cabestan.server.store.StoreFailure;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.router.Endpoint;
import io.javalin.util.JavalinBindException;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.eclipse.jetty.ee10.servlet.SessionHandler;
import org.eclipse.jetty.ee10.websocket.server.JettyWebSocketServletFactory;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.ByteBufferPool;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.session.NullSessionCache;
import org.eclipse.jetty.session.NullSessionDataStore;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The web server: routes, the headers of every response, and how errors are answered. */
public final class HttpServer {

    private static final Logger LOG = LoggerFactory.getLogger(HttpServer.class);
    private static final int LONGEST_FRAME = 16_384;
    private static final int ACCEPT_QUEUE = 1_024; // after a restart all pages reconnect at once
    private static final Duration QUIET_SOCKET = Duration.ofSeconds(90); // silent ones are dropped long before

    private static final String CONTENT_POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval';"
            + " style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self';"
            + " worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors ";

    /** Paths whose answers no cache may keep. */
    private static final List<String> PRIVATE = List.of("/api/", "/link/", "/mail/");

    private final Javalin javalin;
    private final List<Runnable> starting;
    private final List<Runnable> stopping;

    /**
     * @param services what answers the requests
     * @param web the folder of the built client, or null for the one inside the program
     * @param docs the pages of the documentation by their path in it
     * @param publicUrl the address of the site as configured, or empty for the one that the visitor used
     */
    public HttpServer(
            Services services,
            Health health,
            Limits limits,
            MeterRegistry metrics,
            Path web,
            Function<String, Optional<byte[]>> docs,
            String publicUrl,
            Embedding embedding) {
        RequestLimits requestLimits = new RequestLimits(limits, services.bus(), services.tasks());
        RequestIdentity visitors =
                new RequestIdentity(services.players(), services.sessions(), limits.proxies(), requestLimits);
        Counter dropped = Counter.builder("cabestan.readers.dropped")
                .description("sockets and streams that were dropped because they read too slowly or were dead")
                .register(metrics);
        MatchSocket socket = new MatchSocket(
                services.matches(),
                services.subscriptions(),
                services.chat(),
                services.studyBroadcaster(),
                visitors,
                services.credentialWatch(),
                dropped::increment,
                services.tasks());
        this.starting = List.of(requestLimits::start, socket::start);
        this.stopping = List.of(requestLimits::close, socket::stop);
        WebFiles files = new WebFiles(
                web,
                docs,
                new LinkPreviews(
                        services.matches(), services.problems(), services.studies(), requestLimits::allowsAddress),
                ctx -> publicUrl.isEmpty() ? visitors.origin(ctx) : publicUrl);
        this.javalin = Javalin.create(config -> {
            configure(config);
            config.routes.before(ctx -> protect(ctx, embedding));
            config.routes.before("/api/*", visitors::check);
            config.routes.after(ctx -> count(ctx, metrics));
            new PlayerRoutes(services.players(), services.sessions(), services.matches(), services.webhooks(), visitors)
                    .add(config.routes);
            new NoticeRoutes(services.devices(), services.push(), services.mailboxes(), services.mail(), visitors)
                    .add(config.routes);
            new MatchRoutes(
                            services.matches(),
                            services.subscriptions(),
                            services.chat(),
                            services.webhooks(),
                            visitors,
                            services.credentialWatch(),
                            dropped::increment)
                    .add(config.routes);
            new ChatRoutes(services.chat(), visitors).add(config.routes);
            new FriendRoutes(services.friends(), visitors).add(config.routes);
            new StudyRoutes(services.studies(), visitors).add(config.routes);
            new AnalysisRoutes(services.analyses(), services.explorer(), visitors).add(config.routes);
            new ProblemRoutes(services.problems(), visitors).add(config.routes);
            new PictureRoutes(new Pictures(services.matches(), services.problems(), services.studies()))
                    .add(config.routes);
            config.routes.get("/api/embedding", ctx -> answer(ctx, new Answer.Embedding(embedding.origins())));
            health.add(config.routes);
            config.routes.wsBeforeUpgrade("/api/socket", socket::admit);
            config.routes.ws("/api/socket", socket::routes);
            config.routes.get("/*", files::serve);
            errors(config);
        });
    }

    /** For a node that serves no users: health and metrics only. */
    public HttpServer(Health health) {
        this.starting = List.of();
        this.stopping = List.of();
        this.javalin = Javalin.create(config -> {
            configure(config);
            config.routes.before(ctx -> protect(ctx, Embedding.NONE));
            health.add(config.routes);
            errors(config);
        });
    }

    private static void configure(JavalinConfig config) {
        config.concurrency.useVirtualThreads = true;
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.jetty.modifyWebSocketServletFactory(HttpServer::limitFrames);
        config.jetty.modifyHttpConfiguration(http -> {
            http.setSendServerVersion(false);
            http.setRequestHeaderSize(8_192);
            http.setHeaderCacheSize(0); // 100 kB for each connection that asks twice
            http.setUseInputDirectByteBuffers(false);
            http.setUseOutputDirectByteBuffers(false);
            http.addCustomizer((request, response) -> withoutExtensions(request));
        });
        config.jetty.modifyServletContextHandler(handler -> handler.setSessionHandler(withoutSessions()));
        config.jetty.addConnector((server, http) -> connector(server, http, config.jetty.host, config.jetty.port));
    }

    /**
     * Javalin opens a session of the servlet container for every socket, and Jetty would keep it forever. Our own
     * cookie says who a visitor is.
     */
    private static SessionHandler withoutSessions() {
        SessionHandler sessions = new SessionHandler();
        sessions.setUsingCookies(false);
        NullSessionCache nothing = new NullSessionCache(sessions);
        nothing.setSessionDataStore(new NullSessionDataStore());
        sessions.setSessionCache(nothing);
        return sessions;
    }

    /**
     * Connections never share buffers: a pooled buffer that is released twice would show one visitor the request of
     * another, and a fresh one costs little next to a commit.
     */
    private static Connector connector(
            org.eclipse.jetty.server.Server server, HttpConfiguration http, String host, int port) {
        ServerConnector connector = new ServerConnector(
                server, null, null, new ByteBufferPool.NonPooling(), -1, -1, new HttpConnectionFactory(http));
        connector.setHost(host);
        connector.setPort(port);
        connector.setAcceptQueueSize(ACCEPT_QUEUE);
        return connector;
    }

    /**
     * Sockets are not compressed: the window that each one would keep takes four times the memory of the socket itself,
     * to save a few kilobytes per action (docs/operations.md has the figures).
     */
    private static Request withoutExtensions(Request request) {
        if (!request.getHeaders().contains(HttpHeader.SEC_WEBSOCKET_EXTENSIONS)) {
            return request;
        }
        HttpFields kept = HttpFields.build(request.getHeaders()).remove(HttpHeader.SEC_WEBSOCKET_EXTENSIONS);
        return new Request.Wrapper(request) {
            @Override
            public HttpFields getHeaders() {
                return kept;
            }
        };
    }

    private static void limitFrames(JettyWebSocketServletFactory factory) {
        factory.setMaxTextMessageSize(LONGEST_FRAME);
        factory.setMaxBinaryMessageSize(LONGEST_FRAME);
        factory.setMaxFrameSize(LONGEST_FRAME);
        factory.setIdleTimeout(QUIET_SOCKET);
    }

    private static void count(Context ctx, MeterRegistry metrics) {
        Counter.builder("cabestan.answers")
                .description("answers to requests, by route and status")
                .tag("route", route(ctx))
                .tag("status", String.valueOf(ctx.statusCode()))
                .register(metrics)
                .increment();
    }

    private static String route(Context ctx) {
        Endpoint endpoint = ctx.endpoints().matchedHttpEndpoint();
        return endpoint == null ? "none" : endpoint.path;
    }

    private static void protect(Context ctx, Embedding embedding) {
        ctx.header("Content-Security-Policy", CONTENT_POLICY + embedding.ancestors(ctx.path()));
        ctx.header("X-Content-Type-Options", "nosniff");
        // Links carry keys, which no other site may learn; with no-referrer our own forms would come from "null".
        ctx.header("Referrer-Policy", "same-origin");
        ctx.header("Cross-Origin-Opener-Policy", "same-origin");
        if (PRIVATE.stream().anyMatch(ctx.path()::startsWith)) {
            ctx.header("Cache-Control", "no-store");
        }
    }

    private static void errors(JavalinConfig config) {
        config.routes.exception(RequestRejected.class, (e, ctx) -> {
            ctx.status(e.status());
            answer(ctx, new Answer.Error(e.rejection().code(), e.rejection().reason()));
        });
        config.routes.exception(StoreFailure.class, (failure, ctx) -> {
            LOG.error("{}", failure.getMessage());
            ctx.status(503);
            answer(ctx, new Answer.Error("try-again", "the server could not reach its store; please try again"));
        });
        config.routes.exception(HttpResponseException.class, (e, ctx) -> {
            ctx.status(e.getStatus());
            answer(ctx, new Answer.Error(e.getStatus() == 404 ? "not-found" : "bad-request", e.getMessage()));
        });
        config.routes.exception(Exception.class, (e, ctx) -> {
            LOG.error("{} {} failed", ctx.method(), route(ctx), e); // not the path, which may be a secret link
            ctx.status(500);
            answer(ctx, new Answer.Error("internal", "something went wrong here; it is in the server's log"));
        });
    }

    public void start(String host, int port) {
        try {
            javalin.start(host, port);
            starting.forEach(Runnable::run);
        } catch (JavalinBindException e) {
            throw new ListenFailure(host, port, e);
        }
    }

    public int port() {
        return javalin.port();
    }

    public void stop() {
        stopping.forEach(Runnable::run);
        javalin.stop();
    }
}
