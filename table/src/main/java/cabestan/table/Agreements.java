package cabestan.table;

import cabestan.rules.game.Match;
import cabestan.table.event.TableEvent;
import java.util.ArrayList;
import java.util.List;

/** Draws and take-backs, for which one player asks and others answer. */
final class Agreements {

    private final Situation here;
    private final Table table;

    Agreements(Situation here) {
        this.here = here;
        this.table = here.table();
    }

    List<TableEvent> offerDraw(int seat) {
        here.mustRun();
        if (!table.game().allowsAgreedDraw()) {
            throw Situation.reject("no-draws", "a draw cannot be agreed on in this game");
        }
        mustBeNoOffer();
        TableEvent offered = new TableEvent.DrawOffered(seat);
        return here.peopleBesides(seat).isEmpty()
                ? List.of(offered, new TableEvent.DrawDeclined(1 - seat)) // bots decline draws
                : List.of(offered);
    }

    private void mustBeNoOffer() {
        if (table.offer().isPresent()) {
            throw Situation.reject("offer-open", "another offer is still waiting for an answer");
        }
    }

    List<TableEvent> answerDraw(int seat, boolean accepted) {
        mustBeAsked(seat, true);
        return List.of(accepted ? new TableEvent.DrawAgreed(seat) : new TableEvent.DrawDeclined(seat));
    }

    private Offer mustBeAsked(int seat, boolean draw) {
        here.mustRun();
        Offer offer = table.offer().orElse(null);
        if (offer == null
                || offer.draw() != draw
                || offer.seat() == seat
                || offer.agreed().contains(seat)) {
            throw Situation.reject("no-offer", "there is no offer for you to answer");
        }
        return offer;
    }

    List<TableEvent> askTakeBack(int seat) {
        boolean isProblem = table.seatCount() == 1; // concerns nobody else, even after its end
        if (!isProblem || table.match() == null || !table.match().state().isOver()) {
            here.mustRun();
        }
        int actions = actionsToTakeBack(seat);
        mustBeNoOffer();
        TableEvent asked = new TableEvent.TakeBackAsked(seat);
        return others(seat).isEmpty() ? List.of(asked, new TableEvent.TakeBackGranted(seat, actions)) : List.of(asked);
    }

    /** The people who must agree: those who play on other devices. */
    private List<Integer> others(int asker) {
        List<Integer> others = new ArrayList<>();
        for (int seat : here.peopleBesides(asker)) {
            if (!table.seat(seat).isHeldBy(table.seat(asker).occupant().player())) {
                others.add(seat);
            }
        }
        return others;
    }

    List<TableEvent> answerTakeBack(int seat, boolean granted) {
        Offer offer = mustBeAsked(seat, false);
        if (!granted) {
            return List.of(new TableEvent.TakeBackRefused(seat));
        }
        List<Integer> missing = others(offer.seat());
        missing.removeAll(offer.agreed());
        missing.remove(Integer.valueOf(seat));
        return List.of(
                missing.isEmpty()
                        ? new TableEvent.TakeBackGranted(seat, actionsToTakeBack(offer.seat()))
                        : new TableEvent.TakeBackAgreed(seat));
    }

    /** How many actions to take back to reach this seat's last decision. */
    private int actionsToTakeBack(int seat) {
        Match match = table.match();
        int index = match.length() - 1;
        while (index >= 0 && match.seat(index) != seat) {
            index--;
        }
        if (index < 0) {
            throw Situation.reject("nothing-to-undo", "you have not played yet");
        }
        int actions = match.length() - index;
        if (!match.canRewind(actions)) {
            throw new Situation.Stop(table.game().revealed());
        }
        return actions;
    }
}
