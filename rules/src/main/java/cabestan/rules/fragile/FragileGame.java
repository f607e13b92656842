package cabestan.rules.fragile;

import cabestan.rules.fragile.quay.QuaySymmetry;
import cabestan.rules.game.BadText;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Game;
import cabestan.rules.game.KeyedText;
import cabestan.rules.game.Setup;
import cabestan.rules.game.State;
import cabestan.rules.game.Variant;
import java.util.List;
import java.util.Optional;

/** Fragile, by Czarné: dock workers push fragile crates into their depots. */
public final class FragileGame implements Game {

    public static final FragileGame GAME = new FragileGame();

    public static final int MAX_SEATS = 4;

    static final Variant.Option QUIET_END = new Variant.Option("quiet-end", List.of("30", "off")); // F35
    static final Variant.Option LAST_TURN = new Variant.Option("last-turn", List.of("others", "all")); // F31
    private static final Variant STANDARD = new Variant("standard", 2, MAX_SEATS, List.of(LAST_TURN, QUIET_END));
    private static final Variant STRAWS = new Variant("straws", 3, MAX_SEATS, List.of(QUIET_END));

    private FragileGame() {}

    @Override
    public String id() {
        return "fragile";
    }

    @Override
    public List<Variant> variants() {
        return List.of(STANDARD, STRAWS);
    }

    @Override
    public FragileState begin(Setup setup) {
        Dice dice = setup.seed().dice();
        int first = setup.firstBy(dice);
        Variant variant = variant(setup.variant());
        boolean quietEnd = !variant.value(setup.terms(), QUIET_END.id()).equals("off");
        boolean straws = variant.equals(STRAWS);
        boolean allPlayLast =
                !straws && variant.value(setup.terms(), LAST_TURN.id()).equals("all");
        FragileState.Options options = new FragileState.Options(straws, quietEnd, allPlayLast);
        return new FragileState(setup.seats(), options, first, dice);
    }

    @Override
    public boolean hasPerfectInformation(String variant) {
        return !variant.equals(STRAWS.id()); // straws are drawn again in every round
    }

    @Override
    public Optional<String> canonical(State state) {
        return Optional.of(QuaySymmetry.canonical(state.position(), state.onTurn(), state.seats()));
    }

    /** A position of a match, or a problem. */
    @Override
    public FragilePlay readPosition(String text) {
        KeyedText lines = KeyedText.read(text);
        KeyedText.Line game = lines.one("game");
        game.end(1);
        return switch (game.word(0, "a game")) {
            case "fragile" -> FragilePositionReader.read(lines);
            case "fragile-problem" -> ProblemReader.read(lines);
            default ->
                throw game.bad("expected the game fragile or fragile-problem, found "
                        + BadText.quote(game.words().getFirst()));
        };
    }
}
