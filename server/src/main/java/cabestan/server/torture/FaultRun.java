package cabestan.server.torture;

import cabestan.rules.game.Dice;
import cabestan.rules.game.Seed;
import cabestan.server.load.Pause;
import cabestan.server.store.Database;
import cabestan.server.store.MatchRepository;
import cabestan.server.store.Repositories;
import cabestan.server.store.social.ChatRepository;
import cabestan.server.torture.History.Outcome;
import cabestan.server.torture.KillableServer.Downtime;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.IntSupplier;

/** Runs random players on a site whose parts fail, and compares the answers they got with what is stored. */
public final class FaultRun {

    private static final int PLAYERS = 6;
    private static final int NODES = 2;
    private static final Duration RECOVERY = Duration.ofSeconds(60);
    private static final Duration LONGEST_STOP = Duration.ofMinutes(1);

    /** Prepares a node that has not been started, with these variables in its environment; the first has number 0. */
    public interface Launcher {
        KillableServer node(int number, String database, String bus, Map<String, String> environment)
                throws IOException;
    }

    /**
     * @param plans plans, and ends of plans, that were accepted
     * @param replies turns that were played because somebody had planned them
     * @param others how long commands took at nodes that were up while another was down
     * @param undisturbed how long they took while all were up
     * @param faults what was lost, doubled, out of order or stuck; empty if all is well
     */
    public record Report(
            String scenario,
            int strikes,
            int lostCommits,
            int accepted,
            int rejected,
            int unknown,
            int plans,
            int replies,
            Latency others,
            Latency undisturbed,
            List<String> faults) {

        public Report {
            faults = List.copyOf(faults);
        }

        public String text() {
            return scenario + ": strikes " + strikes + ", lost commits " + lostCommits + ", accepted " + accepted
                    + ", rejected " + rejected + ", unknown " + unknown + ", plans " + plans + ", replies " + replies
                    + ", faults " + faults.size() + "\nall nodes up: " + undisturbed
                    + (others.commands() == 0 ? "" : "\nanother node down: " + others);
        }
    }

    private final Scenario scenario;
    private final Path folder;
    private final String database;
    private final Dice dice;
    private final History history = new History();
    private final PlanHistory plans = new PlanHistory();
    private final LatencyLog latencies = new LatencyLog();

    /**
     * @param folder of the SQLite file, where one is used
     * @param database the PostgreSQL that two nodes share; empty for one node with SQLite
     */
    public FaultRun(Scenario scenario, Path folder, String database, Seed seed) {
        this.scenario = scenario;
        this.folder = folder;
        this.database = database;
        this.dice = seed.dice();
    }

    public Report run(Launcher launcher, String bus, Duration time) throws IOException {
        long since = System.currentTimeMillis();
        Scenario.Site site = prepare(launcher, bus, time);
        try (HttpClient http =
                HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(2)).build()) {
            scenario.open(site);
            List<ChaosPlayer> players = players(http, site);
            players.forEach(ChaosPlayer::start);
            int strikes = 0;
            for (long end = System.nanoTime() + time.toNanos(); System.nanoTime() < end; strikes++) {
                scenario.strike(site, dice);
            }
            site.heal();
            List<String> faults = new ArrayList<>();
            if (!recovers()) {
                faults.add("nobody could play on after the last fault");
            }
            players.forEach(ChaosPlayer::stop);
            players.forEach(ChaosPlayer::join);
            site.nodes().forEach(KillableServer::close);
            faults.addAll(check(since));
            return report(site, strikes, faults);
        } finally {
            site.nodes().forEach(KillableServer::close);
            site.databases().forEach(FaultProxy::close);
            site.bus().ifPresent(FaultProxy::close);
        }
    }

    private Report report(Scenario.Site site, int strikes, List<String> faults) {
        List<List<Downtime>> downtimes =
                site.nodes().stream().map(KillableServer::downtimes).toList();
        return new Report(
                scenario.word(),
                strikes,
                site.databases().stream().mapToInt(FaultProxy::commitsLost).sum(),
                history.count(Outcome.ACCEPTED),
                history.count(Outcome.REJECTED),
                history.count(Outcome.UNKNOWN),
                plans.accepted(),
                plans.replies(),
                latencies.duringDowntime(downtimes),
                latencies.otherwise(downtimes),
                faults);
    }

    private Scenario.Site prepare(Launcher launcher, String bus, Duration time) throws IOException {
        long stopMillis = Math.min(LONGEST_STOP.toMillis(), time.toMillis() / 2);
        IntSupplier acknowledged = () -> history.count(Outcome.ACCEPTED);
        List<KillableServer> nodes = new ArrayList<>();
        if (database.isEmpty() && scenario != Scenario.DISK) {
            nodes.add(launcher.node(0, "", "", Map.of()));
            return new Scenario.Site(nodes, List.of(), Optional.empty(), Optional.empty(), stopMillis, acknowledged);
        }
        if (scenario == Scenario.DISK) {
            FaultyDisk disk = new FaultyDisk(folder);
            nodes.add(launcher.node(0, "", "", disk.environment()));
            return new Scenario.Site(nodes, List.of(), Optional.empty(), Optional.of(disk), stopMillis, acknowledged);
        }
        Optional<FaultProxy> busProxy = bus.isEmpty() ? Optional.empty() : Optional.of(between(bus));
        List<FaultProxy> databases = new ArrayList<>();
        for (int node = 0; node < NODES; node++) {
            databases.add(between(database));
            String busUrl = busProxy.map(proxy -> through(proxy, bus)).orElse("");
            nodes.add(launcher.node(node, through(databases.getLast(), database), busUrl, Map.of()));
        }
        return new Scenario.Site(nodes, databases, busProxy, Optional.empty(), stopMillis, acknowledged);
    }

    private static FaultProxy between(String url) {
        URI address = URI.create(url);
        int usual = address.getScheme().startsWith("redis") ? 6379 : 5432;
        return new FaultProxy(address.getHost(), address.getPort() < 0 ? usual : address.getPort());
    }

    /** The address of the proxy that leads to this one. */
    private static String through(FaultProxy proxy, String url) {
        URI address = URI.create(url);
        String login = address.getUserInfo() == null ? "" : address.getUserInfo() + "@";
        return address.getScheme() + "://" + login + "127.0.0.1:" + proxy.port() + address.getPath();
    }

    private List<ChaosPlayer> players(HttpClient http, Scenario.Site site) {
        List<URI> addresses = site.nodes().stream().map(KillableServer::address).toList();
        ChaosPlayer.Logs logs = new ChaosPlayer.Logs(history, plans, latencies);
        List<String> open = new CopyOnWriteArrayList<>();
        List<ChaosPlayer> players = new ArrayList<>();
        for (int i = 0; i < PLAYERS; i++) {
            RetryingClient client =
                    new RetryingClient(http, addresses, dice.seed().dice());
            players.add(new ChaosPlayer(client, "Player " + i, dice.seed().dice(), logs, open));
        }
        return players;
    }

    private boolean recovers() {
        int wanted = history.count(Outcome.ACCEPTED) + PLAYERS;
        long end = System.nanoTime() + RECOVERY.toNanos();
        while (history.count(Outcome.ACCEPTED) < wanted && System.nanoTime() < end) {
            Pause.millis(20);
        }
        return history.count(Outcome.ACCEPTED) >= wanted;
    }

    private List<String> check(long since) {
        try (Database stored = database.isEmpty() ? Database.alone(folder) : Database.postgresql(database)) {
            MatchRepository matches = new MatchRepository(stored);
            if (scenario == Scenario.TWO_RELEASES) {
                matches.removePlansOfEnded(); // as the next node does when it starts
            }
            List<String> found = new ArrayList<>(history.check(Repositories.of(stored), since));
            found.addAll(history.checkWords(new ChatRepository(stored)));
            if (scenario != Scenario.TWO_RELEASES) { // an older one plays no replies
                found.addAll(plans.check(matches));
            }
            return found;
        }
    }
}
