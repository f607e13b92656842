package cabestan.server.room;

import cabestan.server.protocol.RequestRejected;
import cabestan.server.store.MatchRepository;
import cabestan.table.Caller;
import cabestan.table.Phase;
import cabestan.table.Table;
import cabestan.table.TableCommand;
import cabestan.table.clock.ClockRule;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What a player does at once in all matches in which they sit. */
final class PlayerMatches {

    private static final Logger LOG = LoggerFactory.getLogger(PlayerMatches.class);
    private static final int TRIES = 5;

    private final MatchRepository repository;
    private final Rooms rooms;

    PlayerMatches(MatchRepository repository, Rooms rooms) {
        this.repository = repository;
        this.rooms = rooms;
    }

    /** Leaves or resigns all matches of a player whose account is deleted, and removes the names of their guests. */
    void abandon(String player) {
        for (String match : repository.runningOf(player)) {
            for (int seat : rooms.within(match, table -> table.heldBy(player))) {
                abandon(match, player, seat);
            }
        }
        repository.forgetGuests(player).forEach(rooms::forget);
    }

    private void abandon(String match, String player, int seat) {
        for (int tries = 0; tries < TRIES && isStillSeated(match, player, seat); tries++) {
            int version = rooms.within(match, Table::version);
            boolean waiting = rooms.within(match, Table::phase) == Phase.WAITING;
            TableCommand command = waiting ? new TableCommand.Leave(seat) : new TableCommand.Resign(seat);
            try {
                rooms.carryOut(match, command, new Caller.Person(player, "", version));
            } catch (RequestRejected e) { // somebody else has just acted
                LOG.debug("match={} could not be given up yet: {}", match, e.getMessage());
            }
        }
    }

    private boolean isStillSeated(String match, String player, int seat) {
        return rooms.within(
                match, table -> !table.isOver() && table.heldBy(player).contains(seat));
    }

    /** Pauses the clocks of a player in all matches with days for each turn; returns in how many. */
    int takeHoliday(String player, int days) {
        int rested = 0;
        for (String match : repository.runningOf(player)) {
            boolean hasHolidays = rooms.within(
                    match, table -> table.isRunning() && table.head().clock() instanceof ClockRule.EachTurn);
            rested += hasHolidays && takeHoliday(match, player, days) ? 1 : 0;
        }
        return rested;
    }

    private boolean takeHoliday(String match, String player, int days) {
        for (int tries = 0; tries < TRIES; tries++) {
            int seat = rooms.within(match, table -> table.heldBy(player)).getFirst();
            int version = rooms.within(match, Table::version);
            try {
                rooms.carryOut(match, new TableCommand.TakeHoliday(seat, days), new Caller.Person(player, "", version));
                return true;
            } catch (RequestRejected e) {
                if (!e.rejection().code().equals("stale")) { // no days left there, or no holiday to end
                    return false;
                }
            }
        }
        return false;
    }
}
