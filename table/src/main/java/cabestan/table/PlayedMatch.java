package cabestan.table;

import cabestan.rules.game.Gesture;
import cabestan.rules.game.Match;
import cabestan.rules.game.Outcome;
import cabestan.rules.game.Seed;
import cabestan.rules.game.State;
import cabestan.table.absence.Absences;
import cabestan.table.clock.TableClock;
import cabestan.table.event.LoggedEvent;
import java.util.ArrayList;
import java.util.List;

/**
 * The match of a table, with its clock, the offer that waits for an answer, and its result; events change them
 * together.
 */
final class PlayedMatch {

    private final TableHead head;
    private final Absences absences;
    private final TableClock clock;
    private Match match;
    private Outcome result;
    private Offer offer;

    PlayedMatch(TableHead head) {
        this.head = head;
        this.absences = new Absences(head.seats().size());
        this.clock = new TableClock(head.clock(), head.seats().size(), absences::until);
    }

    /** The match, with everything hidden in it; null before the start. */
    Match match() {
        return match;
    }

    /** How the match ended, or null. */
    Outcome result() {
        return result;
    }

    /** The offer that waits for an answer, or null. */
    Offer offer() {
        return offer;
    }

    TableClock clock() {
        return clock;
    }

    Absences absences() {
        return absences;
    }

    Phase phase() {
        return result != null ? Phase.OVER : match == null ? Phase.WAITING : Phase.RUNNING;
    }

    /** The seat that acts next, or {@link State#NOBODY}. */
    int onTurn() {
        return phase() == Phase.RUNNING ? match.onTurn() : State.NOBODY;
    }

    void start(long at) {
        match = head.beginning().begin(head.game());
        clock.start(at);
    }

    /** Plays an action and returns how a board shows it. */
    Gesture act(String text, LoggedEvent logged) {
        State state = match.state();
        int action = state.read(text);
        int seat = state.onTurn();
        match.play(action).ifPresent(rejection -> {
            throw new IllegalStateException("table " + head.id() + ", version " + logged.version() + ": " + rejection);
        });
        clock.charge(seat, logged.at());
        if (match.turn() != match.turn(match.length() - 1)) {
            clock.endTurn(seat);
        }
        offer = null;
        if (match.onTurn() == State.NOBODY) {
            end(match.state().outcome());
        }
        return state.gesture(action);
    }

    void rewind(int actions, long at) {
        int seat = match.onTurn();
        int turn = match.turn();
        match.rewind(actions);
        if (result != null) {
            result = null; // only a problem goes on after its end
            clock.start(at);
        } else {
            clock.charge(seat, at);
            if (match.turn() != turn) {
                clock.takeBackTurn(seat);
            }
        }
        offer = null;
    }

    void deal(int seat, Seed seed) {
        match.deal(seat, seed);
    }

    void offer(boolean draw, int seat) {
        offer = new Offer(draw, seat, List.of());
    }

    void agree(int seat) {
        List<Integer> agreed = new ArrayList<>(offer.agreed());
        agreed.add(seat);
        offer = new Offer(false, offer.seat(), agreed);
    }

    void declineOffer() {
        offer = null;
    }

    /** A seat gives up: the match ends with these ranks, or goes on if there are none. */
    void forfeit(List<Integer> ranks, String code, String reason, long at) {
        clock.charge(match.onTurn(), at);
        offer = null;
        if (!ranks.isEmpty()) {
            end(new Outcome(ranks, code, reason));
        }
    }

    void takeHoliday(int seat, long at, long until) {
        if (seat == onTurn()) {
            clock.charge(seat, at); // its time has run up to now
        }
        absences.take(seat, at, until);
    }

    void end(Outcome outcome) {
        result = outcome;
        offer = null;
    }
}
