package cabestan.rules.game;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * What the players agree on before a match begins: everything except the seed.
 *
 * @param variant the id of a {@link Variant}
 * @param options the chosen values by option id, in the order of the ids; a missing one has its {@linkplain Variant.Option#unstated unstated} value
 * @param first the seat that begins, or {@link #BY_LOT}
 */
public record Terms(String variant, int seats, Map<String, String> options, int first) {

    /** Who begins is drawn from the seed. */
    public static final int BY_LOT = -1;

    public Terms {
        options = Collections.unmodifiableMap(new TreeMap<>(options));
    }

    public Terms with(Map<String, String> chosen) {
        Map<String, String> more = new TreeMap<>(options);
        more.putAll(chosen);
        return new Terms(variant, seats, more, first);
    }

    public Terms beginning(int seat) {
        return new Terms(variant, seats, options, seat);
    }
}
