package cabestan.server.store;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** Brings a database to the schema of this program, step by step; see docs/adr/0004-the-store-migrates-itself.md. */
final class Migrations {

    /** The number of the last script; the scripts are resources beside this class. */
    static final int NEWEST = 14;

    private static final long LOCK = 637_262_375; // an arbitrary number that nobody else uses

    private Migrations() {}

    static void apply(Jdbi jdbi, boolean shared) {
        jdbi.useTransaction(handle -> {
            if (shared) { // if two nodes start at the same time, one of them waits here
                handle.createQuery("SELECT pg_advisory_xact_lock(" + LOCK + ")")
                        .mapTo(String.class)
                        .one();
            }
            handle.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY)");
            int version = handle.createQuery("SELECT COALESCE(MAX(version), 0) FROM schema_version")
                    .mapTo(int.class)
                    .one();
            if (version > NEWEST) {
                throw new StoreFailure(
                        "the database is of a newer version of Cabestan: its schema is " + version
                                + ", this program knows up to " + NEWEST + "; install the newer program",
                        null);
            }
            while (version < NEWEST) {
                step(handle, ++version);
            }
        });
    }

    private static void step(Handle handle, int version) {
        handle.createScript(script(version)).execute();
        handle.execute("INSERT INTO schema_version (version) VALUES (?)", version);
    }

    private static String script(int version) {
        try (InputStream script = Migrations.class.getResourceAsStream(version + ".sql")) {
            return new String(script.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new StoreFailure("cannot read the migration " + version, e);
        }
    }
}
