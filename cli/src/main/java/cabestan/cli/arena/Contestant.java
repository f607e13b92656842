package cabestan.cli.arena;

import cabestan.bots.Bot;
import cabestan.bots.Budget;
import cabestan.bots.Opponent;
import cabestan.bots.catalog.Opponents;
import cabestan.cli.bot.ExternalBot;
import cabestan.rules.game.BadText;
import cabestan.rules.game.Game;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Supplier;

/**
 * Who plays in the arena: {@code level5}, a baseline or {@code exec:COMMAND}, and with {@code @nodes=N} or
 * {@code @time-ms=T} its own budget.
 */
final class Contestant implements AutoCloseable {

    private static final String EXEC = "exec:";

    /** What a player gets that has no usual budget of its own. */
    private static final int USUAL_MS = 1000;

    private final String text;
    private final String name;
    private final Supplier<Bot> source;
    private final Supplier<Budget> budget;
    private final Queue<Bot> idle = new ConcurrentLinkedQueue<>();

    private Contestant(String text, String name, Supplier<Bot> source, Supplier<Budget> budget) {
        this.text = text;
        this.name = name;
        this.source = source;
        this.budget = budget;
    }

    /** Reads a seat of the command line; {@code common} is the budget of players that have none of their own, or null. */
    static Contestant read(Game game, String text, Supplier<Budget> common) {
        int at = text.lastIndexOf('@');
        String who = at < 0 ? text : text.substring(0, at);
        Supplier<Budget> own = at < 0 ? common : budget(text.substring(at + 1));
        if (who.startsWith(EXEC)) {
            String command = who.substring(EXEC.length());
            Supplier<Budget> usual = () -> Budget.ofMillis(USUAL_MS);
            return new Contestant(text, text, () -> new ExternalBot(command, game), own == null ? usual : own);
        }
        Opponent opponent = Opponents.named(game, who);
        String name = at < 0 ? opponent.name() : opponent.name() + text.substring(at);
        return new Contestant(text, name, opponent::bot, own == null ? opponent::budget : own);
    }

    private static Supplier<Budget> budget(String text) {
        if (text.startsWith("nodes=")) {
            long nodes = amount(text, "nodes=");
            return () -> Budget.ofNodes(nodes);
        }
        if (text.startsWith("time-ms=")) {
            long millis = amount(text, "time-ms=");
            return () -> Budget.ofMillis(millis);
        }
        throw new BadText(BadText.quote(text) + " is not a budget; expected nodes=N or time-ms=T");
    }

    private static long amount(String text, String key) {
        try {
            long amount = Long.parseLong(text.substring(key.length()));
            if (amount > 0) {
                return amount;
            }
        } catch (NumberFormatException e) {
            throw new BadText(BadText.quote(text) + " is not a budget; expected a whole number");
        }
        throw new BadText(BadText.quote(text) + " is out of range; expected 1 or more");
    }

    /** As it stands on the command line; records have it as the name of a seat. */
    String text() {
        return text;
    }

    String name() {
        return name;
    }

    Budget budget() {
        return budget.get();
    }

    /** A bot for one match, to be given back after it: a process serves one match at a time, but many in turn. */
    Bot borrow() {
        Bot bot = idle.poll();
        return bot == null ? source.get() : bot;
    }

    void giveBack(Bot bot) {
        idle.add(bot);
    }

    @Override
    public void close() {
        for (Bot bot = idle.poll(); bot != null; bot = idle.poll()) {
            end(bot);
        }
    }

    /** Ends the process of a bot that has one. */
    static void end(Bot bot) {
        if (bot instanceof ExternalBot external) {
            external.close();
        }
    }
}
