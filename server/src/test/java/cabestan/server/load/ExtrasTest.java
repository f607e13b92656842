package cabestan.server.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.ServerOptions;
import cabestan.server.support.ServerTest;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A small run of {@code cabestan load --extras}: players are told, talk, plan and have friends while they play. */
class ExtrasTest extends ServerTest {

    private static final int EVERYWHERE = 100;

    private final Extras extras = Extras.answeringAfter(0, EVERYWHERE);

    @Override
    protected ServerOptions options() {
        return super.options()
                .withPrivateWebhooks(true)
                .withMail(Optional.of(MailSink.settings(extras.mails().port())));
    }

    @AfterEach
    void close() {
        extras.close();
    }

    @Test
    void players_act_steadily_without_an_error_while_notices_are_sent() {
        List<String> complaints = new ArrayList<>();
        URI address = URI.create("http://127.0.0.1:" + server.port());
        LoadReport report = new Load(List.of(address), true, 12, 20, 3, complaints::add)
                .with(extras)
                .run(1);
        System.out.println("load: " + report.text() + ", notices " + extras.sent());
        assertEquals(List.of(), complaints);
        assertTrue(report.acknowledged() > 20, report.text());
        assertTrue(extras.sent() > 0, "nobody was told of anything");
        assertTrue(server.countRows().get("chat") > 0, "nobody said anything");
    }
}
