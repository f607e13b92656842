package cabestan.cli.draw;

import cabestan.rules.game.View;

/** Arcanor in the terminal. */
final class ArcanorScreen implements GameScreen {

    private static final String RULES = """
            ARCANOR. White is 1 to 4, Black a to d; 1 and a are the largest and worth 1,
            4 and d the smallest and worth 4. A piece holds one of the next smaller size.
            Whoever shows 12 points on the far row, outermost pieces only, wins. One move
            a turn, one square in any direction. What reaches the far row stays for good.
              a1-b2     move a piece with all it holds to an empty square
              a1^b2     the outermost piece alone; what stays must be yours
              a1xb2     an empty piece covers an enemy exactly one size smaller
              a1^xb2    the same, leaving its load behind
              --        pass, only when you have no move
            The memory table, the game as printed, shows only outermost pieces.
              ?a1       lift a piece of yours and look; both see what is inside
              a1^b2     lift any 1 to 3 off: an empty one has moved, and one that
                        stood on what may not stay is put back and you go on
              a1xb2     any capture; what the piece held stays behind
            """;

    @Override
    public String game() {
        return "arcanor";
    }

    @Override
    public String draw(String position, boolean over, TerminalStyle style) {
        return ArcanorDrawing.draw(position, over, style);
    }

    @Override
    public String help(View view) {
        return RULES;
    }
}
