package cabestan.cli.io;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.MinimalPrettyPrinter;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;

/** Writes what commands print with {@code --json}. */
public final class JsonOutput {

    private static final ObjectWriter COMPACT = new ObjectMapper().writer();
    private static final ObjectWriter ROWS = COMPACT.with(new RowPerLine());

    private JsonOutput() {}

    /** Writes a value on one line. */
    public static String compact(Object value) {
        return write(COMPACT, value);
    }

    /** Writes a value with each element of an array on a line of its own. */
    public static String rows(Object value) {
        return write(ROWS, value);
    }

    /** Rounds a number so that it is always written with this many decimals. */
    public static BigDecimal rounded(double number, int decimals) {
        return BigDecimal.valueOf(number).setScale(decimals, RoundingMode.HALF_UP);
    }

    private static String write(ObjectWriter writer, Object value) {
        try {
            return writer.writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    private static final class RowPerLine extends MinimalPrettyPrinter {

        @Override
        public void writeArrayValueSeparator(JsonGenerator generator) throws IOException {
            generator.writeRaw(",\n ");
        }
    }
}
