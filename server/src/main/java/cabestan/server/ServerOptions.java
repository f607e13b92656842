package cabestan.server;

import cabestan.server.http.Limits;
import java.nio.file.Path;

/**
 * How a server is to run.
 *
 * @param host the address to listen on; 127.0.0.1 for this machine alone
 * @param port 0 for any free one
 * @param data the folder for the signing key and the SQLite file
 * @param database {@code postgresql://…}, or empty for SQLite in the data folder
 * @param web the folder of the built client, or null for the one inside the program
 * @param remembered how many matches are kept in memory at most
 * @param limits how much one player and one address may ask for
 * @param privateWebhooks whether webhooks may go to private and loopback addresses
 */
public record ServerOptions(
        String host,
        int port,
        Path data,
        String database,
        Path web,
        int remembered,
        Limits limits,
        boolean privateWebhooks) {

    /** This machine alone, SQLite, the client inside the program. */
    public static ServerOptions in(Path data) {
        return new ServerOptions("127.0.0.1", 8080, data, "", null, 5_000, Limits.USUAL, false);
    }

    public ServerOptions withHost(String host) {
        return new ServerOptions(host, port, data, database, web, remembered, limits, privateWebhooks);
    }

    public ServerOptions withPort(int port) {
        return new ServerOptions(host, port, data, database, web, remembered, limits, privateWebhooks);
    }

    public ServerOptions withDatabase(String database) {
        return new ServerOptions(host, port, data, database, web, remembered, limits, privateWebhooks);
    }

    public ServerOptions withWeb(Path web) {
        return new ServerOptions(host, port, data, database, web, remembered, limits, privateWebhooks);
    }

    public ServerOptions withRemembered(int remembered) {
        return new ServerOptions(host, port, data, database, web, remembered, limits, privateWebhooks);
    }

    public ServerOptions withLimits(Limits limits) {
        return new ServerOptions(host, port, data, database, web, remembered, limits, privateWebhooks);
    }

    public ServerOptions withPrivateWebhooks(boolean allowed) {
        return new ServerOptions(host, port, data, database, web, remembered, limits, allowed);
    }
}
