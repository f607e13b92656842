package cabestan.server.room;

import java.util.Locale;

/** What can happen in a match. */
public enum Happening {
    JOINED,
    LEFT,
    STARTED,
    ACTED,
    UNDONE,
    RESIGNED,
    TIMED_OUT,
    DRAW_OFFERED,
    DRAW_DECLINED,
    DRAW_AGREED,
    TAKEBACK_ASKED,
    TAKEBACK_REFUSED,
    TAKEBACK_GRANTED,
    REMATCH,
    BOT_TOOK_SEAT,
    DEALT,
    CLOSED;

    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static Happening of(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT).replace('-', '_'));
    }

    /** Whether it is part of playing, and so of no interest to the lobby. */
    boolean isPlay() {
        return this != JOINED && this != LEFT && this != STARTED && this != CLOSED;
    }

    /** Whether it changes the actions of the record. */
    boolean changesRecord() {
        return this == ACTED || this == UNDONE || this == TAKEBACK_GRANTED;
    }
}
