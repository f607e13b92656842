package cabestan.cli.serve;

import cabestan.cli.docs.Manual;
import cabestan.cli.io.UsageError;
import cabestan.server.Server;
import cabestan.server.ServerLog;
import cabestan.server.ServerOptions;
import cabestan.server.http.limit.Limits;
import cabestan.server.http.limit.TrustedProxies;
import cabestan.server.http.page.Embedding;
import io.nayuki.qrcodegen.QrCode;
import java.io.PrintWriter;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Runs a server for people and bots. */
@Command(
        name = "serve",
        description = "Serve matches to browsers; this is what ./cabestan does without a command.",
        footer = {
            "",
            "Examples:",
            "  cabestan serve",
            "  cabestan serve --lan              # friends on the same network can join",
            "  cabestan serve --port 9000 --data /srv/cabestan",
            "  cabestan serve --db postgresql://cabestan:secret@db/cabestan --bus redis://redis   # one node of many",
            "",
            "Every flag can also be set in the environment (CABESTAN_PORT) or in a file (port = 9000);",
            "the server lists all settings at /docs/settings.html."
        })
public final class ServeCommand implements Callable<Integer> {

    private static final int DEFAULT_PORT = 8080;

    @Spec
    private CommandSpec spec;

    @Mixin
    private NodeSettings settings;

    @Option(names = "--lan", description = "Listen on the local network and show the link to share, also as a QR code.")
    private boolean lan;

    @Option(names = "--no-thinking", description = "Let other nodes think for the bots; see cabestan worker.")
    private boolean noThinking;

    @Option(names = "--no-chat", description = "Turn off the chat at all tables of this site.")
    private boolean noChat;

    @Option(
            names = "--trust-proxy",
            paramLabel = "ADDR",
            split = ",",
            description = "Trust this reverse proxy (10.0.0.7, or a range 10.0.0.0/8) to name visitors in"
                    + " X-Forwarded-For, Forwarded and X-Forwarded-Proto; limits then apply to their addresses"
                    + " instead of its own. Can be given more than once.")
    private List<String> proxies = List.of();

    @Option(
            names = "--embed-origin",
            paramLabel = "ORIGIN",
            split = ",",
            description =
                    "Allow pages of this site (https://club.example) to show boards in a frame; by default none may."
                            + " Can be given more than once.")
    private List<String> embedders = List.of();

    @Option(names = "--no-limits", description = "Turn off the rate limits for players and addresses; for tests.")
    private boolean noLimits;

    private final Supplier<CommandSpec> allCommands;

    /** @param allCommands the command that has all others, for the documentation that the server shows */
    public ServeCommand(Supplier<CommandSpec> allCommands) {
        this.allCommands = allCommands;
    }

    @Override
    public Integer call() throws InterruptedException {
        ServerOptions options = settings.options(DEFAULT_PORT, lan ? "0.0.0.0" : "127.0.0.1")
                .withThinking(!noThinking)
                .withChat(!noChat)
                .withEmbedding(embedding())
                .withDocs(new Manual(allCommands, true)::read)
                .withLimits((noLimits ? Limits.NONE : Limits.USUAL).behind(trusted()));
        if (noThinking && !settings.hasDatabase()) {
            throw new UsageError("--no-thinking is for nodes that share a database; give --db too");
        }
        ServerLog.toStandardError();
        Server server = new Server(options);
        server.start();
        announce(server.port());
        Shutdown.await(server::stop);
        return 0;
    }

    private TrustedProxies trusted() {
        try {
            return TrustedProxies.of(proxies);
        } catch (IllegalArgumentException e) {
            throw new UsageError("--trust-proxy: " + e.getMessage());
        }
    }

    private Embedding embedding() {
        try {
            return new Embedding(embedders);
        } catch (IllegalArgumentException e) {
            throw new UsageError("--embed-origin: " + e.getMessage());
        }
    }

    private void announce(int openPort) {
        PrintWriter out = spec.commandLine().getOut();
        out.println("Cabestan is ready: http://localhost:" + openPort);
        if (lan) {
            Optional<String> address = lanAddress();
            if (address.isPresent()) {
                String link = "http://" + address.get() + ":" + openPort;
                out.println("On your network:   " + link);
                out.println(qr(link));
            } else {
                out.println("This machine has no address that others on a local network can reach.");
            }
        }
        String place =
                settings.hasDatabase() ? "the database" : settings.folder().toString();
        out.println("Matches are kept in " + place + ". Ctrl-C stops; nothing is lost.");
    }

    private static Optional<String> lanAddress() {
        try {
            return NetworkInterface.networkInterfaces()
                    .filter(ServeCommand::isUp)
                    .flatMap(NetworkInterface::inetAddresses)
                    .filter(a -> a instanceof Inet4Address && !a.isLoopbackAddress() && !a.isLinkLocalAddress())
                    .map(InetAddress::getHostAddress)
                    .findFirst();
        } catch (SocketException e) {
            return Optional.empty();
        }
    }

    private static boolean isUp(NetworkInterface network) {
        try {
            return network.isUp() && !network.isLoopback() && !network.isVirtual();
        } catch (SocketException e) {
            return false;
        }
    }

    /** Draws two rows of the code per line of text, with the quiet zone that scanners need. */
    private static String qr(String link) {
        QrCode code = QrCode.encodeText(link, QrCode.Ecc.MEDIUM);
        StringBuilder drawn = new StringBuilder();
        for (int y = -2; y < code.size + 2; y += 2) {
            for (int x = -2; x < code.size + 2; x++) {
                boolean upper = code.getModule(x, y);
                boolean lower = code.getModule(x, y + 1);
                drawn.append(upper ? (lower ? ' ' : '▄') : lower ? '▀' : '█');
            }
            drawn.append('\n');
        }
        return drawn.toString();
    }
}
