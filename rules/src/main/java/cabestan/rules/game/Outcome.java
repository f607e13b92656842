package cabestan.rules.game;

import java.util.List;

/**
 * How a match ended.
 *
 * @param ranks the rank of each seat, 1 being the best; seats with equal ranks share the place
 * @param code a stable word for the reason: {@code all-home}, {@code twelve-points}
 * @param reason the reason in a sentence
 */
public record Outcome(List<Integer> ranks, String code, String reason) {

    public Outcome {
        ranks = List.copyOf(ranks);
    }

    /**
     * Whether it says how well the seats played; a match that was abandoned, or closed because somebody was silent,
     * does not.
     */
    public boolean isResult() {
        return !code.equals("abandoned") && !code.equals("silence");
    }

    /** The only seat of rank 1, or {@link State#NOBODY} if the first place is shared. */
    public int winner() {
        int winner = State.NOBODY;
        for (int seat = 0; seat < ranks.size(); seat++) {
            if (ranks.get(seat) == 1) {
                if (winner != State.NOBODY) {
                    return State.NOBODY;
                }
                winner = seat;
            }
        }
        return winner;
    }

    /** What the match was worth to this seat: 1 for the first place, divided among those who share it, 0 for all others. */
    public double reward(int seat) {
        if (ranks.get(seat) != 1) {
            return 0;
        }
        int shared = 0;
        for (int rank : ranks) {
            shared += rank == 1 ? 1 : 0;
        }
        return 1.0 / shared;
    }

    /** The ranks for these scores: a higher score ranks better, equal scores share a rank. */
    public static List<Integer> ranksOf(long[] scores) {
        Integer[] ranks = new Integer[scores.length];
        for (int seat = 0; seat < scores.length; seat++) {
            int better = 0;
            for (long other : scores) {
                better += other > scores[seat] ? 1 : 0;
            }
            ranks[seat] = better + 1;
        }
        return List.of(ranks);
    }
}
