package cabestan.cli.play;

import cabestan.rules.game.Game;

/** What {@code help} says: what can be typed, and the rules in short, on one page of 80 by 24. */
final class ShortRules {

    private static final String ORDERS = """
            Type an action, or several of one turn with spaces between. Tab completes. Or:
              moves      what you may do now      hint       what a strong player would do
              undo       take back                resign     give up
              show       draw the board again     record     the match so far as text
              save FILE  keep the match           quit       leave; the match is kept

            """;

    private static final String FRAGILE = """
            FRAGILE. Push crates into your depots: 1 point each, 2 if FRAGILE shows. First
            to score takes the Winner marker; who gets ahead of its holder takes it. When
            all depots of one player are full, the others have a last turn; the marker wins.
            A turn plays two different dockers, each with 5 points (3 and 4 in the first two
            turns), each at least one action, then end. Nothing ever leaves a depot.
              D6-B3        walk, 1 point a square, past dockers, not twice running
              D6*C6-B6     push a lone crate, 1 point; the docker follows
              A2+B2-C2     stack a lone crate on another, 2 points
              F3^E3-D3     push the top of a pile over, 2 points; the docker stays
              D6!C6        turn it so that FRAGILE shows, 4 points; not stored this turn
              B5~B4-C3     hand a crate from docker to docker, 1 point for the whole chain
              end          ends the turn.     A bare square (C3) places a depot or a docker.
            """;

    private static final String PROBLEM = """
            A PROBLEM. Bring each marked crate into its depot within the turns given. One
            docker of yours acts in a turn, with 5 points, and rests in the next. The other
            dockers stay where they are but pass crates on. Nothing ever leaves a depot.
              D6-B3        walk, 1 point a square, past dockers, not twice running
              D6*C6-B6     push a lone crate, 1 point; the docker follows
              A2+B2-C2     stack a lone crate on another, 2 points
              F3^E3-D3     push the top of a pile over, 2 points; the docker stays
              B5~B4-C3     hand a crate from docker to docker, 1 point for the whole chain
              end          ends the turn
            """;

    private static final String CARTAGENA = """
            CARTAGENA. Bring all your pirates into the boat first. A turn has one to three
            moves (in the basic game one or two), then end.
              T@9       play a card T: the pirate on 9 (0 is the start) goes forward to
                        the next T where nobody stands, or into the boat if there is none
              -@17      the pirate on 17 goes back to the nearest square with one or two
                        pirates, and you draw as many cards as stood there
              -@boat    the same from the boat
              draw      one card, when you have none and nobody can go back
              end       ends the turn
            A square never holds more than three pirates. Nobody goes back to the start.
            """;

    private static final String ARCANOR = """
            ARCANOR. White is 1 to 4, Black a to d; 1 and a are the largest and worth 1,
            4 and d the smallest and worth 4. A piece holds one of the next smaller size.
            Who shows 12 points on the far row, outermost pieces only, wins. One move a
            turn, one square in any direction. What reaches the far row stays for good.
              a1-b2     move a piece with all it holds to an empty square
              a1^b2     the outermost piece alone; what stays must be yours
              a1xb2     an empty piece covers an enemy exactly one size smaller
              a1^xb2    the same, leaving its load behind
              ?a1       lift a piece of yours and look (memory table); both see it
              --        pass, only when you have no move
            """;

    private ShortRules() {}

    static String of(Game game, boolean problem) {
        return ORDERS
                + switch (game.id()) {
                    case "fragile" -> problem ? PROBLEM : FRAGILE;
                    case "cartagena" -> CARTAGENA;
                    case "arcanor" -> ARCANOR;
                    default -> throw new IllegalArgumentException("no short rules for " + game.id());
                };
    }
}
