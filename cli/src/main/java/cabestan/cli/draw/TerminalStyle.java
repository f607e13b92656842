package cabestan.cli.draw;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/**
 * What a terminal can show.
 *
 * @param colour seats in their colours
 * @param unicode frames and pieces; plain ASCII otherwise
 */
public record TerminalStyle(boolean colour, boolean unicode) {

    public static final TerminalStyle PLAIN = new TerminalStyle(false, false);

    /** The seats' colours in the 256-colour palette, as near to those of the browser client as it gets. */
    private static final int[] SEAT_COLOURS = {166, 32, 36, 214, 133};

    private static final String[] SHAPES = {"●", "▲", "■", "◆", "⬟"};

    /** Whether somebody sits at a terminal that can move its cursor. */
    @SuppressWarnings("SystemConsoleNull") // JDK 25 answers null again when there is no terminal
    public static boolean isTerminal() {
        String term = System.getenv("TERM");
        return System.console() != null && System.console().isTerminal() && term != null && !term.equals("dumb");
    }

    /** What standard output can show here. */
    public static TerminalStyle ofTerminal() {
        boolean colour = isTerminal() && System.getenv("NO_COLOR") == null;
        Charset charset = System.out.charset();
        return new TerminalStyle(colour, charset.equals(StandardCharsets.UTF_8));
    }

    /** A text in the colour of a seat, counted from 0. */
    public String seat(int seat, String text) {
        return colour ? "\u001b[1;38;5;" + SEAT_COLOURS[seat] + "m" + text + "\u001b[0m" : text;
    }

    /** The shape of a seat, in its colour; its number where there are no shapes. */
    public String piece(int seat) {
        return seat(seat, unicode ? SHAPES[seat] : "" + (seat + 1));
    }

    public String quiet(String text) {
        return colour ? "\u001b[2m" + text + "\u001b[0m" : text;
    }

    public String strong(String text) {
        return colour ? "\u001b[1m" + text + "\u001b[0m" : text;
    }

    /** The first where Unicode can be shown, the second otherwise. */
    public String either(String unicodeText, String asciiText) {
        return unicode ? unicodeText : asciiText;
    }

    /** How many columns a text takes; colours take none. */
    public static int width(String text) {
        return text.replaceAll("\u001b\\[[0-9;]*m", "").length();
    }

    /** Fills a text up to a width. */
    static String pad(String text, int width) {
        return text + " ".repeat(Math.max(0, width - width(text)));
    }
}
