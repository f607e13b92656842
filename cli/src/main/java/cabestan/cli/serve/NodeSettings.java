package cabestan.cli.serve;

import cabestan.cli.io.UsageError;
import cabestan.server.ServerOptions;
import java.nio.file.Path;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What serving and thinking nodes have in common: where they listen, what they keep, whom they talk to. */
final class NodeSettings {

    private static final int FEWEST_IN_MEMORY = 100;

    @Option(
            names = "--config",
            paramLabel = "FILE",
            description = "A file of settings, one name = value a line; flags and the environment come first.")
    @SuppressWarnings("UnusedVariable") // it is read before the flags are looked at, by Settings
    private Path config;

    @Option(names = "--port", paramLabel = "N", description = "The port to listen on (serve: 8080, worker: 8081).")
    private Integer port;

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            description = "The address to listen on; without it this machine alone.")
    private String host;

    @Mixin
    private DataFolder data;

    @Option(
            names = "--db",
            paramLabel = "URL",
            defaultValue = "",
            description = "A PostgreSQL database instead of the file: postgresql://user:password@host/name.")
    private String database;

    @Option(
            names = "--bus",
            paramLabel = "URL",
            defaultValue = "",
            description = "A Redis that tells many nodes over one database of each other: redis://host.")
    private String bus;

    @Option(
            names = "--in-memory",
            paramLabel = "N",
            defaultValue = "5000",
            description = "How many matches are kept in memory at most (default: 5000).")
    private int inMemory;

    @Option(names = "--private-webhooks", description = "Let webhooks go to private and loopback addresses too.")
    private boolean privateWebhooks;

    Path folder() {
        return data.path();
    }

    boolean hasDatabase() {
        return !database.isEmpty();
    }

    /** Refuses what cannot be, by the name of the setting. */
    ServerOptions options(int usualPort, String usualHost) {
        int chosen = port == null ? usualPort : port;
        if (chosen < 0 || chosen > 65_535) {
            throw new UsageError("--port " + chosen + " is out of range; expected 0 to 65535");
        }
        if (inMemory < FEWEST_IN_MEMORY) {
            throw new UsageError(
                    "--in-memory " + inMemory + " is out of range; expected " + FEWEST_IN_MEMORY + " or more");
        }
        if (hasDatabase() && !database.matches("postgres(ql)?://\\S+/\\S+")) {
            throw new UsageError("--db is no database address; expected postgresql://user:password@host:port/name");
        }
        if (!bus.isEmpty() && !bus.matches("rediss?://\\S+")) {
            throw new UsageError("--bus is no address of a Redis; expected redis://user:password@host:port");
        }
        if (!bus.isEmpty() && !hasDatabase()) {
            throw new UsageError("--bus is for many nodes over one database; give --db too");
        }
        return ServerOptions.in(folder())
                .withHost(host == null ? usualHost : host)
                .withPort(chosen)
                .withDatabase(database)
                .withBus(bus)
                .withRemembered(inMemory)
                .withPrivateWebhooks(privateWebhooks);
    }
}
