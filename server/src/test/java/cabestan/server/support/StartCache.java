package cabestan.server.support;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/**
 * Java's AOT cache for the servers that tests kill and start again, made once for all test processes; with it a start
 * costs a third.
 *
 * <p>A cache works for a class path of jars only, so the folders of classes are packed first.
 */
final class StartCache {

    private static final Path FOLDER = Path.of("target", "start-cache").toAbsolutePath();
    private static final List<String> FLAGS = List.of(
            "-Xmx256m",
            "-XX:TieredStopAtLevel=1", // a killed server does not run long enough for more
            "-XX:+UseSerialGC",
            "--enable-native-access=ALL-UNNAMED");

    private static List<String> flags;

    private StartCache() {}

    /** The flags for java, up to the class path, with which a server starts quickly. */
    static synchronized List<String> javaFlags() {
        if (flags == null) {
            try {
                flags = make();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return flags;
    }

    private static List<String> make() throws IOException {
        Files.createDirectories(FOLDER);
        try (FileChannel lock =
                        FileChannel.open(FOLDER.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                var held = lock.lock()) {
            Path cache = FOLDER.resolve("server-" + lastChange() + ".aot");
            List<String> jars = new ArrayList<>();
            boolean isMade = held.isValid() && Files.exists(cache);
            for (String entry : classPath()) {
                jars.add(Files.isDirectory(Path.of(entry)) ? packed(Path.of(entry), isMade) : entry);
            }
            List<String> classPath = List.of("-cp", String.join(File.pathSeparator, jars));
            if (!isMade) {
                train(cache, classPath);
                Postgres.fresh(); // the test wants an empty one
            }
            return flags("-XX:AOTCache=" + cache, classPath);
        }
    }

    private static List<String> classPath() {
        return List.of(System.getProperty("java.class.path").split(File.pathSeparator, -1));
    }

    private static List<String> flags(String cache, List<String> classPath) {
        return Stream.of(FLAGS, List.of(cache), classPath).flatMap(List::stream).toList();
    }

    /** When the classes on the class path were last compiled. */
    private static long lastChange() throws IOException {
        long last = 0;
        for (String entry : classPath()) {
            try (Stream<Path> files = Files.walk(Path.of(entry))) {
                for (Path file : files.filter(Files::isRegularFile).toList()) {
                    last = Math.max(last, Files.getLastModifiedTime(file).toMillis());
                }
            }
        }
        return last;
    }

    private static String packed(Path classes, boolean isMade) {
        Path module = classes.getParent().getParent().getFileName();
        Path jar = FOLDER.resolve(module + "-" + classes.getFileName() + ".jar");
        if (!isMade) {
            int status = ToolProvider.findFirst("jar")
                    .orElseThrow()
                    .run(
                            System.out,
                            System.err,
                            "--create",
                            "--no-compress",
                            "--file=" + jar,
                            "-C",
                            classes.toString(),
                            ".");
            if (status != 0) {
                throw new IllegalStateException("could not pack " + classes);
            }
        }
        return jar.toString();
    }

    /** Lets a server play a little, so that Java learns what a start needs. */
    private static void train(Path cache, List<String> classPath) throws IOException {
        Path data = Files.createTempDirectory("training");
        List<String> command = new ArrayList<>(List.of(ServerProcess.java()));
        command.addAll(flags("-XX:AOTCacheOutput=" + cache, classPath));
        command.addAll(List.of(ServerProcess.Training.class.getName(), data.toString(), Postgres.fresh()));
        try {
            Process process = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(FOLDER.resolve("training.log").toFile())
                    .start();
            if (process.waitFor() != 0 || !Files.exists(cache)) {
                throw new IllegalStateException("no cache was made; see " + FOLDER.resolve("training.log"));
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
