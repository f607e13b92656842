package cabestan.server.match;

import cabestan.server.bus.MatchNews;
import cabestan.server.protocol.ServerMessage;
import cabestan.server.protocol.WebhookNotice;
import cabestan.server.store.PlayerRow;
import cabestan.server.store.SeatRow;
import java.util.ArrayList;
import java.util.List;

/** Works out who has to hear of a change, and calls it out to those who left an address. */
final class Crier {

    private final Players players;
    private final Webhooks webhooks;

    Crier(Players players, Webhooks webhooks) {
        this.players = players;
        this.webhooks = webhooks;
    }

    /** @param work whether a bot has to think and nobody has taken that yet */
    static MatchNews news(Table table, List<ServerMessage.Event> events, boolean work) {
        return new MatchNews(
                table.head().id(), table.version(), nudges(table, events), changesLobby(table, events), work);
    }

    void callOut(Table table, MatchNews news) {
        for (MatchNews.Nudge nudge : news.nudges()) {
            PlayerRow player = players.find(nudge.player()).orElse(null);
            if (player != null && !player.webhook().isEmpty()) {
                webhooks.send(player.webhook(), notice(table, nudge.what(), player.name()));
            }
        }
        if (!table.head().webhook().isEmpty()) {
            news.nudges().stream()
                    .map(nudge -> notice(table, nudge.what(), nameFor(nudge)))
                    .distinct()
                    .forEach(notice -> webhooks.send(table.head().webhook(), notice));
        }
    }

    private String nameFor(MatchNews.Nudge nudge) {
        return nudge.what().equals("your-turn") ? players.name(nudge.player()) : "";
    }

    private static WebhookNotice notice(Table table, String what, String player) {
        return new WebhookNotice(
                table.head().id(),
                table.head().game(),
                table.version(),
                what,
                player,
                table.index().updated());
    }

    private static boolean changesLobby(Table table, List<ServerMessage.Event> events) {
        return table.head().listed()
                && (table.version() == 0
                        || events.stream()
                                .anyMatch(event -> !Happening.of(event.kind()).isPlay()));
    }

    private static List<MatchNews.Nudge> nudges(Table table, List<ServerMessage.Event> events) {
        List<MatchNews.Nudge> nudges = new ArrayList<>();
        for (ServerMessage.Event event : events) {
            switch (Happening.of(event.kind())) {
                case JOINED -> nudges.add(new MatchNews.Nudge(table.head().host(), "joined"));
                case STARTED -> toPeople(table, "started", nudges);
                default -> {}
            }
        }
        int seat = table.onTurn();
        if (table.isOver() && !events.isEmpty() && table.next().isEmpty()) {
            toPeople(table, "over", nudges);
        } else if (seat >= 0 && table.seat(seat).isPerson() && passedTheTurn(table, events)) {
            nudges.add(new MatchNews.Nudge(table.seat(seat).player(), "your-turn"));
        }
        return nudges;
    }

    private static boolean passedTheTurn(Table table, List<ServerMessage.Event> events) {
        return events.stream().anyMatch(event -> switch (Happening.of(event.kind())) {
            case STARTED -> true;
            case ACTED, UNDONE, TAKEBACK_GRANTED -> event.seat() - 1 != table.onTurn();
            default -> false;
        });
    }

    private static void toPeople(Table table, String what, List<MatchNews.Nudge> nudges) {
        table.seats().stream()
                .filter(seat -> seat.kind().equals("player"))
                .map(SeatRow::player)
                .distinct()
                .forEach(player -> nudges.add(new MatchNews.Nudge(player, what)));
    }
}
