package cabestan.table;

import java.util.List;

/**
 * An offer that waits for an answer.
 *
 * @param draw whether it offers a draw; otherwise it asks for a take-back
 * @param seat the seat that made it
 * @param agreed the seats that have agreed so far
 */
public record Offer(boolean draw, int seat, List<Integer> agreed) {

    public Offer {
        agreed = List.copyOf(agreed);
    }
}
