package cabestan.table.absence;

import cabestan.rules.game.Rejection;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The holidays of each seat, and when each player last nudged somebody. */
public final class Absences {

    /** A day in milliseconds. */
    public static final long DAY = 24L * 3600 * 1000;

    /** How many days in a calendar year the clock of a seat may rest. */
    public static final int DAYS_A_YEAR = 30;

    private record Holiday(long from, long until) {

        long within(CalendarYear year) {
            return Math.max(0, Math.min(until, year.end()) - Math.max(from, year.start()));
        }
    }

    private final List<List<Holiday>> holidays = new ArrayList<>();
    private final Map<String, Long> nudges = new TreeMap<>();

    public Absences(int seats) {
        for (int seat = 0; seat < seats; seat++) {
            holidays.add(new ArrayList<>());
        }
    }

    /** Sends the seat on holiday until then; a holiday that has not ended yet ends now. */
    public void take(int seat, long now, long until) {
        endAt(seat, now);
        if (until > now) {
            holidays.get(seat).add(new Holiday(now, until));
        }
    }

    private void endAt(int seat, long now) {
        List<Holiday> taken = holidays.get(seat);
        if (!taken.isEmpty() && taken.getLast().until > now) {
            taken.add(new Holiday(taken.removeLast().from, now));
        }
    }

    /** When the last holiday of this seat ends or ended, or 0. */
    public long until(int seat) {
        List<Holiday> taken = holidays.get(seat);
        return taken.isEmpty() ? 0 : taken.getLast().until;
    }

    /** Why this seat cannot take this many days of holiday now, or, with 0 days, end its holiday. */
    public Optional<Rejection> rejectHoliday(int seat, int days, long now) {
        if (days < 0 || days == 0 && until(seat) <= now) {
            return reject("no-holidays", "there is no holiday to end");
        }
        int left = daysLeft(seat, now);
        return days <= left
                ? Optional.empty()
                : reject("too-many-holidays", left + " of " + DAYS_A_YEAR + " days a year are left");
    }

    private static Optional<Rejection> reject(String code, String reason) {
        return Optional.of(new Rejection("", code, reason));
    }

    /** How many whole days of holiday this seat may take now, in every year that they would reach into. */
    private int daysLeft(int seat, long now) {
        int days = DAYS_A_YEAR;
        while (days > 0 && !allows(seat, now, now + days * DAY)) {
            days--;
        }
        return days;
    }

    private boolean allows(int seat, long now, long until) {
        for (CalendarYear year = CalendarYear.of(now); year.start() < until; year = year.next()) {
            long rest = new Holiday(now, until).within(year);
            for (Holiday taken : holidays.get(seat)) {
                rest += new Holiday(taken.from, Math.min(taken.until, now)).within(year);
            }
            if (rest > DAYS_A_YEAR * DAY) {
                return false;
            }
        }
        return true;
    }

    /** Notes that this player nudged the seat on turn. */
    public void nudge(String player, long now) {
        nudges.put(player, now);
    }

    /** Why this player cannot nudge the seat on turn now. */
    public Optional<Rejection> rejectNudge(String player, int onTurn, long now) {
        if (until(onTurn) > now) {
            return reject("on-holiday", "the player on turn is on holiday");
        }
        Long last = nudges.get(player);
        return last == null || last + DAY <= now ? Optional.empty() : reject("too-soon", "you can nudge once a day");
    }
}
