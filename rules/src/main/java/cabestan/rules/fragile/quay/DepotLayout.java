package cabestan.rules.fragile.quay;

/**
 * Where the depots are and which way they open (F2). If a box shows it otherwise, correct it here and where the page
 * draws them, in web/src/board/fragile/quay.ts; a test compares the two.
 */
final class DepotLayout {

    /** The depot, then the square in front of its open side; a line for each quarter: corner, inner, edge. */
    static final String DEPOTS = """
            A1 B1    C3 C2   A4 B4
            J1 J2    H3 I3   G1 G2
            J10 I10  H8 H9   J7 I7
            A10 A9   C8 B8   D10 D9
            """;

    private DepotLayout() {}
}
