package cabestan.server.load;

import cabestan.server.store.TableSizes;
import com.sun.management.UnixOperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

/** Watches a server in this process over a long time for what must not grow: memory, open files, tables beside the matches. */
public final class Soak implements AutoCloseable {

    /** These grow with what is played, and are meant to. */
    private static final List<String> GROWING = List.of("players", "matches", "seats", "events");

    private static final double TOLERATED = 1.15;
    private static final int WARM_UP_PART = 3;

    /** How things stood at one time. */
    private record Sample(long heap, long files, Map<String, Long> rows) {}

    private final TableSizes tables;
    private final Consumer<String> out;
    private final List<Sample> samples = new ArrayList<>();
    private final Thread thread;

    /** @param out told a line for every sample */
    public Soak(TableSizes tables, int secondsBetween, Consumer<String> out) {
        this.tables = tables;
        this.out = out;
        this.thread = Thread.ofPlatform().name("soak").daemon().start(() -> run(secondsBetween));
    }

    private void run(int secondsBetween) {
        try {
            while (!Thread.interrupted()) {
                Thread.sleep(secondsBetween * 1000L);
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
        Sample sample = new Sample(heap, files, tables.rows());
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

    /** What grew although it should not have, once the first third is over; empty when nothing did. */
    public synchronized List<String> faults() {
        List<String> faults = new ArrayList<>();
        int first = samples.size() / WARM_UP_PART;
        if (samples.size() < WARM_UP_PART) {
            return List.of("too few samples: " + samples.size());
        }
        Sample before = samples.get(first);
        Sample after = samples.getLast();
        if (after.heap > TOLERATED * before.heap) {
            faults.add("heap after collection grew from " + before.heap + " to " + after.heap + " bytes");
        }
        if (after.files > TOLERATED * before.files) {
            faults.add("open files grew from " + before.files + " to " + after.files);
        }
        new TreeMap<>(after.rows).forEach((table, rows) -> {
            if (!GROWING.contains(table) && rows > before.rows.get(table)) {
                faults.add("table " + table + " grew from " + before.rows.get(table) + " to " + rows + " rows");
            }
        });
        return faults;
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
