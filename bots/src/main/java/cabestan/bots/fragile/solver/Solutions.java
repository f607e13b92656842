package cabestan.bots.fragile.solver;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Counts and lists the best solutions in a sequence of layers.
 *
 * <p>Two solutions are the same if all turns end in the same positions. A position in a layer also says who played, which
 * can differ if a docker only hands a crate over; such positions are counted together.
 */
final class Solutions {

    private final List<TurnLayer> layers;
    private final int points;

    /** For each layer the counts found so far, by the first of the positions counted together and the set of dockers that played. */
    private final List<TreeMap<Long, Long>> counts = new ArrayList<>();

    private final Yard yard = new Yard();

    Solutions(List<TurnLayer> layers) {
        this.layers = layers;
        TurnLayer last = layers.getLast();
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < last.size(); i++) {
            least = Math.min(least, last.points(i));
        }
        points = least;
        for (int i = 0; i < layers.size(); i++) {
            counts.add(new TreeMap<>());
        }
    }

    /** The least points of all solutions. */
    int points() {
        return points;
    }

    private List<Integer> best() {
        List<Integer> best = new ArrayList<>();
        TurnLayer last = layers.getLast();
        for (int i = 0; i < last.size(); i++) {
            if (last.points(i) == points) {
                best.add(i);
            }
        }
        return best;
    }

    long count() {
        return count(layers.size() - 1, best());
    }

    /** How many sequences of positions lead to these positions. */
    private long count(int layer, List<Integer> positions) {
        long count = 0;
        for (List<Integer> alike : byPlaces(layer, positions)) {
            count += countAlike(layer, alike);
            if (count < 0) {
                return Long.MAX_VALUE;
            }
        }
        return count;
    }

    private long countAlike(int layer, List<Integer> alike) {
        if (layer == 0) {
            return 1;
        }
        long key = 0;
        Set<Integer> origins = new TreeSet<>();
        for (int position : alike) {
            layers.get(layer).load(position, yard);
            key |= 1L << yard.resting();
            origins.addAll(origins(layer, position));
        }
        key |= (long) alike.getFirst() << 4;
        Long known = counts.get(layer).get(key);
        if (known == null) {
            known = count(layer - 1, List.copyOf(origins));
            counts.get(layer).put(key, known);
        }
        return known;
    }

    private List<Integer> origins(int layer, int position) {
        List<Integer> origins = new ArrayList<>();
        TurnLayer at = layers.get(layer);
        for (int link = at.firstLink(position); link != TurnLayer.NO_LINK; link = at.nextLink(link)) {
            origins.add(at.origin(link));
        }
        return origins;
    }

    /** Groups the positions that differ only in who played. */
    private List<List<Integer>> byPlaces(int layer, List<Integer> positions) {
        PositionSet places = new PositionSet(positions.size());
        List<List<Integer>> groups = new ArrayList<>();
        for (int position : positions) {
            layers.get(layer).load(position, yard);
            yard.rest(Yard.NOBODY);
            int group = places.add(yard);
            if (places.added()) {
                groups.add(new ArrayList<>());
            }
            groups.get(group).add(position);
        }
        return groups;
    }

    /** At most this many solutions, each as the numbers of its positions in all layers. */
    List<int[]> list(int most) {
        List<int[]> found = new ArrayList<>();
        Set<String> seen = new TreeSet<>();
        int[] trail = new int[layers.size()];
        for (int position : best()) {
            list(layers.size() - 1, position, trail, seen, found, most);
        }
        return found;
    }

    private void list(int layer, int position, int[] trail, Set<String> seen, List<int[]> found, int most) {
        if (found.size() >= most) {
            return;
        }
        trail[layer] = position;
        if (layer == 0) {
            if (seen.add(places(trail))) {
                found.add(trail.clone());
            }
            return;
        }
        for (int origin : origins(layer, position)) {
            list(layer - 1, origin, trail, seen, found, most);
        }
    }

    private String places(int[] trail) {
        StringBuilder places = new StringBuilder();
        long[] words = new long[Yard.WORDS];
        for (int layer = 0; layer < trail.length; layer++) {
            layers.get(layer).load(trail[layer], yard);
            yard.rest(Yard.NOBODY);
            yard.store(words, 0);
            for (long word : words) {
                places.append(word).append(' ');
            }
        }
        return places.toString();
    }
}
