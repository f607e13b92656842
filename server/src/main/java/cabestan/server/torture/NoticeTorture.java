package cabestan.server.torture;

import cabestan.rules.game.Dice;
import cabestan.rules.game.Seed;
import cabestan.server.load.NoticeSink;
import cabestan.server.load.NoticeSink.Answered;
import cabestan.server.load.Pause;
import cabestan.server.load.Visitor;
import cabestan.server.notify.PushChannel;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;

/**
 * Kills the nodes of a site again and again while it sends notices: every one must arrive, and none twice unless the
 * sender died before it could record the first answer.
 */
public final class NoticeTorture {

    private static final int MATCHES_OF_ONE = 100; // one player may have 200 that are not over
    private static final int MOST_BETWEEN = 12;
    private static final int SLOWEST_MILLIS = 40;
    private static final int FAILS_ONE_IN = 10;
    private static final Duration LAST_RETRY = Duration.ofMinutes(4); // leases last for one, retries wait for two

    /**
     * The result.
     *
     * @param processes how many processes sent them
     * @param repeated answers that a process got and was killed before it had recorded them, so that another sent again
     * @param unrecordedMillis for how long at most a process lived after such an answer
     * @param faults notices that never arrived, or again although whoever got the first answer could record it
     */
    public record Report(
            int kills, int notices, int processes, int repeated, long unrecordedMillis, List<String> faults) {

        public Report {
            faults = List.copyOf(faults);
        }

        public String text() {
            return "kills " + kills + ", notices " + notices + " sent by " + processes
                    + " processes, repeated because the sender was killed " + repeated + " (at most " + unrecordedMillis
                    + " ms after the answer), faults " + faults.size();
        }
    }

    private final List<KillableServer> nodes;
    private final List<NoticeSink> sinks;
    private final Dice dice;
    private final Map<String, Long> killed = new HashMap<>(); // when, by System.nanoTime
    private final Set<String> topics = new HashSet<>();
    private Visitor player;
    private int node;
    private int made;

    /**
     * @param nodes nodes over one database, which may send notices to this machine
     * @param sinks where every notice must arrive
     */
    public NoticeTorture(List<KillableServer> nodes, List<NoticeSink> sinks, Seed seed) {
        this.nodes = List.copyOf(nodes);
        this.sinks = List.copyOf(sinks);
        this.dice = seed.dice();
    }

    /** Sometimes slow, sometimes failing. */
    public static BooleanSupplier stumbling(Dice dice) {
        return () -> {
            int wait;
            boolean fails;
            synchronized (dice) {
                wait = dice.below(SLOWEST_MILLIS);
                fails = dice.below(FAILS_ONE_IN) == 0;
            }
            Pause.millis(wait);
            return fails;
        };
    }

    /** @param progress receives the number of kills so far */
    public Report run(int kills, IntConsumer progress) {
        nodes.forEach(KillableServer::start);
        for (int kill = 1; kill <= kills; kill++) {
            for (int i = 0; i <= dice.below(MOST_BETWEEN); i++) {
                makeMatch();
            }
            Pause.millis(dice.below(100));
            KillableServer victim = nodes.get(dice.below(nodes.size()));
            killed.put(victim.name(), System.nanoTime());
            victim.kill();
            if (nodes.size() > 1) {
                node = 1 - nodes.indexOf(victim);
                makeMatch();
            }
            victim.start();
            progress.accept(kill);
        }
        awaitLast();
        return report(kills);
    }

    /** Makes a match in which its only player is on turn at once, and so one notice for each sink. */
    private void makeMatch() {
        if (made++ % MATCHES_OF_ONE == 0) {
            player = new Visitor(address(), "Player " + made);
            sinks.forEach(sink -> sink.subscribe(player, "player-" + made));
        }
        String wish = "{\"game\":\"arcanor\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"guest\",\"name\":\"Kim\"}]}";
        topics.add(PushChannel.topic(player.at(address()).makeOnce(wish, "wish-" + made)));
    }

    private URI address() {
        return nodes.get(node).address();
    }

    private void awaitLast() {
        long end = System.nanoTime() + LAST_RETRY.toNanos();
        while (!sinks.stream().allMatch(sink -> sink.answered().keySet().containsAll(topics))
                && System.nanoTime() < end) {
            Pause.millis(100);
        }
    }

    private Report report(int kills) {
        List<String> faults = new ArrayList<>();
        Set<String> processes = new HashSet<>();
        int repeated = 0;
        long unrecorded = 0;
        for (NoticeSink sink : sinks) {
            Map<String, List<Answered>> answered = sink.answered();
            for (String topic : topics) {
                List<Answered> answers = answered.getOrDefault(topic, List.of());
                answers.forEach(answer -> processes.add(answer.node()));
                if (answers.isEmpty()) {
                    faults.add(sink.what() + " " + topic + " never arrived");
                }
                for (int i = 1; i < answers.size(); i++) {
                    Answered before = answers.get(i - 1);
                    repeated++;
                    if (wasAliveAt(before.node(), answers.get(i).at())) {
                        faults.add(sink.what() + " " + topic + " was sent by "
                                + answers.get(i).node() + " although " + before.node()
                                + " had got the answer and was alive");
                    } else {
                        unrecorded = Math.max(unrecorded, killed.get(before.node()) - before.at());
                    }
                }
            }
        }
        return new Report(
                kills,
                sinks.size() * topics.size(),
                processes.size(),
                repeated,
                TimeUnit.NANOSECONDS.toMillis(unrecorded),
                faults);
    }

    private boolean wasAliveAt(String process, long time) {
        return !killed.containsKey(process) || killed.get(process) - time > 0;
    }
}
