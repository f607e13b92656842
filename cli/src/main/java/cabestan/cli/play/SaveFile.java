package cabestan.cli.play;

import cabestan.cli.io.UsageError;
import cabestan.cli.io.WholeFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Saves a running match when people leave, in whatever way. */
public final class SaveFile {

    private final Path folder;
    private Path file;
    private String unsaved;
    private boolean over;

    /** @param file the file the match came from, or null to choose a new file in the folder when needed */
    public SaveFile(Path folder, Path file) {
        this.folder = folder.normalize();
        this.file = file;
    }

    /** Remembers the current table; without a file, a match that has no actions or is over is not worth keeping. */
    synchronized void note(TerminalTable table) {
        over = table.isOver();
        boolean nothing = file == null && (over || table.match().length() == 0);
        unsaved = nothing ? null : table.text();
    }

    /** Saves to the file that the player names, from then on also when leaving; returns a message for them. */
    synchronized String saveAs(String name, TerminalTable table) {
        if (name.isEmpty()) {
            return "save needs the name of a file: save my.match";
        }
        try {
            Path target = Path.of(name);
            if (Files.exists(target) && !target.equals(file)) {
                return name + " already exists; choose another name.";
            }
            WholeFile.write(target, table.text().getBytes(StandardCharsets.UTF_8));
            file = target;
            unsaved = null;
            return "Saved in " + name
                    + (table.isOver() ? "." : ". The file contains what is still hidden; do not read it.");
        } catch (InvalidPathException e) {
            return name + " cannot be the name of a file.";
        } catch (IOException e) {
            return new UsageError(name + " cannot be written", e).getMessage() + ".";
        }
    }

    /** Writes what is not saved yet, and returns how to continue; empty if there is nothing to save. */
    public synchronized String leave() {
        if (unsaved == null) {
            return file == null ? "" : kept();
        }
        try {
            file = file == null ? freeName(folder) : file;
            WholeFile.write(file, unsaved.getBytes(StandardCharsets.UTF_8));
            unsaved = null;
            return kept();
        } catch (IOException e) {
            return new UsageError("The match could not be kept in " + file, e).getMessage() + ". Its text:\n" + unsaved;
        }
    }

    private String kept() {
        return "The match is kept in " + file + (over ? "." : ". Continue with:\n  cabestan play --resume " + file);
    }

    private static Path freeName(Path folder) {
        int number = 1;
        while (Files.exists(folder.resolve("cabestan-" + number + ".match"))) {
            number++;
        }
        return folder.resolve("cabestan-" + number + ".match");
    }
}
