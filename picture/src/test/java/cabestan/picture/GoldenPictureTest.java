package cabestan.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import cabestan.picture.drawing.Theme;
import cabestan.picture.image.Painter;
import cabestan.picture.image.PngFile;
import cabestan.rules.catalog.Games;
import cabestan.rules.game.Match;
import cabestan.rules.game.MatchRecord;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Pictures look as they did when somebody last looked at them. If they are to look otherwise, look at the new ones in
 * target/pictures and copy them to src/test/resources/cabestan/picture.
 */
class GoldenPictureTest {

    private static final int PIXELS = 260;
    /** How far a channel may differ before anybody sees it: another JDK may smooth edges a little otherwise. */
    private static final int UNSEEN = 24;

    private static final double MOST_DIFFERENT = 0.002;

    @ParameterizedTest
    @CsvSource({
        "arcanor-open-4, 0, LIGHT",
        "arcanor-open-4, 80, LIGHT",
        "arcanor-memory-102, 60, DARK",
        "cartagena-basic-5-2, 0, LIGHT",
        "cartagena-jamaica-5-6, 120, LIGHT",
        "fragile-standard-3-11, 0, LIGHT",
        "fragile-standard-3-11, 90, DARK"
    })
    void pictures_look_as_they_did(String record, int step, Theme theme) throws IOException {
        Match match = MatchRecord.read(resource("/golden/" + record + ".match"), Games::named)
                .replay();
        Picture picture = Picture.of(Moment.ofTruth(match, step), theme).orElseThrow();
        BufferedImage image = Painter.paint(picture, PIXELS, theme.page());
        String name = record + "-" + step + ".png";
        Path made = Files.createDirectories(Path.of("target/pictures")).resolve(name);
        Files.write(made, PngFile.of(image));
        try (InputStream file = GoldenPictureTest.class.getResourceAsStream(name)) {
            if (file == null) {
                fail("there is no picture to compare " + made + " with");
            }
            compare(ImageIO.read(file), image, made);
        }
    }

    private static String resource(String path) throws IOException {
        try (InputStream file = GoldenPictureTest.class.getResourceAsStream(path)) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static void compare(BufferedImage known, BufferedImage image, Path made) {
        assertEquals(known.getWidth() + " x " + known.getHeight(), image.getWidth() + " x " + image.getHeight());
        int different = 0;
        int left = image.getWidth();
        int top = image.getHeight();
        int right = 0;
        int bottom = 0;
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                if (differ(known.getRGB(x, y), image.getRGB(x, y))) {
                    different++;
                    left = Math.min(left, x);
                    top = Math.min(top, y);
                    right = Math.max(right, x);
                    bottom = Math.max(bottom, y);
                }
            }
        }
        if (different > MOST_DIFFERENT * image.getWidth() * image.getHeight()) {
            fail(made + " differs in " + different + " pixels between " + left + "," + top + " and " + right + ","
                    + bottom);
        }
    }

    private static boolean differ(int one, int other) {
        for (int shift = 0; shift < 32; shift += 8) {
            if (Math.abs((one >> shift & 255) - (other >> shift & 255)) > UNSEEN) {
                return true;
            }
        }
        return false;
    }
}
