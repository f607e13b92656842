package cabestan.server.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Locks a data folder while a server runs on it, so that no second server and no restore can interfere. */
public final class DataLock implements AutoCloseable {

    private final FileChannel channel;

    private DataLock(FileChannel channel) {
        this.channel = channel;
    }

    /** The system releases it when the process ends, however it ends. */
    public static DataLock take(Path folder) {
        try {
            Files.createDirectories(folder);
            FileChannel channel = FileChannel.open(
                    folder.resolve("server.lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            if (!isLocked(channel)) {
                channel.close();
                throw new StoreFailure("a server is already running on " + folder + "; stop it first", null);
            }
            return new DataLock(channel);
        } catch (IOException e) {
            throw StoreFailure.of("cannot write in " + folder, e);
        }
    }

    private static boolean isLocked(FileChannel channel) throws IOException {
        try {
            FileLock lock = channel.tryLock();
            return lock != null;
        } catch (OverlappingFileLockException e) {
            return false;
        }
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw StoreFailure.of("cannot let go of the data folder", e);
        }
    }
}
