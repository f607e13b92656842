package cabestan.cli.io;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes files that are whole or absent, or as they were before, whatever happens meanwhile. */
public final class WholeFile {

    private WholeFile() {}

    public static void write(Path file, byte[] bytes) throws IOException {
        Path unfinished = file.resolveSibling(file.getFileName() + ".part");
        Files.write(unfinished, bytes);
        Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
    }

    /** The same for a command that cannot go on without the file. */
    public static void mustWrite(Path file, byte[] bytes) {
        try {
            write(file, bytes);
        } catch (IOException e) {
            throw new UsageError("cannot write " + file, e);
        }
    }
}
