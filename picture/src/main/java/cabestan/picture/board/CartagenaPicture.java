package cabestan.picture.board;

import cabestan.picture.drawing.Drawings;
import cabestan.picture.drawing.Element;
import cabestan.picture.drawing.Places;
import cabestan.picture.drawing.Places.Place;
import cabestan.picture.drawing.Theme;
import cabestan.rules.game.Gesture;
import cabestan.rules.game.KeyedText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Cartagena's path with its pirates; cards lie beside the board. */
final class CartagenaPicture {

    private static final String START = "0";
    private static final String BOAT = "boat";
    private static final Set<String> ORIGINAL = Set.of("jamaica", "tortuga");

    private final Drawings drawings;
    private final Places places;
    private final String path;
    private final boolean isOriginal;
    /** The seats of the pirates on each spot, in their order. */
    private final Map<String, List<Integer>> crews = new LinkedHashMap<>();

    private CartagenaPicture(String position, Theme theme) {
        KeyedText text = KeyedText.read(position);
        this.drawings = Drawings.of("cartagena", theme);
        this.path = String.join("", text.one("path").words());
        this.places = Places.of("cartagena-" + path.length());
        this.isOriginal = ORIGINAL.contains(text.one("edition").word(0, "an edition"));
        places.all().forEach(place -> crews.put(place.id(), new ArrayList<>()));
        for (KeyedText.Line line : text.all("pirates")) {
            int seat = line.number(0, "a seat", 1, 5);
            line.from(1).forEach(spot -> crews.get(spot).add(seat));
        }
    }

    static BoardDrawing draw(String position, List<Gesture> recent, boolean flipped, Theme theme) {
        CartagenaPicture picture = new CartagenaPicture(position, theme);
        return new BoardDrawing(
                new BoardDrawing.Box(0, 0, 1180, 830),
                picture.ground(),
                picture.pirates(),
                recent.stream().map(picture::trace).toList(),
                picture.places);
    }

    private List<Element> ground() {
        List<Element> ground = new ArrayList<>();
        for (String part : List.of(isOriginal ? "tunnel" : "jungle", "ends", "planks")) {
            ground.add(drawings.get(part + "-" + path.length()));
        }
        for (int i = 0; i < path.length(); i++) {
            Place place = places.get(String.valueOf(i + 1));
            boolean isCrewed = !crews.get(place.id()).isEmpty();
            ground.add(drawings.get("medallion-" + path.charAt(i))
                    .at(
                            place.x(),
                            place.y() + (isCrewed ? place.size() * 0.24 : 0),
                            place.size() / 100 * (isCrewed ? 0.6 : 1)));
        }
        ground.add(drawings.get("numbers-" + path.length()));
        return ground;
    }

    private List<Element> pirates() {
        List<Element> pirates = new ArrayList<>();
        crews.forEach((spot, crew) -> {
            if (!spot.equals(START) && !spot.equals(BOAT)) {
                pirates.addAll(onPath(places.get(spot), crew));
            }
        });
        pirates.addAll(atEnd(places.get(START)));
        pirates.addAll(atEnd(places.get(BOAT)));
        return pirates;
    }

    /** Up to three pirates fan out on a square. */
    private List<Element> onPath(Place place, List<Integer> crew) {
        double spread = place.size() * (crew.size() > 2 ? 0.27 : 0.23) * 1.15;
        List<Element> pirates = new ArrayList<>();
        for (int i = 0; i < crew.size(); i++) {
            double x = place.x() + (i - (crew.size() - 1) / 2.0) * spread;
            pirates.add(
                    drawings.get("pirate-" + crew.get(i)).at(x, place.y() - place.size() * 0.14, place.size() / 112));
        }
        return pirates;
    }

    /** At the ends each seat stands once, with a number. */
    private List<Element> atEnd(Place place) {
        List<Integer> crew = crews.get(place.id());
        List<Integer> seats = crew.stream().distinct().toList();
        List<Element> pirates = new ArrayList<>();
        for (int i = 0; i < seats.size(); i++) {
            int seat = seats.get(i);
            long count = crew.stream().filter(one -> one == seat).count();
            Element pirate = count == 1
                    ? drawings.get("pirate-" + seat)
                    : drawings.get("pirates-" + seat).saying(String.valueOf(count));
            double x = (i % 3 - (Math.min(seats.size(), 3) - 1) / 2.0) * 46;
            double y = (seats.size() > 3 ? -22 : 6) + i / 3 * 48;
            pirates.add(pirate.at(place.x() + x, place.y() + y + 14, 0.92));
        }
        return pirates;
    }

    /** All spots of an action along the path. */
    private List<String> trace(Gesture gesture) {
        if (gesture.to().isEmpty()) {
            return List.of();
        }
        int first = index(gesture.from());
        int last = index(gesture.to());
        List<String> spots = new ArrayList<>();
        for (int i = first; i != last; i += Integer.signum(last - first)) {
            spots.add(spot(i));
        }
        spots.add(spot(last));
        return spots;
    }

    private int index(String spot) {
        return spot.equals(BOAT) ? path.length() + 1 : Integer.parseInt(spot);
    }

    private String spot(int index) {
        return index > path.length() ? BOAT : String.valueOf(index);
    }
}
