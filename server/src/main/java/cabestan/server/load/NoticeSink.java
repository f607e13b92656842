package cabestan.server.load;

import java.util.List;
import java.util.Map;

/** Where notices arrive: it keeps which of them it has answered, and who had sent them. */
public sealed interface NoticeSink extends AutoCloseable permits PushSink, MailSink {

    /**
     * A notice that was answered.
     *
     * @param node the process that sent it
     * @param at when, by {@link System#nanoTime}
     */
    record Answered(String node, long at) {}

    /** What it receives, in a word. */
    String what();

    /**
     * Lets this guest be told here of their matches.
     *
     * @param name another for every guest
     */
    void subscribe(Visitor guest, String name);

    /** The notices of each match that were answered, in this order, by the topic of the match. */
    Map<String, List<Answered>> answered();

    @Override
    void close();
}
