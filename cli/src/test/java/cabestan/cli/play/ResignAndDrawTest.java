package cabestan.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.cli.Run;
import cabestan.cli.io.MatchFile;
import cabestan.rules.game.MatchRecord;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Matches that players end in the terminal, with the same results as at any other table. */
class ResignAndDrawTest {

    @TempDir
    private Path folder;

    private Run play(String args, String... lines) {
        return Run.fed(String.join("\n", lines) + "\n", ("play " + args + " --keep " + folder).split(" "));
    }

    private String in(String file) {
        return folder.resolve(file).toString();
    }

    @Test
    void those_who_did_not_resign_share_the_first_place() {
        Run run = play("cartagena --variant tortuga --seats human,random,random --seed 3", "resign", "save " + in("a"));
        assertTrue(run.out().contains("You gave up. Nobody wins alone."), run.out());
        MatchRecord.Ended ended = assertInstanceOf(
                MatchRecord.Ended.class, MatchFile.record(in("a")).status());
        assertEquals(List.of(3, 1, 1), ended.outcome().ranks());
    }

    @Test
    void with_three_seats_a_computer_player_plays_on_for_whoever_resigns() {
        String three = "fragile --variant straws --seats human,human,random --seed 7";
        Run run = play(three, "resign", "save " + in("a"), "resign");
        assertTrue(run.out().contains("Player 1 gives up; 1 "), run.out());
        assertTrue(run.out().contains(" plays on.\n"), run.out());
        assertTrue(run.out().contains("Player 2 gives up. Nobody wins alone."), run.out());
        assertEquals(
                List.of("level3", "human", "random"), MatchFile.record(in("a")).names());
    }

    @Test
    void after_the_end_only_a_problem_can_be_taken_back() {
        Run run = play("arcanor --seats human,human --seed 2", "a1-a2", "resign", "undo");
        assertTrue(run.out().contains("save FILE, record, or Enter to leave"), run.out());
        assertTrue(run.out().contains("\nThe match is over.\n"), run.out());

        Run problem = play("fragile --problem p1", "D6-D5 end B9-B8 end", "undo");
        assertTrue(problem.out().contains("save FILE, record, undo, or Enter to leave"), problem.out());
        assertTrue(problem.out().contains("Taken back."), problem.out());
    }

    @Test
    void a_draw_is_offered_declined_and_agreed() {
        Run run = play("arcanor --seats human,human --seed 2", "draw", "perhaps", "n", "draw", "Y", "save " + in("a"));
        assertTrue(run.out().contains(" offers a draw. Accept (y/n)? "), run.out());
        assertTrue(run.out().contains("Type y or n."), run.out());
        assertTrue(run.out().contains("The draw is declined."), run.out());
        assertTrue(run.out().contains("The players agreed on a draw. Nobody wins alone."), run.out());
        assertTrue(Run.of("replay", in("a")).out().contains("ended by: agreed-draw"));
    }

    @Test
    void an_offer_waits_in_the_saved_match() {
        play("arcanor --seats human,human --seed 2", "h1-h2", "h7-h6", "draw");
        Run resumed = Run.fed("y\n", "play", "--resume", in("cabestan-1.match"));
        assertTrue(resumed.out().contains("The players agreed on a draw."), resumed.out());
    }

    @Test
    void computer_players_decline_a_draw() {
        Run run = play("arcanor --seats human,random --seed 2", "draw");
        assertTrue(run.out().contains("The draw is declined."), run.out());
        assertFalse(run.out().contains("(y/n)"), run.out());
    }

    @Test
    void a_game_without_draws_says_so() {
        Run run = play("fragile --seats human,human --seed 2", "draw");
        assertTrue(run.out().contains("A draw cannot be agreed on in this game."), run.out());
    }

    @Test
    void C10_in_cartagena_draw_is_an_action() {
        Run run = play("cartagena --variant tortuga --seats human,human --seed 2", "draw");
        assertTrue(run.out().contains("\nC"), run.out());
        assertFalse(run.out().contains("in this game"), run.out());
    }
}
