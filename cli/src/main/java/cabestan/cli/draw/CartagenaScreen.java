package cabestan.cli.draw;

import cabestan.rules.game.View;

/** Cartagena in the terminal. */
final class CartagenaScreen implements GameScreen {

    private static final String RULES = """
            CARTAGENA. Bring all your pirates into the boat first. A turn has one to three
            moves (in the basic game one or two), then end.
              T@9       play a card T: the pirate on 9 (0 is the start) goes forward to
                        the next T where nobody stands, or into the boat if there is none
              -@17      the pirate on 17 goes back to the nearest square with one or two
                        pirates, and you draw as many cards as stood there
              -@boat    the same from the boat
              draw      one card, when you have none, nobody can go back and a move is
                        left; it ends the turn
              end       ends the turn
            A square never holds more than three pirates. Nobody goes back to the start.
            """;

    @Override
    public String game() {
        return "cartagena";
    }

    @Override
    public String draw(String position, boolean over, TerminalStyle style) {
        return CartagenaDrawing.draw(position, style);
    }

    @Override
    public String help(View view) {
        return RULES;
    }

    @Override
    public String pointsUnit(String variant) {
        return "home";
    }
}
