package cabestan.table;

import cabestan.table.event.EventCodec;
import cabestan.table.event.TableEvent;
import java.util.List;

/** Who takes which seat, and who leaves it. */
final class Seating {

    private final Situation here;
    private final Table table;
    private final Caller caller;

    Seating(Situation here) {
        this.here = here;
        this.table = here.table();
        this.caller = here.caller();
    }

    List<TableEvent> join(String key, int seat) {
        for (int held : table.heldBy(caller.player())) {
            if (table.seat(held).opensWith(key)) {
                return List.of(); // the player came back by the same link
            }
        }
        if (table.isOver()) {
            throw table.match() == null
                    ? Situation.reject("over", "the host has left; this match will not be played")
                    : Situation.over();
        }
        if (caller.player().isEmpty()) {
            throw Situation.reject("forbidden", "only a player can take a seat");
        }
        return startedIfFull(new TableEvent.Joined(freeSeat(key, seat)));
    }

    /** What follows when a free seat is taken: with the last one the match begins. */
    private List<TableEvent> startedIfFull(TableEvent taken) {
        boolean starts = openSeats() == 1 && table.phase() == Phase.WAITING; // an imported match is already running
        return starts ? List.of(taken, new TableEvent.Started()) : List.of(taken);
    }

    private int openSeats() {
        int open = 0;
        for (Seat seat : table.seats()) {
            open += seat.isOpen() ? 1 : 0;
        }
        return open;
    }

    /** The free seat that the key opens or that is kept for the caller; without a key, also any free seat of a listed table. */
    private int freeSeat(String key, int wanted) {
        String player = caller.player();
        int found = TableEvent.NO_SEAT;
        boolean anyFree = false;
        boolean knownKey = key.isEmpty();
        for (int i = 0; i < table.seatCount(); i++) {
            Seat seat = table.seat(i);
            knownKey |= seat.opensWith(key);
            if (seat.isOpen() && (wanted == TableCommand.Join.ANY || wanted == i)) {
                anyFree = true;
                boolean kept = seat.isKeptFor(player);
                boolean granted = seat.isOpenTo(player, key, table.head().listed());
                if (granted && (found < 0 || kept && !table.seat(found).isKeptFor(player))) {
                    found = i;
                }
            }
        }
        if (found < 0) {
            throw knownKey && !anyFree
                    ? Situation.reject("seat-taken", "this seat is taken")
                    : Situation.reject("forbidden", "this link does not open a seat of this match");
        }
        return found;
    }

    /**
     * Frees a seat that was open, or declines one that is kept for the caller; any other belongs to the host, without
     * whom there is no match. The host can also leave a match that only bots still play, or a table that waits while
     * the host sits nowhere.
     */
    List<TableEvent> leave(int seat) {
        if (table.isHost(caller.player()) && isOnlyHosted()) {
            return List.of(abandoned(TableEvent.NO_SEAT));
        }
        if (!table.isOver() && isKeptForCaller(seat)) {
            return List.of(new TableEvent.Left(seat));
        }
        here.mustHold(seat);
        if (table.phase() != Phase.WAITING) {
            throw table.isOver()
                    ? Situation.over()
                    : Situation.reject("running", "the match has started; you can resign");
        }
        boolean wasOpen = !table.seat(seat).invite().isEmpty();
        return List.of(wasOpen ? new TableEvent.Left(seat) : abandoned(seat));
    }

    /** Whether the host has no seat to give up and nobody loses a match that has begun. */
    private boolean isOnlyHosted() {
        return switch (table.phase()) {
            case WAITING -> !isAtTable();
            case RUNNING -> here.peopleBesides(TableEvent.NO_SEAT).isEmpty();
            case OVER -> false;
        };
    }

    private boolean isKeptForCaller(int seat) {
        return seat >= 0 && seat < table.seatCount() && table.seat(seat).isKeptFor(caller.player());
    }

    private TableEvent abandoned(int seat) {
        return new TableEvent.Closed(
                seat, EventCodec.readOutcome("1" + ",1".repeat(table.seatCount() - 1) + " abandoned"));
    }

    List<TableEvent> seatBot(int seat, int level) {
        if (table.isRunning() && seat == table.onTurn() && here.isSilent() && isAtTable()) {
            return List.of(new TableEvent.BotTookSeat(seat, level));
        }
        if (!table.isHost(caller.player())) {
            throw Situation.reject("forbidden", "only the host can let a computer player take a seat");
        }
        if (table.isOver()) {
            throw Situation.over();
        }
        if (seat < 0 || seat >= table.seatCount() || !table.seat(seat).isOpen()) {
            throw Situation.reject("seat-taken", "this seat is not free");
        }
        if (here.peopleBesides(seat).isEmpty()) {
            throw Situation.reject("no-person", "a match needs at least one person");
        }
        return startedIfFull(new TableEvent.BotTookSeat(seat, level));
    }

    private boolean isAtTable() {
        return !table.heldBy(caller.player()).isEmpty();
    }
}
