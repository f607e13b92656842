package cabestan.server.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/** A backup of a data folder in one file: the database, and the signing key without which no player could sign in. */
public final class Backup {

    /** The SQLite file of a data folder. */
    public static final String DATABASE = "cabestan.db";

    /** The signing key of a data folder. */
    public static final String KEY = "signing.key";

    private Backup() {}

    /** Copies a folder, even while a server runs on it. */
    public static void write(Path folder, Path target) {
        if (!Files.exists(folder.resolve(DATABASE))) {
            throw new StoreFailure("there is no " + DATABASE + " in " + folder, null);
        }
        Path copy = folder.resolve("backup.tmp");
        try {
            Files.deleteIfExists(copy);
            Database.copy(folder.resolve(DATABASE), copy);
            try (ZipOutputStream zip = new ZipOutputStream(ownerOnly(target))) {
                add(zip, DATABASE, copy);
                add(zip, KEY, folder.resolve(KEY));
            }
        } catch (IOException e) {
            throw StoreFailure.of("cannot write " + target, e);
        } finally {
            delete(copy);
        }
    }

    private static OutputStream ownerOnly(Path target) throws IOException {
        Set<StandardOpenOption> create = Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        boolean posix = target.getFileSystem().supportedFileAttributeViews().contains("posix");
        return Channels.newOutputStream(
                posix
                        ? Files.newByteChannel(
                                target,
                                create,
                                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")))
                        : Files.newByteChannel(target, create));
    }

    private static void add(ZipOutputStream zip, String name, Path file) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        Files.copy(file, zip);
        zip.closeEntry();
    }

    /** Replaces the contents of a folder by a backup; the old files stay beside it as {@code *.old}. */
    public static void restore(Path source, Path folder) {
        try (ZipFile backup = new ZipFile(source.toFile())) {
            mustBeWhole(backup);
            try (DataLock _ = DataLock.take(folder)) {
                restoreLocked(backup, folder);
            }
        } catch (ZipException e) {
            throw new StoreFailure(source + " is not a backup of Cabestan, or is damaged: " + e.getMessage(), e);
        } catch (IOException e) {
            throw StoreFailure.of("cannot restore " + source, e);
        }
    }

    private static void mustBeWhole(ZipFile backup) {
        for (String name : List.of(DATABASE, KEY)) {
            if (backup.getEntry(name) == null) {
                throw new StoreFailure(backup.getName() + " is not a backup of Cabestan: it lacks " + name, null);
            }
        }
    }

    private static void restoreLocked(ZipFile backup, Path folder) throws IOException {
        try {
            unpack(backup, folder);
            Database.sqlite(folder.resolve(DATABASE + ".new")).close(); // throws if this is not a database of ours
            keepOld(folder);
            for (String name : List.of(DATABASE, KEY)) {
                Files.move(folder.resolve(name + ".new"), folder.resolve(name));
            }
            for (String leftover : List.of("-shm", ".new-wal", ".new-shm")) {
                Files.deleteIfExists(folder.resolve(DATABASE + leftover));
            }
        } finally {
            delete(folder.resolve(DATABASE + ".new"));
            delete(folder.resolve(KEY + ".new"));
        }
    }

    /** The write-ahead log stays with the old database: what was written last may be nowhere else. */
    private static void keepOld(Path folder) throws IOException {
        for (String suffix : List.of("", "-wal")) {
            moveOver(folder.resolve(DATABASE + suffix), folder.resolve(DATABASE + ".old" + suffix));
        }
        Files.deleteIfExists(folder.resolve(DATABASE + ".old-shm")); // of an older restore
        moveOver(folder.resolve(KEY), folder.resolve(KEY + ".old"));
    }

    private static void moveOver(Path from, Path to) throws IOException {
        Files.deleteIfExists(to);
        if (Files.exists(from)) {
            Files.move(from, to);
        }
    }

    private static void unpack(ZipFile backup, Path folder) throws IOException {
        for (String name : List.of(DATABASE, KEY)) { // nothing else is extracted
            Path unpacked = folder.resolve(name + ".new");
            Files.deleteIfExists(unpacked); // of a restore that was interrupted
            try (InputStream in = backup.getInputStream(backup.getEntry(name));
                    OutputStream out = ownerOnly(unpacked)) {
                in.transferTo(out);
            }
        }
    }

    private static void delete(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw StoreFailure.of("cannot delete " + file, e);
        }
    }
}
