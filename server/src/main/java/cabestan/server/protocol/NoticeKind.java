package cabestan.server.protocol;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The kinds of notices that players can turn on and off, the most important first. */
public enum NoticeKind {
    RESULT,
    TIME,
    TURN,
    OFFER,
    SEAT;

    /** The word for this kind in messages. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The kind with this word. */
    public static Optional<NoticeKind> of(String word) {
        return List.of(values()).stream()
                .filter(kind -> kind.word().equals(word))
                .findFirst();
    }

    /** The kind of the notice {@code what}. */
    public static NoticeKind ofNotice(String what) {
        return switch (what) {
            case "over" -> RESULT;
            case "time-short", "silence" -> TIME;
            case "your-turn", "nudge" -> TURN;
            case "offer" -> OFFER;
            case "started", "joined", "invited" -> SEAT;
            default -> throw new IllegalArgumentException("no kind of notice has " + what);
        };
    }
}
