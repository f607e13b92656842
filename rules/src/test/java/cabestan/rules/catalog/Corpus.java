package cabestan.rules.catalog;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.GZIPInputStream;

/** The recorded matches that training/MakeCorpus.java has played. */
public final class Corpus {

    private static final String HEADER = "cabestan match 1\n";

    private Corpus() {}

    /** Their records as text. */
    public static List<String> records() {
        try (InputStream file = new GZIPInputStream(Corpus.class.getResourceAsStream("/corpus.gz"))) {
            String all = new String(file.readAllBytes(), StandardCharsets.UTF_8);
            return List.of(all.split("(?=" + HEADER + ")"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
