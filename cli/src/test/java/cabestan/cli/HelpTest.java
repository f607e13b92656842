package cabestan.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.catalog.Games;
import cabestan.rules.game.Game;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.Model.UsageMessageSpec;

/** Help is complete: every command says what it does, with examples. */
class HelpTest {

    static Stream<String> commands() {
        return Cabestan.commandLine().getSubcommands().keySet().stream().filter(name -> !name.equals("help"));
    }

    @ParameterizedTest
    @MethodSource("commands")
    void every_command_helps_with_examples(String command) {
        Run run = Run.of(command, "--help");
        assertEquals(0, run.code());
        assertTrue(run.out().startsWith("Usage: cabestan " + command), run.out());
        assertTrue(run.out().contains("\n  cabestan " + command + " "), run.out());
        assertEquals(run, Run.of("help", command));
    }

    /** Help is formatted: a lone per cent sign is printed with a warning and spoils the line breaks. */
    @ParameterizedTest
    @MethodSource("commands")
    void no_per_cent_sign_stands_alone(String command) {
        UsageMessageSpec usage = Cabestan.commandLine()
                .getSubcommands()
                .get(command)
                .getCommandSpec()
                .usageMessage();
        Stream.concat(Stream.of(usage.description()), Stream.of(usage.footer()))
                .forEach(text ->
                        assertFalse(text.replace("%%", "").replace("%n", "").contains("%"), text));
    }

    @ParameterizedTest
    @MethodSource("commands")
    void the_first_page_lists_every_command(String command) {
        assertTrue(Run.of("--help").out().contains("\n  " + command + " "));
    }

    @ParameterizedTest
    @MethodSource("commands")
    void the_first_page_says_in_a_whole_sentence_what_a_command_does(String command) {
        String entry = Run.of("--help").out().split("\n  " + command + " ")[1].split("\n(  \\S|\n)")[0];
        assertTrue(entry.endsWith("."), entry);
    }

    @Test
    void an_example_is_one_line_that_can_be_copied_and_the_text_around_it_is_wrapped() {
        String help = Run.of("torture", "--help").out();
        assertTrue(
                help.contains(
                        "\n  cabestan torture --nodes 2 --kills 100 --db postgresql://user:password@host/name --bus redis://host\n"),
                help);
        Run.of("load", "--help")
                .out()
                .lines()
                .filter(line -> !line.startsWith(" "))
                .forEach(line -> {
                    assertTrue(line.length() <= 80, line);
                });
    }

    @Test
    void lists_are_shown_as_they_are_typed() {
        assertTrue(Run.of("arena", "--help").out().contains("      --seats=A,B…  "));
    }

    @ParameterizedTest
    @ValueSource(strings = {"show", "random", "arena", "play"})
    void commands_list_the_games(String command) {
        String games = Games.all().stream().map(Game::id).collect(Collectors.joining(", "));
        assertTrue(Run.of(command, "--help").out().contains(games));
    }

    @Test
    void the_version_is_one_line() {
        Run run = Run.of("--version");
        assertEquals(0, run.code());
        assertTrue(run.out().matches("cabestan \\S+\n"), run.out());
    }
}
