package cabestan.table.event;

import cabestan.rules.game.Outcome;
import cabestan.rules.game.Seed;
import java.util.List;

/** What happened at a table; seats count from 0. */
public sealed interface TableEvent {

    /** The seat of an event that concerns no seat. */
    int NO_SEAT = -1;

    /** The seat it concerns, or {@link #NO_SEAT}. */
    int seat();

    /** The player who caused it took the seat. */
    record Joined(int seat) implements TableEvent {}

    record Left(int seat) implements TableEvent {}

    record Started() implements TableEvent {

        @Override
        public int seat() {
            return NO_SEAT;
        }
    }

    /** @param action in notation */
    record Acted(int seat, String action) implements TableEvent {}

    record Undone(int seat) implements TableEvent {}

    /** @param ranks the final ranks, or none when the others play on */
    record Resigned(int seat, List<Integer> ranks) implements TableEvent {

        public Resigned {
            ranks = List.copyOf(ranks);
        }
    }

    /** @param ranks the final ranks, or none when the others play on */
    record TimedOut(int seat, List<Integer> ranks) implements TableEvent {

        public TimedOut {
            ranks = List.copyOf(ranks);
        }
    }

    record DrawOffered(int seat) implements TableEvent {}

    record DrawDeclined(int seat) implements TableEvent {}

    record DrawAgreed(int seat) implements TableEvent {}

    record TakeBackAsked(int seat) implements TableEvent {}

    record TakeBackRefused(int seat) implements TableEvent {}

    /** This seat agrees; others still have to answer. */
    record TakeBackAgreed(int seat) implements TableEvent {}

    /** All have agreed, this seat last, and this many actions are taken back. */
    record TakeBackGranted(int seat, int actions) implements TableEvent {}

    /** @param next the table of the rematch */
    record RematchOpened(int seat, String next) implements TableEvent {}

    record BotTookSeat(int seat, int level) implements TableEvent {}

    /** Everything this seat could not know was dealt again from the seed. */
    record Dealt(int seat, Seed seed) implements TableEvent {

        @Override
        public String toString() {
            return "Dealt[seat=" + seat + "]"; // the seed stays out of every log
        }
    }

    /** The seat on turn is not charged for this much time. */
    record TimeForgiven(int seat, long millis) implements TableEvent {}

    /** The clock of this seat rests until then; an earlier holiday ends now. */
    record HolidayTaken(int seat, long until) implements TableEvent {}

    /** This seat asked the seat on turn to play. */
    record Nudged(int seat) implements TableEvent {}

    /**
     * The match ended other than by the rules: the host left before the start, somebody was silent for too long, or an
     * imported record says so.
     */
    record Closed(int seat, Outcome outcome) implements TableEvent {}

    /** Whether it is part of play, and so does not affect the list of free seats. */
    default boolean isPlay() {
        return !(this instanceof Joined || this instanceof Left || this instanceof Started || this instanceof Closed);
    }

    /** Whether it ends the match other than by an action. */
    default boolean endsMatch() {
        return switch (this) {
            case Resigned(int seat, List<Integer> ranks) -> !ranks.isEmpty();
            case TimedOut(int seat, List<Integer> ranks) -> !ranks.isEmpty();
            case DrawAgreed agreed -> true;
            case Closed closed -> true;
            default -> false;
        };
    }

    /** Whether it changes the list of actions. */
    default boolean changesActions() {
        return this instanceof Acted || this instanceof Undone || this instanceof TakeBackGranted;
    }
}
