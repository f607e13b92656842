package cabestan.server.support;

import cabestan.server.ServerOptions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;

/** A test with a server that sends mails, and the mail server that takes them. */
public abstract class MailingServerTest extends ServerTest {

    private MailServer mails;

    @Override
    protected ServerOptions options() {
        try {
            mails = new MailServer();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return super.options().withMail(Optional.of(mails.settings()));
    }

    /** In this order the server looks for its mail server in vain at no time. */
    @Override
    @AfterEach
    protected void stop() {
        super.stop();
        mails.close();
    }
}
