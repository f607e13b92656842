package cabestan.server.doctor;

import cabestan.server.cluster.BadBusAddress;
import cabestan.server.cluster.RedisBus;
import cabestan.server.store.DatabaseFacts;
import cabestan.server.store.StoreFailure;
import io.lettuce.core.RedisClient;
import io.lettuce.core.RedisException;
import io.lettuce.core.api.StatefulRedisConnection;
import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Looks at what a site depends on, without changing it: the disk, the database and Redis. */
public final class StoreCheck {

    private static final long LITTLE_SPACE = 1_000_000_000;
    private static final long LARGE_LOG = 1_000_000_000;
    private static final long SKEW_MILLIS = 5_000;

    private final List<Finding> findings = new ArrayList<>();

    private StoreCheck() {}

    /** The folder of a server with SQLite. */
    public static List<Finding> ofFolder(Path folder) {
        StoreCheck check = new StoreCheck();
        check.folder(folder);
        return check.findings;
    }

    public static List<Finding> ofPostgres(String url) {
        StoreCheck check = new StoreCheck();
        check.postgres(url);
        return check.findings;
    }

    /** Throws {@link BadBusAddress} if this is not the address of a Redis. */
    public static List<Finding> ofRedis(String url) {
        StoreCheck check = new StoreCheck();
        check.redis(url);
        return check.findings;
    }

    private void expect(boolean good, String whenGood, String otherwise) {
        findings.add(good ? Finding.good(whenGood) : Finding.fault(otherwise));
    }

    private void folder(Path folder) {
        Path file = folder.resolve("cabestan.db");
        try {
            if (!Files.exists(file)) {
                findings.add(Finding.advice("there is no cabestan.db in " + folder + ": name its folder with --data"));
                return;
            }
            FileStore disk = Files.getFileStore(folder);
            long free = disk.getUsableSpace();
            findings.add(
                    free < LITTLE_SPACE
                            ? Finding.fault("only " + free / 1_000_000 + " MB are free on the disk of " + folder
                                    + ": make room, or play stops")
                            : Finding.good(free / 1_000_000_000 + " GB are free on the disk"));
            expect(
                    Files.isWritable(file) && Files.isWritable(folder),
                    "the folder can be written",
                    folder + " cannot be written by this user");
            expect(
                    !disk.type().startsWith("nfs") && !disk.type().startsWith("cifs"),
                    "the folder is on a local disk",
                    "SQLite is on a network disk, where it loses data: use a local one, or PostgreSQL");
            Path log = folder.resolve("cabestan.db-wal");
            if (Files.exists(log) && Files.size(log) > LARGE_LOG) {
                findings.add(Finding.advice("the write-ahead log has " + Files.size(log) / 1_000_000
                        + " MB: restart the server when convenient"));
            }
            sqlite(file);
        } catch (IOException e) {
            findings.add(Finding.fault(folder + " cannot be read: " + e.getMessage()));
        }
    }

    private void sqlite(Path file) {
        try {
            DatabaseFacts facts = DatabaseFacts.ofSqlite(file);
            String intact = facts.answers().get(DatabaseFacts.INTACT);
            expect(
                    intact.equals("ok"),
                    "the database is intact",
                    "the database is damaged, restore a backup: " + intact);
            findings.add(Finding.good("its schema is " + facts.schema()));
        } catch (StoreFailure e) {
            findings.add(Finding.fault(e.getMessage()));
        }
    }

    private void postgres(String url) {
        try {
            long before = System.currentTimeMillis();
            DatabaseFacts facts = DatabaseFacts.ofPostgres(url);
            Map<String, String> answers = facts.answers();
            long clock = Long.parseLong(answers.get(DatabaseFacts.CLOCK));
            long skew = Math.abs(clock - (before + System.currentTimeMillis()) / 2);
            findings.add(
                    skew > SKEW_MILLIS
                            ? Finding.advice("the database's clock and this one differ by " + skew + " ms: check NTP")
                            : Finding.good("the database's clock agrees with this one"));
            expect(
                    answers.get(DatabaseFacts.READ_ONLY).equals("no"),
                    "the database is a primary",
                    "the database is a read-only copy: name the primary with --db");
            for (String setting : DatabaseFacts.DURABILITY) {
                expect(
                        !answers.get(setting).equals("off"),
                        setting + " is on",
                        setting + " is off: acknowledged actions can be lost; turn it on");
            }
            int used = Integer.parseInt(answers.get(DatabaseFacts.CONNECTIONS));
            int most = Integer.parseInt(answers.get(DatabaseFacts.MOST_CONNECTIONS));
            findings.add(
                    used > most * 4 / 5
                            ? Finding.advice(used + " of " + most + " connections are used: raise max_connections")
                            : Finding.good(used + " of " + most + " connections are used"));
            findings.add(Finding.good("its schema is " + facts.schema()));
        } catch (StoreFailure e) {
            findings.add(Finding.fault(e.getMessage()));
        }
    }

    private void redis(String url) {
        try (RedisClient client = RedisClient.create(RedisBus.address(url));
                StatefulRedisConnection<String, String> connection = client.connect()) {
            String version = connection.sync().info("server").replaceAll("(?s).*redis_version:(\\S+).*", "$1");
            expect(
                    Integer.parseInt(version.split("\\.", 2)[0]) >= 7,
                    "Redis " + version + " answers",
                    "Redis " + version + " is too old: sharded channels need 7 or newer");
        } catch (RedisException e) {
            findings.add(Finding.fault("Redis: " + e.getMessage()));
        }
    }
}
