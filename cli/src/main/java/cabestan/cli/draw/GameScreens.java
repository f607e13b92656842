package cabestan.cli.draw;

import cabestan.rules.game.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;

/** The screens of our games, and those of other games that {@link ServiceLoader} finds. */
public final class GameScreens {

    private static final List<GameScreen> ALL = all();

    private GameScreens() {}

    /** The screen of a game; a game that has none is shown as plain text. */
    public static GameScreen of(Game game) {
        return named(game.id());
    }

    static GameScreen named(String id) {
        for (GameScreen screen : ALL) {
            if (screen.game().equals(id)) {
                return screen;
            }
        }
        return new TextScreen(id);
    }

    private static List<GameScreen> all() {
        List<GameScreen> screens =
                new ArrayList<>(List.of(new FragileScreen(), new CartagenaScreen(), new ArcanorScreen()));
        ServiceLoader.load(GameScreen.class).forEach(screens::add);
        return List.copyOf(screens);
    }
}
