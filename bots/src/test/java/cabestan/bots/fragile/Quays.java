package cabestan.bots.fragile;

import cabestan.rules.fragile.FragileGame;
import cabestan.rules.fragile.FragileState;

/** Positions for the tests. */
final class Quays {

    /** Crates still in the middle, all dockers out. */
    static final String BUSY = """
            game     fragile
            players  2
            depots   1 A1 C3 J1 J7
            depots   2 H3 G1 C8 J10
            dockers  1 E5 C5 J2
            dockers  2 H4 F6 B8
            crates   D4 E4 F4! G4 D5 G5 D6 G6 D7 E7 F7 G7
            turn     1 points 5
            """;

    /** Four players; one docker of seat 1 cannot leave its depot, and hardly any move is left to the other. */
    static final String FEW_TURNS = """
            game     fragile
            players  4
            depots   1 A1 C3 J10
            depots   2 H3 G1 C8
            depots   3 J1 J7 A10
            depots   4 A4 H8 D10
            dockers  1 A1 J9
            dockers  2 H4 F6
            dockers  3 I9 J2
            dockers  4 B4 E9
            crates   B1 B1 J8 J8 I8 I8 I10 A2 A2 G5 G5 F3
            turn     1 points 5
            """;

    /** The last turn: level on points, but seat 2 holds the marker; G7 pushed into J7 wins. */
    static final String LAST_TURN = """
            game     fragile
            players  2
            depots   1 A4 C3 J1 J7
            depots   2 H3 G1 C8 J10
            dockers  1 F7 C5 J2
            dockers  2 H4 F6 B8
            crates   A4! C3! H3 G1 C8 J10 E4 G4 D5 G5 F9 G7
            marker   2
            last-turns 0
            turn     1 points 5
            """;

    private Quays() {}

    static FragileState read(String position) {
        return (FragileState) FragileGame.GAME.readPosition(position);
    }
}
