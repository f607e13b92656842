package cabestan.table;

import cabestan.rules.game.Gesture;
import cabestan.rules.game.Match;
import cabestan.rules.game.State;
import cabestan.rules.game.View;
import java.util.ArrayList;
import java.util.List;

/**
 * Everything one viewer may know of a table at one version, ready to be shown.
 *
 * @param seats one view for each seat that the viewer holds, or else the watchers' view; empty before the start
 */
public record TableView(TableSummary summary, List<SeatView> seats) {

    /** What one seat sees and may do; -1 is the watchers' seat. */
    public record SeatView(int seat, String position, List<Gesture> legal, int undoable) {

        public SeatView {
            legal = List.copyOf(legal);
        }
    }

    /** An action of the match. */
    public record Entry(int seat, int turn, String text) {}

    public TableView {
        seats = List.copyOf(seats);
    }

    static TableView of(Table table, String player, String key) {
        List<Integer> held = table.heldBy(player);
        return new TableView(
                TableSummary.of(table, player, key), seats(table, held.isEmpty() ? List.of(State.WATCHER) : held));
    }

    private static List<SeatView> seats(Table table, List<Integer> seats) {
        List<SeatView> views = new ArrayList<>();
        for (int seat : table.match() == null ? List.<Integer>of() : seats) {
            views.add(seat(table, seat));
        }
        return views;
    }

    private static SeatView seat(Table table, int seat) {
        if (table.isOver()) { // nothing is hidden any more
            return new SeatView(seat, table.match().state().position(), List.of(), 0);
        }
        View view = table.match().view(seat);
        boolean acts = view.onTurn() == seat;
        return new SeatView(
                seat,
                view.position(),
                acts ? legal(table.match(), view) : List.of(),
                acts ? table.match().undoable() : 0);
    }

    private static List<Gesture> legal(Match match, View view) {
        List<Gesture> gestures = new ArrayList<>();
        for (int action : view.legalActions()) {
            gestures.add(view.gesture(action));
        }
        for (Match.Continuation continuation : match.continuations()) {
            gestures.add(continuation.gesture());
        }
        return gestures;
    }

    /** All actions of the match so far, known to everybody who can see the table. */
    public static List<Entry> entries(Table table) {
        List<Entry> entries = new ArrayList<>();
        Match match = table.match();
        for (int i = 0; match != null && i < match.length(); i++) {
            entries.add(new Entry(match.seat(i), match.turn(i), match.text(i)));
        }
        return entries;
    }

    /** The actions of the current turn, or if there are none, of the turn before. */
    public static List<Gesture> recent(Table table) {
        Match match = table.match();
        return match == null ? List.of() : match.turnAfter(match.length());
    }
}
