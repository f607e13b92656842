package cabestan.cli.arena;

import cabestan.cli.io.WholeFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The folder in which a series of self-play keeps its positions: a file for each batch of matches. */
final class SelfPlayFolder {

    private final Path folder;

    /** @param series what is played, in one line, so that a folder is not continued by another series */
    SelfPlayFolder(Path folder, String series) {
        this.folder = folder;
        SeriesFile.claim(folder, series);
    }

    private Path file(int from, int to) {
        return folder.resolve((from + 1) + "-" + to + ".positions");
    }

    /** How long the file of these matches is; 0 if it is not there. */
    long length(int from, int to) {
        try {
            return Files.exists(file(from, to)) ? Files.size(file(from, to)) : 0;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void write(int from, int to, byte[] records) {
        WholeFile.mustWrite(file(from, to), records);
    }
}
