package cabestan.server.notify.mail;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How this site sends mails.
 *
 * @param host the SMTP server that takes them
 * @param user empty if the server wants no name and password
 * @param sender the address that they come from
 * @param site the public address of this site, without a slash at its end, for the links in them
 * @param delay how long a mail waits, so that whoever comes back by themselves gets none
 */
public record MailSettings(
        String host, int port, Tls tls, String user, String password, String sender, String site, Duration delay) {

    /** How a connection to the SMTP server is encrypted. */
    public enum Tls {
        /** The connection begins in the clear and must become encrypted before anything is said. */
        STARTTLS,
        /** The connection is encrypted from its first byte. */
        IMPLICIT,
        /** Not at all; for a server on this machine. */
        NONE;

        /** The mode with this name in settings. */
        public static Optional<Tls> of(String word) {
            return Stream.of(values())
                    .filter(mode -> mode.name().toLowerCase(Locale.ROOT).equals(word))
                    .findFirst();
        }

        /** The port that servers usually have for this. */
        public int usualPort() {
            return switch (this) {
                case STARTTLS -> 587;
                case IMPLICIT -> 465;
                case NONE -> 25;
            };
        }
    }

    public static final Duration USUAL_DELAY = Duration.ofMinutes(1);

    /** The password is nobody's business, not even in a log. */
    @Override
    public String toString() {
        return "MailSettings[" + host + ":" + port + " " + tls + "]";
    }
}
