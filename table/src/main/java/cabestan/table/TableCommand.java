package cabestan.table;

import cabestan.rules.game.Seed;
import java.util.List;

/** What somebody wants at a table; seats count from 0. */
public sealed interface TableCommand {

    /** Take a free seat: the one the key opens, the one kept for the player, or any seat of a listed table. */
    record Join(String key, int seat) implements TableCommand {

        /** Any seat that the player may take. */
        public static final int ANY = -1;
    }

    /**
     * Give a seat back before the start or decline one that is kept, or end a match of one's own in which one sits
     * nowhere and only bots are left or nobody plays yet.
     */
    record Leave(int seat) implements TableCommand {}

    /**
     * Let a computer player take a seat: a free one at the host's request, or, at anybody's, that of somebody who has
     * been silent for long.
     */
    record SeatBot(int seat, int level) implements TableCommand {}

    /** Play an action, in notation. */
    record Act(int seat, String action) implements OfSeat {}

    /** Take back the last action of one's own current turn. */
    record Undo(int seat) implements OfSeat {}

    record Resign(int seat) implements OfSeat {}

    record OfferDraw(int seat) implements OfSeat {}

    record AnswerDraw(int seat, boolean accepted) implements OfSeat {}

    /** Ask to go back to one's own last decision. */
    record AskTakeBack(int seat) implements OfSeat {}

    record AnswerTakeBack(int seat, boolean granted) implements OfSeat {}

    /** Play again; the command supplies everything random that the new table needs. */
    record Rematch(int seat, Fresh fresh) implements OfSeat {}

    /** Let one's clock rest for some days, or with 0 days end a holiday early; for matches with days for each turn. */
    record TakeHoliday(int seat, int days) implements OfSeat {}

    /** Ask the seat on turn to play, at most once a day. */
    record Nudge(int seat) implements OfSeat {}

    /** End a match without a result because the player on turn has been silent for long. */
    record CloseSilent(int seat) implements OfSeat {}

    /**
     * Plan what to reply while another person is on turn; without lines, drop the plan.
     *
     * @param lines as in {@link cabestan.table.reply.ReplyPlan}
     */
    record PlanReplies(int seat, List<List<String>> lines) implements OfSeat {

        @Override
        public String toString() {
            return "PlanReplies[seat=" + seat + "]"; // what is planned stays out of every log
        }
    }

    /** Check whether the seat on turn has run out of time. */
    record CheckClock() implements TableCommand {}

    /** A command for a seat, issued by its holder for the version they saw. */
    sealed interface OfSeat extends TableCommand {
        int seat();
    }

    /** The name, the seed and the keys of a table that may be opened; one invite key for each seat. */
    record Fresh(String id, Seed seed, List<String> invites) {

        public Fresh {
            invites = List.copyOf(invites);
        }
    }
}
