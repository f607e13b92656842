package cabestan.wasm;

import cabestan.bots.BotSeat;
import cabestan.bots.Budget;
import cabestan.bots.Opinion;
import cabestan.bots.Opponent;
import cabestan.bots.catalog.Opponents;
import cabestan.rules.catalog.Games;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Game;
import cabestan.rules.game.Gesture;
import cabestan.rules.game.Match;
import cabestan.rules.game.MatchRecord;
import cabestan.rules.game.Opening;
import cabestan.rules.game.Outcome;
import cabestan.rules.game.Setup;
import cabestan.rules.game.State;
import java.util.ArrayList;
import java.util.List;

/** A match on this screen: everybody at it is here, so what people agree on happens at once. */
final class LocalTable {

    private final MatchRecord begun;
    private final Match match;
    private Outcome byHand;

    private LocalTable(MatchRecord begun, Match match) {
        this.begun = begun;
        this.match = match;
        this.byHand = !match.state().isOver() && begun.status() instanceof MatchRecord.Ended(Outcome outcome)
                ? outcome
                : null;
    }

    static LocalTable begin(Game game, Setup setup, List<String> names) {
        game.variant(setup.variant()).accepts(setup.terms());
        Match match = Match.begin(game, setup);
        return new LocalTable(MatchRecord.of(match, Opening.published(setup), names, new MatchRecord.Running()), match);
    }

    /** The table of a record, after all its actions, or {@link cabestan.rules.game.BadText}. */
    static LocalTable open(String record) {
        MatchRecord read = MatchRecord.read(record, Games::named);
        return new LocalTable(read, read.verify());
    }

    /** Whether both began alike, whatever was played since. */
    boolean isSameMatch(LocalTable other) {
        return match.game().id().equals(other.match.game().id())
                && begun.opening().equals(other.begun.opening());
    }

    MatchRecord record() {
        Outcome result = result();
        return MatchRecord.of(
                match,
                begun.opening(),
                begun.names(),
                result == null ? new MatchRecord.Running() : new MatchRecord.Ended(result));
    }

    Match match() {
        return match;
    }

    Setup setup() {
        return begun.opening() instanceof Opening.FromSetup(Setup setup, String _) ? setup : null;
    }

    List<String> names() {
        return begun.names();
    }

    /** How it ended, or null while it runs. */
    Outcome result() {
        State state = match.state();
        return state.isOver() ? state.outcome() : byHand;
    }

    int onTurn() {
        return byHand == null ? match.onTurn() : State.NOBODY;
    }

    Gesture act(int seat, String text) {
        mustBeOnTurn(seat);
        State state = match.state();
        int action = state.read(text);
        state.reject(action).ifPresent(rejection -> {
            throw new Refused(rejection);
        });
        Gesture gesture = state.gesture(action);
        match.play(action);
        return gesture;
    }

    void undo(int seat) {
        mustBeOnTurn(seat);
        if (match.undoable() == 0) {
            throw new Refused("nothing-to-undo", "there is nothing in this turn that you can take back by yourself");
        }
        match.rewind(1);
    }

    /** Back to the last decision of this seat. */
    void takeBack(int seat) {
        mustRun();
        int index = match.length() - 1;
        while (index >= 0 && match.seat(index) != seat) {
            index--;
        }
        if (index < 0) {
            throw new Refused("nothing-to-undo", "you have not played yet");
        }
        int count = match.length() - index;
        if (!match.canRewind(count)) {
            throw new Refused("revealed", "something hidden was shown since, so this cannot be taken back");
        }
        match.rewind(count);
    }

    void resign(int seat) {
        mustRun();
        mustSit(seat);
        endByHand("resigned", "seat " + (seat + 1) + " resigned", seat);
    }

    void agreeOnDraw() {
        mustRun();
        if (!match.game().id().equals("arcanor")) {
            throw new Refused("no-draws", "a draw cannot be agreed on in this game");
        }
        endByHand("agreed-draw", "the players agreed on a draw", State.NOBODY);
    }

    private void endByHand(String code, String reason, int loser) {
        List<Integer> ranks = new ArrayList<>();
        for (int seat = 0; seat < names().size(); seat++) {
            ranks.add(seat == loser ? names().size() : 1);
        }
        byHand = new Outcome(ranks, code, reason);
    }

    /** The next action of the seat on turn as this bot would play it; nothing is played. */
    int think(BotSeat bot, Budget budget) {
        mustRun();
        return bot.act(match, budget);
    }

    Opinion opinion(int nodes, Dice dice) {
        mustRun();
        Opponent adviser = Opponents.adviser(match.game());
        Budget budget = nodes > 0 ? Budget.ofNodes(nodes) : adviser.budget();
        return new BotSeat(adviser.bot(), match.onTurn(), dice).opinion(match, budget);
    }

    BotSeat seatBot(int seat, int level, Dice dice) {
        mustSit(seat);
        return new BotSeat(opponent(level).bot(), seat, dice);
    }

    Opponent opponent(int level) {
        return Opponents.level(match.game(), level);
    }

    void mustBeOnTurn(int seat) {
        mustRun();
        if (onTurn() != seat) {
            throw new Refused("not-your-turn", "seat " + (onTurn() + 1) + " is on turn");
        }
    }

    void mustSit(int seat) {
        if (seat < 0 || seat >= names().size()) {
            throw new Refused("no-seat", "there is no seat " + (seat + 1) + "; expected 1 to " + names().size());
        }
    }

    private void mustRun() {
        if (result() != null) {
            throw new Refused("over", "the match is over");
        }
    }
}
