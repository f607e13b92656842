package cabestan.table.event;

import cabestan.rules.game.Gesture;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What has happened at a table, and to which version each command led. */
public final class EventLog {

    /** A command by the id that its player gave it. */
    private record Command(String player, String id) {}

    private final List<TableChange> changes = new ArrayList<>();
    private final Map<Command, Integer> answered = new LinkedHashMap<>();
    private Optional<Command> lastCommand = Optional.empty();

    /** A log in which nothing has happened yet. */
    public EventLog() {}

    /**
     * Adds an event and its effect on the board.
     *
     * @param gesture the action as a board shows it, or null
     * @param length the number of actions after it
     * @param turn the turn in which that action was played, or 0
     */
    public void add(LoggedEvent logged, Gesture gesture, int length, int turn) {
        if (!logged.isReply()) {
            lastCommand = logged.command().isEmpty()
                    ? Optional.empty()
                    : Optional.of(new Command(logged.player(), logged.command()));
        }
        lastCommand.ifPresent(command -> answered.put(command, logged.version()));
        changes.add(new TableChange(logged, Optional.ofNullable(gesture), length, turn));
    }

    /** The number of events so far. */
    public int version() {
        return changes.size();
    }

    public List<TableChange> since(int version) {
        return List.copyOf(changes.subList(version, changes.size()));
    }

    public List<LoggedEvent> events() {
        List<LoggedEvent> events = new ArrayList<>();
        for (TableChange change : changes) {
            events.add(change.logged());
        }
        return events;
    }

    /** The version that this player's command led to, planned replies included. */
    public Optional<Integer> answerTo(String player, String command) {
        return Optional.ofNullable(answered.get(new Command(player, command)));
    }
}
