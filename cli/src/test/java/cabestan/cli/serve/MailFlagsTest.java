package cabestan.cli.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cabestan.cli.Run;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A site that is to send mails is told what it lacks before it starts. */
class MailFlagsTest {

    private static final Map<String, String> GOOD = Map.of(
            "--smtp-host", "mail.example.org",
            "--mail-from", "cabestan@example.org",
            "--public-url", "https://play.example.org");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--smtp-tls | ssl | --smtp-tls ssl is unknown; expected starttls, implicit or none",
                "--smtp-port | 0 | --smtp-port 0 is out of range; expected 1 to 65535",
                "--mail-from | Cabestan | --mail-from is not an e-mail address; expected one like cabestan@example.org",
                "--mail-delay | -1 | --mail-delay -1 is out of range; expected 0 to 86400",
                "--public-url | play.example.org | --public-url is not the address of a site; expected one like"
                        + " https://play.example.org",
                "--public-url | https://café.example | --public-url is not the address of a site; expected one like"
                        + " https://play.example.org"
            })
    void a_wrong_value_is_rejected_by_the_name_of_its_setting(String flag, String value, String message) {
        List<String> arguments = new ArrayList<>(List.of("serve", flag, value));
        GOOD.forEach((name, good) -> {
            if (!name.equals(flag)) {
                arguments.addAll(List.of(name, good));
            }
        });
        assertEquals(new Run(2, "", "cabestan: " + message + "\n"), Run.of(arguments.toArray(String[]::new)));
    }

    @Test
    void the_address_of_a_site_without_mails_is_checked_as_well() {
        String message = "--public-url is not the address of a site; expected one like https://play.example.org";
        assertEquals(
                new Run(2, "", "cabestan: " + message + "\n"),
                Run.of("serve", "--public-url", "https://play/cabestan"));
    }
}
