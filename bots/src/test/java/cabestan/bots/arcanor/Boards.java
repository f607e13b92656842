package cabestan.bots.arcanor;

import cabestan.bots.Bot;
import cabestan.bots.Budget;
import cabestan.bots.PublicRecord;
import cabestan.bots.Thought;
import cabestan.rules.arcanor.ArcanorGame;
import cabestan.rules.arcanor.ArcanorState;
import cabestan.rules.game.Seed;

/** Positions drawn as boards, and what players make of them. */
final class Boards {

    /** White threatens to win on a7; Black can capture or bring a piece home, which does not help, or stand in the way. */
    static final String THREAT = """
            .  a  .  .  .  .  4  4
            4  a  .  .  .  .  .  .
            .  .  .  .  .  b  .  .
            .  .  .  .  3  .  .  .
            .  .  .  .  .  .  .  .
            .  .  .  d  .  .  .  .
            .  .  .  .  .  1  .  1
            """;

    private Boards() {}

    /** Row 7 first, cells apart by blanks, a dot for an empty square; then the side to move and other words. */
    static ArcanorState board(String rows, String rest) {
        StringBuilder text = new StringBuilder();
        for (String row : rows.trim().split("\n")) {
            text.append(text.isEmpty() ? "" : "/")
                    .append(row.trim().replaceAll(" +", ",").replace(".", ""));
        }
        return ArcanorGame.GAME.readPosition(text + " " + rest);
    }

    static Thought think(Bot bot, ArcanorState state, long nodes) {
        return bot.think(
                state.view(state.onTurn()),
                new PublicRecord(state.view(state.onTurn())),
                Budget.ofNodes(nodes),
                Seed.of(1).dice());
    }

    /** What this level plays with a few thousand nodes. */
    static String choice(int level, ArcanorState state) {
        return state.write(
                think(new ArcanorOpponents().level(level).bot(), state, 5000).action());
    }
}
