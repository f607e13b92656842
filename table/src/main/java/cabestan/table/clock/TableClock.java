package cabestan.table.clock;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntToLongFunction;

/** The time each seat has left; it runs for the seat on turn and depends only on the times of the events. */
public final class TableClock {

    private final ClockRule rule;
    private final IntToLongFunction restsUntil;
    private final long[] left;
    private long mark;
    private long forgiven;

    /** @param restsUntil until when the clock of a seat rests, because its player is away */
    public TableClock(ClockRule rule, int seats, IntToLongFunction restsUntil) {
        this.rule = rule;
        this.restsUntil = restsUntil;
        this.left = new long[seats];
        Arrays.fill(left, rule.startMillis());
    }

    public void start(long at) {
        mark = at;
    }

    /** Charges the seat on turn for the time up to now. */
    public void charge(int seat, long at) {
        left[seat] = Math.max(0, left[seat] - Math.max(0, at - runsFrom(seat)));
        mark = at;
    }

    /** When the clock of this seat started or will start to run if it is on turn. */
    private long runsFrom(int seat) {
        return Math.max(mark, restsUntil.applyAsLong(seat));
    }

    /** Ends the seat's turn. */
    public void endTurn(int seat) {
        switch (rule) {
            case ClockRule.None none -> {}
            case ClockRule.WholeMatch(int seconds, int increment) -> left[seat] += increment * 1000L;
            case ClockRule.EachTurn each -> left[seat] = each.startMillis();
        }
    }

    /** Takes the seat's turn back: where every turn has its own time, the seat has all of it when the turn comes again. */
    public void takeBackTurn(int seat) {
        if (rule instanceof ClockRule.EachTurn each) {
            left[seat] = each.startMillis();
        }
    }

    /** Forgives the seat on turn this much of the time since the last charge. */
    public void forgive(int seat, long millis, long at) {
        mark = runsFrom(seat) + millis;
        forgiven = at;
    }

    /**
     * Up to when the time of the seat on turn was charged or forgiven, or its clock rested, so that none is forgiven
     * twice.
     */
    public long settled(int onTurn) {
        return Math.max(onTurn < 0 ? mark : runsFrom(onTurn), forgiven);
    }

    /** When the seat on turn runs out of time, or 0 if it never does. */
    public long deadline(int onTurn) {
        return rule instanceof ClockRule.None || onTurn < 0 ? 0 : runsFrom(onTurn) + left[onTurn];
    }

    /** What each seat had left at {@link #mark}. */
    public List<Long> left() {
        List<Long> times = new ArrayList<>();
        for (long time : left) {
            times.add(time);
        }
        return times;
    }

    /** Until when time has been charged. */
    public long mark() {
        return mark;
    }
}
