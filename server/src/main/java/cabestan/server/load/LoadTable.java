package cabestan.server.load;

import cabestan.rules.game.Dice;
import java.util.Optional;

/** A simulated match: two sockets, and the action to play next. */
final class LoadTable {

    /**
     * What its players do besides playing.
     *
     * @param looking whether they look at the match
     * @param planning whether they plan replies
     */
    record Habits(boolean looking, boolean planning) {}

    /** The next command of the player at this place. */
    private record Next(int place, int version, String command) {}

    private final Load load;
    private final Visitor[] players;
    private final LoadSocket[] sockets = new LoadSocket[2];
    private final String wish;
    private final Dice dice;
    private final Optional<Habits> habits;
    private String match = "";
    private Next next;
    private int actedAt;
    private boolean over;
    private long dueNanos;
    private boolean awaiting;
    private int said;

    /**
     * @param wish a request for a match with the first player and an open seat for the second
     * @param habits empty if they do nothing but play
     */
    LoadTable(Load load, Visitor first, Visitor second, String wish, Dice dice, Optional<Habits> habits) {
        this.load = load;
        this.players = new Visitor[] {first, second};
        this.wish = wish;
        this.dice = dice;
        this.habits = habits;
        for (int place = 0; place < sockets.length; place++) {
            int mine = place;
            sockets[place] = players[place].open(message -> receive(mine, message), load::socketBroke);
        }
    }

    void begin() {
        String made = players[0].make(wish);
        players[1].join(made);
        follow(made);
    }

    private void tryToBegin() {
        try {
            begin();
        } catch (IllegalStateException | NoAnswer e) { // nobody plays at this table any more
            load.failed("the next match: " + e.getMessage());
        }
    }

    private synchronized void follow(String made) {
        for (LoadSocket socket : sockets) {
            if (!match.isEmpty()) {
                socket.say("{\"type\":\"unfollow\",\"match\":\"" + match + "\"}");
            }
        }
        match = made;
        next = null;
        actedAt = -1;
        over = false;
        for (LoadSocket socket : sockets) {
            socket.say("{\"type\":\"follow\",\"match\":\"" + match + "\"}");
            habits.ifPresent(those -> {
                socket.say("{\"type\":\"follow-chat\",\"match\":\"" + match + "\"}");
                socket.say("{\"type\":\"looking\",\"match\":\"" + match + "\",\"looking\":" + those.looking + "}");
            });
        }
    }

    /** One of the players writes in the chat. */
    void talk() {
        Visitor speaker;
        String where;
        synchronized (this) {
            speaker = players[dice.below(players.length)];
            where = match;
        }
        try {
            speaker.say(where, "w" + ++said);
        } catch (IllegalStateException | NoAnswer e) {
            load.failed("words: " + e.getMessage());
        }
    }

    /** Whether a player could act now and no answer is outstanding. */
    synchronized boolean isReady() {
        return next != null && !awaiting;
    }

    synchronized boolean isAwaiting() {
        return awaiting;
    }

    synchronized void act(long due) {
        dueNanos = due;
        awaiting = true;
        sockets[next.place].say(next.command);
        actedAt = next.version;
        next = null;
    }

    private synchronized void receive(int place, String message) {
        if (message.startsWith("{\"type\":\"accepted\"")) {
            if (!isOfPlan(message)) {
                awaiting = false;
                load.acknowledged(System.nanoTime() - dueNanos);
            }
        } else if (message.startsWith("{\"type\":\"rejected\"") || message.startsWith("{\"type\":\"error\"")) {
            if (!isOfPlan(message)) {
                awaiting = false;
                load.failed(message);
            }
        } else if (message.startsWith("{\"type\":\"changed\",\"match\":\"" + match + "\"") && !over) {
            look(place, new LoadView(message));
        }
    }

    /** A plan may come in time or too late. */
    private static boolean isOfPlan(String answer) {
        return answer.contains("\"id\":\"plan\"");
    }

    private void look(int place, LoadView seen) {
        if (seen.isOver()) {
            over = true;
            Thread.startVirtualThread(this::tryToBegin);
        } else if (seen.onTurn() == place + 1 && seen.version() > actedAt) {
            next = new Next(place, seen.version(), players[place].act(match, seen, seen.anyAction(dice)));
        } else if (habits.filter(Habits::planning).isPresent()
                && seen.isRunning()
                && dice.below(Extras.TURNS_FOR_A_PLAN) == 0) {
            var lines = new PlanMaker(dice).lines("arcanor", seen.position());
            sockets[place].say(PlanMaker.command(match, seen.version(), place + 1, lines));
        }
    }

    void close() {
        for (LoadSocket socket : sockets) {
            socket.close();
        }
    }
}
