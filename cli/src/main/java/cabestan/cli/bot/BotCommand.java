package cabestan.cli.bot;

import cabestan.bots.Budget;
import cabestan.bots.Opponent;
import cabestan.bots.Thought;
import cabestan.bots.catalog.Opponents;
import cabestan.cli.io.UsageError;
import cabestan.rules.game.BadText;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Lends a computer player to other programs. */
@Command(
        name = "bot",
        description = {
            "Be a computer player for other programs.",
            "It speaks the protocol of docs/bot-protocol.md, one JSON object per line, on standard input and output."
        },
        footer = {
            "",
            "Examples:",
            "  cabestan bot --level 5",
            "  cabestan arena arcanor --seats 'level5,exec:cabestan bot --level 4' --matches 20"
        })
public final class BotCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Option(names = "--level", paramLabel = "N", defaultValue = "5", description = "From 1 to 5 (default: 5).")
    private int level;

    private volatile Budget running;
    private Thread thinking;

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (level < 1 || level > Opponent.LEVELS) {
            throw new UsageError("there is no level " + level + "; expected 1 to " + Opponent.LEVELS);
        }
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            if (!line.isBlank() && !take(line)) {
                break;
            }
        }
        finish();
        return 0;
    }

    /** Takes one message; false when it was the last. */
    private boolean take(String line) throws InterruptedException {
        try {
            switch (BotMessage.read(line)) {
                case BotMessage.Hello _ -> say(new BotMessage.Hello(BotMessage.PROTOCOL, "cabestan level " + level));
                case BotMessage.Think think -> begin(think);
                case BotMessage.Stop _ -> stop();
                case BotMessage.Quit _ -> {
                    stop();
                    return false;
                }
                case BotMessage other -> throw new BadText("expected a question, found " + other.write());
            }
        } catch (BadText e) {
            say(new BotMessage.Failure(e.getMessage()));
        } catch (RuntimeException e) {
            say(failure(e));
        }
        return true;
    }

    /** Thinks in a thread of its own, so that a stop is heard meanwhile. */
    private void begin(BotMessage.Think think) throws InterruptedException {
        finish();
        Question question = Question.read(think);
        running = question.budget();
        thinking = Thread.ofPlatform().start(() -> say(answerOrFailure(question)));
    }

    /** Always sends an answer, because the other side waits for one even if thinking fails. */
    private BotMessage answerOrFailure(Question question) {
        try {
            return answer(question);
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            return failure(e);
        }
    }

    private BotMessage failure(Throwable cause) {
        cause.printStackTrace(spec.commandLine().getErr());
        return new BotMessage.Failure("level " + level + " failed: " + cause);
    }

    private BotMessage answer(Question question) {
        Thought thought = Opponents.level(question.game(), level)
                .bot()
                .think(question.view(), question.record(), question.budget(), question.dice());
        List<String> actions = new ArrayList<>();
        for (int action : thought.actions()) {
            actions.add(question.view().write(action));
        }
        return new BotMessage.Answer(actions, thought.value(), thought.nodes(), thought.depth(), null);
    }

    private void stop() {
        if (running != null) {
            running.stop();
        }
    }

    /** Waits for the answer that is being thought about. */
    private void finish() throws InterruptedException {
        if (thinking != null) {
            thinking.join();
        }
    }

    private synchronized void say(BotMessage message) {
        PrintWriter out = spec.commandLine().getOut();
        out.println(message.write());
        out.flush();
    }
}
