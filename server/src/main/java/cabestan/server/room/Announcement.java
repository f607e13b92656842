package cabestan.server.room;

import cabestan.server.cluster.message.MatchChanged;
import cabestan.server.cluster.message.MatchChanged.Recipient;
import cabestan.table.Occupant;
import cabestan.table.Table;
import cabestan.table.event.TableChange;
import cabestan.table.event.TableEvent;
import java.util.ArrayList;
import java.util.List;

/** Builds the message that tells all nodes of a change, with the players who should look at the match because of it. */
final class Announcement {

    private Announcement() {}

    /** @param work whether a bot is on turn and no node has taken its lease yet */
    static MatchChanged of(Table table, List<TableChange> changes, boolean work) {
        List<TableEvent> events =
                changes.stream().map(change -> change.logged().event()).toList();
        return new MatchChanged(
                table.head().id(), table.version(), recipients(table, events), changesLobby(table, events), work);
    }

    private static boolean changesLobby(Table table, List<TableEvent> events) {
        return table.head().listed()
                && (table.version() == 0 || !events.stream().allMatch(TableEvent::isPlay));
    }

    private static List<Recipient> recipients(Table table, List<TableEvent> events) {
        List<Recipient> recipients = new ArrayList<>();
        for (TableEvent event : events) {
            switch (event) {
                case TableEvent.Joined joined ->
                    recipients.add(new Recipient(table.head().host(), "joined"));
                case TableEvent.Started started -> toPlayers(table, "started", recipients);
                case TableEvent.Nudged nudged ->
                    recipients.add(
                            new Recipient(table.seat(table.onTurn()).occupant().player(), "nudge"));
                default -> {}
            }
        }
        if (events.stream().anyMatch(Announcement::isOffer)) {
            table.offer().ifPresent(offer -> toOthers(table, offer.seat(), "offer", recipients));
        }
        if (table.version() == 0) {
            toInvited(table, recipients);
        }
        int seat = table.onTurn();
        if (table.isOver() && !events.isEmpty() && table.next().isEmpty()) {
            toPlayers(table, "over", recipients);
        } else if (seat >= 0 && table.seat(seat).isPerson() && passedTheTurn(table, events)) {
            recipients.add(new Recipient(table.seat(seat).occupant().player(), "your-turn"));
        }
        return recipients;
    }

    private static boolean isOffer(TableEvent event) {
        return event instanceof TableEvent.DrawOffered || event instanceof TableEvent.TakeBackAsked;
    }

    /** The players for whom a seat of a new match is kept. */
    private static void toInvited(Table table, List<Recipient> recipients) {
        table.seats().stream()
                .map(seat -> seat.occupant())
                .filter(Occupant.Nobody.class::isInstance)
                .map(Occupant::player)
                .filter(player -> !player.isEmpty())
                .distinct()
                .forEach(player -> recipients.add(new Recipient(player, "invited")));
    }

    private static boolean passedTheTurn(Table table, List<TableEvent> events) {
        return events.stream()
                .anyMatch(event -> event instanceof TableEvent.Started
                        || event.changesActions() && event.seat() != table.onTurn());
    }

    /** The players at other devices than this seat's. */
    private static void toOthers(Table table, int seat, String what, List<Recipient> recipients) {
        List<Recipient> all = new ArrayList<>();
        toPlayers(table, what, all);
        all.removeIf(recipient -> table.seat(seat).isHeldBy(recipient.player()));
        recipients.addAll(all);
    }

    private static void toPlayers(Table table, String what, List<Recipient> recipients) {
        table.seats().stream()
                .map(seat -> seat.occupant())
                .filter(Occupant.Player.class::isInstance)
                .map(Occupant::player)
                .distinct()
                .forEach(player -> recipients.add(new Recipient(player, what)));
    }
}
