package cabestan.server.notify.mail;

import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.support.Client;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A mail says in every language what a device says. */
class MailTextsTest {

    @Test
    void mails_have_the_words_of_devices() throws IOException {
        for (String language : List.of("en", "de", "fr")) {
            String file = Files.readString(Path.of("../web/src/i18n/push/" + language + ".json"));
            Client.read(file).properties().forEach(text -> {
                String what = text.getKey().substring("push.".length());
                String mail = new MailTexts(language).notice(what, "", "", "");
                assertTrue(mail.startsWith(text.getValue().asText() + "\n"), mail);
            });
        }
    }
}
