package cabestan.cli.serve;

import cabestan.cli.io.Arguments;
import cabestan.cli.io.UsageError;
import cabestan.server.notify.mail.MailAddress;
import cabestan.server.notify.mail.MailSettings;
import cabestan.server.notify.mail.MailSettings.Tls;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The settings of mails; a site without an SMTP server sends none. */
final class MailFlags {

    private static final int LONGEST_DELAY = 86_400;

    @Option(
            names = "--smtp-host",
            paramLabel = "HOST",
            defaultValue = "",
            description = "The SMTP server for mails to players; without one, none are sent.")
    private String host;

    @Option(
            names = "--smtp-port",
            paramLabel = "N",
            description = "Its port (default: 587; 465 with --smtp-tls implicit, 25 with none).")
    private Integer port;

    @Option(
            names = "--smtp-tls",
            paramLabel = "MODE",
            defaultValue = "starttls",
            description =
                    "How the connection to it is encrypted: starttls, implicit (from the first byte) or none, for a"
                            + " server on this machine (default: starttls).")
    private String tls;

    @Option(
            names = "--smtp-user",
            paramLabel = "NAME",
            defaultValue = "",
            description = "The name to sign in with, if the server requires one.")
    private String user;

    @Option(
            names = "--smtp-password",
            paramLabel = "WORD",
            defaultValue = "",
            description = "The password. Better use the environment or --smtp-password-file: others on this machine can"
                    + " read flags.")
    private String password;

    @Option(names = "--smtp-password-file", paramLabel = "FILE", description = "A file with the password.")
    private Path passwordFile;

    @Option(
            names = "--mail-from",
            paramLabel = "ADDRESS",
            defaultValue = "",
            description = "The address that mails come from.")
    private String sender;

    @Option(
            names = "--mail-delay",
            paramLabel = "S",
            defaultValue = "60",
            description = "Seconds that a mail about a match waits; it is not sent if its player acts or looks at the"
                    + " match meanwhile (default: 60).")
    private int delay;

    @Option(
            names = "--public-url",
            paramLabel = "URL",
            defaultValue = "",
            description =
                    "The address at which players reach this site, for the links in mails and the preview images of"
                            + " links.")
    private String site;

    /** The address of the site without a slash at its end, or empty if it is not given. */
    String site() {
        if (!site.isEmpty() && !site.matches("https?://[!-.0-~]+/?")) {
            throw badSite();
        }
        return site.replaceFirst("/$", "");
    }

    private static UsageError badSite() {
        return new UsageError("--public-url is not the address of a site; expected one like https://play.example.org");
    }

    /** How to send mails, if at all; throws {@link UsageError} naming a setting that has a bad value or is missing. */
    Optional<MailSettings> settings() {
        if (host.isEmpty()) {
            return Optional.empty();
        }
        Tls mode = Tls.of(tls)
                .orElseThrow(
                        () -> new UsageError("--smtp-tls " + tls + " is unknown; expected starttls, implicit or none"));
        int chosen = port == null ? mode.usualPort() : port;
        if (chosen < 1 || chosen > 65_535) {
            throw new UsageError("--smtp-port " + chosen + " is out of range; expected 1 to 65535");
        }
        if (!MailAddress.isPlain(sender)) {
            String fault = sender.isEmpty() ? "is missing" : "is not an e-mail address";
            throw new UsageError("--mail-from " + fault + "; expected one like cabestan@example.org");
        }
        if (site().isEmpty()) {
            throw new UsageError("--public-url is missing; mails need the address of the site, for their links");
        }
        if (delay < 0 || delay > LONGEST_DELAY) {
            throw new UsageError("--mail-delay " + delay + " is out of range; expected 0 to " + LONGEST_DELAY);
        }
        return Optional.of(new MailSettings(
                host,
                chosen,
                mode,
                user,
                passwordFile == null ? password : read(passwordFile),
                sender,
                site(),
                Duration.ofSeconds(delay)));
    }

    private static String read(Path file) {
        try {
            return Arguments.text(file.toString()).strip();
        } catch (UsageError e) {
            throw new UsageError("--smtp-password-file " + e.getMessage());
        }
    }
}
