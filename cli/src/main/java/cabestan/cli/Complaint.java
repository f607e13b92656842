package cabestan.cli;

import cabestan.rules.game.BadText;

/** Bad input, told in one line. */
final class Complaint extends RuntimeException {

    Complaint(String message) {
        super(message);
    }

    /** About a text: its name, the line when there is one, and what is wrong. */
    Complaint(String source, BadText bad) {
        super(source + (bad.line() > 0 ? ":" + bad.line() : "") + ": " + bad.getMessage());
    }
}
