package cabestan.cli.draw;

import cabestan.rules.fragile.FragileGame;
import cabestan.rules.game.View;

/** Fragile in the terminal, its problems included. */
final class FragileScreen implements GameScreen {

    private static final String RULES = """
            FRAGILE. Push crates into your depots: 1 point each, 2 if FRAGILE shows. First
            to score takes the Winner marker; whoever overtakes its holder takes it. When
            one player's depots are all full, THE END; the marker wins.
            A turn plays two different dockers, each with 5 points (3 and 4 in the first two
            turns), each at least one action, then end. Nothing ever leaves a depot.
              D6-B3        walk, 1 point a square, past dockers; B3-B1 then walks on
              D6*C6-B6     push a lone crate, 1 point; the docker follows
              A2+B2-C2     stack a lone crate on another, 2 points
              F3^E3-D3     push the top of a pile over, 2 points; the docker stays
              D6!C6        turn it so that FRAGILE shows, 4 points; not stored this turn
              B5~B4-C3     hand a crate from docker to docker, 1 point for the whole chain
              end          ends the turn.     A bare square (C3) places a depot or a docker.
            """;

    private static final String PROBLEM_RULES = """
            A PROBLEM. Bring each marked crate into its depot within the turns given. One
            docker of yours acts in a turn, with 5 points, and rests in the next. The other
            dockers stay where they are but pass crates on. Nothing ever leaves a depot.
              D6-B3        walk, 1 point a square, past dockers; B3-B1 then walks on
              D6*C6-B6     push a lone crate, 1 point; the docker follows
              A2+B2-C2     stack a lone crate on another, 2 points
              F3^E3-D3     push the top of a pile over, 2 points; the docker stays
              B5~B4-C3     hand a crate from docker to docker, 1 point for the whole chain
              end          ends the turn
            """;

    @Override
    public String game() {
        return "fragile";
    }

    @Override
    public String draw(String position, boolean over, TerminalStyle style) {
        return FragileDrawing.draw(position, over, style);
    }

    @Override
    public String help(View view) {
        return view.variant().equals("problem") ? PROBLEM_RULES : RULES.replace("THE END", end(view));
    }

    private static String end(View view) {
        if (view.variant().equals("straws")) {
            return "the round is finished"; // F37
        }
        boolean allPlayLast =
                FragileGame.GAME.readPosition(view.position()).options().containsKey("last-turn");
        return allPlayLast ? "everybody has a last turn" : "the others have a last turn"; // F31
    }
}
