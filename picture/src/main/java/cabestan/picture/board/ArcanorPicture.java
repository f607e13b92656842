package cabestan.picture.board;

import cabestan.picture.drawing.Drawings;
import cabestan.picture.drawing.Element;
import cabestan.picture.drawing.Places;
import cabestan.picture.drawing.Theme;
import cabestan.rules.game.Gesture;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Arcanor's table as a position tells it: stacks in letters, from outermost to innermost, as far as they are seen. */
final class ArcanorPicture {

    private static final int FULL = 12;

    private final Drawings drawings;
    private final boolean flipped;
    private final Map<String, String> stacks = new LinkedHashMap<>();
    private final List<String> shown;
    private final boolean closed;

    private ArcanorPicture(String position, boolean flipped, Theme theme) {
        this.drawings = Drawings.of("arcanor", theme);
        this.flipped = flipped;
        String[] words = position.strip().split("\\s+");
        String[] rows = words[0].split("/", -1);
        for (int i = 0; i < rows.length; i++) {
            String[] cells = rows[i].split(",", -1);
            for (int column = 0; column < cells.length; column++) {
                if (!cells[column].isEmpty()) {
                    stacks.put("" + (char) ('a' + column) + (rows.length - i), cells[column]);
                }
            }
        }
        this.shown = Arrays.stream(words)
                .filter(word -> word.startsWith("shown="))
                .flatMap(word -> Arrays.stream(word.substring("shown=".length()).split(",")))
                .toList();
        // On the memory table contents are hidden until the match is over.
        boolean told = stacks.entrySet().stream()
                .anyMatch(stack -> stack.getValue().length() > 1 && !shown.contains(stack.getKey()));
        this.closed = List.of(words).contains("memory") && !told;
    }

    static BoardDrawing draw(String position, List<Gesture> recent, boolean flipped, Theme theme) {
        ArcanorPicture picture = new ArcanorPicture(position, flipped, theme);
        Places places = Places.of(flipped ? "arcanor-flipped" : "arcanor");
        return new BoardDrawing(
                new BoardDrawing.Box(-78, -78, 956, 856),
                picture.ground(),
                picture.pieces(places),
                recent.stream()
                        .map(one -> one.to().isEmpty() ? List.of(one.from()) : List.of(one.from(), one.to()))
                        .toList(),
                places);
    }

    private List<Element> ground() {
        int top = points(flipped ? 2 : 1);
        int bottom = points(flipped ? 1 : 2);
        return List.of(
                drawings.get(flipped ? "table-flipped" : "table"),
                meter(top).at(0, -46),
                meter(bottom).at(0, 718));
    }

    private Element meter(int points) {
        return drawings.get("meter-" + Math.min(points, FULL)).saying(points + "/" + FULL);
    }

    /** The points of a side, shown on its winning row. */
    private int points(int seat) {
        int points = 0;
        for (Map.Entry<String, String> stack : stacks.entrySet()) {
            int size = (seat == 1 ? "1234" : "abcd").indexOf(stack.getValue().charAt(0)) + 1;
            points += stack.getKey().endsWith(seat == 1 ? "7" : "1") ? size : 0;
        }
        return points;
    }

    /** From the far edge to the near one, so that nearer stacks cover farther ones. */
    private List<Element> pieces(Places places) {
        List<Element> pieces = new ArrayList<>();
        List<String> squares = new ArrayList<>(stacks.keySet());
        for (String square : flipped ? squares.reversed() : squares) {
            Places.Place place = places.get(square);
            pieces.add(stack(square).at(place.x(), place.y()));
        }
        return pieces;
    }

    private Element stack(String square) {
        String stack = stacks.get(square);
        boolean isShown = shown.contains(square);
        boolean isHollow = closed && isShown && stack.length() == 1;
        String look = closed && !isShown ? "closed-" : isHollow ? "hollow-" : "stack-";
        return drawings.get(look + (closed && !isShown ? stack.substring(0, 1) : stack));
    }
}
