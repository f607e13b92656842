package cabestan.table;

import cabestan.rules.game.Match;
import cabestan.rules.game.Outcome;
import cabestan.rules.game.State;
import cabestan.table.event.EventCodec;
import cabestan.table.event.LoggedEvent;
import cabestan.table.event.TableEvent;
import java.util.List;

/** Checks that an event can have happened at a table; otherwise the log is wrong. */
final class EventCheck {

    private final Table table;
    private final Match match;

    private EventCheck(Table table) {
        this.table = table;
        this.match = table.match();
    }

    /** Throws {@link IllegalStateException} for an event that cannot have happened. */
    static void check(Table table, LoggedEvent logged) {
        TableEvent event = logged.event();
        boolean possible = logged.version() == table.version() + 1
                && event.seat() >= TableEvent.NO_SEAT
                && event.seat() < table.seatCount()
                && new EventCheck(table).isPossible(event);
        if (!possible) {
            throw new IllegalStateException("table " + table.head().id() + " at version " + table.version() + ": "
                    + EventCodec.kind(event) + " as version " + logged.version() + " cannot have happened");
        }
    }

    private boolean isPossible(TableEvent event) {
        boolean hasSeat = event.seat() >= 0;
        return switch (event) {
            case TableEvent.Started started -> table.phase() == Phase.WAITING;
            case TableEvent.Closed(int seat, Outcome outcome) -> !table.isOver() && isRanking(outcome.ranks());
            case TableEvent.Dealt dealt -> table.isRunning();
            case TableEvent.Joined joined -> hasSeat;
            case TableEvent.Left left -> hasSeat;
            case TableEvent.BotTookSeat took -> hasSeat && !table.isOver();
            case TableEvent.RematchOpened opened -> table.isOver();
            case TableEvent.TakeBackAsked asked -> hasSeat && canTakeBack();
            case TableEvent.TakeBackGranted(int seat, int actions) ->
                canTakeBack() && actions > 0 && match.canRewind(actions);
            case TableEvent.TakeBackAgreed agreed -> hasSeat && table.offer().isPresent();
            case TableEvent.Acted(int seat, String action) -> table.isRunning() && seat == match.onTurn();
            case TableEvent.Undone(int seat) -> table.isRunning() && match.canRewind(1);
            case TableEvent.Resigned(int seat, List<Integer> ranks) -> hasSeat && canGiveUp(ranks);
            case TableEvent.TimedOut(int seat, List<Integer> ranks) -> hasSeat && canGiveUp(ranks);
            default -> hasSeat && table.isRunning();
        };
    }

    /** Whether the match is running; a problem counts even after its end. */
    private boolean canTakeBack() {
        boolean solvedAlone = table.seatCount() == 1 && match != null && match.onTurn() == State.NOBODY;
        return table.isRunning() || solvedAlone;
    }

    private boolean canGiveUp(List<Integer> ranks) {
        return table.isRunning() && (ranks.isEmpty() || isRanking(ranks));
    }

    private boolean isRanking(List<Integer> ranks) {
        boolean valid = ranks.size() == table.seatCount();
        for (int rank : ranks) {
            valid &= rank >= 1;
        }
        return valid;
    }
}
