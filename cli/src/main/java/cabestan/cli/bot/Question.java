package cabestan.cli.bot;

import cabestan.bots.Budget;
import cabestan.bots.PublicRecord;
import cabestan.rules.catalog.Games;
import cabestan.rules.game.BadText;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Game;
import cabestan.rules.game.Seed;
import cabestan.rules.game.State;
import cabestan.rules.game.View;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What a bot is asked, as the engine has it: the other form of {@link BotMessage.Think}. */
record Question(Game game, View view, PublicRecord record, Budget budget, Dice dice) {

    static Question read(BotMessage.Think think) {
        Game game = Games.named(think.game());
        int seat = think.seat() - 1;
        State start = game.readPosition(think.start());
        State now = replay(start.copy(), think);
        if (seat != now.onTurn()) {
            throw new BadText("seat " + think.seat() + " is not on turn in this position");
        }
        return new Question(
                game,
                now.view(seat),
                record(start, think),
                budget(think),
                Seed.read(think.seed()).dice());
    }

    /**
     * The state to think about. Where the record leads to it, replaying also finds the positions that were repeated;
     * where chance or hidden cards had a part in it, it does not lead there, and the position stands alone.
     */
    private static State replay(State start, BotMessage.Think think) {
        for (BotMessage.Played played : think.record()) {
            int action = start.read(played.action());
            if (start.reject(action).isPresent()) {
                break;
            }
            start.play(action);
        }
        State sample = Games.named(think.game()).readPosition(think.sample());
        return start.position().equals(sample.position()) ? start : sample;
    }

    private static PublicRecord record(State start, BotMessage.Think think) {
        int[] actions = new int[think.record().size()];
        int[] seats = new int[actions.length];
        for (int i = 0; i < actions.length; i++) {
            actions[i] = start.read(think.record().get(i).action());
            seats[i] = think.record().get(i).seat() - 1;
        }
        List<PublicRecord.Deal> deals = new ArrayList<>();
        for (BotMessage.Deal deal : think.deals()) {
            deals.add(new PublicRecord.Deal(deal.after(), deal.seat() - 1));
        }
        return new PublicRecord(start.view(State.WATCHER), actions, seats, deals);
    }

    private static Budget budget(BotMessage.Think think) {
        if ((think.timeMs() == null) == (think.nodes() == null)) {
            throw new BadText("expected either timeMs or nodes");
        }
        return think.nodes() == null ? Budget.ofMillis(think.timeMs()) : Budget.ofNodes(think.nodes());
    }

    BotMessage.Think write() {
        PublicRecord played = record;
        List<BotMessage.Played> actions = new ArrayList<>();
        for (int i = 0; i < played.actions().length; i++) {
            actions.add(
                    new BotMessage.Played(played.seats()[i] + 1, played.start().write(played.actions()[i])));
        }
        List<BotMessage.Deal> deals = new ArrayList<>();
        for (PublicRecord.Deal deal : played.deals()) {
            deals.add(new BotMessage.Deal(deal.after(), deal.seat() + 1));
        }
        return new BotMessage.Think(
                game.id(),
                view.variant(),
                view.seats(),
                view.seat() + 1,
                view.position(),
                view.determinize(dice.seed().dice()).position(),
                played.start().determinize(dice.seed().dice()).position(),
                actions,
                deals,
                legal(),
                limit(budget.maxMillis()),
                limit(budget.maxNodes()),
                dice.seed().hex());
    }

    private List<String> legal() {
        return Arrays.stream(view.legalActions()).mapToObj(view::write).toList();
    }

    private static Long limit(long limit) {
        return limit == Budget.UNLIMITED ? null : Long.valueOf(limit);
    }
}
