package cabestan.server.torture;

import cabestan.rules.game.Dice;
import cabestan.rules.game.Seed;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.IntConsumer;

/** Kills the nodes of a site again and again while players and bots play, and checks that nothing acknowledged is lost or doubled. */
public final class Torture {

    private static final int PLAYERS = 4;
    private static final int MOST_ACTIONS_BETWEEN = 15;

    /**
     * The result.
     *
     * @param repeated commands that were not answered before a kill and were sent again
     * @param faults what was lost, doubled or stuck; empty if all is well
     */
    public record Report(int kills, int acknowledged, int repeated, List<String> faults) {

        public Report {
            faults = List.copyOf(faults);
        }

        public String text() {
            return "kills " + kills + ", acknowledged actions " + acknowledged + ", commands repeated after a kill "
                    + repeated + ", faults " + faults.size();
        }
    }

    private final List<KillableServer> nodes;
    private final Dice dice;
    private final List<RetryingPlayer> players = new ArrayList<>();

    /** @param nodes nodes over one database; with several, the others play on while one is down */
    public Torture(List<KillableServer> nodes, Seed seed) {
        this.nodes = List.copyOf(nodes);
        this.dice = seed.dice();
    }

    /** @param progress receives the number of kills so far */
    public Report run(int kills, IntConsumer progress) {
        List<String> faults = new ArrayList<>();
        nodes.forEach(KillableServer::start);
        List<URI> addresses = nodes.stream().map(KillableServer::address).toList();
        for (int i = 0; i < PLAYERS; i++) {
            players.add(new RetryingPlayer(
                    addresses,
                    i / 2 % nodes.size(),
                    "Player " + i,
                    i % 2 == 1,
                    dice.seed().dice()));
        }
        players.forEach(RetryingPlayer::start);
        for (int kill = 1; kill <= kills && faults.isEmpty(); kill++) {
            if (!awaitActions(1 + dice.below(MOST_ACTIONS_BETWEEN))) {
                faults.add("nobody played on after kill " + (kill - 1));
            }
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(dice.below(20)));
            KillableServer server = nodes.get(dice.below(nodes.size()));
            server.kill();
            if (nodes.size() > 1 && !awaitActions(1 + dice.below(MOST_ACTIONS_BETWEEN))) {
                faults.add("nobody played on at the other node after kill " + kill);
            }
            server.start();
            progress.accept(kill);
        }
        players.forEach(player -> faults.addAll(player.finish()));
        return new Report(
                kills,
                acknowledged(),
                players.stream().mapToInt(RetryingPlayer::repeated).sum(),
                faults);
    }

    private boolean awaitActions(int more) {
        int wanted = acknowledged() + more;
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        while (acknowledged() < wanted && System.nanoTime() < end) {
            LockSupport.parkNanos(1_000_000);
        }
        return acknowledged() >= wanted;
    }

    private int acknowledged() {
        return players.stream().mapToInt(RetryingPlayer::acknowledged).sum();
    }
}
