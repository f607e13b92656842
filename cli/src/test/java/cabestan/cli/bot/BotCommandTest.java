package cabestan.cli.bot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.bots.Budget;
import cabestan.bots.PublicRecord;
import cabestan.cli.Run;
import cabestan.cli.io.ExitCode;
import cabestan.rules.catalog.Games;
import cabestan.rules.game.Game;
import cabestan.rules.game.Match;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is said to {@code cabestan bot}, line by line, and what it answers. */
class BotCommandTest {

    private static final String HELLO = "{\"type\":\"hello\",\"protocol\":1}\n";
    private static final String QUIT = "{\"type\":\"quit\"}\n";

    /** A match after a few random actions. */
    private static Match match(String gameId, String variant) {
        Game game = Games.named(gameId);
        Match match = Match.begin(game, Setup.of(game.variant(variant), 2, Seed.of(5)));
        for (int i = 0; i < 12; i++) {
            match.play(match.state()
                    .randomAction(Seed.of(i).dice(), new int[match.state().maxActions()]));
        }
        return match;
    }

    private static BotMessage.Think question(Match match, Budget budget) {
        return new Question(
                        match.game(),
                        match.view(match.onTurn()),
                        PublicRecord.of(match),
                        budget,
                        Seed.of(9).dice())
                .write();
    }

    @ParameterizedTest
    @CsvSource({"arcanor,open", "arcanor,memory", "cartagena,jamaica", "cartagena,tortuga", "fragile,standard"})
    void a_question_is_answered_with_a_legal_action(String game, String variant) {
        Match match = match(game, variant);
        BotMessage.Think question = question(match, Budget.ofNodes(200));
        Run run = Run.fed(HELLO + question.write() + "\n" + QUIT, "bot", "--level", "3");
        assertEquals(0, run.code(), run.err());
        assertEquals(
                "{\"type\":\"hello\",\"protocol\":1,\"name\":\"cabestan level 3\"}",
                run.lines().getFirst());
        BotMessage.Answer answer =
                (BotMessage.Answer) BotMessage.read(run.lines().get(1));
        assertTrue(question.legal().contains(answer.actions().getFirst()), run.out());
        assertTrue(answer.value() >= 0 && answer.value() <= 1, run.out());
    }

    @Test
    void the_other_hand_is_not_in_the_question() {
        Match match = match("cartagena", "jamaica");
        BotMessage.Think question = question(match, Budget.ofNodes(1));
        String other = "hand     " + (2 - match.onTurn()) + " ?";
        assertTrue(question.position().contains(other), question.position());
        assertFalse(question.sample().contains("?"), question.sample());
        assertFalse(question.sample().equals(match.state().position()), "the sample must be drawn, not the truth");
    }

    @Test
    void where_the_record_leads_to_the_position_repetitions_are_known() {
        Match match = match("arcanor", "open");
        Question read = Question.read(question(match, Budget.ofMillis(5)));
        assertEquals(
                match.state().turn(), read.view().determinize(Seed.of(1).dice()).turn());
        assertEquals(match.length(), read.record().actions().length);
        assertEquals(5, read.budget().maxMillis());
    }

    @Test
    void a_stop_ends_a_long_thought() {
        String question =
                question(match("arcanor", "open"), Budget.ofMillis(3_600_000)).write();
        Run run = Run.fed(question + "\n{\"type\":\"stop\"}\n" + QUIT, "bot", "--level", "5");
        assertEquals(1, run.lines().size(), run.out());
        assertTrue(BotMessage.read(run.lines().getFirst()) instanceof BotMessage.Answer, run.out());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nonsense",
                "{\"type\":\"dance\"}",
                "{\"type\":\"think\",\"game\":\"arcanor\"}",
                "{\"type\":\"answer\",\"actions\":[]}"
            })
    void what_is_no_question_gets_an_error_and_the_bot_goes_on(String line) {
        Run run = Run.fed(line + "\n" + HELLO + QUIT, "bot");
        assertEquals(0, run.code(), run.err());
        assertEquals(2, run.lines().size(), run.out());
        assertTrue(run.lines().get(0).startsWith("{\"type\":\"error\",\"message\":\""), run.out());
        assertTrue(run.lines().get(1).startsWith("{\"type\":\"hello\""), run.out());
    }

    @Test
    void an_error_says_in_our_own_words_what_is_wrong() {
        Run run = Run.fed("nonsense\n{\"type\":\"think\",\"game\":\"arcanor\"}\n" + QUIT, "bot");
        assertTrue(run.lines().get(0).endsWith("found 'nonsense', which is not a JSON object\"}"), run.out());
        assertTrue(run.lines().get(1).endsWith("'; expected game, sample, start and seed\"}"), run.out());
    }

    @Test
    void a_question_at_which_a_bot_fails_gets_an_error_and_the_bot_goes_on() {
        BotMessage.Think think = question(match("arcanor", "memory"), Budget.ofNodes(50));
        String first = think.record().getFirst().action();
        String question = think.write().replace("\"" + first + "\"", "\"d4-d5\""); // nothing stood there
        Run run = Run.fed(question + "\n" + HELLO + QUIT, "bot");
        assertEquals(2, run.lines().size(), run.out());
        assertTrue(run.out().contains("{\"type\":\"error\",\"message\":\"level 5 failed: "), run.out());
        assertTrue(run.out().contains("{\"type\":\"hello\""), run.out());
    }

    @Test
    void there_is_no_level_6() {
        assertEquals(ExitCode.BAD_INPUT, Run.of("bot", "--level", "6").code());
    }

    @Test
    void the_messages_are_those_that_the_documentation_lists() {
        BotMessage.Answer answer = new BotMessage.Answer(List.of("a1-b2"), 0.5, 100L, 3, null);
        assertEquals(
                "{\"type\":\"answer\",\"actions\":[\"a1-b2\"],\"value\":0.5,\"nodes\":100,\"depth\":3}",
                answer.write());
    }
}
