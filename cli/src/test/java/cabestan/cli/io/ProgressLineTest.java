package cabestan.cli.io;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** Progress, on a terminal and in a file. */
class ProgressLineTest {

    private final StringWriter err = new StringWriter();
    private final AtomicLong nanos = new AtomicLong();

    private ProgressLine line(boolean canRewrite) {
        return new ProgressLine(new PrintWriter(err), canRewrite, nanos::get);
    }

    @Test
    void on_a_terminal_each_text_takes_the_place_of_the_one_before() {
        ProgressLine line = line(true);
        line.show("attempt 10");
        line.show("done");
        line.end();
        assertEquals("\rattempt 10\rdone      \n", err.toString());
    }

    @Test
    void elsewhere_a_line_is_written_every_thirty_seconds_and_at_the_end() {
        ProgressLine line = line(false);
        for (int second = 1; second <= 70; second++) {
            nanos.set(second * 1_000_000_000L);
            line.show("second " + second);
        }
        line.end();
        assertEquals("second 30\nsecond 60\nsecond 70\n", err.toString());
    }

    @Test
    void a_message_has_a_line_of_its_own() {
        ProgressLine line = line(true);
        line.show("1/2");
        line.interrupt("lost");
        line.show("2/2");
        line.end();
        assertEquals("\r1/2\nlost\n\r2/2\n", err.toString());
    }
}
