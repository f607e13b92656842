package cabestan.wasm;

import cabestan.bots.BotSeat;
import cabestan.bots.Budget;
import cabestan.bots.Opponent;
import cabestan.bots.catalog.Opponents;
import cabestan.rules.game.Rejection;
import cabestan.rules.game.Seed;
import cabestan.table.Table;
import java.util.TreeMap;

/** The computer players of one table, and the adviser; their actions are only returned, not played. */
final class Thinker {

    private final TreeMap<String, BotSeat> bots = new TreeMap<>();

    /**
     * The next action of the seat on turn.
     *
     * @param nodes the bot's budget, or 0 for the time of its level
     */
    JsonObject think(Table table, int seat, int level, int nodes, Seed seed) {
        Opponent opponent = Opponents.level(table.game(), level);
        return think(table, seat, level, nodes > 0 ? Budget.ofNodes(nodes) : opponent.budget(), seed);
    }

    JsonObject think(Table table, int seat, int level, Budget budget, Seed seed) {
        if (table.onTurn() < 0 || table.onTurn() != seat) {
            throw new RejectedException(new Rejection("", "not-your-turn", "seat " + (seat + 1) + " is not on turn"));
        }
        BotSeat bot = bots.computeIfAbsent(
                seat + " " + level,
                key -> new BotSeat(Opponents.level(table.game(), level).bot(), seat, seed.dice()));
        int action = bot.act(table.match(), budget);
        return JsonObject.of("action", table.match().state().write(action), "nodes", budget.nodes());
    }

    /** What the strongest bot would do for the seat on turn. */
    JsonObject advise(Table table, int nodes, Seed seed) {
        if (!table.isRunning()) {
            throw new RejectedException(new Rejection("", "over", "the match is over"));
        }
        Opponent adviser = Opponents.adviser(table.game());
        Budget budget = nodes > 0 ? Budget.ofNodes(nodes) : adviser.budget();
        BotSeat bot = new BotSeat(adviser.bot(), table.onTurn(), seed.dice());
        return TableJson.opinion(bot.opinion(table.match(), budget));
    }
}
