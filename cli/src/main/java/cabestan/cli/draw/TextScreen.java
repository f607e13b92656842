package cabestan.cli.draw;

import cabestan.rules.game.View;

/** The screen of a game that has none of its own: the text of the position, and the legal actions as help. */
record TextScreen(String game) implements GameScreen {

    private static final int WIDTH = 79;

    @Override
    public String draw(String position, boolean over, TerminalStyle style) {
        return position.endsWith("\n") ? position : position + "\n";
    }

    @Override
    public String help(View view) {
        int[] actions = view.legalActions();
        StringBuilder help = new StringBuilder("Legal actions:");
        int column = help.length();
        for (int action : actions) {
            String word = view.write(action);
            boolean fits = column + 1 + word.length() <= WIDTH;
            help.append(fits ? ' ' : '\n').append(word);
            column = (fits ? column + 1 : 0) + word.length();
        }
        return help.append(actions.length == 0 ? " none\n" : "\n").toString();
    }
}
