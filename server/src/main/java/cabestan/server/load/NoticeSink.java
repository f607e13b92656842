package cabestan.server.load;

import java.util.List;
import java.util.Map;

/** Where notices arrive: it records which of them it has answered, and who sent them. */
public sealed interface NoticeSink extends AutoCloseable permits PushSink, MailSink {

    /**
     * A notice that was answered.
     *
     * @param node the process that sent it
     * @param at when, by {@link System#nanoTime}
     */
    record Answered(String node, long at) {}

    /** The kind of notices it receives. */
    String what();

    /**
     * Directs the notices of this guest here.
     *
     * @param name unique to every guest
     */
    void subscribe(Visitor guest, String name);

    /** The notices of each match that were answered, in this order, by the topic of the match. */
    Map<String, List<Answered>> answered();

    @Override
    void close();
}
