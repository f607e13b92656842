package cabestan.rules.noughts;

import cabestan.rules.game.Game;
import cabestan.rules.game.KeyedText;
import cabestan.rules.game.Setup;
import cabestan.rules.game.Variant;
import java.util.List;

/** Noughts and crosses: the smallest game that shows all that a game needs. */
public final class NoughtsGame implements Game {

    private static final Variant STANDARD = new Variant("standard", 2, 2, List.of());

    @Override
    public String id() {
        return "noughts";
    }

    @Override
    public List<Variant> variants() {
        return List.of(STANDARD);
    }

    @Override
    public NoughtsState begin(Setup setup) {
        return new NoughtsState(setup.firstBy(setup.seed().dice()));
    }

    @Override
    public NoughtsState readPosition(String text) {
        KeyedText lines = KeyedText.read(text);
        lines.only("game", "first", "marks");
        KeyedText.Line game = lines.one("game");
        if (!game.word(0, "a game").equals(id())) {
            throw game.bad("expected the game noughts");
        }
        NoughtsState state = new NoughtsState(lines.one("first").number(0, "a seat", 1, 2) - 1);
        KeyedText.Line marks = lines.one("marks");
        for (String square : marks.words()) {
            int action = state.read(square);
            state.reject(action).ifPresent(rejection -> {
                throw marks.bad(square + ": " + rejection.reason());
            });
            state.play(action);
        }
        return state;
    }
}
