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
    private final List<Snapshot> snapshots = new ArrayList<>();
    private State now;

    /** How many actions and deals lie between two snapshots. */
    private static final int SNAPSHOT_EVERY = 64;

    /** The state after the first actions and deals, so that a position in the middle needs no replay of everything. */
    private record Snapshot(int actions, int deals, State state) {}

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

    /** The same match, which then goes its own way. */
    public Match copy() {
        Match copy = new Match(game, start);
        copy.entries.addAll(entries);
        copy.deals.addAll(deals);
        copy.snapshots.addAll(snapshots);
        copy.now = now.copy();
        return copy;
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
        Snapshot from = snapshotBefore(count);
        State state = from.state.copy();
        int deal = from.deals;
        for (int played = from.actions; played <= count; played++) {
            if (played > from.actions) {
                state.play(entries.get(played - 1).action);
            }
            while (deal < deals.size() && deals.get(deal).after == played) {
                state = deals.get(deal++).of(state);
            }
        }
        return state;
    }

    private Snapshot snapshotBefore(int count) {
        int last = snapshots.size() - 1;
        while (last >= 0 && snapshots.get(last).actions > count) {
            last--;
        }
        return last < 0 ? new Snapshot(0, 0, start) : snapshots.get(last);
    }

    private void keepSnapshot() {
        if ((entries.size() + deals.size()) % SNAPSHOT_EVERY == 0) {
            snapshots.add(new Snapshot(entries.size(), deals.size(), now.copy()));
        }
    }

    /** Deals again what this seat cannot know: hidden cards, and all future randomness. Nothing can be taken back across it. */
    public void deal(int seat, Seed seed) {
        Deal deal = new Deal(entries.size(), seat, seed);
        now = deal.of(now);
        deals.add(deal);
        keepSnapshot();
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

    /** How many actions had been played when the current turn began. */
    public int turnBegin() {
        int begin = entries.size();
        while (begin > 0 && entries.get(begin - 1).turn == now.turn()) {
            begin--;
        }
        return begin;
    }

    /** The turn in which the first {@code count} actions end: those of its actions that are among them. */
    public List<Gesture> turnAfter(int count) {
        int first = count;
        while (first > 0 && entries.get(first - 1).turn == entries.get(count - 1).turn) {
            first--;
        }
        State state = stateAfter(first);
        List<Gesture> gestures = new ArrayList<>();
        for (int i = first; i < count; i++) {
            gestures.add(state.gesture(entries.get(i).action));
            state.play(entries.get(i).action);
        }
        return gestures;
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
            keepSnapshot();
        }
        return rejection;
    }

    /**
     * A way to go on with the last action: after {@code step} the match is as if {@code whole} had been played instead.
     *
     * @param gesture how a board shows the step, at the cost of the whole
     */
    public record Continuation(int step, int whole, Gesture gesture) {}

    /** The ways in which the seat on turn may go on with its last action; see {@link State#remainder}. */
    public List<Continuation> continuations() {
        List<Continuation> continuations = new ArrayList<>();
        if (undoable() == 0 || !now.mayHaveRemainder(entries.getLast().action)) {
            return continuations;
        }
        int part = entries.getLast().action;
        State before = stateAfter(entries.size() - 1);
        for (int whole : before.legalActions()) {
            int step = before.remainder(part, whole);
            if (step != State.NO_ACTION) {
                Gesture shown = now.gesture(step);
                int cost = before.gesture(whole).cost();
                continuations.add(new Continuation(
                        step,
                        whole,
                        new Gesture(
                                shown.text(),
                                shown.kind(),
                                shown.from(),
                                shown.over(),
                                shown.to(),
                                cost,
                                shown.via())));
            }
        }
        return continuations;
    }

    /** How many of the last actions the seat on turn may take back by itself: those of the running turn (F13, C6). */
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
        while (!snapshots.isEmpty() && snapshots.getLast().actions > entries.size()) {
            snapshots.removeLast();
        }
    }
}
