package cabestan.server.explorer;

import cabestan.server.store.analysis.OpeningRepository.Tally;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/** The openings of self-play that every site has from the first day; training/MakeOpenings.java makes the file. */
public final class OpeningBook {

    private static final int VERSION = 1;

    private final Map<String, Tally> tallies;

    private OpeningBook(Map<String, Tally> tallies) {
        this.tallies = tallies;
    }

    /** Read when somebody first asks for an opening, so that no start has to wait for it. */
    private static final class Shipped {
        private static final OpeningBook BOOK = readShipped();
    }

    /** The book that belongs to the program. */
    static OpeningBook shipped() {
        return Shipped.BOOK;
    }

    private static OpeningBook readShipped() {
        try (InputStream file = OpeningBook.class.getResourceAsStream("openings.gz")) {
            return read(file);
        } catch (IOException e) {
            throw new UncheckedIOException("the openings cannot be read", e);
        }
    }

    static OpeningBook read(InputStream file) throws IOException {
        DataInputStream in = new DataInputStream(new BufferedInputStream(new GZIPInputStream(file)));
        if (in.readByte() != VERSION) {
            throw new IOException("this is not a book of openings");
        }
        Map<String, Tally> tallies = new HashMap<>();
        for (int left = in.readInt(); left > 0; left--) {
            String position = HexFormat.of().toHexDigits(in.readLong());
            int seats = in.readByte();
            int matches = in.readShort();
            List<Long> points = new ArrayList<>();
            for (int seat = 0; seat < seats; seat++) {
                points.add((long) in.readInt());
            }
            tallies.put(position, new Tally(matches, points));
        }
        return new OpeningBook(tallies);
    }

    /** Writes a book with those positions that were reached this often, always in the same order. */
    public static void write(Map<String, Tally> tallies, int fewest, OutputStream file) throws IOException {
        Map<String, Tally> kept = new TreeMap<>(tallies);
        kept.values().removeIf(tally -> tally.matches() < fewest);
        try (DataOutputStream out = new DataOutputStream(new GZIPOutputStream(file))) {
            out.writeByte(VERSION);
            out.writeInt(kept.size());
            for (Map.Entry<String, Tally> entry : kept.entrySet()) {
                Tally tally = entry.getValue();
                out.writeLong(HexFormat.fromHexDigitsToLong(entry.getKey()));
                out.writeByte(tally.points().size());
                out.writeShort((int) tally.matches());
                for (long points : tally.points()) {
                    out.writeInt((int) points);
                }
            }
        }
    }

    Optional<Tally> find(String position) {
        return Optional.ofNullable(tallies.get(position));
    }

    int size() {
        return tallies.size();
    }
}
