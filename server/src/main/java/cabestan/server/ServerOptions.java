package cabestan.server;

import cabestan.server.http.limit.Limits;
import cabestan.server.http.page.Embedding;
import cabestan.server.notify.mail.MailSettings;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;

/** The configuration of a server; the defaults are for use on this machine alone. */
public final class ServerOptions {

    private String host = "127.0.0.1";
    private int port = 8080;
    private final Path data;
    private String database = "";
    private String bus = "";
    private Path web;
    private int remembered = 20_000;
    private Limits limits = Limits.USUAL;
    private boolean privateWebhooks;
    private boolean chat = true;
    private boolean thinks = true;
    private Embedding embedding = Embedding.NONE;
    private boolean analyses = true;
    private Optional<MailSettings> mail = Optional.empty();
    private String publicUrl = "";
    private LongSupplier machine = System::currentTimeMillis;
    private Function<String, Optional<byte[]>> docs = path -> Optional.empty();

    private ServerOptions(Path data) {
        this.data = data;
    }

    /** For this machine only: SQLite, and the client in the jar. */
    public static ServerOptions in(Path data) {
        return new ServerOptions(data);
    }

    /** A copy with a change. */
    private ServerOptions with(Consumer<ServerOptions> change) {
        ServerOptions copy = new ServerOptions(data);
        copy.host = host;
        copy.port = port;
        copy.database = database;
        copy.bus = bus;
        copy.web = web;
        copy.remembered = remembered;
        copy.limits = limits;
        copy.privateWebhooks = privateWebhooks;
        copy.chat = chat;
        copy.thinks = thinks;
        copy.embedding = embedding;
        copy.analyses = analyses;
        copy.mail = mail;
        copy.publicUrl = publicUrl;
        copy.machine = machine;
        copy.docs = docs;
        change.accept(copy);
        return copy;
    }

    /** The address to listen on; 127.0.0.1 for this machine alone. */
    public String host() {
        return host;
    }

    public ServerOptions withHost(String host) {
        return with(copy -> copy.host = host);
    }

    /** The port to listen on; 0 for any free one. */
    public int port() {
        return port;
    }

    public ServerOptions withPort(int port) {
        return with(copy -> copy.port = port);
    }

    /** The folder for the signing key and the SQLite file. */
    public Path data() {
        return data;
    }

    /** {@code postgresql://…}, or empty for SQLite in the data folder. */
    public String database() {
        return database;
    }

    public ServerOptions withDatabase(String database) {
        return with(copy -> copy.database = database);
    }

    /** {@code redis://…}, or empty when there is only this node. */
    public String bus() {
        return bus;
    }

    public ServerOptions withBus(String bus) {
        return with(copy -> copy.bus = bus);
    }

    /** The folder of the built client, or null for the one in the jar. */
    public Path web() {
        return web;
    }

    public ServerOptions withWeb(Path web) {
        return with(copy -> copy.web = web);
    }

    /** The most matches kept in memory. */
    public int remembered() {
        return remembered;
    }

    public ServerOptions withRemembered(int remembered) {
        return with(copy -> copy.remembered = remembered);
    }

    /** How much one player and one address may request. */
    public Limits limits() {
        return limits;
    }

    public ServerOptions withLimits(Limits limits) {
        return with(copy -> copy.limits = limits);
    }

    /** Whether webhooks and push services may be at private and loopback addresses. */
    public boolean privateWebhooks() {
        return privateWebhooks;
    }

    public ServerOptions withPrivateWebhooks(boolean privateWebhooks) {
        return with(copy -> copy.privateWebhooks = privateWebhooks);
    }

    /** Whether people may write to each other. */
    public boolean chat() {
        return chat;
    }

    public ServerOptions withChat(boolean chat) {
        return with(copy -> copy.chat = chat);
    }

    /** Which other sites may show boards of this one. */
    public Embedding embedding() {
        return embedding;
    }

    public ServerOptions withEmbedding(Embedding embedding) {
        return with(copy -> copy.embedding = embedding);
    }

    /** Whether bots think on this node. */
    public boolean thinks() {
        return thinks;
    }

    public ServerOptions withThinking(boolean thinks) {
        return with(copy -> copy.thinks = thinks);
    }

    /** Whether players may ask for analyses here; they are made where bots think. */
    public boolean analyses() {
        return analyses;
    }

    public ServerOptions withAnalyses(boolean analyses) {
        return with(copy -> copy.analyses = analyses);
    }

    /** How mails are sent, if this site sends any. */
    public Optional<MailSettings> mail() {
        return mail;
    }

    public ServerOptions withMail(Optional<MailSettings> mail) {
        return with(copy -> copy.mail = mail);
    }

    /**
     * The address at which players reach this site, without a slash at its end; empty if the operator has not set it.
     */
    public String publicUrl() {
        return publicUrl;
    }

    public ServerOptions withPublicUrl(String publicUrl) {
        return with(copy -> copy.publicUrl = publicUrl);
    }

    /** The clock of this machine, in milliseconds. */
    public LongSupplier machine() {
        return machine;
    }

    public ServerOptions withMachineClock(LongSupplier machine) {
        return with(copy -> copy.machine = machine);
    }

    /** The pages of the documentation by their path in it. */
    public Function<String, Optional<byte[]>> docs() {
        return docs;
    }

    public ServerOptions withDocs(Function<String, Optional<byte[]>> docs) {
        return with(copy -> copy.docs = docs);
    }
}
