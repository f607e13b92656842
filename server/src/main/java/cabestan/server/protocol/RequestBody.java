package cabestan.server.protocol;

import java.util.List;

/** What a client sends with an HTTP request. */
public sealed interface RequestBody {

    /** The profile a player asks for; a webhook of null is left unchanged. */
    record Profile(String name, String webhook) implements RequestBody {}

    /**
     * Which notices a browser asks for while no page is open; null leaves a value unchanged.
     *
     * @param endpoint the address of its push service, which comes with both keys
     */
    record DeviceWish(
            String endpoint, String p256dh, String auth, String language, List<NoticeKind> kinds, Silent silent)
            implements RequestBody {}

    /** The hours without notices; none if they are empty. */
    record Silent(String from, String until, String zone) {}

    /** Which notices a player asks for by mail, and where; null leaves a value unchanged. */
    record MailboxWish(String address, String language, List<NoticeKind> kinds, Silent silent) implements RequestBody {}

    /** How a player takes a seat: by an invite key, a seat, both or neither. */
    record Join(String key, int seat) implements RequestBody {}

    record SeatBot(int seat, int level) implements RequestBody {}

    /**
     * A match that was begun elsewhere; without seats if the upload does not assign them.
     *
     * @param id the id that the match will have here
     */
    record Upload(String id, String record, List<NewMatch.Place> seats) implements RequestBody {

        public Upload {
            seats = List.copyOf(seats);
        }
    }

    /**
     * A chat message that a player sends.
     *
     * @param id chosen by the client, so that a message sent twice appears once
     * @param kind {@code text}, {@code phrase} or {@code reaction}
     */
    record Saying(String id, String kind, String body) implements RequestBody {}

    /** A study to be created. */
    record NewStudy(String title, String text) implements RequestBody {}

    /**
     * A change of a study.
     *
     * @param version the one that its author has seen
     * @param title or null to leave it
     */
    record StudyRevision(int version, String title, String text) implements RequestBody {}

    /** Somebody who sat at a match, by the seat, counted from 0. */
    record Opponent(String match, int seat) implements RequestBody {}

    /** A problem that somebody has composed. */
    record Composition(String title, String text) implements RequestBody {}
}
