package cabestan.cli.draw;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/**
 * How text is styled for a terminal.
 *
 * @param colour whether seats are shown in their colours
 * @param unicode whether frames and pieces are drawn in Unicode, rather than plain ASCII
 */
public record TerminalStyle(boolean colour, boolean unicode) {

    public static final TerminalStyle PLAIN = new TerminalStyle(false, false);

    /** The seats' colours in the 256-colour palette, as close as possible to those of the browser client. */
    private static final int[] SEAT_COLOURS = {166, 32, 36, 214, 133};

    private static final String[] SHAPES = {"●", "▲", "■", "◆", "⬟"};

    /** Whether output goes to a terminal that can move its cursor. */
    @SuppressWarnings("SystemConsoleNull") // since JDK 25, null again if there is no terminal
    public static boolean isTerminal() {
        String term = System.getenv("TERM");
        return System.console() != null && System.console().isTerminal() && term != null && !term.equals("dumb");
    }

    /** The style that standard output supports. */
    public static TerminalStyle ofTerminal() {
        boolean colour =
                isTerminal() && System.getenv().getOrDefault("NO_COLOR", "").isEmpty();
        Charset charset = System.out.charset();
        return new TerminalStyle(colour, charset.equals(StandardCharsets.UTF_8));
    }

    /** A text in the colour of a seat, counted from 0. */
    public String seat(int seat, String text) {
        return colour ? "\u001b[1;38;5;" + SEAT_COLOURS[seat] + "m" + text + "\u001b[0m" : text;
    }

    /** The shape of a seat in its colour, or its number without Unicode. */
    public String piece(int seat) {
        return seat(seat, unicode ? SHAPES[seat] : "" + (seat + 1));
    }

    public String quiet(String text) {
        return colour ? "\u001b[2m" + text + "\u001b[0m" : text;
    }

    public String strong(String text) {
        return colour ? "\u001b[1m" + text + "\u001b[0m" : text;
    }

    /** The first text with Unicode, the second without. */
    public String either(String unicodeText, String asciiText) {
        return unicode ? unicodeText : asciiText;
    }

    /** The number of columns that a text takes; colour codes take none. */
    public static int width(String text) {
        return text.replaceAll("\u001b\\[[0-9;]*m", "").length();
    }

    /** Pads a text with spaces to a width. */
    public static String pad(String text, int width) {
        return text + " ".repeat(Math.max(0, width - width(text)));
    }
}
