package cabestan.cli;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** One run of the command: its exit code and its output. */
public record Run(int code, String out, String err) {

    /** Positions and matches that the engines are tested with. */
    public static final Path EXAMPLES = Path.of("..", "rules", "src", "test", "resources");

    public static Run of(String... args) {
        return in(Map.of(), args);
    }

    /** A run with these variables in its environment. */
    public static Run in(Map<String, String> environment, String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int code = Cabestan.run(environment, new PrintWriter(out, true), new PrintWriter(err, true), args);
        return new Run(code, out.toString(), err.toString());
    }

    /** A run with this text on standard input. */
    public static Run fed(String input, String... args) {
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
        try {
            return of(args);
        } finally {
            System.setIn(before);
        }
    }

    public static String example(String file) {
        return EXAMPLES.resolve(file).toString();
    }

    public List<String> lines() {
        return out.lines().toList();
    }
}
