package cabestan.wasm;

import cabestan.bots.Opinion;
import cabestan.rules.game.Gesture;
import cabestan.rules.game.Outcome;
import cabestan.table.Occupant;
import cabestan.table.Offer;
import cabestan.table.Standing;
import cabestan.table.Table;
import cabestan.table.TableChange;
import cabestan.table.TableSummary;
import cabestan.table.TableView;
import cabestan.table.clock.ClockRule;
import cabestan.table.event.EventCodec;
import cabestan.table.event.TableEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** A table as JSON, with the fields of docs/protocol.md; seats count from 1. */
final class TableJson {

    private TableJson() {}

    /** The message {@code changed} of the server, with the whole record and the actions of the last turn. */
    static Json changed(Table table, int since) {
        TableView view = table.view(LocalSeats.PLAYER);
        boolean isKnown = since >= 0 && since <= table.version();
        return Json.of(
                "match", table.head().id(),
                "version", table.version(),
                "since", isKnown ? since : null,
                "events", isKnown ? events(table, since) : List.of(),
                "summary", summary(view.summary()),
                "views", list(view.seats(), TableJson::view),
                "record", list(TableView.entries(table), TableJson::entry),
                "recent", list(TableView.recent(table), TableJson::gesture));
    }

    static List<Json> events(Table table, int since) {
        return list(table.changesSince(since), TableJson::event);
    }

    private static Json event(TableChange change) {
        TableEvent event = change.logged().event();
        return Json.of(
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

    static Json summary(TableSummary summary) {
        Standing standing = summary.standing();
        return Json.of(
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

    private static Json options(TableSummary summary) {
        List<String> words = new ArrayList<>();
        summary.options().forEach((key, value) -> {
            words.add(key);
            words.add(value);
        });
        return Json.of(words.toArray());
    }

    private static List<Json> seats(TableSummary summary) {
        List<Json> seats = new ArrayList<>();
        for (Occupant occupant : summary.seats()) {
            int seat = seats.size();
            seats.add(Json.of(
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

    private static Json clock(TableSummary summary) {
        List<Long> left = summary.left().isEmpty() ? null : summary.left();
        Long at = left == null ? null : summary.clockAt();
        return switch (summary.clock()) {
            case ClockRule.None none -> Json.of("kind", "none");
            case ClockRule.WholeMatch(int seconds, int increment) ->
                Json.of("kind", "match", "seconds", seconds, "increment", increment, "left", left, "at", at);
            case ClockRule.EachTurn(int days) -> Json.of("kind", "turn", "days", days, "left", left, "at", at);
        };
    }

    private static Json result(Outcome outcome) {
        return Json.of("ranks", outcome.ranks(), "code", outcome.code(), "reason", outcome.reason());
    }

    private static List<Json> invites(List<TableSummary.Invite> invites) {
        return list(invites, invite -> Json.of("seat", invite.seat() + 1, "key", invite.key()));
    }

    private static Json offer(Offer offer) {
        return Json.of("what", offer.draw() ? "draw" : "takeback", "seat", offer.seat() + 1);
    }

    private static Json view(TableView.SeatView view) {
        return Json.of(
                "seat", view.seat() + 1,
                "position", view.position(),
                "legal", list(view.legal(), TableJson::gesture),
                "undoable", view.undoable());
    }

    private static Json entry(TableView.Entry entry) {
        return Json.of("seat", entry.seat() + 1, "turn", entry.turn(), "text", entry.text());
    }

    static Json gesture(Gesture gesture) {
        return Json.of(
                "text", gesture.text(),
                "kind", gesture.kind(),
                "from", gesture.from(),
                "over", gesture.over(),
                "to", gesture.to(),
                "cost", gesture.cost(),
                "via", gesture.via());
    }

    static Json moment(Table.Moment moment) {
        return Json.of(
                "n", moment.actions(),
                "position", moment.position(),
                "points", moment.points(),
                "onTurn", moment.onTurn() + 1,
                "gesture", moment.led().map(TableJson::gesture).orElse(null));
    }

    static Json opinion(Opinion opinion) {
        return Json.of(
                "seat", opinion.seat() + 1,
                "plan", list(opinion.plan(), TableJson::gesture),
                "percent", opinion.percent());
    }

    private static String unlessEmpty(String text) {
        return text.isEmpty() ? null : text;
    }

    private static <T> List<Json> list(List<T> items, Function<T, Json> write) {
        List<Json> list = new ArrayList<>(items.size());
        for (T item : items) {
            list.add(write.apply(item));
        }
        return list;
    }
}
