package cabestan.server.notify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import cabestan.server.protocol.RequestRejected;
import java.time.ZonedDateTime;
import org.junit.jupiter.api.Test;

/** A device is left alone in its silent hours, by the clock on its own wall. */
class SilentHoursTest {

    private static void next(String hours, String now, String expected) {
        assertEquals(millis(expected), SilentHours.read(hours).next(millis(now)), now);
    }

    private static long millis(String time) {
        return ZonedDateTime.parse(time).toInstant().toEpochMilli();
    }

    @Test
    void a_notice_of_the_night_waits_for_the_morning() {
        String night = "22:00 07:00 Europe/Paris";
        next(night, "2026-06-01T21:59+02:00", "2026-06-01T21:59+02:00");
        next(night, "2026-06-01T22:00+02:00", "2026-06-02T07:00+02:00");
        next(night, "2026-06-02T03:00+02:00", "2026-06-02T07:00+02:00");
        next(night, "2026-06-02T07:00+02:00", "2026-06-02T07:00+02:00");
    }

    @Test
    void hours_of_the_day_end_on_the_same_day() {
        next("09:00 17:30 UTC", "2026-06-01T09:00Z", "2026-06-01T17:30Z");
        next("09:00 17:30 UTC", "2026-06-01T18:00Z", "2026-06-01T18:00Z");
    }

    @Test
    void the_night_in_which_the_clocks_change_ends_in_the_morning_too() {
        next("22:00 07:00 Europe/Paris", "2026-03-28T23:00+01:00", "2026-03-29T07:00+02:00");
    }

    @Test
    void what_is_no_time_is_rejected() {
        assertThrows(RequestRejected.class, () -> SilentHours.read("25:00", "07:00", "UTC"));
        assertThrows(RequestRejected.class, () -> SilentHours.read("22:00", "07:00", "Atlantis"));
    }
}
