package cabestan.table;

import cabestan.rules.game.Setup;
import cabestan.table.clock.ClockRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A summary of a match, as one viewer may see it.
 *
 * @param seats who sits where now, without invite keys
 * @param mine the seats that the viewer holds
 * @param vacant the free seats in which the viewer may sit down
 * @param left the milliseconds each seat had left at {@code clockAt}; empty before the start or without a clock
 * @param seed in hexadecimal once the match is over, or empty
 * @param watch the watch key for those who sit or host, and once there is a rematch for all, as it opens that too; or empty
 * @param invites the keys of the free seats, for the host alone
 * @param next the table of the rematch, or empty
 * @param holidays when the last holiday of each seat ends or ended, or 0; empty in lists
 * @param silentFrom when the others may go on without the seat on turn, or 0
 */
public record TableSummary(
        String id,
        String game,
        String variant,
        Map<String, String> options,
        List<Occupant> seats,
        List<Integer> mine,
        List<Integer> vacant,
        Standing standing,
        ClockRule clock,
        List<Long> left,
        long clockAt,
        boolean listed,
        String seedHash,
        String seed,
        String watch,
        Optional<List<Invite>> invites,
        Optional<Offer> offer,
        String next,
        List<Long> holidays,
        long silentFrom,
        long created) {

    /** The key of a free seat. */
    public record Invite(int seat, String key) {}

    /** A table in memory; the key is the one that the viewer came with, or empty. */
    public static TableSummary of(Table table, String player, String key) {
        boolean timed = table.match() != null && !(table.head().clock() instanceof ClockRule.None);
        return of(
                table.head(),
                table.seats(),
                table.standing(),
                player,
                key,
                timed ? table.clock().left() : List.of(),
                table.clock().mark(),
                table.offer(),
                table.next(),
                holidays(table),
                table.silentFrom());
    }

    private static List<Long> holidays(Table table) {
        List<Long> holidays = new ArrayList<>();
        for (int seat = 0; seat < table.seatCount(); seat++) {
            holidays.add(table.absences().until(seat));
        }
        return holidays;
    }

    /** The summary of a table in a list, from its head, seats and standing. */
    public static TableSummary of(TableHead head, List<Seat> seats, Standing standing, String player) {
        return of(head, seats, standing, player, "", List.of(), 0, Optional.empty(), "", List.of(), 0);
    }

    private static TableSummary of(
            TableHead head,
            List<Seat> seats,
            Standing standing,
            String player,
            String key,
            List<Long> left,
            long clockAt,
            Optional<Offer> offer,
            String next,
            List<Long> holidays,
            long silentFrom) {
        List<Occupant> occupants = new ArrayList<>();
        List<Integer> mine = new ArrayList<>();
        List<Integer> vacant = new ArrayList<>();
        for (Seat seat : seats) {
            if (seat.isHeldBy(player)) {
                mine.add(occupants.size());
            }
            if (seat.isOpenTo(player, "", head.listed()) || seat.isOpenTo(player, key, head.listed())) {
                vacant.add(occupants.size());
            }
            occupants.add(seat.occupant());
        }
        boolean hosts = !player.isEmpty() && head.host().equals(player);
        return new TableSummary(
                head.id(),
                head.game().id(),
                head.beginning().variant(),
                head.beginning().options(head.game()),
                occupants,
                mine,
                vacant,
                standing,
                head.clock(),
                left,
                clockAt,
                head.listed(),
                head.seedHash(),
                standing.phase() == Phase.OVER ? seed(head) : "",
                hosts || !mine.isEmpty() || !next.isEmpty() ? head.watch() : "",
                hosts ? Optional.of(invites(seats)) : Optional.empty(),
                offer,
                next,
                holidays,
                silentFrom,
                head.created());
    }

    private static String seed(TableHead head) {
        return head.beginning() instanceof Beginning.FromSetup(Setup setup)
                ? setup.seed().hex()
                : "";
    }

    private static List<Invite> invites(List<Seat> seats) {
        List<Invite> invites = new ArrayList<>();
        for (int seat = 0; seat < seats.size(); seat++) {
            if (seats.get(seat).isOpen()) {
                invites.add(new Invite(seat, seats.get(seat).invite()));
            }
        }
        return invites;
    }
}
