package cabestan.server.room;

import cabestan.server.cluster.MatchChanged;
import cabestan.server.cluster.MatchChanged.Recipient;
import cabestan.server.protocol.ServerMessage;
import cabestan.server.store.SeatRow;
import java.util.ArrayList;
import java.util.List;

/** Works out what the nodes are told about a change, and which players should look at the match because of it. */
final class Announcement {

    private Announcement() {}

    /** @param work whether a bot is on turn and no node has taken its lease yet */
    static MatchChanged of(Table table, List<ServerMessage.Event> events, boolean work) {
        return new MatchChanged(
                table.head().id(), table.version(), recipients(table, events), changesLobby(table, events), work);
    }

    private static boolean changesLobby(Table table, List<ServerMessage.Event> events) {
        return table.head().listed()
                && (table.version() == 0
                        || events.stream()
                                .anyMatch(event -> !Happening.of(event.kind()).isPlay()));
    }

    private static List<Recipient> recipients(Table table, List<ServerMessage.Event> events) {
        List<Recipient> recipients = new ArrayList<>();
        for (ServerMessage.Event event : events) {
            switch (Happening.of(event.kind())) {
                case JOINED -> recipients.add(new Recipient(table.head().host(), "joined"));
                case STARTED -> toPeople(table, "started", recipients);
                default -> {}
            }
        }
        int seat = table.onTurn();
        if (table.isOver() && !events.isEmpty() && table.next().isEmpty()) {
            toPeople(table, "over", recipients);
        } else if (seat >= 0 && table.seat(seat).isPerson() && passedTheTurn(table, events)) {
            recipients.add(new Recipient(table.seat(seat).player(), "your-turn"));
        }
        return recipients;
    }

    private static boolean passedTheTurn(Table table, List<ServerMessage.Event> events) {
        return events.stream().anyMatch(event -> switch (Happening.of(event.kind())) {
            case STARTED -> true;
            case ACTED, UNDONE, TAKEBACK_GRANTED -> event.seat() - 1 != table.onTurn();
            default -> false;
        });
    }

    private static void toPeople(Table table, String what, List<Recipient> recipients) {
        table.seats().stream()
                .filter(seat -> seat.kind().equals("player"))
                .map(SeatRow::player)
                .distinct()
                .forEach(player -> recipients.add(new Recipient(player, what)));
    }
}
