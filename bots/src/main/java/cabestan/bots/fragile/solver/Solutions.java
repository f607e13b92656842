package cabestan.bots.fragile.solver;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Counts and lists the best solutions in a chain of levels.
 *
 * <p>Two solutions are the same when all turns end in the same positions. A position of a level also says who played,
 * which can differ where a docker only hands a crate over; such positions are counted together.
 */
final class Solutions {

    private final List<TurnLayer> levels;
    private final int points;

    /** For each level the counts found so far, by the first position counted together and the set of those who played. */
    private final List<TreeMap<Long, Long>> counts = new ArrayList<>();

    private final Yard yard = new Yard();

    Solutions(List<TurnLayer> levels) {
        this.levels = levels;
        TurnLayer last = levels.getLast();
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < last.size(); i++) {
            least = Math.min(least, last.points(i));
        }
        points = least;
        for (int i = 0; i < levels.size(); i++) {
            counts.add(new TreeMap<>());
        }
    }

    /** The least points of all solutions. */
    int points() {
        return points;
    }

    private List<Integer> best() {
        List<Integer> best = new ArrayList<>();
        TurnLayer last = levels.getLast();
        for (int i = 0; i < last.size(); i++) {
            if (last.points(i) == points) {
                best.add(i);
            }
        }
        return best;
    }

    long count() {
        return count(levels.size() - 1, best());
    }

    /** How many sequences of positions lead to these. */
    private long count(int level, List<Integer> positions) {
        long count = 0;
        for (List<Integer> alike : byPlaces(level, positions)) {
            count += countAlike(level, alike);
            if (count < 0) {
                return Long.MAX_VALUE;
            }
        }
        return count;
    }

    private long countAlike(int level, List<Integer> alike) {
        if (level == 0) {
            return 1;
        }
        long key = 0;
        Set<Integer> origins = new TreeSet<>();
        for (int position : alike) {
            levels.get(level).load(position, yard);
            key |= 1L << yard.resting();
            origins.addAll(origins(level, position));
        }
        key |= (long) alike.getFirst() << 4;
        Long known = counts.get(level).get(key);
        if (known == null) {
            known = count(level - 1, List.copyOf(origins));
            counts.get(level).put(key, known);
        }
        return known;
    }

    private List<Integer> origins(int level, int position) {
        List<Integer> origins = new ArrayList<>();
        TurnLayer at = levels.get(level);
        for (int link = at.firstLink(position); link != TurnLayer.NO_LINK; link = at.nextLink(link)) {
            origins.add(at.origin(link));
        }
        return origins;
    }

    /** Puts together the positions that differ only in who played. */
    private List<List<Integer>> byPlaces(int level, List<Integer> positions) {
        PositionSet places = new PositionSet(positions.size());
        List<List<Integer>> groups = new ArrayList<>();
        for (int position : positions) {
            levels.get(level).load(position, yard);
            yard.rest(Yard.NOBODY);
            int group = places.add(yard);
            if (places.added()) {
                groups.add(new ArrayList<>());
            }
            groups.get(group).add(position);
        }
        return groups;
    }

    /** At most so many solutions, each as the numbers of its positions in all levels. */
    List<int[]> list(int most) {
        List<int[]> found = new ArrayList<>();
        Set<String> seen = new TreeSet<>();
        int[] trail = new int[levels.size()];
        for (int position : best()) {
            list(levels.size() - 1, position, trail, seen, found, most);
        }
        return found;
    }

    private void list(int level, int position, int[] trail, Set<String> seen, List<int[]> found, int most) {
        if (found.size() >= most) {
            return;
        }
        trail[level] = position;
        if (level == 0) {
            if (seen.add(places(trail))) {
                found.add(trail.clone());
            }
            return;
        }
        for (int origin : origins(level, position)) {
            list(level - 1, origin, trail, seen, found, most);
        }
    }

    private String places(int[] trail) {
        StringBuilder places = new StringBuilder();
        long[] words = new long[Yard.WORDS];
        for (int level = 0; level < trail.length; level++) {
            levels.get(level).load(trail[level], yard);
            yard.rest(Yard.NOBODY);
            yard.store(words, 0);
            for (long word : words) {
                places.append(word).append(' ');
            }
        }
        return places.toString();
    }
}
