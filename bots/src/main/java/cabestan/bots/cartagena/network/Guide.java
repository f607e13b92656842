package cabestan.bots.cartagena.network;

import cabestan.rules.cartagena.CartagenaState;

/** Guides a search: says what each seat may expect in a position that is not over, and which actions look best. */
public interface Guide {

    /** Writes each seat's share of the win, from 0 to 1 and 1 in sum. */
    void shares(CartagenaState state, double[] into);

    /** Writes how likely each of the legal actions is to be the best, 1 in sum. */
    void chances(CartagenaState state, int[] actions, int count, double[] into);
}
