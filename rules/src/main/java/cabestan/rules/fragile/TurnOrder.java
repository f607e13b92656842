package cabestan.rules.fragile;

import cabestan.rules.game.Dice;
import java.util.List;

/** Who plays when: seat after seat, or with straws in an order drawn anew before each round (F10, F36). */
final class TurnOrder {

    private final boolean straws;
    private final byte[] order;
    private int place;
    private int draws;
    private Dice dice;

    /** @param dice for the straws still to be drawn */
    TurnOrder(int seats, boolean straws, Dice dice) {
        this.straws = straws;
        this.order = new byte[seats];
        this.dice = dice;
    }

    /** Becomes equal to another order, without allocating except with straws. */
    void copyFrom(TurnOrder other) {
        dice = straws ? other.dice.copy() : other.dice;
        System.arraycopy(other.order, 0, order, 0, order.length);
        place = other.place;
        draws = other.draws;
    }

    /** The seat on turn. */
    int seat() {
        return order[place];
    }

    /** The seat whose turn comes next; with straws, after the last turn of a round, only a guess. */
    int seatAfter() {
        return order[(place + 1) % order.length];
    }

    /** When the seat on turn plays in the running round, counted from 0. */
    int place() {
        return place;
    }

    /** When this seat plays in the running round, counted from 0. */
    int placeOf(int seat) {
        int found = 0;
        while (order[found] != seat) {
            found++;
        }
        return found;
    }

    /** How many turns follow the running one in this round. */
    int turnsLeft() {
        return order.length - 1 - place;
    }

    /** How often straws were drawn. */
    int draws() {
        return draws;
    }

    List<Integer> seats() {
        Integer[] seats = new Integer[order.length];
        for (int i = 0; i < seats.length; i++) {
            seats[i] = (int) order[i];
        }
        return List.of(seats);
    }

    /** Begins a round in which the seats follow each other from this one on. */
    void beginFrom(int first) {
        for (int i = 0; i < order.length; i++) {
            order[i] = (byte) ((first + i) % order.length);
        }
        place = 0;
    }

    /** Continues in the middle of a round. */
    void resume(List<Integer> seats, int onTurn) {
        for (int i = 0; i < order.length; i++) {
            order[i] = seats.get(i).byteValue();
        }
        place = seats.indexOf(onTurn);
    }

    /** Passes the set-up on to the next seat, in the same order round after round (F6, F8). */
    void passSetUp() {
        place = (place + 1) % order.length;
    }

    /** Passes the turn on to the next seat. */
    void pass() {
        place++;
        if (place == order.length) {
            place = 0;
            drawStraws();
        }
    }

    /** Draws the order of the round that begins; without straws it stays as it was. */
    void drawStraws() {
        if (straws) {
            dice.shuffle(order, order.length);
            draws++;
        }
    }

    void drawFrom(Dice other) {
        dice = other;
    }

    long mixInto(long hash) {
        long mixed = hash;
        for (int seat : order) {
            mixed = mixed * 31 + seat;
        }
        return mixed;
    }
}
