package cabestan.cli.arena;

import cabestan.cli.io.UsageError;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Says in a folder which series of matches it holds. */
final class SeriesFile {

    private SeriesFile() {}

    /** Makes the folder if need be; one that holds another series is rejected. */
    static void claim(Path folder, String series) {
        Path file = folder.resolve("series.txt");
        try {
            Files.createDirectories(folder);
            if (!Files.exists(file)) {
                Files.writeString(file, series + "\n");
            } else if (!Files.readString(file).equals(series + "\n")) {
                throw new UsageError(file + ": the folder holds the matches of another series");
            }
        } catch (IOException e) {
            throw new UsageError("cannot write " + folder, e);
        }
    }
}
