package cabestan.picture.drawing;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Where the spots of a board are, by their names in its notation. */
public final class Places {

    /** The middle of a spot, and how large it is. */
    public record Place(String id, double x, double y, double size) {}

    private static final Map<String, Places> KEPT = new ConcurrentHashMap<>();

    private final Map<String, Place> byId = new LinkedHashMap<>();

    private Places(String board) {
        try (BufferedReader in = new BufferedReader(
                new InputStreamReader(Drawings.resource(board + ".places"), StandardCharsets.UTF_8))) {
            in.lines().map(line -> line.split(" ")).forEach(words -> byId.put(words[0], place(words)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Place place(String[] words) {
        return new Place(
                words[0], Double.parseDouble(words[1]), Double.parseDouble(words[2]), Double.parseDouble(words[3]));
    }

    public static Places of(String board) {
        return KEPT.computeIfAbsent(board, Places::new);
    }

    public Optional<Place> find(String spot) {
        return Optional.ofNullable(byId.get(spot));
    }

    public Place get(String spot) {
        return find(spot).orElseThrow(() -> new IllegalArgumentException("there is no place '" + spot + "'"));
    }

    public Iterable<Place> all() {
        return byId.values();
    }
}
