package cabestan.rules.fragile;

import static cabestan.rules.fragile.quay.FragileQuay.DEPOTS;
import static cabestan.rules.fragile.quay.FragileQuay.depotSquare;
import static cabestan.rules.fragile.quay.FragileQuay.name;
import static cabestan.rules.fragile.quay.FragileQuay.quarter;

import cabestan.rules.fragile.quay.FragileQuay;
import cabestan.rules.game.Rejection;
import cabestan.rules.game.Split;

/** The material of a match and where it may be placed (F4–F8). */
final class SetUp {

    static final String CRATES = "D4 E4 F4 G4 D5 G5 D6 G6 D7 E7 F7 G7"; // F4
    private static final int QUARTERS_NEEDED = 3; // F7

    private SetUp() {}

    static int dockersEach(int seats) { // F5
        return seats == 2 ? FragileBoard.MAX_DOCKERS_EACH : 2;
    }

    static int depotsEach(int seats) { // F5
        return seats == 4 ? 3 : FragileBoard.MAX_DEPOTS_EACH;
    }

    /** All depots and dockers of a match. */
    static int piecesToPlace(int seats) {
        return seats * (depotsEach(seats) + dockersEach(seats));
    }

    static int maxTurned(int seats) { // F20
        return seats + 1;
    }

    static FragileBoard board(int seats) {
        FragileBoard board = new FragileBoard(maxTurned(seats));
        for (String square : Split.words(CRATES)) {
            board.addCrate(FragileQuay.square(square), false);
        }
        return board;
    }

    /** The depots, as bits, where this seat may place one of the {@code left} depots it still has. */
    static int placesForDepot(FragileBoard board, int seat, int left) {
        int free = depotsOf(board, FragileBoard.UNPLACED);
        int allowed = 0;
        for (int depot = 0; depot < DEPOTS; depot++) {
            if ((free >>> depot & 1) != 0 && reachesThreeQuarters(board, seat, depot, free, left)) {
                allowed |= 1 << depot;
            }
        }
        return allowed == 0 ? free : allowed; // F7: the rule is lifted where no free depot satisfies it
    }

    private static boolean reachesThreeQuarters(FragileBoard board, int seat, int depot, int free, int left) {
        int own = quarters(depotsOf(board, seat) | 1 << depot);
        int stillOpen = quarters(free) & ~own;
        return Integer.bitCount(own) + Math.min(left - 1, Integer.bitCount(stillOpen)) >= QUARTERS_NEEDED;
    }

    private static int quarters(int depots) {
        int quarters = 0;
        for (int depot = 0; depot < DEPOTS; depot++) {
            quarters |= (depots >>> depot & 1) << quarter(depotSquare(depot));
        }
        return quarters;
    }

    private static int depotsOf(FragileBoard board, int owner) {
        int depots = 0;
        for (int depot = 0; depot < DEPOTS; depot++) {
            depots |= board.owner(depotSquare(depot)) == owner ? 1 << depot : 0;
        }
        return depots;
    }

    /** The depots, as bits, where this seat may place a docker (F8). */
    static int placesForDocker(FragileBoard board, int seat) {
        int places = depotsOf(board, seat);
        for (int docker = 0; docker < board.dockers(); docker++) {
            places &= ~(1 << FragileQuay.depotAt(board.dockerSquare(docker)));
        }
        return places;
    }

    static Rejection depotRejection(FragileBoard board, int seat, int left, int square) {
        if (!FragileQuay.isDepot(square)) {
            return new Rejection("F6", "no-depot-square", name(square) + " is not one of the twelve depot squares");
        }
        if (board.owner(square) != FragileBoard.UNPLACED) {
            return new Rejection("F6", "depot-taken", "there is already a depot on " + name(square));
        }
        return (placesForDepot(board, seat, left) >>> FragileQuay.depotAt(square) & 1) != 0
                ? null
                : new Rejection(
                        "F7",
                        "three-quarters",
                        "with a depot on " + name(square) + ", yours could not end up in three quarters of the quay");
    }

    static Rejection dockerRejection(FragileBoard board, int seat, int square) {
        if (!FragileQuay.isDepot(square) || board.owner(square) != seat) {
            return new Rejection("F8", "not-your-depot", name(square) + " is not one of your depots");
        }
        return board.docker(square) < 0
                ? null
                : new Rejection("F8", "docker-there", "there is already a docker in the depot " + name(square));
    }
}
