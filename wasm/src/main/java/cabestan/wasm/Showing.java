package cabestan.wasm;

import cabestan.bots.Opinion;
import cabestan.rules.game.Gesture;
import cabestan.rules.game.Match;
import cabestan.rules.game.Outcome;
import cabestan.rules.game.Setup;
import cabestan.rules.game.State;
import cabestan.rules.game.View;
import java.util.ArrayList;
import java.util.List;

/** What the page is told of a table, in the words of docs/protocol.md; seats count from 1. */
final class Showing {

    private final LocalTable table;

    Showing(LocalTable table) {
        this.table = table;
    }

    /** The table with one view for each of these seats, 0 for one who only watches. */
    Json table(List<Integer> eyes) {
        State state = table.match().state();
        List<Integer> points = new ArrayList<>();
        for (int seat = 0; seat < state.seats(); seat++) {
            points.add(state.points(seat));
        }
        List<Json> views = new ArrayList<>();
        for (int seat : eyes) {
            views.add(view(state, seat - 1));
        }
        Setup setup = table.setup();
        return Json.of(
                "game", table.match().game().id(),
                "variant", state.variant(),
                "options", options(setup),
                "names", table.names(),
                "onTurn", table.onTurn() + 1,
                "turn", state.turn(),
                "points", points,
                "result", result(table.result()),
                "seedHash", setup == null ? "" : setup.seed().hash(),
                "seed", setup == null ? null : setup.seed().hex(),
                "record", record(table.match()),
                "recent", recent(table.match()),
                "views", views);
    }

    private static Json options(Setup setup) {
        List<String> words = new ArrayList<>();
        if (setup != null) {
            setup.options().forEach((key, value) -> {
                words.add(key);
                words.add(value);
            });
        }
        return Json.of(words.toArray());
    }

    private static Json result(Outcome outcome) {
        return outcome == null
                ? null
                : Json.of("ranks", outcome.ranks(), "code", outcome.code(), "reason", outcome.reason());
    }

    private static List<Json> record(Match match) {
        List<Json> steps = new ArrayList<>();
        for (int i = 0; i < match.length(); i++) {
            steps.add(Json.of("seat", match.seat(i) + 1, "turn", match.turn(i), "text", match.text(i)));
        }
        return steps;
    }

    /** The actions of the turn that was played last, or of the one that is running. */
    private static List<Json> recent(Match match) {
        int first = match.length();
        while (first > 0 && match.turn(first - 1) == match.turn(match.length() - 1)) {
            first--;
        }
        List<Json> gestures = new ArrayList<>();
        State state = match.stateAfter(first);
        for (int i = first; i < match.length(); i++) {
            gestures.add(gesture(state.gesture(match.action(i))));
            state.play(match.action(i));
        }
        return gestures;
    }

    private Json view(State state, int seat) {
        if (table.result() != null) {
            return Json.of("seat", seat + 1, "position", state.position(), "legal", List.of(), "undoable", 0);
        }
        View view = state.view(seat);
        boolean onTurn = table.onTurn() == seat;
        return Json.of(
                "seat",
                seat + 1,
                "position",
                view.position(),
                "legal",
                onTurn ? legal(view) : List.of(),
                "undoable",
                onTurn ? table.match().undoable() : 0);
    }

    private static List<Json> legal(View view) {
        int[] actions = new int[view.maxActions()];
        int count = view.legalActions(actions);
        List<Json> gestures = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            gestures.add(gesture(view.gesture(actions[i])));
        }
        return gestures;
    }

    static Json gesture(Gesture gesture) {
        return Json.of(
                "text", gesture.text(),
                "kind", gesture.kind(),
                "from", gesture.from(),
                "over", gesture.over(),
                "to", gesture.to(),
                "cost", gesture.cost(),
                "via", gesture.via());
    }

    static Json opinion(Opinion opinion) {
        List<Json> plan = new ArrayList<>();
        for (Gesture gesture : opinion.plan()) {
            plan.add(gesture(gesture));
        }
        return Json.of("seat", opinion.seat() + 1, "plan", plan, "percent", opinion.percent());
    }

    /** What this seat saw after so many actions, and the action that led there. */
    Json moment(int length, int seat) {
        Match match = table.match();
        if (length < 0 || length > match.length()) {
            throw new Refused("no-moment", "there is no position " + length + "; expected 0 to " + match.length());
        }
        State state = match.stateAfter(length);
        Gesture gesture = length == 0 ? null : match.stateAfter(length - 1).gesture(match.action(length - 1));
        boolean open = table.result() != null;
        return Json.of(
                "position", open ? state.position() : state.view(seat - 1).position(),
                "gesture", gesture == null ? null : gesture(gesture));
    }
}
