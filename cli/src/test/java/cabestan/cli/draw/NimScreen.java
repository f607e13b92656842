package cabestan.cli.draw;

import cabestan.rules.game.View;

/** The screen of a game that Cabestan does not know, found through META-INF/services. */
public final class NimScreen implements GameScreen {

    @Override
    public String game() {
        return "nim";
    }

    @Override
    public String draw(String position, boolean over, TerminalStyle style) {
        return "matches: " + position + "\n";
    }

    @Override
    public String help(View view) {
        return "Take one to three matches.\n";
    }
}
