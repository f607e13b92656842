package cabestan.cli.serve;

import cabestan.cli.io.DataFolder;
import cabestan.cli.io.UsageError;
import cabestan.server.ServerOptions;
import java.nio.file.Path;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The settings that serve and worker share: where they listen, where they keep data, whom they connect to. */
final class NodeSettings {

    private static final int FEWEST_IN_MEMORY = 100;

    @Option(
            names = "--config",
            paramLabel = "FILE",
            description = "A file of settings, one name = value per line; flags and the environment take precedence.")
    @SuppressWarnings("UnusedVariable") // Settings reads it before the flags are parsed
    private Path config;

    @Option(
            names = "--port",
            paramLabel = "N",
            description = "The port to listen on, 0 for any free one (default: serve 8080, worker 8081).")
    private Integer port;

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            description = "The address to listen on, 0.0.0.0 for all (default: 127.0.0.1, this machine only).")
    private String host;

    @Mixin
    private DataFolder data;

    @Option(
            names = "--db",
            paramLabel = "URL",
            defaultValue = "",
            description =
                    "A PostgreSQL database instead of the SQLite file: postgresql://user:password@host:port/name.")
    private String database;

    @Option(
            names = "--bus",
            paramLabel = "URL",
            defaultValue = "",
            description = "A Redis that connects the nodes that share a database: redis://user:password@host:port, or"
                    + " rediss:// with TLS; Redis 7 or newer, or any member of a Redis cluster.")
    private String bus;

    @Option(
            names = "--in-memory",
            paramLabel = "N",
            defaultValue = "20000",
            description =
                    "The most matches kept in memory, using at most a quarter of the heap; others are read again when"
                            + " needed (default: 20000).")
    private int inMemory;

    @Option(
            names = "--private-webhooks",
            description = "Allow webhooks and push services at private and loopback addresses.")
    private boolean privateWebhooks;

    @Option(
            names = "--no-analyses",
            description = "Make no analyses of matches on this node, and accept no requests for them.")
    private boolean noAnalyses;

    @Mixin
    private MailFlags mail;

    Path folder() {
        return data.path();
    }

    boolean hasDatabase() {
        return !database.isEmpty();
    }

    /** The options of the server; throws {@link UsageError} naming a setting that has a bad value. */
    ServerOptions options(int defaultPort, String defaultHost) {
        int chosen = port == null ? defaultPort : port;
        if (chosen < 0 || chosen > 65_535) {
            throw new UsageError("--port " + chosen + " is out of range; expected 0 to 65535");
        }
        if (inMemory < FEWEST_IN_MEMORY) {
            throw new UsageError(
                    "--in-memory " + inMemory + " is out of range; expected " + FEWEST_IN_MEMORY + " or more");
        }
        if (hasDatabase() && !database.matches("postgres(ql)?://\\S+/\\S+")) {
            throw new UsageError("--db is not a database address; expected postgresql://user:password@host:port/name");
        }
        if (!bus.isEmpty() && !bus.matches("rediss?://\\S+")) {
            throw new UsageError("--bus is not the address of a Redis; expected redis://user:password@host:port");
        }
        if (!bus.isEmpty() && !hasDatabase()) {
            throw new UsageError("--bus is for nodes that share a database; give --db too");
        }
        return ServerOptions.in(folder())
                .withHost(host == null ? defaultHost : host)
                .withPort(chosen)
                .withDatabase(database)
                .withBus(bus)
                .withRemembered(inMemory)
                .withPrivateWebhooks(privateWebhooks)
                .withAnalyses(!noAnalyses)
                .withMail(mail.settings())
                .withPublicUrl(mail.site());
    }
}
