package cabestan.server.load;

import cabestan.rules.game.Dice;
import cabestan.rules.game.Seed;
import cabestan.server.identity.PushKey;
import cabestan.server.notify.PushChannel;
import java.net.URI;
import java.security.interfaces.ECPublicKey;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntConsumer;

/**
 * Kills the nodes of a site again and again while it sends notices: every one must arrive, and none twice unless the
 * sender died before it could record the first answer.
 */
public final class NoticeTorture {

    private static final int MATCHES_OF_ONE = 100; // one player may have 200 that are not over
    private static final int MOST_BETWEEN = 12;
    private static final Duration LAST_RETRY = Duration.ofMinutes(4); // leases last for one, retries wait for two

    /**
     * The result.
     *
     * @param repeated notices that arrived twice because of a kill
     * @param faults notices that never arrived, or twice without a reason
     */
    public record Report(int kills, int notices, int repeated, List<String> faults) {

        public Report {
            faults = List.copyOf(faults);
        }

        public String text() {
            return "kills " + kills + ", notices " + notices + ", repeated after a kill " + repeated + ", faults "
                    + faults.size();
        }
    }

    /** A node was dead, by {@link System#nanoTime}; the service may still have read and answered what it had sent. */
    private record Downtime(long from, long until) {

        boolean touches(long before, long after) {
            return until - before >= 0 && after - from >= 0;
        }
    }

    private final List<KillableServer> nodes;
    private final Dice dice;
    private final List<Downtime> downtimes = new ArrayList<>();
    private final Set<String> topics = new HashSet<>();
    private Visitor player;
    private int node;
    private int made;

    /** @param nodes nodes over one database, which may send notices to this machine */
    public NoticeTorture(List<KillableServer> nodes, Seed seed) {
        this.nodes = List.copyOf(nodes);
        this.dice = seed.dice();
    }

    /** @param progress receives the number of kills so far */
    public Report run(int kills, IntConsumer progress) {
        nodes.forEach(KillableServer::start);
        try (PushSink sink = new PushSink(dice.seed().dice())) {
            for (int kill = 1; kill <= kills; kill++) {
                for (int i = 0; i <= dice.below(MOST_BETWEEN); i++) {
                    makeMatch(sink);
                }
                Scenario.pause(dice.below(100));
                KillableServer victim = nodes.get(dice.below(nodes.size()));
                long died = System.nanoTime();
                victim.kill();
                if (nodes.size() > 1) {
                    node = 1 - nodes.indexOf(victim);
                    makeMatch(sink);
                }
                victim.start();
                downtimes.add(new Downtime(died, System.nanoTime()));
                progress.accept(kill);
            }
            awaitLast(sink);
            return report(kills, sink.answered());
        }
    }

    /** Makes a match in which its only player is on turn at once, and so one notice. */
    private void makeMatch(PushSink sink) {
        if (made++ % MATCHES_OF_ONE == 0) {
            player = new Visitor(address(), "Player " + made);
            player.tellDevice(subscription(sink, "device-" + made));
        }
        String wish = "{\"game\":\"arcanor\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"guest\",\"name\":\"Kim\"}]}";
        topics.add(PushChannel.topic(player.at(address()).makeOnce(wish, "wish-" + made)));
    }

    private URI address() {
        return nodes.get(node).address();
    }

    private static String subscription(PushSink sink, String device) {
        Base64.Encoder base64 = Base64.getUrlEncoder().withoutPadding();
        byte[] key = PushKey.point((ECPublicKey) PushKey.newPair().getPublic());
        return "{\"endpoint\":\"" + sink.address() + "/" + device + "\",\"keys\":{\"p256dh\":\""
                + base64.encodeToString(key) + "\",\"auth\":\"" + base64.encodeToString(new byte[16]) + "\"}}";
    }

    private void awaitLast(PushSink sink) {
        long end = System.nanoTime() + LAST_RETRY.toNanos();
        while (!sink.answered().keySet().containsAll(topics) && System.nanoTime() < end) {
            Scenario.pause(100);
        }
    }

    private Report report(int kills, Map<String, List<Long>> answered) {
        List<String> faults = new ArrayList<>();
        int repeated = 0;
        for (String topic : topics) {
            List<Long> answers = answered.getOrDefault(topic, List.of());
            if (answers.isEmpty()) {
                faults.add("notice " + topic + " never arrived");
            }
            for (int i = 1; i < answers.size(); i++) {
                long before = answers.get(i - 1);
                long after = answers.get(i);
                repeated++;
                if (downtimes.stream().noneMatch(downtime -> downtime.touches(before, after))) {
                    faults.add("notice " + topic + " arrived again without a kill");
                }
            }
        }
        return new Report(kills, topics.size(), repeated, faults);
    }
}
