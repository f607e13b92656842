package cabestan.server.http;

import cabestan.rules.game.Rejection;
import cabestan.server.background.BackgroundLoop;
import cabestan.server.background.BackgroundTasks;
import cabestan.server.chat.Chat;
import cabestan.server.identity.CredentialWatch;
import cabestan.server.identity.Secrets;
import cabestan.server.live.Subscriptions;
import cabestan.server.protocol.ClientMessage;
import cabestan.server.protocol.ClientMessage.Command;
import cabestan.server.protocol.ClientMessage.Follow;
import cabestan.server.protocol.ClientMessage.FollowChat;
import cabestan.server.protocol.ClientMessage.FollowStudy;
import cabestan.server.protocol.ClientMessage.Lobby;
import cabestan.server.protocol.ClientMessage.Looking;
import cabestan.server.protocol.ClientMessage.Ping;
import cabestan.server.protocol.ClientMessage.Unfollow;
import cabestan.server.protocol.MessageReader;
import cabestan.server.protocol.RequestRejected;
import cabestan.server.protocol.ServerMessage;
import cabestan.server.room.Matches;
import cabestan.server.store.StoreFailure;
import cabestan.server.studies.StudyBroadcaster;
import io.javalin.http.Context;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.websocket.api.Session;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The WebSocket endpoint: reads messages and sees to it that each is answered. */
final class MatchSocket {

    private static final Logger LOG = LoggerFactory.getLogger(MatchSocket.class);
    private static final String CREDENTIAL = "socket-credential";
    private static final String ADDRESS = "socket-address";
    private static final String MEETING = "socket-meeting";
    private static final Duration LIVENESS_INTERVAL = Duration.ofSeconds(2);
    private static final Duration FLOOD_PAUSE = Duration.ofMillis(50);

    private final Matches matches;
    private final Subscriptions subscriptions;
    private final Chat chat;
    private final StudyBroadcaster studies;
    private final RequestIdentity visitors;
    private final CredentialWatch watch;
    private final Map<Session, Connection> connections = new ConcurrentHashMap<>();
    private final BackgroundLoop livenessLoop;
    private final Runnable whenDropped;

    /** @param whenDropped counts sockets that are dropped because they read too slowly or are dead */
    MatchSocket(
            Matches matches,
            Subscriptions subscriptions,
            Chat chat,
            StudyBroadcaster studies,
            RequestIdentity visitors,
            CredentialWatch watch,
            Runnable whenDropped,
            BackgroundTasks tasks) {
        this.whenDropped = whenDropped;
        this.livenessLoop = tasks.loop("socket-watch", Thread.ofVirtual(), this::checkLiveness);
        this.watch = watch;
        this.matches = matches;
        this.subscriptions = subscriptions;
        this.chat = chat;
        this.studies = studies;
        this.visitors = visitors;
    }

    void start() {
        livenessLoop.start();
    }

    void stop() {
        livenessLoop.close();
    }

    private void checkLiveness() throws InterruptedException {
        Thread.sleep(LIVENESS_INTERVAL);
        long now = System.nanoTime();
        connections.values().forEach(connection -> connection.checkLiveness(now));
    }

    /** Checks the upgrade request: only our own pages may open a socket, and only with genuine credentials. */
    void admit(Context ctx) {
        if (!RequestIdentity.isOurPage(ctx)) {
            throw RequestRejected.forbidden("sockets are opened from this server's own pages");
        }
        visitors.check(ctx);
        String address = visitors.limits().addressKey(ctx);
        visitors.limits().connections().reserve(address);
        ctx.attribute(CREDENTIAL, visitors.credential(ctx).orElse(null));
        ctx.attribute(ADDRESS, address);
        ctx.attribute(MEETING, Objects.requireNonNullElse(ctx.queryParam("match"), ""));
    }

    void routes(WsConfig ws) {
        ws.onConnect(ctx -> {
            Connection connection = new Connection(
                    ctx.session,
                    ctx.attribute(CREDENTIAL),
                    ctx.attribute(ADDRESS),
                    ctx.attribute(MEETING),
                    whenDropped);
            connections.put(ctx.session, connection);
            visitors.limits().connections().enter(connection.address());
            if (connection.credential() != null) {
                watch.add(connection);
            }
            subscriptions.arrive(connection);
        });
        ws.onMessage(ctx -> receive(connection(ctx), ctx.message()));
        ws.onBinaryMessage(ctx ->
                connection(ctx).tell(new ServerMessage.Error("bad-request", "expected text, found bytes", null)));
        ws.onClose(this::close);
        ws.onError(ctx -> LOG.debug("socket: {}", String.valueOf(ctx.error())));
    }

    private Connection connection(WsContext ctx) {
        return connections.get(ctx.session);
    }

    private void close(WsContext ctx) {
        Connection connection = connections.remove(ctx.session);
        if (connection != null) {
            visitors.limits().connections().leave(connection.address());
            watch.remove(connection);
            subscriptions.depart(connection);
            chat.depart(connection);
            studies.depart(connection);
        }
    }

    private void receive(Connection connection, String text) {
        boolean isAllowed = visitors.limits().allowsMessage(connection.limitKey());
        if (!isAllowed) {
            slowDown();
        }
        try {
            ClientMessage message = MessageReader.message(text, Secrets::fresh);
            if (isAllowed) {
                handle(connection, message);
            } else {
                reject(connection, message, tooMany());
            }
        } catch (RequestRejected e) {
            connection.tell(error((isAllowed ? e : tooMany()).rejection(), null));
        }
    }

    private static RequestRejected tooMany() {
        return new RequestRejected(429, "too-many", "too many messages; wait a moment");
    }

    /** Nothing more is read from this socket meanwhile, so a flood fills the sender's buffers instead of ours. */
    private static void slowDown() {
        try {
            Thread.sleep(FLOOD_PAUSE);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void handle(Connection connection, ClientMessage message) {
        try {
            switch (message) {
                case Follow follow -> follow(connection, follow);
                case FollowChat wish -> chat.follow(connection, wish);
                case Unfollow(String match) -> {
                    subscriptions.unfollow(connection, match);
                    chat.unfollow(connection, match);
                }
                case Lobby(boolean follow, boolean changes) -> {
                    if (follow) {
                        subscriptions.followLobby(connection, changes);
                    } else {
                        subscriptions.unfollowLobby(connection);
                    }
                }
                case Command command -> {
                    visitors.limits().checkCommand(command.command(), connection.player());
                    matches.command(command, connection.player(), connection::tell);
                }
                case FollowStudy(String study, boolean follow) -> {
                    if (follow) {
                        studies.follow(connection, study);
                    } else {
                        studies.unfollow(connection, study);
                    }
                }
                case Looking(String match, boolean looking) -> subscriptions.look(connection, match, looking);
                case Ping ping -> connection.tell(new ServerMessage.Pong());
            }
        } catch (RequestRejected e) {
            reject(connection, message, e);
        } catch (StoreFailure failure) {
            LOG.error("{}", failure.getMessage());
            reject(connection, message, RequestRejected.tryAgain());
        } catch (RuntimeException e) {
            LOG.error("a message could not be handled", e);
            reject(
                    connection,
                    message,
                    new RequestRejected(500, "internal", "something went wrong here; it is in the log"));
        }
    }

    private void follow(Connection connection, Follow follow) {
        subscriptions.follow(connection, follow.match(), follow.key(), follow.since());
        if (subscriptions.isShared() && !connection.meetsAt(follow.match())) {
            connection.tell(new ServerMessage.Meet(follow.match()));
        }
    }

    private static void reject(Connection connection, ClientMessage message, RequestRejected rejected) {
        Rejection why = rejected.rejection();
        connection.tell(
                switch (message) {
                    case Command command -> ServerMessage.Rejected.of(command, 0, why, List.of());
                    case Follow follow -> error(why, follow.match());
                    default -> error(why, null);
                });
    }

    private static ServerMessage error(Rejection why, String match) {
        return new ServerMessage.Error(why.code(), why.reason(), match);
    }
}
