package cabestan.server;

import cabestan.server.http.limit.Limits;
import cabestan.server.notify.mail.MailSettings;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongSupplier;

/**
 * The configuration of a server.
 *
 * @param host the address to listen on; 127.0.0.1 for this machine alone
 * @param port the port to listen on; 0 for any free one
 * @param data the folder for the signing key and the SQLite file
 * @param database {@code postgresql://…}, or empty for SQLite in the data folder
 * @param bus {@code redis://…}, or empty when there is only this node
 * @param web the folder of the built client, or null for the one in the jar
 * @param remembered the most matches kept in memory
 * @param limits how much one player and one address may request
 * @param privateWebhooks whether webhooks and push services may be at private and loopback addresses
 * @param chat whether people may write to each other
 * @param thinks whether bots think on this node
 * @param mail how mails are sent, if this site sends any
 * @param machine the clock of this machine, in milliseconds
 * @param docs the pages of the documentation by their path in it
 */
public record ServerOptions(
        String host,
        int port,
        Path data,
        String database,
        String bus,
        Path web,
        int remembered,
        Limits limits,
        boolean privateWebhooks,
        boolean chat,
        boolean thinks,
        Optional<MailSettings> mail,
        LongSupplier machine,
        Function<String, Optional<byte[]>> docs) {

    /** For this machine only: SQLite, and the client in the jar. */
    public static ServerOptions in(Path data) {
        return new ServerOptions(
                "127.0.0.1",
                8080,
                data,
                "",
                "",
                null,
                5_000,
                Limits.USUAL,
                false,
                true,
                true,
                Optional.empty(),
                System::currentTimeMillis,
                path -> Optional.empty());
    }

    public ServerOptions withHost(String host) {
        return new ServerOptions(
                host,
                port,
                data,
                database,
                bus,
                web,
                remembered,
                limits,
                privateWebhooks,
                chat,
                thinks,
                mail,
                machine,
                docs);
    }

    public ServerOptions withPort(int port) {
        return new ServerOptions(
                host,
                port,
                data,
                database,
                bus,
                web,
                remembered,
                limits,
                privateWebhooks,
                chat,
                thinks,
                mail,
                machine,
                docs);
    }

    public ServerOptions withDatabase(String database) {
        return new ServerOptions(
                host,
                port,
                data,
                database,
                bus,
                web,
                remembered,
                limits,
                privateWebhooks,
                chat,
                thinks,
                mail,
                machine,
                docs);
    }

    public ServerOptions withBus(String bus) {
        return new ServerOptions(
                host,
                port,
                data,
                database,
                bus,
                web,
                remembered,
                limits,
                privateWebhooks,
                chat,
                thinks,
                mail,
                machine,
                docs);
    }

    public ServerOptions withWeb(Path web) {
        return new ServerOptions(
                host,
                port,
                data,
                database,
                bus,
                web,
                remembered,
                limits,
                privateWebhooks,
                chat,
                thinks,
                mail,
                machine,
                docs);
    }

    public ServerOptions withRemembered(int remembered) {
        return new ServerOptions(
                host,
                port,
                data,
                database,
                bus,
                web,
                remembered,
                limits,
                privateWebhooks,
                chat,
                thinks,
                mail,
                machine,
                docs);
    }

    public ServerOptions withLimits(Limits limits) {
        return new ServerOptions(
                host,
                port,
                data,
                database,
                bus,
                web,
                remembered,
                limits,
                privateWebhooks,
                chat,
                thinks,
                mail,
                machine,
                docs);
    }

    public ServerOptions withPrivateWebhooks(boolean allowed) {
        return new ServerOptions(
                host, port, data, database, bus, web, remembered, limits, allowed, chat, thinks, mail, machine, docs);
    }

    public ServerOptions withChat(boolean chat) {
        return new ServerOptions(
                host,
                port,
                data,
                database,
                bus,
                web,
                remembered,
                limits,
                privateWebhooks,
                chat,
                thinks,
                mail,
                machine,
                docs);
    }

    public ServerOptions withThinking(boolean thinks) {
        return new ServerOptions(
                host,
                port,
                data,
                database,
                bus,
                web,
                remembered,
                limits,
                privateWebhooks,
                chat,
                thinks,
                mail,
                machine,
                docs);
    }

    public ServerOptions withMail(Optional<MailSettings> mail) {
        return new ServerOptions(
                host,
                port,
                data,
                database,
                bus,
                web,
                remembered,
                limits,
                privateWebhooks,
                chat,
                thinks,
                mail,
                machine,
                docs);
    }

    public ServerOptions withMachineClock(LongSupplier machine) {
        return new ServerOptions(
                host,
                port,
                data,
                database,
                bus,
                web,
                remembered,
                limits,
                privateWebhooks,
                chat,
                thinks,
                mail,
                machine,
                docs);
    }

    public ServerOptions withDocs(Function<String, Optional<byte[]>> docs) {
        return new ServerOptions(
                host,
                port,
                data,
                database,
                bus,
                web,
                remembered,
                limits,
                privateWebhooks,
                chat,
                thinks,
                mail,
                machine,
                docs);
    }
}
