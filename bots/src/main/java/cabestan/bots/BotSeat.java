package cabestan.bots;

import cabestan.rules.game.Dice;
import cabestan.rules.game.Match;
import cabestan.rules.game.State;

/** A bot in its seat: shows it a view when it has to think, and plays the actions it planned for the turn. */
public final class BotSeat {

    private final Bot bot;
    private final int seat;
    private final Dice dice;

    private int[] plan = {};
    private int next;
    private int turn;
    private int reveals;
    private int length;
    private int deals;

    public BotSeat(Bot bot, int seat, Dice dice) {
        this.bot = bot;
        this.seat = seat;
        this.dice = dice;
    }

    /** The next action of this seat, which must be on turn; thinks within the budget unless its plan is still valid. */
    public int act(Match match, Budget budget) {
        State state = match.state();
        if (!isPlanValid(match, state)) {
            Thought thought = bot.think(state.view(seat), PublicRecord.of(match), budget, dice);
            plan = thought.actions();
            next = 0;
            turn = state.turn();
            reveals = state.reveals();
            deals = match.deals().size();
        }
        length = match.length() + 1;
        return plan[next++];
    }

    /** What the bot thinks of the current position, with this seat on turn; does not affect its plan. */
    public Opinion opinion(Match match, Budget budget) {
        State state = match.state();
        return Opinion.of(bot.think(state.view(seat), PublicRecord.of(match), budget, dice), state);
    }

    /** A plan is valid while only its own actions have been played, in the same turn, and nothing hidden was shown or dealt. */
    private boolean isPlanValid(Match match, State state) {
        return next > 0
                && next < plan.length
                && match.length() == length
                && match.action(length - 1) == plan[next - 1]
                && state.turn() == turn
                && state.reveals() == reveals
                && match.deals().size() == deals
                && state.reject(plan[next]).isEmpty();
    }
}
