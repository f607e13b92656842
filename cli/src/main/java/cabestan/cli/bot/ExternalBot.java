package cabestan.cli.bot;

import cabestan.bots.Bot;
import cabestan.bots.Budget;
import cabestan.bots.PublicRecord;
import cabestan.bots.Thought;
import cabestan.rules.game.BadText;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Game;
import cabestan.rules.game.Rejection;
import cabestan.rules.game.State;
import cabestan.rules.game.View;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A computer player in a process of its own, which speaks the protocol; one thought at a time. */
public final class ExternalBot implements Bot, AutoCloseable {

    /** How long a player may take to start, or to answer once its time is up. */
    private static final long PATIENCE_MS = 30_000;

    /** A player that is counted in nodes may take its time, but not for ever. */
    private static final long NODES_MS = 600_000;

    private static final long TIME_TO_QUIT_MS = 2_000;
    private static final String END = "";

    private final String command;
    private final Game game;
    private final Process process;
    private final PrintWriter out;
    private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();

    /** Starts the command in a shell and waits until it is ready. */
    public ExternalBot(String command, Game game) {
        this.command = command;
        this.game = game;
        try {
            process = new ProcessBuilder("sh", "-c", "exec " + command)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
        } catch (IOException e) {
            throw new BotFailure(command, "cannot be started (" + e.getMessage() + ")");
        }
        out = new PrintWriter(process.getOutputStream(), true, StandardCharsets.UTF_8);
        Thread.ofVirtual().start(this::listen);
        try {
            greet();
        } catch (BotFailure failure) {
            close();
            throw failure;
        }
    }

    private void greet() {
        out.println(new BotMessage.Hello(BotMessage.PROTOCOL, null).write());
        if (!(next(PATIENCE_MS) instanceof BotMessage.Hello(int protocol, String _))
                || protocol != BotMessage.PROTOCOL) {
            throw new BotFailure(command, "does not speak version " + BotMessage.PROTOCOL + " of the protocol");
        }
    }

    private void listen() {
        try (BufferedReader in = process.inputReader(StandardCharsets.UTF_8)) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                if (!line.isBlank()) {
                    lines.add(line);
                }
            }
        } catch (IOException e) {
            lines.add(new BotMessage.Failure(String.valueOf(e.getMessage())).write());
        }
        lines.add(END);
    }

    private BotMessage next(long millis) {
        try {
            String line = lines.poll(millis, TimeUnit.MILLISECONDS);
            if (line == null) {
                throw new BotFailure(command, "no answer within " + millis / 1000 + " s");
            }
            if (line.equals(END)) {
                lines.add(END);
                throw new BotFailure(command, "ended without an answer");
            }
            return BotMessage.read(line);
        } catch (BadText e) {
            throw new BotFailure(command, e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new BotFailure(command, "was interrupted");
        }
    }

    @Override
    public Thought think(View view, PublicRecord record, Budget budget, Dice dice) {
        out.println(new Question(game, view, record, budget, dice).write().write());
        long most = budget.maxMillis() == Budget.UNLIMITED ? NODES_MS : budget.maxMillis() + PATIENCE_MS;
        return switch (next(most)) {
            case BotMessage.Answer answer -> thought(answer, view, dice);
            case BotMessage.Failure(String message) -> throw new BotFailure(command, message);
            case BotMessage other -> throw new BotFailure(command, "expected an answer, found " + other.write());
        };
    }

    private Thought thought(BotMessage.Answer answer, View view, Dice dice) {
        if (answer.actions() == null || answer.actions().isEmpty()) {
            throw new BotFailure(command, "answered without an action");
        }
        int[] actions = new int[answer.actions().size()];
        try {
            for (int i = 0; i < actions.length; i++) {
                actions[i] = view.read(answer.actions().get(i));
            }
        } catch (BadText e) {
            throw new BotFailure(command, e.getMessage());
        }
        State state = view.determinize(dice.seed().dice());
        String first = answer.actions().getFirst();
        state.reject(actions[0]).ifPresent(rejection -> {
            throw notLegal(first, rejection);
        });
        return new Thought(
                actions,
                Objects.requireNonNullElse(answer.value(), 0.5),
                Objects.requireNonNullElse(answer.nodes(), 0L),
                Objects.requireNonNullElse(answer.depth(), 0));
    }

    private BotFailure notLegal(String action, Rejection rejection) {
        return new BotFailure(command, "played " + action + "; " + rejection);
    }

    /** Asks the process to end, kills it if it does not, and returns once it is gone. */
    @Override
    public void close() {
        out.println(new BotMessage.Quit().write());
        try {
            if (!process.waitFor(TIME_TO_QUIT_MS, TimeUnit.MILLISECONDS)) {
                process.descendants().forEach(ProcessHandle::destroyForcibly); // a script may have started the player
                process.destroyForcibly().waitFor(TIME_TO_QUIT_MS, TimeUnit.MILLISECONDS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            process.destroyForcibly();
        }
    }
}
