package cabestan.server.torture;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A disk that fails on demand: a small library, compiled here, intercepts the writes of a process to SQLite. */
public final class FaultyDisk {

    /** What can be wrong with it; the library knows them by their first letter. */
    enum Fault {
        NONE,
        FULL,
        READ_ONLY,
        ERROR,
        SLOW
    }

    static final List<Fault> BAD = List.of(Fault.FULL, Fault.READ_ONLY, Fault.ERROR, Fault.SLOW);

    private final Path library;
    private final Path mode;

    /** @param folder for the library; throws {@link IOException} if there is no C compiler */
    public FaultyDisk(Path folder) throws IOException {
        this.library = folder.resolve("faultydisk.so");
        this.mode = folder.resolve("disk-mode");
        Path source = folder.resolve("faultydisk.c");
        try (InputStream in = FaultyDisk.class.getResourceAsStream("faultydisk.c")) {
            Files.copy(in, source);
        }
        Process compiler = new ProcessBuilder(
                        "cc", "-shared", "-fPIC", "-O1", "-o", library.toString(), source.toString(), "-ldl")
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("cc.log").toFile())
                .start();
        try {
            if (compiler.waitFor() != 0) {
                throw new IOException("the library does not compile; see " + folder.resolve("cc.log"));
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        set(Fault.NONE);
    }

    /** The variables of a process that uses this disk. */
    Map<String, String> environment() {
        return Map.of("LD_PRELOAD", library.toString(), "FAULTY_DISK", mode.toString());
    }

    void set(Fault fault) {
        try {
            Files.writeString(mode, fault.name().toLowerCase(Locale.ROOT));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
