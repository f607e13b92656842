package cabestan.server.torture;

import java.util.List;

/**
 * How long some commands took until they were acknowledged.
 *
 * @param commands how many they were
 */
public record Latency(int commands, long medianMillis, long p99Millis, long longestMillis) {

    static Latency of(List<Long> nanos) {
        List<Long> sorted = nanos.stream().sorted().toList();
        return new Latency(sorted.size(), percentile(sorted, 50), percentile(sorted, 99), percentile(sorted, 100));
    }

    private static long percentile(List<Long> sorted, int percent) {
        int rank = (sorted.size() * percent + 99) / 100; // the nearest rank, counted from 1
        return sorted.isEmpty() ? 0 : sorted.get(Math.max(rank, 1) - 1) / 1_000_000;
    }

    @Override
    public String toString() {
        return commands + " commands, p50 " + medianMillis + " ms, p99 " + p99Millis + " ms, longest " + longestMillis
                + " ms";
    }
}
