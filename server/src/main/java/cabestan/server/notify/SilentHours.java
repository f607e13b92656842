package cabestan.server.notify;

import cabestan.server.protocol.RequestRejected;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;

/**
 * The hours of the day in which no notices are sent.
 *
 * @param from when they begin, in the local time of the zone
 * @param until when they end, on the same day or the next
 */
public record SilentHours(LocalTime from, LocalTime until, ZoneId zone) {

    /** Reads the parts that {@link #write} wrote or a client sent; rejects invalid times and zones. */
    public static SilentHours read(String from, String until, String zone) {
        try {
            return new SilentHours(LocalTime.parse(from), LocalTime.parse(until), ZoneId.of(zone));
        } catch (DateTimeException e) {
            throw RequestRejected.badRequest("expected silent hours like 22:00 to 07:00 in a zone like Europe/Paris");
        }
    }

    static SilentHours read(String text) {
        String[] words = text.split(" ");
        return read(words[0], words[1], words[2]);
    }

    public String write() {
        return from + " " + until + " " + zone.getId();
    }

    /** When a notice may be sent: now, or when the silence ends. */
    long next(long now) {
        ZonedDateTime here = Instant.ofEpochMilli(now).atZone(zone);
        LocalTime time = here.toLocalTime();
        boolean overnight = until.isBefore(from);
        boolean silent =
                overnight ? !time.isBefore(from) || time.isBefore(until) : !time.isBefore(from) && time.isBefore(until);
        if (!silent) {
            return now;
        }
        ZonedDateTime end = here.with(until);
        return (end.isAfter(here) ? end : here.plusDays(1).with(until))
                .toInstant()
                .toEpochMilli();
    }
}
