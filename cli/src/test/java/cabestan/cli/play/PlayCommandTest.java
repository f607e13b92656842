package cabestan.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.cli.Run;
import cabestan.cli.io.MatchFile;
import cabestan.rules.catalog.Games;
import cabestan.rules.fragile.FragileProblem;
import cabestan.rules.fragile.FragileProblems;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Game;
import cabestan.rules.game.Match;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.rules.game.State;
import cabestan.table.Table;
import cabestan.table.text.TableText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Matches in the terminal, through a pipe: what is typed, and what follows. */
class PlayCommandTest {

    @TempDir
    private Path folder;

    /** Types these lines, then ends the input. */
    private Run play(String args, String... lines) {
        String input = lines.length == 0 ? "" : String.join("\n", lines) + "\n";
        String keep = args.contains("--keep") ? "" : " --keep " + folder;
        return Run.fed(input, ("play " + args + keep).split(" "));
    }

    private String in(String file) {
        return folder.resolve(file).toString();
    }

    /** The record of the saved match. */
    private String kept() throws IOException {
        Table table = TableText.read(Files.readString(folder.resolve("cabestan-1.match")), Games::named);
        return table.record(MatchFile.names(table), true).write();
    }

    /** A whole random match with this seed; if hands are hidden, with Enter whenever the screen changes hands. */
    private static List<String> wholeMatch(Game game, String variant, int seats, long seed, boolean hidden) {
        Match match = Match.begin(game, Setup.of(game.variant(variant), seats, Seed.of(seed)));
        Dice dice = Seed.of(99).dice();
        List<String> lines = new ArrayList<>();
        int looking = State.NOBODY;
        while (match.onTurn() != State.NOBODY) {
            if (hidden && looking != match.onTurn()) {
                lines.add("");
                looking = match.onTurn();
            }
            State state = match.state();
            match.play(state.randomAction(dice, new int[state.maxActions()]));
            lines.add(match.text(match.length() - 1));
        }
        return lines;
    }

    @ParameterizedTest
    @CsvSource({
        "arcanor, open, 2, false",
        "arcanor, memory, 2, false",
        "fragile, standard, 2, false",
        "fragile, straws, 3, false",
        "cartagena, tortuga, 3, false",
        "cartagena, basic, 2, true",
        "cartagena, jamaica, 5, true"
    })
    void a_whole_match_of_humans(String game, String variant, int seats, boolean hidden) {
        List<String> lines = wholeMatch(Games.named(game), variant, seats, 7, hidden);
        lines.add("save " + in("whole.match"));
        String humans = "human" + ",human".repeat(seats - 1);
        Run run =
                play(game + " --variant " + variant + " --seats " + humans + " --seed 7", lines.toArray(String[]::new));

        assertEquals(0, run.code(), run.err());
        assertTrue(
                run.out().contains("Saved in " + in("whole.match") + "."),
                run.out().lines().toList()::toString);
        assertEquals(0, Run.of("verify", in("whole.match")).code());
        assertEquals(hidden, run.out().contains("Hand over to "));
    }

    @Test
    void C2_a_new_match_states_its_path() throws IOException {
        play("cartagena --variant tortuga", "save " + in("new.match"));
        String saved = Files.readString(folder.resolve("new.match"));
        assertTrue(saved.contains("\noption path seed\n"), saved);
    }

    @Test
    void rejected_actions_say_why_by_the_rule_and_change_nothing() {
        Run run = play("arcanor --seats human,human --seed 2", "d4-d5", "a1-a3", "nonsense", "a9-a1", "undo", "record");
        assertTrue(run.out().contains("A5: "), run.out());
        assertTrue(run.out().contains("'nonsense' is not an action; expected a move a1-b2"), run.out());
        assertTrue(run.out().contains("There is nothing to take back."), run.out());
        assertFalse(run.out().contains("\nturn "), "nothing was played");
    }

    @Test
    void a_rejection_names_its_rule() {
        Run run = play("fragile --problem p1", "D6*C6-D6", "D6!C6", "D6-D6");
        assertTrue(run.out().contains("F16: from D6 the crate on C6 goes straight on, to B6"), run.out());
        assertTrue(run.out().contains("F40: crates are not turned over in a problem"), run.out());
        assertTrue(run.out().contains("F14: a walk ends on another square than it began"), run.out());
    }

    @Test
    void several_actions_of_a_turn_fit_on_a_line_until_one_is_rejected() throws IOException {
        play("fragile --problem p1", "d6*c6-b6 C6-B3 C6-B3 end");
        assertTrue(kept().contains("turn      1 D6*C6-B6 C6-B3\nresult    running"), kept());
    }

    @Test
    void undo_takes_back_an_action() {
        Run run = play("fragile --problem p1", "D6*C6-B6", "undo", "record");
        assertTrue(run.out().contains("Taken back."), run.out());
        assertFalse(run.out().contains("\nturn  "), run.out());
    }

    @Test
    void undo_takes_back_the_answer_of_a_computer_player_too() {
        String first = "arcanor --seed " + seedWhereSeatOneBegins() + " --seats human,random";
        Run run = play(first, "a1-a2", "undo", "record");
        assertTrue(run.out().contains("2 random  "), run.out());
        assertTrue(run.out().contains("Taken back: the last 2 actions."), run.out());
        assertFalse(run.out().contains("\nturn  "), run.out());
    }

    private static int seedWhereSeatOneBegins() {
        Game game = Games.named("arcanor");
        int seed = 1;
        while (game.begin(Setup.of(game.variant("open"), 2, Seed.of(seed))).onTurn() != 0) {
            seed++;
        }
        return seed;
    }

    @Test
    void C6_nothing_is_taken_back_once_a_card_was_drawn() throws IOException {
        List<String> lines = wholeMatch(Games.named("cartagena"), "jamaica", 2, 3, true);
        int back = 0;
        while (!lines.get(back).startsWith("-@")) {
            back++;
        }
        List<String> typed = new ArrayList<>(lines.subList(0, back + 1));
        typed.add("undo");
        Run run = play("cartagena --variant jamaica --seats human,human --seed 3", typed.toArray(String[]::new));
        assertTrue(run.out().contains("C6: a card was drawn since; that cannot be taken back."), run.out());
        assertTrue(kept().contains(lines.get(back)));
    }

    @Test
    void hint_names_a_legal_action() {
        Run run = play("arcanor --seats human,human --seed 2", "hint", "moves");
        String hint = run.out().replaceAll("(?s).*hint: (\\S+) \\(chances about \\d+ %\\).*", "$1");
        assertTrue(run.out().replaceFirst("hint: \\S+", "").contains(hint), run.out());
    }

    @Test
    void the_end_of_input_keeps_the_match_and_resume_goes_on() throws IOException {
        Run left = play("fragile --problem p3", "J6-I4 I4^I3-I2 end");
        String file = in("cabestan-1.match");
        assertTrue(left.out()
                .endsWith(
                        "The match is kept in " + file + ". Continue with:\n  cabestan play --resume " + file + "\n"));
        assertEquals(new Run(0, "verified: 3 actions\n", ""), Run.of("verify", file));

        Run resumed = play("--resume " + file, "J5-J3 J3^J2-J1 J3*I3-H3");
        assertTrue(resumed.out().contains("\ngoals met: 2\n"), resumed.out());
        assertTrue(resumed.out().contains("Every crate of the problem is in its depot."), resumed.out());
        assertTrue(resumed.out().endsWith("The match is kept in " + file + ".\n"), resumed.out());
        assertTrue(kept().endsWith("result    1 solved\n"), kept());
        assertRejected(file + ": the match is over (solved); expected one that is running", play("--resume " + file));
    }

    @Test
    void a_match_with_cards_goes_on_with_the_same_shuffle() throws IOException {
        List<String> lines = wholeMatch(Games.named("cartagena"), "tortuga", 2, 5, false);
        play(
                "cartagena --variant tortuga --seats human,human --seed 5",
                lines.subList(0, 40).toArray(String[]::new));
        List<String> rest = new ArrayList<>(lines.subList(40, lines.size()));
        rest.add("save " + in("end.match"));
        play("--resume " + in("cabestan-1.match"), rest.toArray(String[]::new));
        assertEquals(0, Run.of("verify", in("end.match")).code());
    }

    @Test
    void a_match_without_actions_is_not_kept() {
        Run run = play("arcanor --seats human,human", "help");
        assertEquals(0, run.code());
        assertFalse(Files.exists(folder.resolve("cabestan-1.match")));
    }

    @Test
    void save_does_not_overwrite_other_files() throws IOException {
        Files.writeString(folder.resolve("letter.txt"), "Dear Anne");
        Run run = play(
                "fragile --problem p1",
                "save",
                "save " + in("letter.txt"),
                "save " + in("nowhere/a.match"),
                "save " + in("mine.match"),
                "D6-D5",
                "save " + in("mine.match"));
        assertTrue(run.out().contains("save needs the name of a file"), run.out());
        assertTrue(run.out().contains("letter.txt already exists; choose another name."), run.out());
        assertTrue(run.out().contains("nowhere/a.match cannot be written"), run.out());
        assertEquals("Dear Anne", Files.readString(folder.resolve("letter.txt")));
        assertTrue(Files.readString(folder.resolve("mine.match")).contains("D6-D5"));
    }

    @Test
    void C15_a_hidden_hand_is_shown_to_its_owner_only() {
        List<String> lines = wholeMatch(Games.named("cartagena"), "jamaica", 2, 3, true);
        Run run = play(
                "cartagena --variant jamaica --seats human,human --seed 3",
                lines.subList(0, 12).toArray(String[]::new));
        List<String> said = run.lines();
        int boards = 0;
        for (int i = 0; i < said.size(); i++) {
            if (said.get(i).startsWith("hand 1")) {
                boards++;
                boolean one = said.get(i).endsWith("hidden") || said.get(i).endsWith("empty");
                boolean two =
                        said.get(i + 1).endsWith("hidden") || said.get(i + 1).endsWith("empty");
                assertTrue(one || two, run.out());
                assertTrue(said.get(i + 2).startsWith(one ? "2 to play" : "1 to play"), run.out());
            }
        }
        assertTrue(boards > 2);
    }

    @Test
    void the_record_on_the_screen_keeps_the_seed_while_the_match_runs() {
        Run run = play("cartagena --seats human,human --seed 3", "", "record");
        assertTrue(run.out().contains("\nseed-hash "), run.out());
        assertFalse(run.out().contains("\nseed  "), run.out());
        assertFalse(run.out().contains(Seed.of(3).hex()), run.out());
    }

    @Test
    void resign_ends_the_match() {
        Run run = play(
                "arcanor --seats human,human --seed " + seedWhereSeatOneBegins(), "resign", "save " + in("a.match"));
        assertTrue(run.out().contains("Player 1 gives up. Player 2 wins."), run.out());
        assertEquals(0, Run.of("verify", in("a.match")).code());
    }

    @Test
    void hints_lead_through_every_published_problem() {
        for (FragileProblem problem : FragileProblems.all()) {
            List<String> lines = new ArrayList<>();
            for (String action : problem.solution().trim().split("\\s+")) {
                lines.addAll(List.of("hint", action));
            }
            Run run = play("fragile --problem " + problem.id(), lines.toArray(String[]::new));
            assertTrue(run.out().contains("Every crate of the problem is in its depot."), problem.id() + run.out());
            for (String action : problem.solution().trim().split("\\s+")) {
                assertTrue(run.out().contains("hint: " + action), problem.id() + " " + action);
            }
        }
    }

    @Test
    void F40_a_problem_whose_turns_are_used_up_can_be_taken_back() {
        Run run = play("fragile --problem p1", "D6-D5 end B9-B8 end", "undo", "hint", "resign");
        assertTrue(run.out().contains("The turns are used up and a goal is not met."), run.out());
        assertTrue(run.out().contains("hint: undo 3 times; a known solution goes on there with D6*C6-B6"), run.out());
        assertTrue(run.out().contains("A solution: D6*C6-B6 C6-B3 end B9-B7"), run.out());
    }

    @Test
    void a_problem_comes_from_a_file_too() throws IOException {
        Path file = Files.writeString(
                folder.resolve("mine.problem"), FragileProblems.named("p2").text());
        assertTrue(play("fragile --problem " + file).out().contains("goal: the crate on E3.bottom into J1"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "arcanor --seats human | 1 players do not fit open; expected 2",
                "fragile --variant go | variant 'go' is not known in fragile; expected one of standard, straws",
                "fragile --problem p9 | 'p9' is not a problem; expected p1 to p8",
                "arcanor --problem p1 | --problem is for one player of fragile; expected no variant and no seats with it",
                "arcanor --option release=all | option release cannot be 'all'; expected one of own, any",
                "arcanor --keep nowhere | --keep nowhere: there is no such folder",
                "--resume - | --resume needs the name of a file; standard input is where you play",
                "--resume nowhere.match | nowhere.match: there is no such file",
                "arcanor --resume a.match | --resume takes everything from its file; expected no game and no other option with it"
            })
    void what_cannot_be_played_is_rejected(String args, String message) {
        assertRejected(message, play(args));
    }

    @Test
    void a_game_is_needed_and_the_players_must_exist() {
        assertRejected("expected a game, or --resume FILE", play("--seed 1"));
        Run run = play("arcanor --seats human,leve3");
        assertEquals(2, run.code());
        assertTrue(run.err().startsWith("cabestan: 'leve3' is not a computer player"), run.err());
    }

    private static void assertRejected(String message, Run run) {
        assertEquals(new Run(2, "", "cabestan: " + message + "\n"), run);
    }
}
