package cabestan.cli.arena;

import cabestan.cli.io.UsageError;
import cabestan.cli.io.WholeFile;
import cabestan.rules.catalog.Games;
import cabestan.rules.game.BadText;
import cabestan.rules.game.Match;
import cabestan.rules.game.MatchRecord;
import cabestan.rules.game.Opening;
import cabestan.rules.game.Setup;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** The folder in which a series keeps the record of each match; what is there already is not played again. */
final class SeriesRecords {

    private final Path folder;

    /** @param series what is played, in one line, so that a folder is not continued by another series */
    SeriesRecords(Path folder, String series) {
        this.folder = folder;
        SeriesFile.claim(folder, series);
    }

    private Path file(int number) {
        return folder.resolve(String.format(Locale.ROOT, "%06d.match", number + 1));
    }

    /** The match of this number if it was played before, or null. */
    Match find(int number) {
        Path file = file(number);
        if (!Files.exists(file)) {
            return null;
        }
        try {
            return MatchRecord.read(Files.readString(file), Games::named).verify();
        } catch (BadText e) {
            throw new UsageError(file.toString(), e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void keep(int number, Match match, Setup setup, List<String> names) {
        MatchRecord record = MatchRecord.of(match, Opening.published(setup), names, MatchRecord.statusOf(match));
        WholeFile.mustWrite(file(number), record.write().getBytes(StandardCharsets.UTF_8));
    }
}
