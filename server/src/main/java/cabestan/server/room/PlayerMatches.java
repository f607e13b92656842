package cabestan.server.room;

import cabestan.server.protocol.RequestRejected;
import cabestan.server.store.MatchRepository.Listing;
import cabestan.server.store.PlayerMatchRepository;
import cabestan.server.store.StoreFailure.UnreadableMatch;
import cabestan.table.Caller;
import cabestan.table.Phase;
import cabestan.table.Seat;
import cabestan.table.Table;
import cabestan.table.TableCommand;
import cabestan.table.clock.ClockRule;
import cabestan.table.event.TableEvent;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What a player does at once in all matches that concern them. */
final class PlayerMatches {

    private static final Logger LOG = LoggerFactory.getLogger(PlayerMatches.class);
    private static final int TRIES = 5;

    private final PlayerMatchRepository repository;
    private final Rooms rooms;

    PlayerMatches(PlayerMatchRepository repository, Rooms rooms) {
        this.repository = repository;
        this.rooms = rooms;
    }

    List<Listing> list(String player) {
        return repository.of(player);
    }

    /**
     * Leaves or resigns all matches of a player whose account is deleted, declines the seats that are kept there, closes
     * the tables that the player hosts, and removes what the player has added to matches.
     */
    void abandon(String player) {
        repository.unfinishedOf(player).stream().filter(this::isReadable).forEach(match -> abandon(match, player));
        repository.forgetHost(player).forEach(rooms::forget);
    }

    /** A match that this program cannot read, perhaps of a newer one, must not prevent what is done in the others. */
    private boolean isReadable(String match) {
        try {
            return rooms.within(match, table -> true);
        } catch (UnreadableMatch e) {
            LOG.warn("match={} is passed over: {}", match, e.getMessage());
            return false;
        }
    }

    private void abandon(String match, String player) {
        int failures = 0;
        Optional<TableCommand> next = stepOut(match, player);
        while (next.isPresent() && failures < TRIES) {
            int version = rooms.within(match, Table::version);
            try {
                rooms.carryOut(match, next.get(), new Caller.Person(player, "", version));
            } catch (RequestRejected e) { // somebody else has just acted
                LOG.debug("match={} could not be given up yet: {}", match, e.getMessage());
                failures++;
            }
            next = stepOut(match, player);
        }
    }

    /** The next thing to do so that nothing at this table depends on the player any more. */
    private Optional<TableCommand> stepOut(String match, String player) {
        return rooms.within(match, table -> {
            if (table.isOver()) {
                return Optional.empty();
            }
            boolean waits = table.phase() == Phase.WAITING;
            for (int seat = 0; seat < table.seatCount(); seat++) {
                if (table.seat(seat).isHeldBy(player)) {
                    return Optional.of(waits ? new TableCommand.Leave(seat) : new TableCommand.Resign(seat));
                }
                if (table.seat(seat).isKeptFor(player)) {
                    return Optional.of(new TableCommand.Leave(seat));
                }
            }
            boolean closes =
                    table.isHost(player) && (waits || table.seats().stream().allMatch(Seat::isBot));
            return closes ? Optional.of(new TableCommand.Leave(TableEvent.NO_SEAT)) : Optional.empty();
        });
    }

    /** Pauses the clocks of a player in all matches with days for each turn; returns in how many. */
    int takeHoliday(String player, int days) {
        int rested = 0;
        for (String match : repository.runningOf(player)) {
            boolean hasHolidays = isReadable(match)
                    && rooms.within(
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
