package cabestan.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The time each seat has left; it runs for the seat on turn and follows from the times of the events alone. */
final class TableClock {

    private final ClockRule rule;
    private final long[] left;
    private long mark;
    private long forgiven;

    TableClock(ClockRule rule, int seats) {
        this.rule = rule;
        this.left = new long[seats];
        Arrays.fill(left, rule.startMillis());
    }

    void start(long at) {
        mark = at;
    }

    /** Charges the seat on turn for the time up to now. */
    void charge(int seat, long at) {
        left[seat] = Math.max(0, left[seat] - Math.max(0, at - mark));
        mark = at;
    }

    /** The seat's turn is over. */
    void endTurn(int seat) {
        switch (rule) {
            case ClockRule.None none -> {}
            case ClockRule.WholeMatch(int seconds, int increment) -> left[seat] += increment * 1000L;
            case ClockRule.EachTurn each -> left[seat] = each.startMillis();
        }
    }

    /** Charges nobody for this much of the time that has passed since the last charge. */
    void forgive(long millis, long at) {
        mark += millis;
        forgiven = at;
    }

    /** Up to when time has been charged or forgiven, so that none is forgiven twice. */
    long settled() {
        return Math.max(mark, forgiven);
    }

    /** When the time of the seat on turn is up, or 0 when it never is. */
    long deadline(int onTurn) {
        return rule instanceof ClockRule.None || onTurn < 0 ? 0 : mark + left[onTurn];
    }

    /** What each seat had left at {@link #mark}. */
    List<Long> left() {
        List<Long> times = new ArrayList<>();
        for (long time : left) {
            times.add(time);
        }
        return times;
    }

    /** Up to when time has been charged. */
    long mark() {
        return mark;
    }
}
