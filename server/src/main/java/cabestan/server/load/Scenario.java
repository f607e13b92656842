package cabestan.server.load;

import cabestan.rules.game.Dice;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** The ways in which parts of a site fail while people play on it; see {@link FaultRun}. */
public enum Scenario {
    /** Nothing fails: two nodes are enough for trouble when everybody does everything at once. */
    TWO_NODES("two-nodes") {
        @Override
        void strike(Site site, Dice dice) {
            pause(100);
        }
    },

    /** The database commits, and the node is never told. */
    LOST_COMMITS("lost-commits") {
        @Override
        void strike(Site site, Dice dice) {
            site.databases.get(dice.below(site.databases.size())).loseNextCommit();
            pause(30 + dice.below(200));
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
            pause(200 + dice.below(2_000));
            proxy.heal();
            pause(200 + dice.below(500));
        }
    },

    /** A node stands still in the middle of a transaction, and goes on as if nothing had been. */
    STOPPED_NODE("stopped-node") {
        @Override
        void strike(Site site, Dice dice) {
            int node = dice.below(site.nodes.size());
            site.databases.get(node).holdNextTransaction();
            for (int wait = 0; wait < 500 && !site.databases.get(node).holdsTransaction(); wait++) {
                pause(10);
            }
            site.nodes.get(node).pause();
            pause(site.stopMillis);
            site.nodes.get(node).resume();
            site.databases.get(node).heal();
            pause(1_000);
        }
    },

    /** The disk under SQLite is full, read-only, broken or slow. */
    DISK("disk") {
        @Override
        void strike(Site site, Dice dice) {
            FaultyDisk disk = site.disk.orElseThrow();
            disk.set(FaultyDisk.BAD.get(dice.below(FaultyDisk.BAD.size())));
            pause(300 + dice.below(1_000));
            disk.set(FaultyDisk.Fault.NONE);
            pause(300 + dice.below(500));
        }
    };

    /**
     * What can be made to fail.
     *
     * @param databases what stands between each node and the database
     * @param stopMillis how long a node is stopped
     */
    record Site(
            List<KillableServer> nodes,
            List<FaultProxy> databases,
            Optional<FaultProxy> bus,
            Optional<FaultyDisk> disk,
            long stopMillis) {

        void heal() {
            databases.forEach(FaultProxy::heal);
            bus.ifPresent(FaultProxy::heal);
            disk.ifPresent(good -> good.set(FaultyDisk.Fault.NONE));
        }
    }

    private final String word;

    Scenario(String word) {
        this.word = word;
    }

    /** The name by which the command line knows it. */
    public String word() {
        return word;
    }

    /** Whether it needs PostgreSQL; the others use SQLite. */
    public boolean needsDatabase() {
        return this != DISK;
    }

    /** Lets something fail, waits a moment, and mends it. */
    abstract void strike(Site site, Dice dice);

    static void pause(long millis) {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
        while (System.nanoTime() < end) {
            LockSupport.parkNanos(end - System.nanoTime());
        }
    }
}
