package cabestan.server.load;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/**
 * What people do besides playing: they have devices and mailboxes for notices, look at their matches or are away,
 * chat, plan replies, and are friends.
 *
 * @param pushes where the notices to devices arrive
 * @param mails where mails arrive
 * @param away at how many of a hundred tables nobody looks, so that every turn leads to notices
 */
public record Extras(PushSink pushes, MailSink mails, int away) implements AutoCloseable {

    /** How often somebody writes in the chat of a table. */
    static final Duration BETWEEN_WORDS = Duration.ofMinutes(1);

    /** Players plan a reply for one of this many turns of Arcanor. */
    static final int TURNS_FOR_A_PLAN = 20;

    private static final String WISH =
            "{\"game\":\"arcanor\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}]," + "\"listed\":true}";

    /** Services that answer after this many milliseconds. */
    public static Extras answeringAfter(long pushMillis, int away) {
        return new Extras(
                new PushSink(() -> {
                    Pause.millis(pushMillis);
                    return false;
                }),
                new MailSink(() -> false),
                away);
    }

    /** How many notices have arrived. */
    public int sent() {
        return Stream.of(pushes, mails)
                .flatMap(sink -> sink.answered().values().stream())
                .mapToInt(List::size)
                .sum();
    }

    boolean looks(int table) {
        return table * 37 % 100 >= away; // spread over all tables
    }

    /** Gives both players of a table a device and a mailbox, and makes them friends. */
    void prepare(Visitor one, Visitor two, int table) {
        for (NoticeSink sink : new NoticeSink[] {pushes, mails}) {
            sink.subscribe(one, "a" + table);
            sink.subscribe(two, "b" + table);
        }
        String match = one.make(WISH);
        two.join(match);
        one.command(match, "{\"type\":\"resign\",\"id\":\"r\",\"match\":\"" + match + "\",\"version\":2,\"seat\":1}");
        one.befriend(match, 2);
        two.befriend(match, 1);
    }

    @Override
    public void close() {
        pushes.close();
        mails.close();
    }
}
