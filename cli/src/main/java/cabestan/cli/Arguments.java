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

    static int number(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw new TypeConversionException(BadText.quote(text) + " is not a whole number");
        }
    }

    /** How a match begins; 0 players and no variant mean the game's default. */
    static Setup setup(Game game, String variantId, int players, Seed seed) {
        try {
            Variant variant = variantId == null ? game.variants().getFirst() : game.variant(variantId);
            Setup setup = Setup.of(variant, players == 0 ? variant.minSeats() : players, seed);
            variant.accepts(setup.terms());
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
        byte[] bytes = bytes(file);
        if (bytes.length > MAX_BYTES) {
            throw new Complaint(name(file) + ": longer than " + MAX_BYTES + " bytes");
        }
        ByteBuffer unread = ByteBuffer.wrap(bytes);
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(unread).toString();
        } catch (CharacterCodingException e) {
            int line = 1;
            for (int i = 0; i < unread.position(); i++) {
                line += bytes[i] == '\n' ? 1 : 0;
            }
            throw new Complaint(name(file), new BadText(line, "expected text in UTF-8, found bytes that are none"));
        }
    }

    private static byte[] bytes(String file) {
        try {
            if (file.equals("-")) {
                return System.in.readNBytes(MAX_BYTES + 1);
            }
            Path path = path(file);
            if (Files.isDirectory(path)) {
                throw new Complaint(file + ": is a folder; expected a file");
            }
            try (InputStream in = Files.newInputStream(path)) {
                return in.readNBytes(MAX_BYTES + 1);
            }
        } catch (NoSuchFileException e) {
            throw new Complaint(file + ": there is no such file");
        } catch (AccessDeniedException e) {
            throw new Complaint(file + ": no permission to read it");
        } catch (IOException e) {
            throw new Complaint(name(file) + ": cannot be read (" + e.getMessage() + ")");
        }
    }

    /** Where a file will be written; complains at once when it cannot be there. */
    static Path target(String file) {
        Path path = path(file);
        Path folder = path.toAbsolutePath().getParent();
        if (folder == null || Files.isDirectory(path)) {
            throw new Complaint(file + ": is a folder; expected a file");
        }
        if (!Files.isDirectory(folder)) {
            throw new Complaint(file + ": cannot be written; there is no folder " + folder);
        }
        if (!Files.isWritable(Files.exists(path) ? path : folder)) {
            throw new Complaint(file + ": no permission to write it");
        }
        return path;
    }

    private static Path path(String file) {
        if (file.isBlank()) {
            throw new Complaint("expected the name of a file, found nothing");
        }
        try {
            return Path.of(file);
        } catch (InvalidPathException e) {
            throw new Complaint(BadText.quote(file) + " cannot be the name of a file");
        }
    }
}
