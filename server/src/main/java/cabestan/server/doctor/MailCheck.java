package cabestan.server.doctor;

import cabestan.server.notify.mail.MailSettings;
import cabestan.server.notify.mail.SmtpClient;
import java.io.IOException;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;

/** Talks to the SMTP server of a site as far as one can without sending a mail. */
public final class MailCheck {

    private MailCheck() {}

    public static List<Finding> run(MailSettings settings) {
        List<Finding> findings = new ArrayList<>();
        try (SmtpClient client = SmtpClient.connect(settings)) {
            findings.add(Finding.good(
                    "the SMTP server answers" + (settings.user().isEmpty() ? "" : " and accepts " + settings.user())));
            boolean isNear = InetAddress.getByName(settings.host()).isLoopbackAddress();
            if (!client.isEncrypted() && !isNear) {
                findings.add(Finding.fault("mails and the password go to the SMTP server without encryption: use"
                        + " --smtp-tls starttls"));
            }
            client.offerSender();
            findings.add(Finding.good("it takes mails from " + settings.sender()));
        } catch (IOException e) {
            findings.add(Finding.fault("the SMTP server: " + e.getMessage()));
        }
        if (!settings.site().startsWith("https://")) {
            findings.add(Finding.advice("links in mails begin with " + settings.site()
                    + ": give --public-url with https, or mail services offer no way to unsubscribe"));
        }
        return findings;
    }
}
