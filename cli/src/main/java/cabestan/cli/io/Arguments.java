package cabestan.cli.io;

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
import java.util.Iterator;
import picocli.CommandLine.TypeConversionException;

/** Converts words of the command line, and the files they name, into values. */
public final class Arguments {

    /** Lists the games in the help of a command; needs {@link GameIds} as its completion candidates. */
    public static final String GAMES = "${COMPLETION-CANDIDATES}";

    private static final int MAX_BYTES = 8_000_000;

    private Arguments() {}

    /** The ids of all games. */
    public static final class GameIds implements Iterable<String> {

        @Override
        public Iterator<String> iterator() {
            return Games.all().stream().map(Game::id).iterator();
        }
    }

    public static Game game(String id) {
        try {
            return Games.named(id);
        } catch (BadText e) {
            throw new TypeConversionException(e.getMessage());
        }
    }

    public static Seed seed(String text) {
        try {
            return Seed.read(text);
        } catch (BadText e) {
            throw new TypeConversionException(e.getMessage());
        }
    }

    public static int number(String text) {
        long number = longNumber(text);
        if (number != (int) number) {
            throw new TypeConversionException(
                    BadText.quote(text) + " is out of range; expected up to " + Integer.MAX_VALUE);
        }
        return (int) number;
    }

    public static long longNumber(String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            throw new TypeConversionException(BadText.quote(text) + " is not a whole number");
        }
    }

    public static double decimal(String text) {
        try {
            return Double.parseDouble(text);
        } catch (NumberFormatException e) {
            throw new TypeConversionException(BadText.quote(text) + " is not a number");
        }
    }

    /** The setup of a new match; 0 players and no variant mean the game's defaults. */
    public static Setup setup(Game game, String variantId, int players, Seed seed) {
        try {
            Variant variant = variantId == null ? game.variants().getFirst() : game.variant(variantId);
            Setup setup = Setup.of(variant, players == 0 ? variant.minSeats() : players, seed);
            variant.accepts(setup.terms());
            return setup;
        } catch (BadText e) {
            throw new UsageError(e.getMessage());
        }
    }

    /** Reads a position from a file, or from standard input for {@code -}. */
    public static State position(Game game, String file) {
        String text = text(file);
        try {
            return game.readPosition(text);
        } catch (BadText e) {
            throw new UsageError(name(file), e);
        }
    }

    /** What error messages call this file. */
    public static String name(String file) {
        return file.equals("-") ? "standard input" : file;
    }

    public static String text(String file) {
        byte[] bytes = bytes(file);
        if (bytes.length > MAX_BYTES) {
            throw new UsageError(name(file) + ": longer than " + MAX_BYTES + " bytes");
        }
        ByteBuffer unread = ByteBuffer.wrap(bytes);
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(unread).toString();
        } catch (CharacterCodingException e) {
            int line = 1;
            for (int i = 0; i < unread.position(); i++) {
                line += bytes[i] == '\n' ? 1 : 0;
            }
            throw new UsageError(name(file), new BadText(line, "expected text in UTF-8, found other bytes"));
        }
    }

    private static byte[] bytes(String file) {
        try {
            if (file.equals("-")) {
                return System.in.readNBytes(MAX_BYTES + 1);
            }
            Path path = path(file);
            if (Files.isDirectory(path)) {
                throw new UsageError(file + ": is a folder; expected a file");
            }
            try (InputStream in = Files.newInputStream(path)) {
                return in.readNBytes(MAX_BYTES + 1);
            }
        } catch (NoSuchFileException e) {
            throw new UsageError(file + ": there is no such file");
        } catch (AccessDeniedException e) {
            throw new UsageError(file + ": no permission to read it");
        } catch (IOException e) {
            throw new UsageError("cannot read " + name(file), e);
        }
    }

    /** Where a file is to be written; fails at once if it cannot be written there. */
    public static Path target(String file) {
        Path path = path(file);
        Path folder = path.toAbsolutePath().getParent();
        if (folder == null || Files.isDirectory(path)) {
            throw new UsageError(file + ": is a folder; expected a file");
        }
        if (!Files.isDirectory(folder)) {
            throw new UsageError(file + ": cannot be written; there is no folder " + folder);
        }
        if (!Files.isWritable(Files.exists(path) ? path : folder)) {
            throw new UsageError(file + ": no permission to write it");
        }
        return path;
    }

    private static Path path(String file) {
        if (file.isBlank()) {
            throw new UsageError("expected the name of a file, found nothing");
        }
        try {
            return Path.of(file);
        } catch (InvalidPathException e) {
            throw new UsageError(BadText.quote(file) + " cannot be the name of a file");
        }
    }
}
