package cabestan.table;

import java.util.List;

/**
 * An offer that waits for its answer.
 *
 * @param draw whether it is a draw; otherwise a request to take back
 * @param seat who made it
 * @param agreed the seats that have agreed so far
 */
public record Offer(boolean draw, int seat, List<Integer> agreed) {

    public Offer {
        agreed = List.copyOf(agreed);
    }
}
