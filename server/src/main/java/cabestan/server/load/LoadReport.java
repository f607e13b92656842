package cabestan.server.load;

import java.util.Arrays;
import java.util.Locale;

/**
 * The result of a load run.
 *
 * @param nanos how long each acknowledged action took, from when it was due
 * @param unanswered commands that were never answered
 * @param errors answers other than acknowledgements, and broken sockets
 * @param busy the processor time of the process that was measured, in seconds
 */
public record LoadReport(long[] nanos, int unanswered, int errors, double seconds, double busy) {

    public LoadReport {
        nanos = nanos.clone();
        Arrays.sort(nanos);
    }

    public int acknowledged() {
        return nanos.length;
    }

    public double perSecond() {
        return nanos.length / seconds;
    }

    /** The time within which this share of the actions was acknowledged, in milliseconds. */
    public double millis(double part) {
        return nanos.length == 0 ? 0 : nanos[(int) Math.min(nanos.length - 1, part * nanos.length)] / 1e6;
    }

    /** Whether nothing failed, the rate was kept, and 99 of 100 actions were acknowledged in time. */
    public boolean passes(int rate, double maxMillis) {
        return !hasFailures() && perSecond() >= 0.99 * rate && millis(0.99) <= maxMillis;
    }

    /** Whether something was rejected, broke or was never answered. */
    public boolean hasFailures() {
        return errors > 0 || unanswered > 0;
    }

    /** The processor time for each action, in milliseconds. */
    public double processorMillis() {
        return 1000 * busy / Math.max(1, acknowledged());
    }

    public String text() {
        return line() + String.format(Locale.ROOT, "%nprocessor time %.2f ms an action", processorMillis());
    }

    /** What the players saw. */
    public String line() {
        return String.format(
                Locale.ROOT,
                "acknowledged %d (%.0f/s)  p50 %.1f ms  p90 %.1f ms  p99 %.1f ms  max %.1f ms  errors %d  unanswered %d",
                acknowledged(),
                perSecond(),
                millis(0.5),
                millis(0.9),
                millis(0.99),
                millis(1),
                errors,
                unanswered);
    }
}
