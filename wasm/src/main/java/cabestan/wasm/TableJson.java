package cabestan.wasm;

import cabestan.bots.Opinion;
import cabestan.rules.game.Gesture;
import cabestan.rules.game.Outcome;
import cabestan.table.Occupant;
import cabestan.table.Offer;
import cabestan.table.Standing;
import cabestan.table.Table;
import cabestan.table.TableSummary;
import cabestan.table.TableView;
import cabestan.table.clock.ClockRule;
import cabestan.table.event.EventCodec;
import cabestan.table.event.TableChange;
import cabestan.table.event.TableEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** A table as JSON, with the fields of docs/protocol.md; seats count from 1. */
final class TableJson {

    private TableJson() {}

    /** The message {@code changed} of the server, with the whole record and the actions of the last turn. */
    static JsonObject changed(Table table, int since) {
        TableView view = table.view(LocalSeats.PLAYER);
        boolean isKnown = since >= 0 && since <= table.version();
        return JsonObject.of(
                "match", table.head().id(),
                "version", table.version(),
                "since", isKnown ? since : null,
                "events", isKnown ? events(table, since) : List.of(),
                "summary", summary(view.summary()),
                "views", list(view.seats(), TableJson::view),
                "record", list(TableView.entries(table), TableJson::entry),
                "recent", list(TableView.recent(table), TableJson::gesture));
    }

    static List<JsonObject> events(Table table, int since) {
        return list(table.changesSince(since), TableJson::event);
    }

    private static JsonObject event(TableChange change) {
        TableEvent event = change.logged().event();
        return JsonObject.of(
                "version",
                change.logged().version(),
                "kind",
                EventCodec.kind(event),
                "seat",
                event.seat() + 1,
                "gesture",
                change.gesture().map(TableJson::gesture).orElse(null),
                "length",
                event.changesActions() ? change.length() : null,
                "turn",
                change.gesture().isPresent() ? change.turn() : null,
                "next",
                event instanceof TableEvent.RematchOpened(int seat, String next) ? next : null,
                "at",
                change.logged().at());
    }

    static JsonObject summary(TableSummary summary) {
        Standing standing = summary.standing();
        return JsonObject.of(
                "id", summary.id(),
                "game", summary.game(),
                "variant", summary.variant(),
                "options", options(summary),
                "version", standing.version(),
                "state", standing.phase().word(),
                "seats", seats(summary),
                "onTurn", standing.onTurn() + 1,
                "turn", standing.turn(),
                "points", standing.points(),
                "clock", clock(summary),
                "listed", summary.listed(),
                "result", standing.result().map(TableJson::result).orElse(null),
                "seedHash", summary.seedHash(),
                "seed", unlessEmpty(summary.seed()),
                "watch", unlessEmpty(summary.watch()),
                "invites", summary.invites().map(TableJson::invites).orElse(null),
                "offer", summary.offer().map(TableJson::offer).orElse(null),
                "next", unlessEmpty(summary.next()),
                "created", summary.created(),
                "updated", standing.updated());
    }

    private static JsonObject options(TableSummary summary) {
        List<String> words = new ArrayList<>();
        summary.options().forEach((key, value) -> {
            words.add(key);
            words.add(value);
        });
        return JsonObject.of(words.toArray());
    }

    private static List<JsonObject> seats(TableSummary summary) {
        List<JsonObject> seats = new ArrayList<>();
        for (Occupant occupant : summary.seats()) {
            int seat = seats.size();
            seats.add(JsonObject.of(
                    "seat",
                    seat + 1,
                    "kind",
                    occupant.kind(),
                    "name",
                    LocalSeats.name(occupant),
                    "mine",
                    summary.mine().contains(seat),
                    "online",
                    true,
                    "level",
                    occupant instanceof Occupant.Bot(int level, String name) ? level : null));
        }
        return seats;
    }

    private static JsonObject clock(TableSummary summary) {
        List<Long> left = summary.left().isEmpty() ? null : summary.left();
        Long at = left == null ? null : summary.clockAt();
        return switch (summary.clock()) {
            case ClockRule.None(int silence) -> JsonObject.of("kind", "none", "silence", silence);
            case ClockRule.WholeMatch(int seconds, int increment) ->
                JsonObject.of("kind", "match", "seconds", seconds, "increment", increment, "left", left, "at", at);
            case ClockRule.EachTurn(int days) -> JsonObject.of("kind", "turn", "days", days, "left", left, "at", at);
        };
    }

    static JsonObject result(Outcome outcome) {
        return JsonObject.of("ranks", outcome.ranks(), "code", outcome.code(), "reason", outcome.reason());
    }

    private static List<JsonObject> invites(List<TableSummary.Invite> invites) {
        return list(invites, invite -> JsonObject.of("seat", invite.seat() + 1, "key", invite.key()));
    }

    private static JsonObject offer(Offer offer) {
        return JsonObject.of("what", offer.draw() ? "draw" : "takeback", "seat", offer.seat() + 1);
    }

    private static JsonObject view(TableView.SeatView view) {
        return JsonObject.of(
                "seat", view.seat() + 1,
                "position", view.position(),
                "legal", list(view.legal(), TableJson::gesture),
                "undoable", view.undoable());
    }

    private static JsonObject entry(TableView.Entry entry) {
        return JsonObject.of("seat", entry.seat() + 1, "turn", entry.turn(), "text", entry.text());
    }

    static JsonObject gesture(Gesture gesture) {
        return JsonObject.of(
                "text", gesture.text(),
                "kind", gesture.kind(),
                "from", gesture.from(),
                "over", gesture.over(),
                "to", gesture.to(),
                "cost", gesture.cost(),
                "via", gesture.via());
    }

    static JsonObject moment(Table.Moment moment) {
        return JsonObject.of(
                "n", moment.actions(),
                "position", moment.position(),
                "points", moment.points(),
                "onTurn", moment.onTurn() + 1,
                "gesture", moment.led().map(TableJson::gesture).orElse(null));
    }

    static JsonObject opinion(Opinion opinion) {
        return JsonObject.of(
                "seat", opinion.seat() + 1,
                "plan", list(opinion.plan(), TableJson::gesture),
                "percent", opinion.percent());
    }

    private static String unlessEmpty(String text) {
        return text.isEmpty() ? null : text;
    }

    static <T> List<JsonObject> list(List<T> items, Function<T, JsonObject> write) {
        List<JsonObject> list = new ArrayList<>(items.size());
        for (T item : items) {
            list.add(write.apply(item));
        }
        return list;
    }
}
