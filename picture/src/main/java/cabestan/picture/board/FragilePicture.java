package cabestan.picture.board;

import cabestan.picture.drawing.Drawings;
import cabestan.picture.drawing.Element;
import cabestan.picture.drawing.Places;
import cabestan.picture.drawing.Theme;
import cabestan.rules.fragile.quay.FragileQuay;
import cabestan.rules.game.Gesture;
import cabestan.rules.game.KeyedText;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Fragile's quay as the position of a match or of a problem tells it. */
final class FragilePicture {

    private static final Places PLACES = Places.of("fragile");

    /** The sides on which depots open, in the order of directions on the quay (F3). */
    private static final List<String> SIDES = List.of("up", "right", "down", "left");

    private final KeyedText text;
    private final Drawings drawings;
    private final Map<String, String> owners = new HashMap<>();
    private final boolean isSettingUp;

    private FragilePicture(String position, Theme theme) {
        this.text = KeyedText.read(position);
        this.drawings = Drawings.of("fragile", theme);
        for (KeyedText.Line line : text.all("depots")) {
            line.from(1).forEach(square -> owners.put(square, line.word(0, "a seat")));
        }
        this.isSettingUp = words("turn").size() > 1 && words("turn").get(1).equals("place");
    }

    static BoardDrawing draw(String position, List<Gesture> recent, boolean flipped, Theme theme) {
        FragilePicture picture = new FragilePicture(position, theme);
        List<Element> pieces = new ArrayList<>(picture.crates());
        pieces.addAll(picture.dockers());
        return new BoardDrawing(
                new BoardDrawing.Box(-92, -92, 1184, 1184), picture.ground(), pieces, traces(recent), PLACES);
    }

    private List<String> words(String key) {
        KeyedText.Line line = text.atMostOne(key);
        return line == null ? List.of() : line.words();
    }

    private List<Element> ground() {
        List<Element> ground = new ArrayList<>(List.of(drawings.get("quay")));
        if (isSettingUp) {
            ground.add(drawings.get("quarters"));
        }
        // In a match a shed without owner is neutral once everybody has placed theirs.
        String unclaimed = isSettingUp || owners.isEmpty() ? "free" : "0";
        for (int depot = 0; depot < FragileQuay.DEPOTS; depot++) {
            int square = FragileQuay.depotSquare(depot);
            String side = SIDES.get(FragileQuay.direction(square, FragileQuay.front(square)));
            String owner = owners.getOrDefault(FragileQuay.name(square), unclaimed);
            ground.add(at(drawings.get("depot-" + owner + "-" + side), FragileQuay.name(square)));
        }
        for (KeyedText.Line goal : text.all("goal")) {
            ground.add(at(drawings.get("goal"), goal.word(1, "a depot")));
        }
        return ground;
    }

    private static Element at(Element drawing, String square) {
        Places.Place place = PLACES.get(square);
        return drawing.at(place.x(), place.y());
    }

    private List<Element> crates() {
        Map<String, List<String>> piles = new LinkedHashMap<>();
        for (String word : words("crates")) {
            String look = word.endsWith("!") ? "-turned" : "-plain";
            piles.computeIfAbsent(word.replace("!", ""), square -> new ArrayList<>())
                    .add(look);
        }
        for (KeyedText.Line goal : text.all("goal")) {
            String[] crate = goal.word(0, "a crate").split("\\.");
            List<String> pile = piles.get(crate[0]);
            if (pile != null) {
                int level = crate.length > 1 && crate[1].equals("bottom") ? 0 : pile.size() - 1;
                pile.set(level, pile.get(level) + (pile.get(level).endsWith("-goal") ? "" : "-goal"));
            }
        }
        List<Element> crates = new ArrayList<>();
        piles.forEach((square, pile) -> crates.add(at(drawings.get("crate" + String.join("", pile)), square)));
        return crates;
    }

    /** In a problem the dockers line has no seat: they are the solver's, and {@code others} are nobody's. */
    private List<Element> dockers() {
        List<String> acted = words("acted");
        List<String> spent = acted.subList(0, Math.max(0, acted.indexOf("left") - 1));
        List<Element> dockers = new ArrayList<>();
        for (KeyedText.Line line : text.all("dockers")) {
            boolean hasSeat =
                    Character.isDigit(line.word(0, "a seat or a square").charAt(0));
            String seat = hasSeat ? line.word(0, "a seat") : "1";
            line.from(hasSeat ? 1 : 0).forEach(square -> dockers.add(docker(seat, square, spent)));
        }
        words("others").forEach(square -> dockers.add(docker("0", square, spent)));
        return dockers;
    }

    private Element docker(String seat, String square, List<String> spent) {
        return at(drawings.get("docker-" + seat + (spent.contains(square) ? "-spent" : "")), square);
    }

    /** The traces of the actions; the way of a crate that is pushed repeatedly is one trace. */
    private static List<List<String>> traces(List<Gesture> gestures) {
        List<List<String>> traces = new ArrayList<>();
        Gesture before = null;
        for (Gesture gesture : gestures) {
            boolean isPushedOn = gesture.kind().equals("push")
                    && before != null
                    && before.kind().equals("push")
                    && before.to().equals(gesture.over());
            if (isPushedOn) {
                traces.getLast().add(gesture.to());
            } else {
                traces.add(trace(gesture));
            }
            before = gesture;
        }
        return traces;
    }

    private static List<String> trace(Gesture gesture) {
        List<String> trace = new ArrayList<>();
        trace.add(gesture.kind().equals("walk") ? gesture.from() : gesture.over());
        if (gesture.kind().equals("walk") || gesture.kind().equals("pass")) {
            trace.addAll(gesture.via());
        }
        trace.add(gesture.to());
        trace.removeIf(String::isEmpty);
        return trace;
    }
}
