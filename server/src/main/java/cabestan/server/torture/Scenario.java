package cabestan.server.torture;

import cabestan.rules.game.Dice;
import cabestan.server.load.Pause;
import java.util.List;
import java.util.Optional;
import java.util.function.IntSupplier;

/** The ways in which parts of a site fail while people play on it; see {@link FaultRun}. */
public enum Scenario {
    /** Nothing fails: two nodes and many concurrent commands are enough to provoke races. */
    TWO_NODES("two-nodes") {
        @Override
        void strike(Site site, Dice dice) {
            Pause.millis(100);
        }
    },

    /** Today's program is started beside another release's, whose schema it upgrades while people play on it. */
    TWO_RELEASES("two-releases") {
        @Override
        void open(Site site) {
            site.nodes.getFirst().start();
        }

        @Override
        void strike(Site site, Dice dice) {
            Pause.millis(1_000);
            if (!site.nodes.getLast().wasStarted()) {
                site.nodes.getLast().start();
            }
        }
    },

    /** Nodes are killed, one at a time, in the middle of whatever they do. */
    KILLED_NODES("killed-nodes") {
        @Override
        void strike(Site site, Dice dice) {
            KillableServer victim = site.nodes.get(dice.below(site.nodes.size()));
            victim.kill();
            Pause.millis(dice.below(200));
            victim.start();
            Pause.millis(300 + dice.below(1_000));
        }
    },

    /** The database commits, but its answer never reaches the node. */
    LOST_COMMITS("lost-commits") {
        @Override
        void strike(Site site, Dice dice) {
            site.databases.get(dice.below(site.databases.size())).loseNextCommit();
            Pause.millis(30 + dice.below(200));
        }
    },

    /** Connections to the database and the bus break, slow down and fall silent. */
    NETWORK("network") {
        @Override
        void strike(Site site, Dice dice) {
            FaultProxy proxy = dice.below(4) == 0 && site.bus.isPresent()
                    ? site.bus.get()
                    : site.databases.get(dice.below(site.databases.size()));
            switch (dice.below(3)) {
                case 0 -> proxy.cut();
                case 1 -> proxy.delay(50 + dice.below(200));
                default -> proxy.fallSilent();
            }
            Pause.millis(200 + dice.below(2_000));
            proxy.heal();
            Pause.millis(200 + dice.below(500));
        }
    },

    /** A node is suspended in the middle of a transaction, and then continues. */
    STOPPED_NODE("stopped-node") {
        @Override
        void strike(Site site, Dice dice) {
            int node = dice.below(site.nodes.size());
            site.databases.get(node).holdNextTransaction();
            for (int wait = 0; wait < 500 && !site.databases.get(node).holdsTransaction(); wait++) {
                Pause.millis(10);
            }
            site.nodes.get(node).pause();
            int before = site.acknowledged.getAsInt();
            Pause.millis(site.stopMillis);
            for (int wait = 0; wait < 6_000 && site.acknowledged.getAsInt() - before < SERVED_MEANWHILE; wait++) {
                Pause.millis(10);
            }
            site.nodes.get(node).resume();
            site.databases.get(node).heal();
            Pause.millis(1_000);
        }
    },

    /** The disk under SQLite is full, read-only, broken or slow. */
    DISK("disk") {
        @Override
        void strike(Site site, Dice dice) {
            FaultyDisk disk = site.disk.orElseThrow();
            disk.set(FaultyDisk.BAD.get(dice.below(FaultyDisk.BAD.size())));
            Pause.millis(300 + dice.below(1_000));
            disk.set(FaultyDisk.Fault.NONE);
            Pause.millis(300 + dice.below(500));
        }
    };

    /**
     * What can be made to fail.
     *
     * @param databases what stands between each node and the database
     * @param stopMillis how long a node is stopped, or longer if the others have hardly answered by then
     * @param acknowledged how many commands were acknowledged so far
     */
    record Site(
            List<KillableServer> nodes,
            List<FaultProxy> databases,
            Optional<FaultProxy> bus,
            Optional<FaultyDisk> disk,
            long stopMillis,
            IntSupplier acknowledged) {

        void heal() {
            databases.forEach(FaultProxy::heal);
            bus.ifPresent(FaultProxy::heal);
            disk.ifPresent(good -> good.set(FaultyDisk.Fault.NONE));
        }
    }

    private static final int SERVED_MEANWHILE = 8; // more than can be on their way when a node stops

    private final String word;

    Scenario(String word) {
        this.word = word;
    }

    /** The name by which the command line knows it. */
    public String word() {
        return word;
    }

    /** Whether it needs PostgreSQL; without, a single node uses SQLite. */
    public boolean needsDatabase() {
        return this != DISK && this != KILLED_NODES;
    }

    /** Starts what runs when the first player comes. */
    void open(Site site) {
        site.nodes.forEach(KillableServer::start);
    }

    /** Makes something fail, waits a moment, and repairs it. */
    abstract void strike(Site site, Dice dice);
}
