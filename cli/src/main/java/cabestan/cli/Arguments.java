package cabestan.cli;

import cabestan.rules.catalog.Games;
import cabestan.rules.game.BadText;
import cabestan.rules.game.Game;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.rules.game.State;
import cabestan.rules.game.Variant;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import picocli.CommandLine.TypeConversionException;

/** Turns what stands on the command line into what it means. */
final class Arguments {

    private static final int MAX_BYTES = 8_000_000;

    private Arguments() {}

    static Game game(String id) {
        try {
            return Games.named(id);
        } catch (BadText e) {
            throw new TypeConversionException(e.getMessage());
        }
    }

    static Seed seed(String text) {
        try {
            return Seed.read(text);
        } catch (BadText e) {
            throw new TypeConversionException(e.getMessage());
        }
    }

    /** How a match begins; 0 players and no variant mean the game's default. */
    static Setup setup(Game game, String variantId, int players, Seed seed) {
        try {
            Variant variant = variantId == null ? game.variants().getFirst() : game.variant(variantId);
            Setup setup = Setup.of(variant, players == 0 ? variant.minSeats() : players, seed);
            variant.accepts(setup);
            return setup;
        } catch (BadText e) {
            throw new Complaint(e.getMessage());
        }
    }

    /** The state of a position file, or of standard input for {@code -}. */
    static State position(Game game, String file) {
        String text = text(file);
        try {
            return game.readPosition(text);
        } catch (BadText e) {
            throw new Complaint(name(file), e);
        }
    }

    static String name(String file) {
        return file.equals("-") ? "standard input" : file;
    }

    static String text(String file) {
        byte[] bytes;
        try {
            bytes = bytes(file);
        } catch (NoSuchFileException | InvalidPathException e) {
            throw new Complaint(name(file) + ": there is no such file");
        } catch (AccessDeniedException e) {
            throw new Complaint(name(file) + ": no permission to read it");
        } catch (IOException e) {
            throw new Complaint(name(file) + ": cannot be read (" + e.getMessage() + ")");
        }
        if (bytes.length > MAX_BYTES) {
            throw new Complaint(name(file) + ": longer than " + MAX_BYTES + " bytes");
        }
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new Complaint(name(file) + ": not a text file (expected UTF-8)");
        }
    }

    private static byte[] bytes(String file) throws IOException {
        if (file.equals("-")) {
            return System.in.readNBytes(MAX_BYTES + 1);
        }
        Path path = Path.of(file);
        if (Files.isDirectory(path)) {
            throw new Complaint(file + ": is a folder; expected a file");
        }
        try (InputStream in = Files.newInputStream(path)) {
            return in.readNBytes(MAX_BYTES + 1);
        }
    }
}
