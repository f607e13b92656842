package cabestan.bots.fragile.solver;

import static cabestan.rules.fragile.quay.FragileQuay.nearNorth;
import static cabestan.rules.fragile.quay.FragileQuay.nearSouth;
import static cabestan.rules.fragile.quay.FragileQuay.north;
import static cabestan.rules.fragile.quay.FragileQuay.south;

/**
 * Finds where the dockers around a crate can pass it (F22–F25).
 *
 * <p>A flood fill over squares is enough: for every chain that uses a docker twice, a shorter one uses it once.
 */
final class Chain {

    /** The squares of the dockers that can take part: all except the acting one. */
    final int[] hands;

    int handCount;

    /** The squares where the crate can end up, after {@link #pass}. */
    long endsSouth;

    long endsNorth;

    Chain(int most) {
        hands = new int[most];
    }

    void join(int square) {
        hands[handCount++] = square;
    }

    void pass(int crate, long freeSouth, long freeNorth) {
        long areaSouth = south(crate);
        long areaNorth = north(crate);
        int idle = (1 << handCount) - 1;
        for (boolean grew = true; grew; ) {
            grew = false;
            for (int rest = idle; rest != 0; rest &= rest - 1) {
                int hand = Integer.numberOfTrailingZeros(rest);
                int square = hands[hand];
                if ((nearSouth(square) & areaSouth | nearNorth(square) & areaNorth) != 0) {
                    idle &= ~(1 << hand);
                    areaSouth |= nearSouth(square) & freeSouth;
                    areaNorth |= nearNorth(square) & freeNorth;
                    grew = true;
                }
            }
        }
        endsSouth = areaSouth & ~south(crate);
        endsNorth = areaNorth & ~north(crate);
    }
}
