package cabestan.server.store.analysis;

import cabestan.server.store.Database;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Gatherers;

/** How often positions of openings were reached in the matches of the site, and what came of it. */
public final class OpeningRepository {

    private static final int LONGEST_QUESTION = 500;

    /**
     * How matches went that reached a position.
     *
     * @param points what they were worth to each seat, counted from the one on turn: the sum per ten thousand
     */
    public record Tally(long matches, List<Long> points) {

        public Tally {
            points = List.copyOf(points);
        }

        public Tally plus(Tally other) {
            Long[] sum = new Long[points.size()];
            for (int seat = 0; seat < sum.length; seat++) {
                sum[seat] = points.get(seat) + other.points.get(seat);
            }
            return new Tally(matches + other.matches, List.of(sum));
        }
    }

    private final Database database;

    public OpeningRepository(Database database) {
        this.database = database;
    }

    /** Some matches that are over and not counted yet. */
    public List<String> unexplored(int most) {
        return database.read(
                handle -> handle.createQuery("SELECT id FROM matches WHERE explored = 0 AND phase = 'over' LIMIT ?")
                        .bind(0, most)
                        .mapTo(String.class)
                        .list());
    }

    /** Counts a match once, whichever node comes first, with what it adds to each position that it reached. */
    public void count(String match, Map<String, Tally> reached) {
        database.write(handle -> {
            if (handle.execute("UPDATE matches SET explored = 1 WHERE id = ? AND explored = 0", match) == 0) {
                return;
            }
            reached.entrySet().stream()
                    .sorted(Map.Entry.comparingByKey(Comparator.naturalOrder())) // all nodes lock in the same order
                    .forEach(entry -> {
                        Tally tally = entry.getValue();
                        for (int seat = 0; seat < tally.points.size(); seat++) {
                            handle.execute(
                                    "INSERT INTO openings (position, seat, matches, points) VALUES (?, ?, ?, ?)"
                                            + " ON CONFLICT (position, seat) DO UPDATE SET"
                                            + " matches = openings.matches + excluded.matches,"
                                            + " points = openings.points + excluded.points",
                                    entry.getKey(),
                                    seat,
                                    tally.matches,
                                    tally.points.get(seat));
                        }
                    });
        });
    }

    /** What is known of those of these positions that were reached. */
    public Map<String, Tally> tallies(Collection<String> positions, int seats) {
        return database.read(handle -> {
            Map<String, Long> matches = new HashMap<>();
            Map<String, Long[]> points = new HashMap<>();
            positions.stream()
                    .gather(Gatherers.windowFixed(LONGEST_QUESTION))
                    .forEach(chunk -> handle.createQuery("SELECT * FROM openings WHERE position IN (<positions>)")
                            .bindList("positions", chunk)
                            .map((row, context) -> {
                                String position = row.getString("position");
                                matches.put(position, row.getLong("matches"));
                                points.computeIfAbsent(position, first -> new Long[seats])[row.getInt("seat")] =
                                        row.getLong("points");
                                return position;
                            })
                            .list());
            Map<String, Tally> tallies = new HashMap<>();
            matches.forEach(
                    (position, count) -> tallies.put(position, new Tally(count, List.of(points.get(position)))));
            return tallies;
        });
    }
}
