package cabestan.picture.image;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.picture.Moment;
import cabestan.rules.catalog.Games;
import cabestan.rules.game.Game;
import cabestan.rules.game.Match;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.rules.game.State;
import java.awt.Color;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The files of pictures, and what they are painted of. */
class ImageFileTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "M0 0H10V10H0Z | 0 0 10 10",
                "M5 5l10 0 0 10 | 5 5 10 10",
                "M-3-4h6v8z | -3 -4 6 8",
                "M0 0q5 -10 10 0t10 0 | 0 -5 20 10",
                "M0 0C0 -10 20 -10 20 0S40 10 40 0 | 0 -7.5 40 15",
                "M-10 0a10 10 0 1 0 20 0a10 10 0 1 0 -20 0 | -10 -10 20 20",
                "M-43 0A43 35.26 0 0 0 43 0 | -43 0 86 35.26",
                "M0 .5h.1 | 0 0.5 0.1 0"
            })
    void paths_are_read_as_SVG_means_them(String data, String bounds) {
        Rectangle2D box = PathReader.read(data).getBounds2D();
        double[] expected = List.of(bounds.split(" ")).stream()
                .mapToDouble(Double::parseDouble)
                .toArray();
        double[] found = {box.getX(), box.getY(), box.getWidth(), box.getHeight()};
        assertArrayEquals(expected, found, 0.02, data);
    }

    @Test
    void a_closed_path_goes_on_where_it_began() {
        Path2D path = PathReader.read("M10 10h5v5zl-5 0");
        assertEquals(5, path.getCurrentPoint().getX(), 0.01);
    }

    @Test
    void an_unknown_command_is_named() {
        assertTrue(assertThrows(IllegalArgumentException.class, () -> PathReader.read("M0 0X1"))
                .getMessage()
                .contains("'X'"));
    }

    @Test
    void colours_are_read_with_what_shines_through() {
        assertEquals(new Color(255, 243, 217, 255), Paints.colour("#fff3d9", 1));
        assertEquals(new Color(255, 255, 255, 128), Paints.colour("#fff", 0.5));
        assertEquals(new Color(0x26, 0x13, 0x06, 0), Paints.colour("#26130600", 1));
    }

    @Test
    void an_animation_has_all_frames_and_repeats_what_has_not_changed_for_free() throws IOException {
        byte[] file = GifFile.of(5, i -> {
            BufferedImage image = new BufferedImage(120, 80, BufferedImage.TYPE_INT_ARGB);
            for (int x = 0; x < 120; x++) {
                for (int y = 0; y < 80; y++) {
                    boolean isMark = x / 10 == i && y < 10;
                    image.setRGB(x, y, isMark ? 0xffd55e00 : 0xff000000 | x * 2 << 16 | y * 3 << 8 | 40);
                }
            }
            return image;
        });
        ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
        reader.setInput(ImageIO.createImageInputStream(new ByteArrayInputStream(file)));
        assertEquals(5, reader.getNumImages(true));
        assertTrue(new String(file, StandardCharsets.ISO_8859_1).contains("NETSCAPE2.0"));
        BufferedImage third = reader.read(3);
        assertEquals(0, third.getRGB(100, 70) >>> 24, "nothing changed there");
        assertTrue(near(0xffd55e00, third.getRGB(35, 5)), Integer.toHexString(third.getRGB(35, 5)));
        assertTrue(near(0xff008228, reader.read(0).getRGB(0, 43)));
    }

    private static boolean near(int one, int other) {
        return Math.abs((one >> 16 & 255) - (other >> 16 & 255)) < 12
                && Math.abs((one >> 8 & 255) - (other >> 8 & 255)) < 12
                && Math.abs((one & 255) - (other & 255)) < 12;
    }

    @Test
    void a_preview_is_as_large_as_links_want_it() throws IOException {
        Game game = Games.named("cartagena");
        Match match = Match.begin(game, Setup.of(game.variant("basic"), 3, Seed.of(1)));
        byte[] file = PreviewFile.of(Moment.ofSeat(match, 0, State.WATCHER)).orElseThrow();
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(file));
        assertEquals(1200, image.getWidth());
        assertEquals(630, image.getHeight());
        assertTrue(file.length < 400_000, file.length + " bytes");
    }
}
