package cabestan.server.load;

import com.sun.management.UnixOperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;

/** Watches a server in this process for a long time for what must not grow: memory, open files, tables other than those of the matches. */
public final class Soak implements AutoCloseable {

    /** Tables that are meant to grow as matches are played. */
    private static final List<String> GROWING = List.of("players", "sessions", "matches", "seats", "events");

    private static final double TOLERATED = 1.15;

    /** One sample. */
    private record Sample(long heap, long files, Map<String, Long> rows) {}

    private final Supplier<Map<String, Long>> tables;
    private final Consumer<String> out;
    private final List<Sample> samples = new ArrayList<>();
    private final Thread thread;

    /** @param out receives a line for every sample */
    public Soak(Supplier<Map<String, Long>> tables, Duration between, Consumer<String> out) {
        this.tables = tables;
        this.out = out;
        this.thread = Thread.ofPlatform().name("soak").daemon().start(() -> run(between));
    }

    private void run(Duration between) {
        try {
            while (!Thread.interrupted()) {
                Thread.sleep(between);
                sample();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void sample() {
        System.gc();
        long heap = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
        long files = ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean unix
                ? unix.getOpenFileDescriptorCount()
                : 0;
        Sample sample = new Sample(heap, files, tables.get());
        synchronized (this) {
            samples.add(sample);
            out.accept(String.format(
                    Locale.ROOT,
                    "sample %d  heap after collection %.1f MB  open files %d  rows %s",
                    samples.size(),
                    heap / 1e6,
                    files,
                    sample.rows));
        }
    }

    /** What grew from the second third of the time to the last although it should not have; empty if nothing did. */
    public synchronized List<String> faults() {
        int third = samples.size() / 3;
        if (third == 0) {
            return List.of("too few samples: " + samples.size());
        }
        List<Sample> before = samples.subList(third, 2 * third);
        List<Sample> after = samples.subList(2 * third, samples.size());
        List<String> faults = new ArrayList<>();
        compare("heap after collection", mean(before, Sample::heap), mean(after, Sample::heap), TOLERATED, faults);
        compare("open files", mean(before, Sample::files), mean(after, Sample::files), TOLERATED, faults);
        for (String table : after.getLast().rows.keySet()) {
            if (!GROWING.contains(table)) {
                ToLongFunction<Sample> rows = sample -> sample.rows.get(table);
                compare("table " + table, mean(before, rows), mean(after, rows), 1, faults);
            }
        }
        return faults;
    }

    private static double mean(List<Sample> some, ToLongFunction<Sample> value) {
        return some.stream().mapToLong(value).average().orElseThrow();
    }

    private static void compare(String what, double before, double after, double tolerated, List<String> faults) {
        if (after > tolerated * before) {
            faults.add(String.format(Locale.ROOT, "%s grew from %.0f to %.0f", what, before, after));
        }
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
