package cabestan.server.protocol;

import java.util.List;
import java.util.Map;

/**
 * The summary of a match as one player may see it; seats count from 1.
 *
 * @param silentFrom from when on the others may go on without whoever is on turn, or null
 */
public record Summary(
        String id,
        String game,
        String variant,
        Map<String, String> options,
        int version,
        String state,
        List<Place> seats,
        int onTurn,
        int turn,
        List<Integer> points,
        Clock clock,
        boolean listed,
        Result result,
        String seedHash,
        String seed,
        String watch,
        List<Invite> invites,
        Offer offer,
        String next,
        Long silentFrom,
        long created,
        long updated) {

    /**
     * A seat.
     *
     * @param kind {@code open}, {@code player}, {@code guest} or {@code bot}
     * @param name of who sits there, or for whom a free seat is kept
     * @param vacant whether the viewer may sit down here
     * @param holiday until when its clock rests, or null
     */
    public record Place(
            int seat,
            String kind,
            String name,
            boolean mine,
            boolean vacant,
            boolean online,
            Integer level,
            Long holiday) {}

    /**
     * The clock's rule and, once the match runs, what each seat has left as of {@code at}.
     *
     * @param elapsed how much of the time of the seat on turn has run since {@code at}, or null if none runs
     * @param remaining what the seat on turn has left now, its holiday included, or null if no time runs
     */
    public record Clock(
            String kind,
            Integer seconds,
            Integer increment,
            Integer days,
            Integer silence,
            List<Long> left,
            Long at,
            Long elapsed,
            Long remaining) {}

    public record Result(List<Integer> ranks, String code, String reason) {}

    public record Invite(int seat, String key) {}

    /** @param what {@code draw} or {@code takeback} */
    public record Offer(String what, int seat) {}
}
