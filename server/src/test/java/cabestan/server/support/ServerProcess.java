package cabestan.server.support;

import cabestan.server.Server;
import cabestan.server.ServerLog;
import cabestan.server.ServerOptions;
import cabestan.server.http.limit.Limits;
import cabestan.server.load.MailSink;
import cabestan.server.notify.mail.MailSettings;
import cabestan.server.torture.KillableServer;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A server in its own process, for tests that kill it. */
public final class ServerProcess {

    private ServerProcess() {}

    /** Serves until it is killed. */
    static void main(String[] arguments) {
        ServerLog.toStandardError();
        ServerOptions options =
                options(Path.of(arguments[0]), Integer.parseInt(arguments[1]), arguments[2], arguments[3]);
        new Server(arguments.length > 4 ? options.withMail(mailTo(arguments[4])) : options).start();
    }

    private static Optional<MailSettings> mailTo(String port) {
        return Optional.of(MailSink.settings(Integer.parseInt(port)));
    }

    private static ServerOptions options(Path data, int port, String database, String bus) {
        return ServerOptions.in(data)
                .withPort(port)
                .withDatabase(database)
                .withBus(bus)
                .withLimits(Limits.NONE)
                .withPrivateWebhooks(true);
    }

    /** A server on each kind of database in which one action is played. */
    static final class Training {

        private Training() {}

        static void main(String[] arguments) {
            ServerLog.toStandardError();
            for (String database : List.of("", arguments[1])) {
                try (Server server = new Server(options(Path.of(arguments[0]), 0, database, ""))) {
                    server.start();
                    play(new Client(server.port(), "Anna"));
                }
            }
            System.exit(0);
        }

        private static void play(Client anna) {
            String match = anna.make("""
                    {"game":"arcanor","seats":[{"kind":"me"},{"kind":"bot","level":1}],"first":1}""").path("match").asText();
            try (Page page = anna.open()) {
                String action = page.follow(match).at("/views/0/legal/0/text").asText();
                page.ask(Client.command("act", match, 1, 1, action));
                page.changedTo(3); // the bot has answered
            }
        }
    }

    static String java() {
        return ProcessHandle.current().info().command().orElseThrow();
    }

    /** Does beforehand what the first server of a test run needs, with PostgreSQL among it. */
    public static void prepare() {
        StartCache.javaFlags();
    }

    /** A server on a free port, the same at every start. */
    public static KillableServer server(Path data, String database) throws IOException {
        return server(data, database, "");
    }

    /** A node of a site. */
    public static KillableServer server(Path data, String database, String bus) throws IOException {
        return server(data, database, bus, Map.of());
    }

    /** The same with variables in its environment. */
    public static KillableServer server(Path data, String database, String bus, Map<String, String> environment)
            throws IOException {
        return server(data, environment, database, bus);
    }

    /** A node that sends mails. */
    public static KillableServer mailing(Path data, String database, String bus, MailSink mails) throws IOException {
        return server(data, Map.of(), database, bus, String.valueOf(mails.port()));
    }

    private static KillableServer server(Path data, Map<String, String> environment, String... more)
            throws IOException {
        int port = Ports.free();
        List<String> command = new ArrayList<>(List.of(java()));
        command.addAll(StartCache.javaFlags());
        command.addAll(List.of(ServerProcess.class.getName(), data.toString(), String.valueOf(port)));
        command.addAll(List.of(more));
        return new KillableServer(
                command, environment, URI.create("http://127.0.0.1:" + port), data.resolve("server-" + port + ".log"));
    }
}
