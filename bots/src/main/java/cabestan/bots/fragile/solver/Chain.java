package cabestan.bots.fragile.solver;

import static cabestan.rules.fragile.quay.FragileQuay.nearNorth;
import static cabestan.rules.fragile.quay.FragileQuay.nearSouth;
import static cabestan.rules.fragile.quay.FragileQuay.north;
import static cabestan.rules.fragile.quay.FragileQuay.south;

/**
 * Where a crate can be passed by the dockers around it (F22–F25).
 *
 * <p>A flood over squares is enough: a chain that used a docker twice has a shorter one that uses it once.
 */
final class Chain {

    /** Squares of the dockers that can take part: all but the one that plays. */
    final int[] hands;

    int handCount;

    /** The squares where the crate can end, after {@link #pass}. */
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
