package cabestan.table;

import cabestan.rules.game.Rejection;
import cabestan.table.clock.Outage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A command's caller, table and time, with the conditions that many commands share. */
record Situation(Table table, Caller caller, long now, List<Outage> outages) {

    /** Ends a decision early; never leaves {@link Conduct}. */
    static final class Stop extends RuntimeException {

        private final transient Rejection rejection;

        Stop(Rejection rejection) {
            super(rejection.reason(), null, false, false); // an answer, not an error: no stack trace
            this.rejection = rejection;
        }

        Rejection rejection() {
            return rejection;
        }
    }

    static Stop reject(String code, String reason) {
        return new Stop(new Rejection("", code, reason));
    }

    static void stopIf(Optional<Rejection> rejection) {
        if (rejection.isPresent()) {
            throw new Stop(rejection.get());
        }
    }

    static Stop over() {
        return reject("over", "the match is over");
    }

    /** A person's seat is held by their player, a bot's seat by the site. */
    void mustHold(int seat) {
        boolean exists = seat >= 0 && seat < table.seatCount();
        boolean holds = exists
                && (table.seat(seat).isBot()
                        ? caller instanceof Caller.Site
                        : table.seat(seat).isHeldBy(caller.player()));
        if (!holds) {
            throw reject("not-your-seat", "you do not hold seat " + (seat + 1) + " of this match");
        }
    }

    void mustBeInTime() {
        if (isTimeUp()) {
            throw reject("time-up", "the time was up before this arrived");
        }
    }

    boolean isTimeUp() {
        return table.deadline() > 0 && now > table.deadlineAfter(outages, now);
    }

    void mustBeFresh() {
        if (caller.version() != table.version()) {
            throw reject("stale", "the match has moved on to version " + table.version() + "; look again");
        }
    }

    void mustRun() {
        if (table.phase() == Phase.WAITING) {
            throw reject("not-running", "the match has not started yet");
        }
        if (table.isOver()) {
            throw over();
        }
    }

    void mustBeOnTurn(int seat) {
        mustRun();
        if (table.onTurn() != seat) {
            throw reject("not-your-turn", "seat " + (table.onTurn() + 1) + " is on turn");
        }
    }

    /** With more than two seats and other people at the table, a bot takes over for a player who gives up. */
    boolean othersPlayOn(int seat) {
        return table.seatCount() > 2 && !peopleBesides(seat).isEmpty();
    }

    List<Integer> peopleBesides(int seat) {
        List<Integer> people = new ArrayList<>();
        for (int other = 0; other < table.seatCount(); other++) {
            if (other != seat && !table.seat(other).isBot()) {
                people.add(other);
            }
        }
        return people;
    }

    /** Whether somebody else is on turn and has kept everybody waiting for too long. */
    boolean isSilent() {
        return table.silentFrom() > 0
                && now >= table.silentFrom()
                && !table.seat(table.onTurn()).isHeldBy(caller.player());
    }
}
