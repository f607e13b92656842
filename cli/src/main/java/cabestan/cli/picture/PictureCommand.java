package cabestan.cli.picture;

import cabestan.cli.io.Arguments;
import cabestan.cli.io.UsageError;
import cabestan.picture.Moment;
import cabestan.picture.Picture;
import cabestan.picture.drawing.Theme;
import cabestan.picture.image.GifFile;
import cabestan.picture.image.Painter;
import cabestan.picture.image.PngFile;
import cabestan.picture.image.SvgFile;
import cabestan.rules.game.BadText;
import cabestan.rules.game.Match;
import cabestan.rules.game.State;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** Draws a position, or all moments of a match. */
@Command(
        name = "picture",
        description = {
            "Make a picture (SVG or PNG) of a position, a problem or a moment of a match,",
            "or an animation (GIF) of a match, with the same drawings as in the browser."
        },
        footer = {
            "",
            "Examples:",
            "  cabestan picture match.txt --out match.gif",
            "  cabestan picture match.txt --step 12 --seat 1 --out moment.png",
            "  cabestan picture problem.txt --theme dark > problem.svg"
        })
public final class PictureCommand implements Runnable {

    private static final int LEAST = 64;
    private static final int MOST = 4096;
    private static final int PIXELS = 1600;
    private static final int ANIMATED_PIXELS = 480;
    private static final int MOST_ANIMATED = 1600;

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "FILE",
            description = "A position, a problem, a record or a saved match; - reads standard input.")
    private String file;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "Where to write it; the name ends in .svg, .png or .gif (default: SVG to standard output).")
    private String out;

    @Option(names = "--step", paramLabel = "N", description = "A match after this many actions (default: all).")
    private Integer step;

    @Option(
            names = "--seat",
            paramLabel = "S",
            description = "What this seat could see, 0 for watchers (default: everything).")
    private Integer seat;

    @Option(
            names = "--size",
            paramLabel = "PX",
            description = "The longer side in pixels (default: " + PIXELS + ", of animations " + ANIMATED_PIXELS + ").")
    private Integer size;

    @Option(
            names = "--theme",
            paramLabel = "T",
            defaultValue = "light",
            description = "light or dark (default: light).")
    private Theme theme;

    /** Reads the name of a theme. */
    public static Theme theme(String text) {
        return switch (text) {
            case "light" -> Theme.LIGHT;
            case "dark" -> Theme.DARK;
            default ->
                throw new TypeConversionException(BadText.quote(text) + " is not a theme; expected light or dark");
        };
    }

    @Override
    public void run() {
        String format = format();
        boolean isAnimated = format.equals("gif");
        int pixels = pixels(isAnimated);
        Path target = out == null ? null : Arguments.target(out);
        Match match = PictureFile.read(file);
        check(match, isAnimated);
        byte[] picture = switch (format) {
            case "svg" -> SvgFile.of(picture(match), pixels).getBytes(StandardCharsets.UTF_8);
            case "png" -> PngFile.of(Painter.paint(picture(match), pixels, ""));
            default -> animation(match, pixels);
        };
        write(target, picture);
    }

    private String format() {
        String name = out == null ? ".svg" : out.toLowerCase(Locale.ROOT);
        String ending = name.substring(name.lastIndexOf('.') + 1);
        return switch (ending) {
            case "svg", "png", "gif" -> ending;
            default -> throw new UsageError("--out " + out + ": expected a name that ends in .svg, .png or .gif");
        };
    }

    private int pixels(boolean isAnimated) {
        int most = isAnimated ? MOST_ANIMATED : MOST;
        int pixels = size != null ? size : isAnimated ? ANIMATED_PIXELS : PIXELS;
        if (pixels < LEAST || pixels > most) {
            throw new UsageError("--size " + pixels + " is out of range; expected " + LEAST + " to " + most);
        }
        return pixels;
    }

    private void check(Match match, boolean isAnimated) {
        if (isAnimated && step != null) {
            throw new UsageError("--step names one moment, and an animation shows all of them");
        }
        if (isAnimated && match.length() == 0) {
            throw new UsageError(Arguments.name(file) + ": an animation needs a match with actions");
        }
        if (step != null && (step < 0 || step > match.length())) {
            throw new UsageError("--step " + step + " is out of range; expected 0 to " + match.length());
        }
        int seats = match.start().seats();
        if (seat != null && (seat < 0 || seat > seats)) {
            throw new UsageError("--seat " + seat + " is out of range; expected 0 to " + seats);
        }
    }

    private Picture picture(Match match) {
        return picture(match, step == null ? match.length() : step);
    }

    private Picture picture(Match match, int count) {
        Moment moment = seat == null
                ? Moment.ofTruth(match, count)
                : Moment.ofSeat(match, count, seat == 0 ? State.WATCHER : seat - 1);
        return Picture.of(moment, theme)
                .orElseThrow(() -> new UsageError("there are no drawings for " + moment.game()));
    }

    private byte[] animation(Match match, int pixels) {
        PrintWriter err = spec.commandLine().getErr();
        byte[] file = GifFile.of(match.length() + 1, count -> {
            err.print("\rpicture " + (count + 1) + " of " + (match.length() + 1));
            err.flush();
            return Painter.paint(picture(match, count), pixels, theme.page());
        });
        err.println();
        return file;
    }

    private void write(Path target, byte[] picture) {
        if (target == null) {
            spec.commandLine().getOut().print(new String(picture, StandardCharsets.UTF_8));
            spec.commandLine().getOut().flush();
            return;
        }
        try {
            Files.write(target, picture);
        } catch (IOException e) {
            throw new UsageError(target + ": cannot be written (" + e.getMessage() + ")");
        }
    }
}
