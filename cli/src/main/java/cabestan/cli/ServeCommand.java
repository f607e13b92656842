package cabestan.cli;

import cabestan.server.Server;
import cabestan.server.ServerLog;
import cabestan.server.ServerOptions;
import cabestan.server.http.Limits;
import cabestan.server.http.Proxies;
import io.nayuki.qrcodegen.QrCode;
import java.io.PrintWriter;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Hosts matches for people and bots. */
@Command(
        name = "serve",
        description = "Serve the table in the browser; what ./cabestan does without a command.",
        footer = {
            "",
            "Examples:",
            "  cabestan serve",
            "  cabestan serve --lan              # friends on the same network can join",
            "  cabestan serve --port 9000 --data /srv/cabestan"
        })
final class ServeCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--port",
            paramLabel = "N",
            defaultValue = "8080",
            description = "The port to listen on (default: 8080).")
    private int port;

    @Option(names = "--lan", description = "Open to the local network and show the link to share, also as a QR code.")
    private boolean lan;

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

    @Option(names = "--private-webhooks", description = "Let webhooks go to private and loopback addresses too.")
    private boolean privateWebhooks;

    @Option(
            names = "--trust-proxy",
            paramLabel = "ADDR",
            description = "Believe this reverse proxy (10.0.0.7, or a range 10.0.0.0/8) what it tells of visitors in"
                    + " X-Forwarded-For, Forwarded and X-Forwarded-Proto; limits then count their addresses, not its"
                    + " own. Can be given more than once.")
    private List<String> proxies = List.of();

    @Option(names = "--no-limits", description = "No limits on how much a player or an address may ask for; for tests.")
    private boolean noLimits;

    @Override
    public Integer call() throws InterruptedException {
        if (port < 0 || port > 65_535) {
            throw new Complaint("--port " + port + " is out of range; expected 0 to 65535");
        }
        Path folder = data.path();
        ServerLog.toStandardError();
        String address = host != null ? host : lan ? "0.0.0.0" : "127.0.0.1";
        ServerOptions options = ServerOptions.in(folder)
                .withHost(address)
                .withPort(port)
                .withDatabase(database)
                .withLimits((noLimits ? Limits.NONE : Limits.USUAL).behind(trusted()))
                .withPrivateWebhooks(privateWebhooks);
        Server server = new Server(options);
        server.start();
        tell(server.port(), folder);
        CountDownLatch stopped = new CountDownLatch(1);
        Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(() -> {
            server.stop();
            stopped.countDown();
        }));
        stopped.await();
        return 0;
    }

    private Proxies trusted() {
        try {
            return Proxies.of(proxies);
        } catch (IllegalArgumentException e) {
            throw new Complaint("--trust-proxy: " + e.getMessage());
        }
    }

    private void tell(int openPort, Path folder) {
        PrintWriter out = spec.commandLine().getOut();
        out.println("Cabestan is ready: http://localhost:" + openPort);
        if (lan) {
            Optional<String> address = lanAddress();
            if (address.isPresent()) {
                String link = "http://" + address.get() + ":" + openPort;
                out.println("On your network:   " + link);
                out.println(qr(link));
            } else {
                out.println("This machine has no address on a local network that others could reach.");
            }
        }
        out.println("Matches are kept in " + folder + ". Ctrl-C stops; nothing is lost.");
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

    /** Two rows of the code in each line of text, on the terminal's own background, with a quiet rim. */
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
