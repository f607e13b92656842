package cabestan.server.load;

import cabestan.rules.game.Dice;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A match under load: two sockets, and the action that would be next. */
final class LoadTable {

    private static final Pattern TEXT = Pattern.compile("\"text\":\"([^\"]*)\"");
    private static final Pattern VERSION = Pattern.compile("\"version\":(\\d+)");
    private static final Pattern ON_TURN = Pattern.compile("\"onTurn\":(\\d+)");

    private final Load load;
    private final LoadSocket[] sockets = new LoadSocket[2];
    private final Dice dice;
    private String match;
    private int version;
    private int seat;
    private String action;
    private boolean over;
    private long dueNanos;
    private String awaited = "";

    LoadTable(Load load, Dice dice) {
        this.load = load;
        this.dice = dice;
    }

    void seat(int place, LoadSocket socket) {
        sockets[place] = socket;
    }

    synchronized void begin(String newMatch) {
        match = newMatch;
        version = 0;
        action = null;
        over = false;
        for (LoadSocket socket : sockets) {
            socket.say("{\"type\":\"follow\",\"match\":\"" + match + "\"}");
        }
    }

    /** Whether somebody could act now and nobody waits for an answer. */
    synchronized boolean isReady() {
        return action != null && awaited.isEmpty();
    }

    synchronized boolean isAwaiting() {
        return !awaited.isEmpty();
    }

    synchronized void act(long due) {
        dueNanos = due;
        awaited = "v" + version;
        sockets[seat - 1].say("{\"type\":\"act\",\"id\":\"" + awaited + "\",\"match\":\"" + match + "\",\"version\":"
                + version + ",\"seat\":" + seat + ",\"action\":\"" + action + "\"}");
        action = null;
    }

    synchronized void hear(int place, String message) {
        if (message.startsWith("{\"type\":\"accepted\"")) {
            awaited = "";
            load.acknowledged(System.nanoTime() - dueNanos);
        } else if (message.startsWith("{\"type\":\"rejected\"") || message.startsWith("{\"type\":\"error\"")) {
            load.failed(message);
        } else if (message.startsWith("{\"type\":\"changed\"") && message.contains(match)) {
            look(place, message);
        }
    }

    private void look(int place, String changed) {
        int told = number(VERSION, changed);
        if (told < version || over) {
            return;
        }
        int onTurn = number(ON_TURN, changed);
        if (changed.contains("\"state\":\"over\"")) {
            over = true;
            load.again(this);
        } else if (onTurn == place + 1) {
            version = told;
            seat = onTurn;
            action = anyOf(changed.substring(changed.indexOf("\"legal\":[")));
        }
    }

    private static int number(Pattern pattern, String text) {
        Matcher found = pattern.matcher(text);
        return found.find() ? Integer.parseInt(found.group(1)) : -1;
    }

    private String anyOf(String legal) {
        int from = dice.below(Math.max(1, legal.length() / 2));
        Matcher found = TEXT.matcher(legal);
        return found.find(from) || found.find(0) ? found.group(1) : null;
    }

    void close() {
        for (LoadSocket socket : sockets) {
            socket.close();
        }
    }
}
