package cabestan.cli.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.cli.Run;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@code cabestan picture} makes. */
class PictureCommandTest {

    private static final String MATCH = Run.example("golden/arcanor-memory-102.match");
    private static final String SHORT = """
            cabestan match 1
            game      arcanor
            seat      1 Ana
            seat      2 Bo
            start     ,,,,,,,/,,,,,,,/,,,,,,,/,,,a,,,,/,,,,,,,/,,,,,,,/12,34,,,,,, w
            turn      1 a1-a2
            turn      2 d4-d3
            result    running
            """;

    @TempDir
    private Path folder;

    @Test
    void without_a_file_the_drawing_is_printed() {
        Run run = Run.of("picture", MATCH);
        assertEquals(0, run.code(), run.err());
        assertTrue(run.out().startsWith("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-78 -78 956 856\""));
        assertTrue(run.out().endsWith("</svg>\n"));
    }

    @Test
    void a_picture_is_as_large_as_wanted() throws IOException {
        Path file = folder.resolve("moment.png");
        Run run = Run.of("picture", MATCH, "--step", "12", "--size", "300", "--out", file.toString());
        assertEquals(0, run.code(), run.err());
        BufferedImage image = ImageIO.read(file.toFile());
        assertEquals(300, image.getWidth());
        assertEquals(269, image.getHeight());
    }

    @Test
    void an_animation_has_a_picture_before_and_after_each_action() throws IOException {
        Path file = folder.resolve("match.gif");
        Run run = Run.fed(SHORT, "picture", "-", "--size", "120", "--out", file.toString());
        assertEquals(0, run.code(), run.err());
        ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
        try (ImageInputStream in = ImageIO.createImageInputStream(file.toFile())) {
            reader.setInput(in);
            assertEquals(3, reader.getNumImages(true));
        }
    }

    @Test
    void a_seat_sees_less_than_everything_and_from_its_own_side() {
        String truth = Run.of("picture", MATCH, "--step", "40").out();
        String watched = Run.of("picture", MATCH, "--step", "40", "--seat", "0").out();
        String black = Run.of("picture", MATCH, "--step", "40", "--seat", "2").out();
        assertNotEquals(truth, watched);
        assertNotEquals(watched, black);
    }

    @Test
    void positions_and_problems_are_drawn_and_dark_if_wanted() {
        String position = Run.example("golden/fragile-standard-3-11.end");
        assertEquals(0, Run.of("picture", position).code());
        assertNotEquals(
                Run.of("picture", position).out(),
                Run.of("picture", position, "--theme", "dark").out());
        Run problem = Run.of("picture", "../problems/grade-1/01.txt");
        assertEquals(0, problem.code(), problem.err());
        assertEquals(
                0, Run.of("picture", Run.example("golden/arcanor-open-4.end")).code());
        assertEquals(
                0,
                Run.of("picture", Run.example("golden/cartagena-tortuga-3-7.end"))
                        .code());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--step 9999 | --step 9999 is out of range",
                "--seat 3 | --seat 3 is out of range; expected 0 to 2",
                "--size 5000 | --size 5000 is out of range; expected 64 to 4096",
                "--theme blue | is not a theme; expected light or dark",
                "--out board.jpg | expected a name that ends in .svg, .png or .gif",
                "--out board.gif --step 3 | --step names one moment",
                "--out /no/such/folder/board.png | there is no folder"
            })
    void what_cannot_be_is_said(String options, String message) {
        Run run = Run.of(("picture " + MATCH + " " + options).split(" "));
        assertEquals(2, run.code());
        assertTrue(run.err().contains(message), run.err());
    }

    @Test
    void a_text_that_is_no_position_is_refused_in_words() throws IOException {
        Path file = Files.writeString(folder.resolve("text"), "once upon a time");
        Run run = Run.of("picture", file.toString());
        assertEquals(2, run.code());
        assertTrue(run.err().contains("expected a position, a problem or the record of a match"), run.err());
        Run broken = Run.fed("game fragile\nplayers 9\n", "picture", "-");
        assertTrue(broken.err().contains("standard input:2: players"), broken.err());
    }
}
