package cabestan.rules.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One played instance of a game: how it began, every action since, and the resulting state. */
public final class Match {

    private final Game game;
    private final State start;
    private final List<Entry> entries = new ArrayList<>();
    private final List<Deal> deals = new ArrayList<>();
    private State now;

    /** An action that was played, with its seat, turn and number of reveals at that moment. */
    private record Entry(int action, String text, int seat, int turn, int reveals) {}

    /** After this many actions, everything that this seat could not know was dealt again from the seed; -1 is the watchers' seat. */
    public record Deal(int after, int seat, Seed seed) {

        private State of(State state) {
            return state.view(seat).determinize(seed.dice());
        }
    }

    private Match(Game game, State start) {
        this.game = game;
        this.start = start;
        this.now = start.copy();
    }

    public static Match begin(Game game, Setup setup) {
        return new Match(game, game.begin(setup));
    }

    /** A match that begins in the middle: a problem, a branch of an analysis. */
    public static Match from(Game game, State start) {
        return new Match(game, start.copy());
    }

    public Game game() {
        return game;
    }

    /** The current state; the caller's own copy. */
    public State state() {
        return now.copy();
    }

    /** The seat that acts next, or {@link State#NOBODY}. */
    public int onTurn() {
        return now.onTurn();
    }

    /** How many turns have begun. */
    public int turn() {
        return now.turn();
    }

    public int points(int seat) {
        return now.points(seat);
    }

    /** What this seat may know. */
    public View view(int seat) {
        return now.view(seat);
    }

    /** The state in which the match began; the caller's own copy. */
    public State start() {
        return start.copy();
    }

    /** The state after the first {@code count} actions; the caller's own copy. */
    public State stateAfter(int count) {
        State state = start.copy();
        for (int played = 0; played <= count; played++) {
            if (played > 0) {
                state.play(entries.get(played - 1).action);
            }
            for (Deal deal : deals) {
                state = deal.after == played ? deal.of(state) : state;
            }
        }
        return state;
    }

    /** Deals again what this seat cannot know: hidden cards, and all future randomness. Nothing can be taken back across it. */
    public void deal(int seat, Seed seed) {
        Deal deal = new Deal(entries.size(), seat, seed);
        now = deal.of(now);
        deals.add(deal);
    }

    public List<Deal> deals() {
        return List.copyOf(deals);
    }

    /** How many actions were played since the last deal. */
    private int sinceDeal() {
        return deals.isEmpty() ? entries.size() : entries.size() - deals.getLast().after;
    }

    public int length() {
        return entries.size();
    }

    public int action(int index) {
        return entries.get(index).action;
    }

    /** The action in notation. */
    public String text(int index) {
        return entries.get(index).text;
    }

    public int seat(int index) {
        return entries.get(index).seat;
    }

    public int turn(int index) {
        return entries.get(index).turn;
    }

    /** Plays the action, or returns why it is rejected and changes nothing. */
    public Optional<Rejection> play(int action) {
        if (now.isOver()) {
            return Optional.of(new Rejection("", "over", "the match is over"));
        }
        Optional<Rejection> rejection = now.reject(action);
        if (rejection.isEmpty()) {
            entries.add(new Entry(action, now.write(action), now.onTurn(), now.turn(), now.reveals()));
            now.play(action);
        }
        return rejection;
    }

    /** How many of the last actions the seat on turn may take back without consent: those of the current turn (F13, C6). */
    public int undoable() {
        int count = 0;
        while (!now.isOver() && count < sinceDeal()) {
            Entry entry = entries.get(entries.size() - 1 - count);
            if (entry.turn != now.turn() || entry.seat != now.onTurn() || entry.reveals != now.reveals()) {
                break;
            }
            count++;
        }
        return count;
    }

    /** Whether the last {@code count} actions revealed nothing hidden, so that they can be taken back by consent. */
    public boolean canRewind(int count) {
        return count <= sinceDeal() && (count == 0 || entries.get(entries.size() - count).reveals == now.reveals());
    }

    /** Takes back the last {@code count} actions. */
    public void rewind(int count) {
        if (!canRewind(count)) {
            throw new IllegalArgumentException("cannot take back " + count);
        }
        now = stateAfter(entries.size() - count);
        entries.subList(entries.size() - count, entries.size()).clear();
    }
}
