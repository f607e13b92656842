package cabestan.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.picture.drawing.Theme;
import cabestan.picture.image.SvgFile;
import cabestan.rules.catalog.Games;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Game;
import cabestan.rules.game.Match;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.rules.game.State;
import cabestan.rules.game.Variant;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What stands on pictures. */
class PictureTest {

    private static final String DOCKER = "M-36 6C-38 -10";
    private static final String PIRATE = "M-22 30C-21 14";
    private static final String CHEVRON = "M-19 -30L0 -44L19 -30";
    private static final String STAMP = "rotate(-16)";
    private static final String KNOB = "fill=\"#e0a93f\"";

    static Stream<Arguments> variants() {
        return Stream.of("fragile", "cartagena", "arcanor")
                .map(Games::named)
                .flatMap(game -> game.variants().stream()
                        .flatMap(variant -> Stream.of(variant.minSeats(), variant.maxSeats())
                                .distinct()
                                .map(seats -> Arguments.of(game, variant, seats))));
    }

    private static Match played(Game game, Variant variant, int seats, int actions) {
        Match match = Match.begin(game, Setup.of(variant, seats, Seed.of(5)));
        Dice dice = Seed.of(6).dice();
        for (int i = 0; i < actions && !match.state().isOver(); i++) {
            State state = match.state();
            match.play(state.randomAction(dice, new int[state.maxActions()]));
        }
        return match;
    }

    private static String svg(Moment moment) {
        return SvgFile.of(Picture.of(moment, Theme.LIGHT).orElseThrow(), 800);
    }

    private static String drawn(String game, String position) {
        return svg(new Moment(game, position, List.of(), State.WATCHER));
    }

    private static long count(String svg, String part) {
        return Pattern.compile(Pattern.quote(part)).matcher(svg).results().count();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void every_moment_of_every_variant_can_be_drawn_as_each_seat_sees_it(Game game, Variant variant, int seats) {
        Match match = played(game, variant, seats, 60);
        for (int step = 0; step <= match.length(); step += 15) {
            for (int seat = State.WATCHER; seat < seats; seat++) {
                String svg = svg(Moment.ofSeat(match, step, seat));
                assertFalse(svg.contains("light-dark") || svg.contains("<text") || svg.contains("NaN"), svg);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("variants")
    void what_is_hidden_from_watchers_changes_nothing(Game game, Variant variant, int seats) {
        Match match = played(game, variant, seats, 40);
        for (int step = 0; step <= match.length(); step += 8) {
            State truth = match.stateAfter(step);
            State other =
                    truth.view(State.WATCHER).determinize(Seed.of(step + 7).dice());
            Moment moment = Moment.ofSeat(match, step, State.WATCHER);
            Moment another =
                    new Moment(game.id(), other.view(State.WATCHER).position(), moment.recent(), State.WATCHER);
            assertEquals(svg(moment), svg(another));
        }
    }

    @Test
    void fragile_begins_with_free_sheds_and_quarters() {
        Game game = Games.named("fragile");
        String svg = svg(Moment.ofTruth(played(game, game.variants().getFirst(), 2, 0), 0));
        assertEquals(24, count(svg, CHEVRON), "twelve sheds, each chevron on its casing");
        assertTrue(svg.contains("M500 0V1000M0 500H1000"), "quarters are parted while depots are placed");
        assertEquals(0, count(svg, DOCKER));
    }

    @Test
    void fragile_shows_piles_stamps_and_whose_dockers_they_are() {
        String svg = drawn("fragile", """
                game     fragile
                players  3
                depots   1 G1 H8 A10 C8
                depots   2 A4 J1 H3 D10
                depots   3 A1 C3 J10 J7
                dockers  1 G9 F5
                dockers  2 G3 E3
                dockers  3 J3 E6
                crates   G1 J1 J2 H3! A4! A5 J6 J6 J7 B10! D10 J10!
                turn     1 act 5
                """);
        assertEquals(6, count(svg, DOCKER));
        assertEquals(4, count(svg, STAMP));
        assertEquals(1, count(svg, "<g transform=\"translate(950 450)\">"), "the pile on J6 is one drawing");
        assertEquals(1, count(svg, "<circle r=\"14\" fill=\"#e0a93f\""), "with the number of its crates");
    }

    @Test
    void a_problem_shows_its_goal_on_the_crate_and_on_the_depot() {
        String svg = drawn("fragile", """
                game     fragile-problem
                crates   H6 H6
                dockers  E6 H7
                others   B2
                goal     H6.bottom J7
                turns    2
                """);
        assertEquals(3, count(svg, DOCKER));
        assertTrue(svg.contains("<circle r=\"30\""), "the depot");
        assertTrue(svg.contains("translate(-24 36)"), "the crate below");
    }

    @Test
    void cartagena_has_thirty_or_thirty_six_squares_and_all_pirates() {
        Game game = Games.named("cartagena");
        String basic = svg(Moment.ofTruth(played(game, game.variant("basic"), 5, 0), 0));
        String tortuga = svg(Moment.ofTruth(played(game, game.variant("tortuga"), 2, 0), 0));
        assertEquals(30, count(basic, "<circle r=\"41\""));
        assertEquals(36, count(tortuga, "<circle r=\"41\""));
        assertEquals(5, count(basic, PIRATE), "at the start each seat stands once, with a number");
        assertEquals(2, count(tortuga, PIRATE));
        assertTrue(tortuga.contains("url(#glow)") && !basic.contains("fill=\"url(#glow)\""), "torches in the tunnel");
    }

    @Test
    void arcanor_shows_what_is_inside_and_on_the_memory_table_only_what_everybody_sees() {
        String open = drawn("arcanor", ",,,,,,,/,,,,,,,/,d,,b3,,,,/,,,,,,,/,,,,1,,2,/,,,,,,,/12,,,,,,, w open");
        String memory =
                drawn("arcanor", ",,,,,,,/,,,,,,,/,d,,b,,,,/,,,,,,,/,,,,1,,2,/,,,,,,,/1,,,,,,, w memory shown=g3");
        assertEquals(0, count(open, KNOB));
        assertEquals(4, count(memory, KNOB), "a lid with a knob on all but the piece that is seen to be empty");
    }

    @Test
    void black_sits_at_the_bottom_of_a_picture_for_black() {
        Game game = Games.named("arcanor");
        Match match = played(game, game.variant("open"), 2, 10);
        assertNotEquals(svg(Moment.ofSeat(match, 10, 0)), svg(Moment.ofSeat(match, 10, 1)));
    }

    @Test
    void the_last_turn_leaves_numbered_arrows() {
        Game game = Games.named("cartagena");
        Match match = played(game, game.variant("jamaica"), 2, 30);
        Moment moment = IntStream.rangeClosed(1, match.length())
                .mapToObj(step -> Moment.ofTruth(match, step))
                .filter(one -> one.recent().stream()
                                .filter(gesture -> !gesture.to().isEmpty())
                                .count()
                        == 2)
                .findFirst()
                .orElseThrow();
        assertEquals(2, count(svg(moment), "<circle r=\"17\" fill=\"#0b3c4a\""));
    }

    @Test
    void a_dark_picture_has_other_colours_in_the_same_places() {
        Game game = Games.named("fragile");
        Moment moment = Moment.ofTruth(played(game, game.variants().getFirst(), 2, 30), 30);
        String light = svg(moment);
        String dark = SvgFile.of(Picture.of(moment, Theme.DARK).orElseThrow(), 800);
        assertNotEquals(light, dark);
        assertEquals(light.replaceAll("#[0-9a-f]{6}", ""), dark.replaceAll("#[0-9a-f]{6}", ""));
    }

    @Test
    void a_game_without_drawings_has_no_picture() {
        assertTrue(Picture.of(new Moment("noughts", "", List.of(), State.WATCHER), Theme.LIGHT)
                .isEmpty());
    }
}
