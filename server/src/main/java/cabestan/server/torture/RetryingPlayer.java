package cabestan.server.torture;

import cabestan.rules.game.Dice;
import cabestan.server.load.LoadSocket;
import cabestan.server.load.LoadView;
import cabestan.server.load.NoAnswer;
import cabestan.server.load.Pause;
import cabestan.server.load.Visitor;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Keeps playing whatever happens: reconnects, repeats the command that was not answered, and records what was acknowledged. */
final class RetryingPlayer {

    private static final Pattern RECORDED = Pattern.compile("\\{\"seat\":(\\d+),\"turn\":\\d+,\"text\":\"([^\"]*)\"}");
    private static final String GONE = "";

    /** A command that was sent, and the version it refers to. */
    private record Said(int version, String action, String command) {}

    private final List<URI> nodes;
    private final boolean againstBot;
    private final Dice dice;
    private final Map<String, Map<Integer, String>> played = new TreeMap<>();
    private final AtomicInteger acknowledged = new AtomicInteger();
    private final AtomicInteger repeated = new AtomicInteger();
    private final List<String> faults = new ArrayList<>();
    private final Thread thread = Thread.ofVirtual().unstarted(this::play);
    private volatile boolean enough;
    private Visitor visitor;
    private int node;
    private String match = "";
    private Said unanswered;

    /**
     * @param nodes of one site; the player goes from one to the next when the connection breaks
     * @param node the one to begin with
     */
    RetryingPlayer(List<URI> nodes, int node, String name, boolean againstBot, Dice dice) {
        this.nodes = List.copyOf(nodes);
        this.node = node;
        this.visitor = new Visitor(nodes.get(node), name);
        this.againstBot = againstBot;
        this.dice = dice;
    }

    void start() {
        thread.start();
    }

    int acknowledged() {
        return acknowledged.get();
    }

    int repeated() {
        return repeated.get();
    }

    private void play() {
        while (!enough && faults.isEmpty()) {
            BlockingQueue<String> heard = new LinkedBlockingQueue<>();
            LoadSocket socket = null;
            try {
                socket = visitor.open(heard::add, why -> heard.add(GONE));
                playOn(socket, heard);
            } catch (IllegalStateException | NoAnswer e) { // the server is down
                moveOn();
                Pause.millis(20);
            } catch (RuntimeException e) { // or a player would be missing for the rest of the run
                faults.add("a player failed unexpectedly: " + e);
            } finally {
                if (socket != null) {
                    socket.close();
                }
            }
        }
    }

    private void moveOn() {
        node = (node + 1) % nodes.size();
        visitor = visitor.at(nodes.get(node));
    }

    private void playOn(LoadSocket socket, BlockingQueue<String> heard) {
        if (unanswered != null) {
            repeated.incrementAndGet();
            socket.say(unanswered.command);
            settle(await(heard, "\"id\":\"" + idOf(unanswered) + "\""));
        }
        LoadView now = match.isEmpty() ? begin(socket, heard) : follow(socket, heard);
        while (!enough && faults.isEmpty()) {
            if (now.isOver()) {
                unfollow(socket);
                now = begin(socket, heard);
            } else if (now.legalOfSeatOnTurn().isEmpty()) { // a bot is thinking
                now = changedAfter(now, heard);
            } else {
                String action = now.anyAction(dice);
                unanswered = new Said(now.version(), action, visitor.act(match, now, action));
                socket.say(unanswered.command);
                settle(await(heard, "\"id\":\"" + idOf(unanswered) + "\""));
                now = changedAfter(now, heard);
            }
        }
    }

    private static String idOf(Said said) {
        return "v" + said.version;
    }

    private LoadView begin(LoadSocket socket, BlockingQueue<String> heard) {
        match = visitor.make("{\"game\":\"arcanor\",\"seats\":[{\"kind\":\"me\"},"
                + (againstBot ? "{\"kind\":\"bot\",\"level\":1}" : "{\"kind\":\"guest\",\"name\":\"Kim\"}") + "]}");
        played.put(match, new TreeMap<>());
        return follow(socket, heard);
    }

    private LoadView follow(LoadSocket socket, BlockingQueue<String> heard) {
        socket.say("{\"type\":\"follow\",\"match\":\"" + match + "\"}");
        return new LoadView(await(heard, "\"record\":["));
    }

    /** A follower can follow only a limited number of matches at a time. */
    private void unfollow(LoadSocket socket) {
        socket.say("{\"type\":\"unfollow\",\"match\":\"" + match + "\"}");
    }

    private LoadView changedAfter(LoadView before, BlockingQueue<String> heard) {
        LoadView now = before;
        while (now.version() <= before.version()) {
            now = new LoadView(await(heard, "{\"type\":\"changed\",\"match\":\"" + match));
        }
        return now;
    }

    private static String await(BlockingQueue<String> heard, String wanted) {
        try {
            String message = heard.poll(30, TimeUnit.SECONDS);
            while (message != null && !message.equals(GONE)) {
                if (message.contains(wanted)) {
                    return message;
                }
                message = heard.poll(30, TimeUnit.SECONDS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        throw new IllegalStateException("the connection is gone");
    }

    private void settle(String answer) {
        if (answer.contains("\"type\":\"accepted\"")) {
            played.get(match).put(unanswered.version + 1, unanswered.action);
            acknowledged.incrementAndGet();
        } else {
            faults.add("match " + match + " rejected an action that nobody else could have prevented: " + answer);
        }
        unanswered = null;
    }

    /** Stops playing and compares what was acknowledged with what the server has. */
    List<String> finish() {
        enough = true;
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        BlockingQueue<String> heard = new LinkedBlockingQueue<>();
        LoadSocket socket = visitor.open(heard::add, why -> heard.add(GONE));
        String last = match;
        for (String each : played.keySet()) {
            match = each;
            check(follow(socket, heard).text(), each.equals(last));
            unfollow(socket);
        }
        socket.close();
        return faults;
    }

    /** A match begins at version 1, and every later version is one action. */
    private void check(String changed, boolean last) {
        List<MatchResult> record = RECORDED.matcher(changed).results().toList();
        played.get(match).forEach((version, action) -> {
            if (version - 2 >= record.size()
                    || !record.get(version - 2).group(2).equals(action)) {
                faults.add("match " + match + " lost its acknowledged action " + action + " of version " + version);
            }
        });
        long byMe = record.stream()
                .filter(entry -> !againstBot || entry.group(1).equals("1"))
                .count();
        long more = byMe - played.get(match).size();
        if (more < 0 || more > (last && unanswered != null ? 1 : 0)) {
            faults.add("match " + match + " has " + byMe + " of my actions; acknowledged were "
                    + played.get(match).size());
        }
    }
}
